"""Matchpoints: what a score on a board is worth against all the others on it (Law 78A of duplicate)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from tapete.scoring.errors import CannotCompare


def matchpoints(scores_ns: Sequence[int]) -> tuple[int, ...]:
    """North-South's matchpoints for each score: 2 for each score below it, 1 for each equal to it.

    East-West's are what is missing from the top. Raises `CannotCompare` without scores.

    >>> matchpoints([0, 110, -110, 0]), top(4)
    ((3, 6, 0, 3), 6)
    """
    if not scores_ns:
        raise CannotCompare("a board that nobody has played has no matchpoints")
    in_order = sorted(scores_ns)
    # Below it b, not above it n, itself among them: 2b for those below and n - b - 1 for the equal ones.
    worth = {score: bisect_left(in_order, score) + bisect_right(in_order, score) - 1 for score in in_order}
    return tuple(worth[score] for score in scores_ns)


def acbl_matchpoints(scores_ns: Sequence[int]) -> tuple[float, ...]:
    """The same as the ACBL counts them: 1 for each score below and a half for each equal one."""
    return tuple(points / 2 for points in matchpoints(scores_ns))


def top(scores: int) -> int:
    """The most matchpoints that a board with so many scores can give; the ACBL's is half of it."""
    return 2 * (scores - 1)


def percentages(points: Sequence[int]) -> tuple[float, ...]:
    """Matchpoints as parts of a hundred of the top, two decimals, half a hundredth up.

    A board played once gives 50: there is nothing to be better or worse than.

    >>> percentages([6, 2, 10, 6, 12, 0, 6])
    (50.0, 16.67, 83.33, 50.0, 100.0, 0.0, 50.0)
    """
    most = top(len(points))
    if not most:
        return (50.0,) * len(points)
    return tuple((20_000 * point + most) // (2 * most) / 100 for point in points)
