"""What robots of one book may differ in: how much they dare, how they lead, when they finesse."""

from __future__ import annotations

from typing import Literal

import msgspec

Leads = Literal["natural", "active", "passive"]
"""Opening leads by the table; from honors sooner than it says; or later."""

_ODD, _BITS = 0x9E3779B97F4A7C15, (1 << 64) - 1
"""A number that mixes well when multiplied by, in 64 bits."""


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
    taste: int = 0
    """Decides between things of nearly equal worth, as people do each in their own way; 0 for the book's."""

    def whim(self, most: int, *matter: int) -> int:
        """How much better or worse than its worth this player finds something, from -most to most.

        The same player finds the same of the same matter, given as numbers.
        """
        if not self.taste:
            return 0
        mixed = self.taste
        for number in matter:
            mixed = (mixed ^ number) * _ODD & _BITS
            mixed ^= mixed >> 29
        return mixed % (2 * most + 1) - most


BY_THE_BOOK = Temperament()
"""Neither bolder nor more careful than the book."""
