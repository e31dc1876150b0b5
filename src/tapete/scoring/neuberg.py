"""Neuberg: matchpoints of a group that shares a board with fewer others than usual (Law 87 of duplicate)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tapete.scoring.errors import CannotCompare
from tapete.scoring.matchpoints import top
from tapete.scoring.rounding import to_hundredths


def neuberg(group: Sequence[float], expected: int, actual: int) -> tuple[float, ...]:
    """The matchpoints (2 for each score below) on a fouled board, as if all `expected` were in the group.

    `actual` scores are in the group in which these matchpoints were counted. One decimal, an exact
    half towards average. `fouled` has the fixed percentages for groups of three or fewer.
    Raises `CannotCompare` for a group larger than expected, or matchpoints that it cannot have.

    >>> neuberg([4, 2, 0], expected=10, actual=3), neuberg([0, 2], expected=5, actual=2)
    ((15.7, 9.0, 2.3), (1.5, 6.5))
    """
    _check(group, expected, actual)
    return tuple(_adjusted(Fraction(points), expected, actual) for points in group)


def acbl_neuberg(group: Sequence[float], expected: int, actual: int) -> tuple[float, ...]:
    """The same where a score below counts 1 and an equal one a half, as in the ACBL; two decimals.

    >>> acbl_neuberg([2, 1, 0], expected=10, actual=3)
    (7.83, 4.5, 1.17)
    """
    _check([2 * points for points in group], expected, actual)
    half = Fraction(1, 2)
    return tuple(
        to_hundredths(Fraction(expected, actual) * (Fraction(points) + half) - half) for points in group
    )


def _check(group: Sequence[float], expected: int, actual: int) -> None:
    if not 1 <= actual <= expected:
        raise CannotCompare(f"{actual} scores are not a group of {expected}")
    beyond = next((points for points in group if not 0 <= points <= top(actual)), None)
    if beyond is not None:
        raise CannotCompare(f"a group of {actual} scores gives 0 to {top(actual)} matchpoints, not {beyond}")


def _adjusted(points: Fraction, expected: int, actual: int) -> float:
    exact = (points * expected + expected - actual) / actual
    from_average = 10 * (exact - Fraction(top(expected), 2))
    tenths = -(-(abs(from_average) - Fraction(1, 2)) // 1)
    signed = tenths if from_average >= 0 else -tenths
    return (10 * (expected - 1) + signed) / 10
