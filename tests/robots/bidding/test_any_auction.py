"""Auctions that no book foresaw: whatever the others say, the book has a sensible call for every hand."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tapete.core import DEALS, PASS, Auction, Bid, Call, Deal, Hand, Seat, SeatView, Vulnerability
from tapete.robots import choose_call
from tapete.robots.bidding.reading import last_resort, meanings_after, situation_after
from tapete.robots.bidding.situation import Situation
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strength import strength
from tapete.scoring import AnySheet, Form, unit


class Turn(msgspec.Struct, frozen=True):
    """A turn at which a seat called by the book: how far its hand lies outside what the call shows."""

    situation: Situation
    hand: Hand
    call: Call
    misses: int
    """The least of its rows; 0 where the hand fits."""


def turns(deals: int, seed: int, sheet: AnySheet) -> Iterator[Turn]:
    """Random deals; at each turn, in a part of the cases, any legal call instead of the book's."""
    rng = Random(seed)
    stakes = stakes_of(sheet, Vulnerability.NONE)
    for place in range(deals):
        deal, auction = Deal.from_number(rng.randrange(DEALS)), Auction.start(tuple(Seat)[place % 4])
        unruly = rng.choice((0.1, 0.25, 0.5))
        while not auction.is_over:
            if rng.random() < unruly:
                auction = auction.after(interference(auction, rng))
                continue
            hand = deal[auction.turn]
            view = SeatView(auction.turn, Vulnerability.NONE, auction, None, ((auction.turn, hand),))
            call = choose_call(view, sheet).call
            situation = situation_after(auction.dealer, auction.calls, stakes)
            rows = [
                meaning
                for meaning in meanings_after(auction.dealer, auction.calls, stakes)
                if meaning.call is call
            ] or [last_resort(situation)]
            yield Turn(situation, hand, call, min(row.misses(strength(hand)) for row in rows))
            auction = auction.after(call)


def interference(auction: Auction, rng: Random) -> Call:
    """Any pass, double or redouble, or one of the next dozen bids."""
    legal = auction.legal_calls()
    plain: list[Call] = [call for call in legal if not isinstance(call, Bid)]
    return rng.choice([*plain, *[call for call in legal if isinstance(call, Bid)][:12]])


def is_wild(turn: Turn) -> bool:
    """A jump, a double, or a suit that the hand does not hold: four cards, two for partner's."""
    call, situation = turn.call, turn.situation
    if not isinstance(call, Bid):
        return call is not PASS
    suit = call.strain.suit
    if call.level > situation.cheapest(call.strain):
        return True
    return suit is not None and turn.hand.length(suit) < (2 if suit in situation.partner_suits else 4)


@pytest.mark.thorough
@pytest.mark.parametrize("form", [Form.DUPLICATE, Form.AUCTION1920])
def test_a_hand_that_fits_no_row_never_jumps_doubles_or_bids_what_it_does_not_hold(form: Form) -> None:
    seen = list(turns(40, 1, unit.start(form, Seat.NORTH)))
    assert [turn for turn in seen if turn.misses and is_wild(turn)] == []


@pytest.mark.slow
@pytest.mark.parametrize("form", Form)
def test_so_it_is_in_very_many_auctions_and_hardly_a_hand_fits_no_row(form: Form) -> None:
    seen = list(turns(1000, 2, unit.start(form, Seat.NORTH)))
    missed = [turn for turn in seen if turn.misses]
    assert [turn for turn in missed if is_wild(turn)] == []
    assert len(missed) < 0.01 * len(seen)
