"""The robots there are, by the names that the command line and a table know them by."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tapete.core import Card, SeatView
from tapete.dd import Solver
from tapete.robots.bidding import choose_call
from tapete.robots.card_play import choose_card
from tapete.robots.explanation import Choice
from tapete.robots.thinking import Clock, Effort, seed_of, think_card
from tapete.scoring import AnySheet


class Player(msgspec.Struct, frozen=True):
    """One kind of robot: how it calls and how it plays, each from what its seat may see."""

    choose_call: Callable[[SeatView, AnySheet], Choice]
    choose_card: Callable[[SeatView, AnySheet], Card]


class Means(msgspec.Struct, frozen=True):
    """What a robot may think with; `solver` is called for when a card is first thought about."""

    solver: Callable[[], Solver]
    effort: Effort
    clock: Clock


BOOK = Player(choose_call, choose_card)
"""The system book and simple card play."""


def thinking(means: Means) -> Player:
    """The system book, and cards chosen by what they are worth over many layouts."""

    def choose(view: SeatView, sheet: AnySheet) -> Card:
        return think_card(view, sheet, means.solver(), seed_of(view), means.effort, means.clock).card

    return Player(choose_call, choose)


ROSTER: dict[str, Callable[[Means], Player]] = {"book": lambda _: BOOK, "best": thinking}
"""All robots; `best` is the strongest there is."""
