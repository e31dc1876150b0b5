"""Laws 44 and 45: the play of the cards."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import contracts, deals, played, plays, seats, strains
from tapete.core import (
    DECK,
    PACK,
    Card,
    Contract,
    Deal,
    Hand,
    IllegalPlay,
    Law,
    NotationError,
    Play,
    Seat,
    Side,
    Strain,
    Trick,
    parse_cards,
    winning_place,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "scoring.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))["trick_cases"]
DEAL = Deal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_golden_tricks_are_won_as_written(case: dict[str, Any]) -> None:
    trick = Trick(Seat(case["leader"]), parse_cards(" ".join(case["cards"])))
    assert str(trick.winner(Strain(case["trump"]))) == case["winner"]


@given(strains, seats, st.lists(st.sampled_from(DECK), min_size=1, max_size=4, unique=True))
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    trump: Strain, leader: Seat, cards: list[Card]
) -> None:
    trumps = [card for card in cards if card.suit is trump.suit]
    best = max(trumps or [card for card in cards if card.suit is cards[0].suit], key=lambda card: card.rank)
    trick = Trick(leader, tuple(cards))
    assert cards[winning_place(cards, trump)] is best
    assert trick.winner(trump) is leader.after(cards.index(best))
    assert list(trick.seats_and_cards()) == [(leader.after(place), card) for place, card in enumerate(cards)]


@given(deals.flatmap(lambda deal: st.tuples(st.just(deal), plays(deal))))
def test_any_legal_play_keeps_the_laws(deal_and_play: tuple[Deal, Play]) -> None:
    """The state kept beside the cards is what the Laws say of the cards alone."""
    deal, play = deal_and_play
    tricks = (*play.all_tricks(), play.trick)
    assert [card for trick in tricks for card in trick.cards] == list(play.cards)
    assert play.last_trick == (play.all_tricks()[-1] if play.all_tricks() else None)
    assert play.tricks_left == 13 - len(play.all_tricks())
    for trick, following in pairwise(tricks):
        assert following.leader is trick.winner(play.trump)
    assert all(deal.holder(card) is seat for trick in tricks for seat, card in trick.seats_and_cards())
    assert set(Hand(play.played)) == set(play.cards)
    assert play.turn is play.trick.leader.after(len(play.trick.cards))
    assert play.led == (play.trick.cards[0] if play.trick.cards else None)
    for seat in Seat:
        assert play.played_by(seat) == deal[seat] & Hand(play.played)
    _nobody_failed_to_follow(deal, tricks)


def _nobody_failed_to_follow(deal: Deal, tricks: tuple[Trick, ...]) -> None:
    gone: set[Card] = set()
    for trick in tricks:
        for seat, card in trick.seats_and_cards():
            suit = trick.cards[0].suit
            left = {held for held in deal[seat].in_suit(suit) if held not in gone}
            assert card.suit is suit or not left
        gone |= set(trick.cards)


@given(deals.flatmap(plays))
def test_each_trick_is_won_by_one_side(play: Play) -> None:
    ns, ew = play.tricks
    assert (ns, ew) == (play.tricks_won(Side.NS), play.tricks_won(Side.EW))
    assert ns + ew == play.tricks_played == len(play.cards) // 4 == len(play.all_tricks())
    assert play.tricks_played + play.tricks_left == 13
    assert play.last_trick == (play.all_tricks()[-1] if ns + ew else None)
    assert ns == sum(trick.winner(play.trump).side is Side.NS for trick in play.all_tricks())


@given(deals.flatmap(lambda deal: plays(deal, min_cards=52)))
def test_there_are_always_thirteen_tricks_and_then_the_play_is_over(play: Play) -> None:
    assert play.is_over
    assert play.tricks_played == 13 == sum(play.tricks)
    assert not play.legal_cards(PACK)
    assert all(play.broken_law(card, PACK) is Law.PLAY_OVER for card in DECK)


@given(deals.flatmap(lambda deal: st.tuples(st.just(deal), plays(deal))))
def test_the_cards_listed_as_legal_are_those_that_break_no_law(deal_and_play: tuple[Deal, Play]) -> None:
    deal, play = deal_and_play
    hand = deal[play.turn]
    legal = {card for card in DECK if play.is_legal(card, hand)}
    assert set(play.legal_cards(hand)) == legal
    assert set(play.legal_cards(hand - Hand(play.played))) == legal
    assert bool(legal) == (not play.is_over)


@given(contracts)
def test_the_player_on_declarers_left_makes_the_opening_lead(contract: Contract) -> None:
    play = Play.start(contract)
    assert play.turn is play.leader is play.opening_leader is contract.declarer.lho
    assert (play.led, play.trick.cards, play.is_over) == (None, (), False)


@given(deals.flatmap(plays))
def test_a_play_is_written_and_read_back(play: Play) -> None:
    cards = " ".join(map(str, play.cards))
    assert Play.of(play.trump, play.opening_leader, cards) == play
    assert str(play) == f"{play.opening_leader}: {cards or '-'}"


def test_after_the_lead_it_is_dummys_turn_from_dummys_hand() -> None:
    play = played(Play.start(Contract.parse("1NT", Seat.SOUTH)), DEAL, b"")
    play = play.after(Card.parse("D8"), DEAL[Seat.WEST])
    assert play.turn is Seat.NORTH
    assert set(play.legal_cards(DEAL[Seat.NORTH])) == set(parse_cards("D3 DJ DQ"))


@pytest.mark.parametrize(
    ("cards", "card", "law"),
    [
        ("", "SK", Law.NOT_HELD),
        ("D8", "DA", Law.NOT_HELD),
        ("D8 DQ D9 D4", "D8", Law.NOT_HELD),
        ("D8 DQ D9 D4", "D4", Law.NOT_HELD),
        ("D8", "SA", Law.NOT_HELD),
        ("D8", "ST", Law.MUST_FOLLOW),
        ("D8 DQ", "S3", Law.MUST_FOLLOW),
        ("D8 DQ D9", "DK", Law.NOT_HELD),
    ],
)
def test_a_card_comes_from_the_hand_in_turn_and_follows_suit(cards: str, card: str, law: Law) -> None:
    play = Play.of(Strain.NOTRUMP, Seat.WEST, cards)
    attempt, hand = Card.parse(card), DEAL[play.turn]
    assert play.broken_law(attempt, hand) is law
    with pytest.raises(IllegalPlay) as refusal:
        play.after(attempt, hand)
    assert (refusal.value.law, refusal.value.attempt, refusal.value.state) == (law, attempt, play)


def test_who_cannot_follow_may_play_any_card_without_a_duty_to_ruff() -> None:
    play = Play.of(Strain.SPADES, Seat.WEST, "DK DQ D9 D4 DA DJ D6")
    assert play.turn is Seat.SOUTH
    left = DEAL[Seat.SOUTH].without(Card.parse("D4"))
    assert play.legal_cards(DEAL[Seat.SOUTH]) == left


def test_declarer_may_not_lead_from_the_hand_that_did_not_win() -> None:
    play = Play.of(Strain.NOTRUMP, Seat.WEST, "D8 DQ D9 D4")
    assert play.turn is Seat.NORTH
    assert play.broken_law(Card.parse("SK"), DEAL[Seat.NORTH]) is Law.NOT_HELD


def test_text_that_is_not_a_play_is_refused_where_it_goes_wrong() -> None:
    with pytest.raises(NotationError, match="1:4: not a card: 'DX'"):
        Play.of(Strain.NOTRUMP, Seat.WEST, "D8 DX")
    with pytest.raises(IllegalPlay, match="Law 45: D8 is not allowed after W: D8"):
        Play.of(Strain.NOTRUMP, Seat.WEST, "D8 D8")


def test_a_play_is_never_made_without_its_turn() -> None:
    with pytest.raises(TypeError, match="leader"):
        Play(Strain.NOTRUMP, Seat.WEST)  # type: ignore[call-arg]  # what is tested is that it fails
