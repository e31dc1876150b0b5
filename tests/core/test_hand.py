"""Hands: sets of cards, and what is counted in them."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import cards, hands
from tapete.core import DECK, PACK, Card, Hand, NotationError, Rank, Strain, Suit


@given(st.frozensets(cards))
def test_a_hand_is_the_set_of_its_cards(some: frozenset[Card]) -> None:
    hand = Hand.of(some)
    assert set(hand) == some
    assert len(hand) == len(some)
    assert list(hand) == sorted(some, reverse=True)
    assert all((card in hand) == (card in some) for card in DECK)


@given(st.frozensets(cards), st.frozensets(cards))
def test_hands_are_joined_and_parted_as_sets(some: frozenset[Card], others: frozenset[Card]) -> None:
    one, other = Hand.of(some), Hand.of(others)
    assert set(one | other) == some | others
    assert set(one & other) == some & others
    assert set(one - other) == some - others


@given(hands, cards)
def test_a_card_leaves_the_hand_when_it_is_played(hand: Hand, card: Card) -> None:
    assert set(hand.without(card)) == set(hand) - {card}


@given(hands)
def test_a_hand_is_written_and_read_back(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand


@given(hands)
def test_shape_and_length_count_the_cards_of_each_suit(hand: Hand) -> None:
    assert list(hand.shape) == [
        hand.length(suit) for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    ]
    assert sum(hand.shape) == len(hand)
    for suit in Suit:
        assert {card for card in hand if card.suit is suit} == set(hand.in_suit(suit))


def test_the_pack_has_40_high_card_points() -> None:
    assert PACK.hcp == 40
    assert [Hand.of([Card(Suit.HEARTS, rank)]).hcp for rank in Rank] == [0] * 9 + [1, 2, 3, 4]


@given(hands, hands)
def test_points_of_two_hands_add_up(one: Hand, other: Hand) -> None:
    assert one.hcp + (other - one).hcp == (one | other).hcp


def test_a_balanced_hand_has_no_void_no_singleton_and_one_doubleton_at_most() -> None:
    shapes = [shape for shape in product(range(14), repeat=4) if sum(shape) == 13]
    for shape in shapes:
        hand = Hand(sum(((1 << length) - 1) << 13 * place for place, length in enumerate(shape)))
        assert hand.is_balanced == (min(shape) >= 2 and shape.count(2) <= 1), shape


@given(hands)
def test_honors_are_the_top_five_trumps_or_the_aces_at_no_trump(hand: Hand) -> None:
    for suit in Suit:
        assert hand.honors(suit.strain) == sum(
            card.suit is suit and str(card.rank) in "AKQJT" for card in hand
        )
    assert hand.honors(Strain.NOTRUMP) == sum(card.rank is Rank.ACE for card in hand)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("AKQ", 1),
        ("A.K.Q", 1),
        ("A.K.Q.J.T", 1),
        ("A.K.Q.X", 7),
        ("a.K.Q.J", 1),
        ("A.KK.Q.J", 4),
        ("A.10..", 3),
        ("A.K.Q.J\n", 8),
        ("A . . . ", 2),
    ],
)
def test_what_is_not_a_hand_is_refused_where_it_goes_wrong(text: str, column: int) -> None:
    with pytest.raises(NotationError) as refusal:
        Hand.parse(text)
    assert refusal.value.column == column
