"""What robots of one book may differ in: how much they dare, how they lead, when they finesse."""

from __future__ import annotations

from typing import Literal

import msgspec

Leads = Literal["natural", "active", "passive"]
"""Opening leads by the table; from honors sooner than it says; or later."""


class Temperament(msgspec.Struct, frozen=True):
    """A robot's ways; by default those of the book."""

    points: int = 0
    """Added to what the hand is worth in the auction."""
    games: int = 0
    """Added to it again where the call would win the game."""
    leads: Leads = "natural"
    drop: int = 0
    """How many more cards may be out for a missing honor to be played to fall; fewer when negative."""
    hold_ups: int = 0
    """How many more rounds, or fewer, declarer holds up an ace at no trump."""


BY_THE_BOOK = Temperament()
"""Neither bolder nor more careful than the book."""
