"""A fouled board: two versions of it were played, and each is compared within its own group (Law 87).

How the groups are made worth as much as the rest of the session is not in the Laws. Here it is Neuberg's
formula, and for very small groups the fixed percentages of the English Bridge Union (White Book,
small sub-fields), which give both sides more than average: they had no real comparison.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tapete.core import BySide
from tapete.scoring.matchpoints import matchpoints, top
from tapete.scoring.neuberg import neuberg
from tapete.scoring.rounding import half_away_from_zero

SMALL = 3
"""The most scores that a small group has; it is also at most a third of all."""


def fouled_matchpoints(
    groups: Sequence[Sequence[int]], *, small_groups: bool = True
) -> tuple[tuple[BySide[float], ...], ...]:
    """Both sides' matchpoints (2 for each score below) for the scores of each group, one decimal.

    Without `small_groups` Neuberg's formula is used for all, however few they are. Raises `CannotCompare`
    for a group without scores.

    >>> fouled_matchpoints([[620, 170, 170, -100, 140, 200], [-110, -200]])[1]
    (BySide(ns=9.1, ew=7.7), BySide(ns=7.7, ew=9.1))
    """
    expected = sum(map(len, groups))
    return tuple(_of_group(group, expected, small_groups=small_groups) for group in groups)


def is_small(actual: int, expected: int) -> bool:
    """Whether so few scores of so many are given fixed percentages."""
    return actual <= SMALL and expected >= 3 * actual


def small_group_percent(points: float, actual: int) -> float:
    """The part of a hundred of the top, for matchpoints counted within a small group.

    It is 60 on average, and 5 more or less for each matchpoint.

    >>> small_group_percent(0, 1), [small_group_percent(points, 2) for points in (2, 1, 0)]
    (60.0, [65.0, 60.0, 55.0])
    >>> [small_group_percent(points, 3) for points in (4, 2, 0)]
    [70.0, 60.0, 50.0]
    """
    return 60 + 5.0 * (points - (actual - 1))


def _of_group(group: Sequence[int], expected: int, *, small_groups: bool) -> tuple[BySide[float], ...]:
    counted = matchpoints(group)
    most = top(len(group))
    if small_groups and is_small(len(group), expected):
        return tuple(
            BySide(_small(points, len(group), expected), _small(most - points, len(group), expected))
            for points in counted
        )
    ours = neuberg(counted, expected, len(group))
    return tuple(BySide(points, round(top(expected) - points, 1)) for points in ours)


def _small(points: int, actual: int, expected: int) -> float:
    exact = Fraction(small_group_percent(points, actual)) * top(expected) / 100
    return half_away_from_zero(10 * exact.numerator, exact.denominator) / 10
