"""The robots there are, by the names that the command line and a table know them by."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tapete.core import Card, SeatView
from tapete.robots.bidding import choose_call
from tapete.robots.card_play import choose_card
from tapete.robots.explanation import Choice
from tapete.scoring import AnySheet


class Player(msgspec.Struct, frozen=True):
    """One kind of robot: how it calls and how it plays, each from what its seat may see."""

    choose_call: Callable[[SeatView, AnySheet], Choice]
    choose_card: Callable[[SeatView, AnySheet], Card]


BOOK = Player(choose_call, choose_card)
"""The system book and simple card play."""

ROSTER = {"book": BOOK, "best": BOOK}
"""All robots; `best` is the strongest there is."""
