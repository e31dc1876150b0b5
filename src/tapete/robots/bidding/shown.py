"""What each seat has shown in the auction, from public information only."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapete.core import Suit
from tapete.robots.bidding.ranges import LENGTH, POINTS, Range

Lengths = tuple[Range, Range, Range, Range]
"""A range of cards for each suit, from clubs to spades."""

ANY_LENGTHS: Lengths = (LENGTH, LENGTH, LENGTH, LENGTH)
"""Nothing known of the shape."""


class Shown(msgspec.Struct, frozen=True):
    """A seat's public ranges: points by the book's count, and cards in each suit from clubs to spades."""

    points: Range = POINTS
    lengths: Lengths = ANY_LENGTHS
    stopped: frozenset[Suit] = frozenset()
    """Suits of the opponents that it has stopped."""

    def length(self, suit: Suit) -> Range:
        """How many cards of that suit the seat has shown."""
        return self.lengths[suit.index]

    def narrowed(self, points: Range, lengths: Lengths, stopped: Iterable[Suit] = ()) -> Shown:
        """What is known after one more call with these ranges."""
        clubs, diamonds, hearts, spades = (
            before.narrowed(now) for before, now in zip(self.lengths, lengths, strict=True)
        )
        known = clubs, diamonds, hearts, spades
        return Shown(self.points.narrowed(points), known, self.stopped.union(stopped))
