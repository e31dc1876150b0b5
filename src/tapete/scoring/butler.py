"""Butler: each score against the datum of its board, in IMPs (a form of Law 78B of duplicate)."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.scoring.errors import CannotCompare
from tapete.scoring.imps import imps
from tapete.scoring.rounding import half_away_from_zero


def datum(scores_ns: Sequence[int], drop_each_end: int = 0) -> int:
    """The mean of the scores without the best and worst few, to the nearest 10, an exact 5 away from zero.

    How many to drop is the organizer's choice. Raises `CannotCompare` when no score is left.

    >>> datum([420, 450, -50, 420, 170, -100, 420, 650]), datum([0, 10]), datum([0, -10])
    (300, 10, -10)
    """
    kept = sorted(scores_ns)[drop_each_end : len(scores_ns) - drop_each_end]
    if drop_each_end < 0 or not kept:
        raise CannotCompare(f"no datum: {len(scores_ns)} scores less {drop_each_end} at each end")
    return 10 * half_away_from_zero(sum(kept), 10 * len(kept))


def median_datum(scores_ns: Sequence[int]) -> int:
    """The middle score in place of the mean; of an even number the mean of both in the middle.

    To the nearest 10, like the other. Raises `CannotCompare` without scores.

    >>> median_datum([620, 170, -100]), median_datum([620, 170, 140, -100])
    (170, 160)
    """
    return datum(scores_ns, max(0, (len(scores_ns) - 1) // 2))


def butler_imps(scores_ns: Sequence[int], board_datum: int) -> tuple[int, ...]:
    """What each score is worth to North-South against the datum; those left out of it count too.

    >>> butler_imps([620, 170], 440)
    (5, -7)
    """
    return tuple(imps(score - board_datum) for score in scores_ns)
