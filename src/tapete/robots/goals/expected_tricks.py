"""How many tricks two hands take as a rule, by their honors and the length of their suit."""

from __future__ import annotations

import msgspec

from tapete.core import Hand, Strain, Suit


class Pair(msgspec.Struct, frozen=True):
    """What the two hands of a side hold together: honor points, and cards from clubs to spades."""

    hcp: int
    lengths: tuple[int, ...]

    @staticmethod
    def of(one: Hand, other: Hand) -> Pair:
        """The two hands as one."""
        return Pair(one.hcp + other.hcp, tuple(one.length(suit) + other.length(suit) for suit in Suit))

    @property
    def others(self) -> Pair:
        """What is left for the other side."""
        return Pair(40 - self.hcp, tuple(13 - length for length in self.lengths))

    @property
    def best_suit(self) -> Suit:
        """The suit of which they have most; of equals the highest."""
        return max(Suit, key=lambda suit: (self.lengths[suit.index], suit.index))

    def tricks(self, strain: Strain) -> float:
        """The tricks they take in that strain on an average day.

        >>> Pair(26, (6, 6, 6, 8)).tricks(Strain.SPADES)
        9.88
        """
        if strain.suit is None:
            tricks = 7.0 + (self.hcp - 20) * 0.37
        else:
            tricks = 7.9 + (self.hcp - 20) * 0.33 + (self.lengths[strain.suit.index] - 8) * 0.7
        return min(max(tricks, 0.0), 13.0)
