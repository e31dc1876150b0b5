"""A range of points or of cards in a suit, such as 15-17 or 4+."""

from __future__ import annotations

import msgspec


class Range(msgspec.Struct, frozen=True):
    """Whole numbers from `low` to `high`, both included; empty when `low` is the greater.

    >>> 16 in Range(15, 17), Range(6, 9).joined(Range(10, 12)), Range(12, 21).narrowed(Range(0, 15))
    (True, Range(low=6, high=12), Range(low=12, high=15))
    """

    low: int
    high: int

    def __contains__(self, number: int) -> bool:
        return self.low <= number <= self.high

    @property
    def is_empty(self) -> bool:
        """Whether no number lies in it."""
        return self.low > self.high

    @property
    def likely(self) -> int:
        """What to count on: half-way, but never more than 3 over the least, for strong hands are rare."""
        return self.low + min((self.high - self.low) // 2, 3)

    def joined(self, other: Range) -> Range:
        """The least range that holds both."""
        return Range(min(self.low, other.low), max(self.high, other.high))

    def common(self, other: Range) -> Range:
        """What both hold; may be empty."""
        return Range(max(self.low, other.low), min(self.high, other.high))

    def narrowed(self, later: Range) -> Range:
        """What is known once a player shows `later`: what both hold, or his last word if they disagree."""
        both = self.common(later)
        return later if both.is_empty else both

    def distance(self, number: int) -> int:
        """How far the number lies outside; 0 inside."""
        return max(self.low - number, number - self.high, 0)


POINTS = Range(0, 40)
"""Any number of points."""
LENGTH = Range(0, 13)
"""Any number of cards in a suit."""
