"""One row of the book: in which turns, on which hands, which call."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.robots.bidding.situation import Forcing
from tapete.robots.bidding.strength import Balance, Measure

RowCall = Literal["P", "X", "XX", "NT", "any", "new", "first", "last", "own", "fit"]
"""Pass, double, redouble, no trump; a suit the opponents have not bid, one nobody has bid, partner's first
or last suit, one's own first suit, or any suit in which `fit` cards together are known."""

RowLevel = int | Literal["cheapest", "jump", "double_jump", "game", "invite"]
"""A level; the lowest open, one or two more; game by the score, or the lowest open if higher; one less."""

RowStopper = Literal["none", "theirs", "unbid"]
"""Which suits must be stopped: none; the opponents'; those and every suit that our side has not bid."""

Bound = int | str
"""A number; or `bid` or `game`, what two hands need for this bid or for game, with a number to add."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row as the book file has it; ranges in words of the file, not yet in points.

    `points` counts by `measure` in this hand; `together` adds the least that partner has shown,
    `likely` what can be counted on. Keys of `lengths`: `bid` (the suit of the call), `first` and `last`
    (partner's), `own`, `theirs` (the opponents' last suit). `honors` is the fewest held of those that score
    in the bid's strain, aces at no trump.
    """

    id: str
    context: tuple[str, ...]
    call: RowCall
    es: str
    ca: str
    en: str
    level: RowLevel | None = None
    measure: Measure = "points"
    points: tuple[int, int] | None = None
    together: tuple[Bound, Bound] | None = None
    likely: tuple[Bound, Bound] | None = None
    hcp: tuple[int, int] | None = None
    lengths: dict[str, tuple[int, int]] = {}
    fit: int = 0
    balance: Balance = "any"
    stopper: RowStopper = "none"
    good: bool = False
    honors: int = 0
    forcing: Forcing = "none"
    when: tuple[str, ...] = ()
    also: bool = False
    """Whether the row may make a call that an earlier row makes at the same turn."""
