"""International match points: the table, and each score against all the others (Law 78B of duplicate)."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tapete.scoring.errors import CannotCompare
from tapete.scoring.rounding import half_away_from_zero

_FROM = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The smallest differences in points that are worth 1, 2, ... 24 IMPs (Law 78B)."""


def imps(difference: int) -> int:
    """What a difference in points is worth; a loss as much as a gain.

    >>> imps(450), imps(-450), imps(10), imps(15200)
    (10, -10, 0, 24)
    """
    worth = bisect_right(_FROM, abs(difference))
    return worth if difference >= 0 else -worth


def cross_imps(scores_ns: Sequence[int]) -> tuple[int, ...]:
    """The IMPs of each score against every other score on the board, added up.

    Raises `CannotCompare` without scores.

    >>> cross_imps([420, 450, -100, -200, 400, 590])
    (18, 22, -42, -52, 15, 39)
    """
    if not scores_ns:
        raise CannotCompare("a board that nobody has played has no IMPs")
    often = Counter(scores_ns)
    worth = dict.fromkeys(often, 0)
    for (score, times), (other, others_times) in combinations(often.items(), 2):
        won = imps(score - other)
        worth[score] += won * others_times
        worth[other] -= won * times
    return tuple(worth[score] for score in scores_ns)


def cross_imp_averages(totals: Sequence[int]) -> tuple[float, ...]:
    """Cross-IMPs for each comparison, one fewer than there are scores.

    Two decimals, an exact half away from zero.

    >>> cross_imp_averages([18, 22, -42, -52, 15, 39])
    (3.6, 4.4, -8.4, -10.4, 3.0, 7.8)
    """
    others = max(len(totals) - 1, 1)
    return tuple(half_away_from_zero(100 * total, others) / 100 for total in totals)
