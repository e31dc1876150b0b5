"""The choices of a play that is over: who chose, and what he saw as he did."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from tapete.core import Auction, Card, Deal, Play, Seat, SeatView, Vulnerability, seat_view
from tapete.dd import Solver
from tapete.robots.thinking import CardThought, Clock, Effort, seed_of, think_card
from tapete.scoring import AnySheet


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal that is over, as far as its play goes; `sheet` is the one before it."""

    deal: Deal
    vulnerability: Vulnerability
    auction: Auction
    play: Play
    sheet: AnySheet
    faced: Seat | None = None
    """Who faced his hand with a claim that was contested."""
    faced_from: int = 52
    """How many cards had been played when he did."""


class Choice(msgspec.Struct, frozen=True):
    """One card of a play: how many were played before it, who chose it, and what he saw."""

    place: int
    chooser: Seat
    view: SeatView
    card: Card


class Known(msgspec.Struct, frozen=True):
    """What could be known of a choice: what each card was worth by what its player saw."""

    place: int
    thought: CardThought


def choices(played: PlayedDeal) -> Iterator[Choice]:
    """Each card of the play in order, with the view on which it was chosen."""
    contract = played.auction.contract
    assert contract is not None
    before = Play.start(contract)
    for place, card in enumerate(played.play.cards):
        chooser = contract.declarer if before.turn is contract.dummy else before.turn
        faced = frozenset((played.faced,) if played.faced and place >= played.faced_from else ())
        view = seat_view(chooser, played.vulnerability, played.deal, played.auction, before, faced)
        yield Choice(place, chooser, view, card)
        before = before.after(card, played.deal[before.turn])


def choice_at(played: PlayedDeal, place: int) -> Choice:
    """The choice of the card at that place; what was played later is not looked at."""
    return next(islice(choices(played), place, None))


def think_again(played: PlayedDeal, place: int, solver: Solver, effort: Effort, clock: Clock) -> Known:
    """A choice thought over from what its player saw and nothing else."""
    view = choice_at(played, place).view
    return Known(place, think_card(view, played.sheet, solver, seed_of(view), effort, clock))
