"""Deals and deals of which only a part is known."""

import random

import pytest
from hypothesis import given

from strategies import deals, partial_deals, seats
from tapete.core import DECK, PACK, BySeat, Deal, Hand, NotationError, PartialDeal, Seat

FOUR_HANDS = "N:K75.AJ4.QT6.9432 AQ3.KQT7.J9.KQ86 J98.986532.A8.A7 T642..K75432.JT5"


@given(deals)
def test_a_deal_gives_thirteen_cards_to_each_and_every_card_to_one(deal: Deal) -> None:
    assert all(len(deal[seat]) == 13 for seat in Seat)
    assert {card: deal.holder(card) for card in DECK} == {card: seat for seat in Seat for card in deal[seat]}


@given(deals)
def test_a_deal_is_written_and_read_back(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal


@given(partial_deals())
def test_a_partial_deal_is_written_and_read_back(deal: PartialDeal) -> None:
    assert PartialDeal.parse(str(deal)) == deal


@given(partial_deals())
def test_a_card_in_no_known_hand_is_unseen(deal: PartialDeal) -> None:
    known = {card for hand in deal.hands for card in hand}
    assert set(deal.unseen) == set(DECK) - known


@given(deals, seats)
def test_a_deal_may_be_written_from_any_seat(deal: Deal, first: Seat) -> None:
    text = f"{first}:" + " ".join(str(deal[first.after(place)]) for place in range(4))
    assert Deal.parse(text) == deal
    assert Deal.parse(f"\t{text.replace(' ', '  ')}\n") == deal


@given(seats)
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left_and_the_last_to_the_dealer(dealer: Seat) -> None:
    pack = random.Random(dealer.index).sample(DECK, 52)
    deal = Deal.dealt(pack, dealer)
    assert deal.holder(pack[0]) is deal.holder(pack[4]) is dealer.lho
    assert deal.holder(pack[1]) is dealer.partner
    assert deal.holder(pack[51]) is dealer


def test_a_deal_that_is_not_the_whole_pack_is_refused() -> None:
    short, long = BySeat(PACK, Hand(), Hand(), Hand()), Deal.from_number(7).hands
    twice = long.with_seat(Seat.WEST, Hand(long.west.mask | long.north.mask & -long.north.mask))
    same, none = long.with_seat(Seat.NORTH, long.east), long.with_seat(Seat.WEST, Hand())
    for hands in (short, twice, same, none):
        with pytest.raises(ValueError, match="not the whole pack, thirteen cards to each"):
            Deal(hands)


def test_of_a_partial_deal_no_card_is_twice_and_no_hand_has_fourteen() -> None:
    with pytest.raises(ValueError, match="a card is in two hands"):
        PartialDeal(BySeat(Hand(1), Hand(1), Hand(), Hand()))
    with pytest.raises(ValueError, match="a hand has more than thirteen cards"):
        PartialDeal(BySeat(Hand((1 << 14) - 1), Hand(), Hand(), Hand()))


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("N", 1),
        (FOUR_HANDS[2:], 1),
        (FOUR_HANDS.lower(), 1),
        (FOUR_HANDS.replace("N:", "X:"), 1),
        (FOUR_HANDS + " -", 1),
        ("N:- - -", 1),
        ("N:- - -.. -", 7),
        ("N:- A.K.Q.1 - -", 11),
        ("N:A... A... - -", 1),
        ("N:AKQJT98765432.A.. - - -", 1),
        ("N:−.−.−.− - - -", 3),
    ],
)
def test_what_is_not_a_deal_is_refused_where_it_goes_wrong(text: str, column: int) -> None:
    for kind in (Deal, PartialDeal):
        with pytest.raises(NotationError) as refusal:
            kind.parse(text)
        assert refusal.value.column == column


def test_a_hand_that_is_not_known_is_a_dash_or_short() -> None:
    deal = PartialDeal.parse("E:- A.K.Q.J ... -")
    assert [len(hand) for hand in deal.hands] == [0, 0, 4, 0]
    assert str(deal) == "N:- - A.K.Q.J -"
    with pytest.raises(NotationError, match="not the whole pack"):
        Deal.parse(str(deal))
