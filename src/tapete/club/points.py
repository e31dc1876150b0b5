"""The points of all scores on one board by each method, to two decimals."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.club.comparison import Comparison
from tapete.core import BySide
from tapete.scoring.butler import butler_imps, datum
from tapete.scoring.imps import cross_imp_averages, cross_imps, imps
from tapete.scoring.matchpoints import matchpoints, top
from tapete.scoring.neuberg import neuberg
from tapete.scoring.rounding import half_away_from_zero


def board_points(
    scores_ns: Sequence[int], method: Comparison, expected: int, drop_each_end: int
) -> tuple[BySide[float], ...]:
    """Both sides' points for each of two scores or more; raises `CannotCompare` for a datum of none.

    `expected` is how many scores the fullest board of the set has: with fewer, matchpoints are
    raised to that many (Law 87).

    >>> board_points([620, 170], Comparison.IMPS, 2, 0)
    (BySide(ns=10, ew=-10), BySide(ns=-10, ew=10))
    """
    if method.is_matchpoints:
        most = board_top(method, expected)
        return tuple(BySide(ns, round(most - ns, 2)) for ns in _matchpoints(scores_ns, method, expected))
    worth = _signed(scores_ns, method, drop_each_end)
    return tuple(BySide(ns, 0 - ns) for ns in worth)  # never a minus before nothing


def board_top(method: Comparison, scores: int) -> float:
    """The most matchpoints that a board with so many scores gives."""
    return top(scores) / _scale(method)


def board_datum(scores_ns: Sequence[int], drop_each_end: int) -> int:
    """What Butler compares with: with too few scores to drop any, the mean of all."""
    dropped = drop_each_end if len(scores_ns) > 2 * drop_each_end else 0
    return datum(scores_ns, dropped)


def _scale(method: Comparison) -> int:
    return 2 if method is Comparison.ACBL_MATCHPOINTS else 1


def _matchpoints(scores_ns: Sequence[int], method: Comparison, expected: int) -> tuple[float, ...]:
    counted = matchpoints(scores_ns)
    full = counted if len(counted) == expected else neuberg(counted, expected, len(counted))
    return tuple(points / _scale(method) for points in full)


def _signed(scores_ns: Sequence[int], method: Comparison, drop_each_end: int) -> tuple[float, ...]:
    """What North-South win, East-West lose."""
    match method:
        case Comparison.CROSS_IMPS:
            return cross_imp_averages(cross_imps(scores_ns))
        case Comparison.BUTLER:
            return butler_imps(scores_ns, board_datum(scores_ns, drop_each_end))
        case Comparison.IMPS:
            return _against_the_others(scores_ns)
        case _:
            return tuple(scores_ns)


def _against_the_others(scores_ns: Sequence[int]) -> tuple[int, ...]:
    """The mean to the nearest 10, as Butler's: with one other score, that score itself."""
    total, others = sum(scores_ns), len(scores_ns) - 1
    return tuple(imps(score - 10 * half_away_from_zero(total - score, 10 * others)) for score in scores_ns)
