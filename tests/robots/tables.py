"""Deals that robots bid and played, shared by the tests, and short ways to set up a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import msgspec
import pytest

from tapete.core import (
    DEALS,
    PACK,
    Auction,
    BySeat,
    Contract,
    Deal,
    Hand,
    Outcome,
    Play,
    Seat,
    SeatView,
    Vulnerability,
    seat_view,
)
from tapete.robots import play_deal
from tapete.scoring import AnySheet, Form, Sheet, Terms, rubber, unit

DEALS_PLAYED = 100
"""How many deals the tests share, played once."""

forty_or_all_deals = pytest.mark.parametrize(
    "deals", [40, pytest.param(DEALS_PLAYED, marks=pytest.mark.thorough)]
)

NEW_SHEET = rubber.start(Seat.NORTH)


class Played(msgspec.Struct, frozen=True):
    """A deal with all that four robots made of it."""

    deal: Deal
    terms: Terms
    sheet: AnySheet
    auction: Auction
    play: Play | None
    outcome: Outcome


def played_deals(count: int, seed: int = 1, form: Form = Form.RUBBER) -> tuple[Played, ...]:
    """Random deals in rubbers, or sets, that follow one another, bid and played by robots, each once."""
    deals, found = _playing(seed, form)
    found.extend(islice(deals, max(0, count - len(found))))
    return tuple(found[:count])


@cache
def _playing(seed: int, form: Form) -> tuple[Iterator[Played], list[Played]]:
    """The deals still to come, and those that were asked for."""
    return _played(seed, form), []


def _played(seed: int, form: Form) -> Iterator[Played]:
    rng, sheet = Random(seed), unit.start(form, Seat.NORTH)
    while True:
        terms = unit.terms(sheet)
        if terms is None:
            sheet = unit.start(form, Seat.NORTH)
            continue
        deal = Deal.from_number(rng.randrange(DEALS))
        auction, play, outcome = play_deal(deal, terms, sheet)
        yield Played(deal, terms, sheet, auction, play, outcome)
        sheet = unit.score(sheet, outcome)


def sheet_with(*made: str) -> Sheet:
    """A sheet on which South has just made these contracts exactly, such as `2H` (60 below for NS)."""
    sheet = NEW_SHEET
    for text in made:
        contract = Contract.parse(text, Seat.SOUTH)
        sheet = rubber.score(sheet, Outcome(contract, contract.tricks_needed))
    return sheet


def to_call(hand: str, calls: str = "", dealer: Seat = Seat.SOUTH) -> SeatView:
    """The view of the seat in turn after these calls, holding that hand."""
    auction = Auction.of(dealer, calls)
    return SeatView(auction.turn, Vulnerability.NONE, auction, None, ((auction.turn, Hand.parse(hand)),))


def to_choose(own: str, dummy: str, cards: str, contract: str = "3NT") -> SeatView:
    """The view of whoever chooses after these cards, South declarer; the two hands are what is left of them.

    `own` is South's hand when dummy is in turn. Hands need not be whole.
    """
    auction = Auction.of(Seat.SOUTH, f"{contract} P P P")
    bid = auction.contract
    assert bid is not None
    play = Play.of(bid.strain, bid.leader, cards)
    chooser = bid.declarer if play.turn is bid.dummy else play.turn
    hands = ((chooser, Hand.parse(own)), (bid.dummy, Hand.parse(dummy)))
    return SeatView(chooser, Vulnerability.NONE, auction, play, hands)


def ending(
    hands: str, contract: str = "3NT", leader: Seat = Seat.SOUTH
) -> tuple[Auction, Play, BySeat[Hand]]:
    """The end of a deal that South declares: what the four hold, North first, and who is to lead."""
    north, east, south, west = (Hand.parse(hand) for hand in hands.split())
    auction = Auction.of(Seat.SOUTH, f"{contract} P P P")
    assert auction.contract is not None
    gone = PACK - (north | east | south | west)
    strain, won = auction.contract.strain, 13 - len(south)
    play = Play(
        trump=strain,
        opening_leader=Seat.WEST,
        cards=tuple(gone),
        leader=leader,
        turn=leader,
        tricks_ns=won,
        played=gone.mask,
    )
    return auction, play, BySeat(north, east, south, west)


def to_play(deal: str, contract: str, declarer: Seat, cards: str = "", calls: str = "") -> SeatView:
    """The view of whoever chooses the next card after these, in a contract reached without opposition."""
    bid = Auction.of(declarer, calls or f"{contract} P P P")
    assert bid.contract is not None
    whole = Deal.parse(deal)
    play = Play.start(bid.contract)
    for card in Play.of(bid.contract.strain, bid.contract.leader, cards).cards:
        play = play.after(card, whole[play.turn])
    chooser = bid.contract.declarer if play.turn is bid.contract.dummy else play.turn
    return seat_view(chooser, Vulnerability.NONE, whole, bid, play)
