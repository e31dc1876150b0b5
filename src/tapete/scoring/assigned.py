"""Assigned adjusted scores: what the sides are given where an irregularity spoiled a result (Law 12C1).

In place of one score a side may be given several that might have come about, each with its weight
(Law 12C1(c) of duplicate). The two sides need not be given the same: then the score is split, and what
one side wins is not what the other loses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import msgspec

from tapete.core import Side
from tapete.scoring.errors import CannotCompare


class Potential(msgspec.Struct, frozen=True):
    """A result that might have come about: its points as North-South see them, and its weight."""

    score_ns: int
    weight: int = 100
    """In percent, or in whatever unit the others on the board have."""


class Assigned(msgspec.Struct, frozen=True):
    """What each side is given on a board; a score that was played is an only result with all the weight."""

    ns: tuple[Potential, ...]
    ew: tuple[Potential, ...]
    """Its points too are those of North-South."""

    def __post_init__(self) -> None:
        for given in (self.ns, self.ew):
            if not given or any(potential.weight <= 0 for potential in given):
                raise CannotCompare("an assigned score has one result or more, each of a weight above 0")

    @classmethod
    def both(cls, *potentials: Potential) -> Assigned:
        """The same for either side."""
        return cls(potentials, potentials)

    @classmethod
    def played(cls, score_ns: int) -> Assigned:
        """A score as it was played."""
        return cls.both(Potential(score_ns))

    @property
    def is_split(self) -> bool:
        """Whether the sides are given different results."""
        return self.ns != self.ew

    def of(self, side: Side) -> tuple[Potential, ...]:
        """What that side is given."""
        return self.ns if side is Side.NS else self.ew


def expected(
    ours: Sequence[Potential], others: Sequence[Potential], worth: Callable[[int, int], int]
) -> Fraction:
    """What a comparison is worth: that of each result with each other one, weighted.

    Results are converted first and weighted then: three quarters of a top and one of a bottom are not
    the matchpoints of the score between.

    >>> from tapete.scoring.imps import imps
    >>> game_or_down = (Potential(620, 75), Potential(-100, 25))
    >>> expected(game_or_down, [Potential(170)], lambda ours, other: imps(ours - other))
    Fraction(23, 4)
    """
    total = sum(worth(mine.score_ns, other.score_ns) * weight for mine, other, weight in _pairs(ours, others))
    return Fraction(total, sum(weight for *_, weight in _pairs(ours, others)))


def _pairs(
    ours: Sequence[Potential], others: Sequence[Potential]
) -> Iterator[tuple[Potential, Potential, int]]:
    return ((mine, other, mine.weight * other.weight) for mine in ours for other in others)
