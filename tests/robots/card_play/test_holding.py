"""The cards of one suit as bits."""

from hypothesis import given
from hypothesis import strategies as st

from tapete.core import Hand, Suit
from tapete.robots.card_play.holding import (
    above,
    card,
    count_above,
    highest,
    highest_equal,
    holding,
    lowest,
    lowest_equal,
    masters,
    ranks,
)

HOLDINGS = st.integers(0, 0x1FFF)
RANKS = st.integers(0, 12)
HAND = Hand.parse("AQ3.K..")


@given(HOLDINGS)
def test_ranks_run_from_the_highest_to_the_lowest(cards: int) -> None:
    places = ranks(cards)
    assert places == sorted(places, reverse=True)
    assert sum(1 << place for place in places) == cards
    if places:
        assert (highest(cards), lowest(cards)) == (places[0], places[-1])


@given(HOLDINGS, RANKS)
def test_the_cards_above_a_rank_are_counted(cards: int, rank: int) -> None:
    assert ranks(above(cards, rank)) == [place for place in ranks(cards) if place > rank]
    assert count_above(cards, rank) == len(ranks(above(cards, rank)))


@given(HOLDINGS, HOLDINGS)
def test_masters_are_beaten_by_no_card_of_theirs(one: int, two: int) -> None:
    ours, theirs = one, two & ~one
    assert all(not above(theirs, rank) for rank in ranks(masters(ours, theirs)))


def test_cards_are_equal_when_no_card_of_theirs_parts_them() -> None:
    spades = holding(Hand.parse("KQJ94..."), Suit.SPADES)
    ten = holding(Hand.parse("T..."), Suit.SPADES)
    king, jack, nine = 11, 9, 7
    assert (lowest_equal(spades, king, ten), highest_equal(spades, jack, ten)) == (jack, king)
    assert lowest_equal(spades, king, 0) == 2
    assert highest_equal(spades, nine, ten) == nine


def test_a_place_in_a_suit_is_a_card() -> None:
    assert [str(card(Suit.SPADES, rank)) for rank in ranks(holding(HAND, Suit.SPADES))] == ["SA", "SQ", "S3"]
