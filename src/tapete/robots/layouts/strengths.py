"""Many hands at once as the book of bidding sees them: points, shapes, stoppers, good suits."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int16]
Truths = npt.NDArray[np.bool_]

HELD = np.arange(1 << 13, dtype=np.int16)
_LENGTH = np.bitwise_count(HELD).astype(np.int16)
_A, _K, _Q, _J, _T = (HELD >> place & 1 for place in (12, 11, 10, 9, 8))
_HONORS = _A + _K + _Q + _J + _T
_HCP = 4 * _A + 3 * _K + 2 * _Q + _J
_STOPPED = (_A | _K & (_LENGTH > 1) | _Q & (_LENGTH > 2) | _J & (_LENGTH > 3)).astype(bool)
_GOOD = (_A + _K + _Q >= 2) | (_HONORS >= 3)
_SHORT = np.array([3, 2, 1] + [0] * 11, np.int16)
_SHORT_WITH_FOUR = np.array([5, 3, 1] + [0] * 11, np.int16)


class Strengths(NamedTuple):
    """One column a hand; the rows of suits run from clubs to spades."""

    measures: Numbers
    """Honors; honors and long suits; and with each suit as trumps."""
    lengths: Numbers
    shapes: Truths
    """Whether of any shape, balanced, even, flat, short."""
    open_suits: Numbers
    """1 for each suit that is not stopped."""
    poor: Truths
    """For each suit whether it is not a good one; the last row, for no suit, never."""
    honors: Numbers
    """For each suit how many of its five honors; in the last row, aces."""


def strengths(masks: npt.NDArray[np.uint64]) -> Strengths:
    """What `bidding.strength` tells of one hand, for many."""
    suits = np.stack(
        [(masks >> np.uint64(13 * suit) & np.uint64(0x1FFF)).astype(np.int16) for suit in range(4)]
    )
    lengths = _LENGTH[suits]
    hcp = _HCP[suits].sum(axis=0, dtype=np.int16)
    points = hcp + np.maximum(lengths - 4, 0).sum(axis=0, dtype=np.int16)
    short, short_with_four = _SHORT[lengths], _SHORT_WITH_FOUR[lengths]
    aces = _A[suits].sum(axis=0)
    more = (aces >= 2).astype(np.int16) - (aces == 0)
    measures = [hcp, points]
    for trump in range(4):
        three = hcp + short.sum(axis=0) - short[trump]
        four = hcp + short_with_four.sum(axis=0) - short_with_four[trump]
        fit = np.where(lengths[trump] > 3, four, three)
        measures.append(np.where(lengths[trump] < 3, points, np.maximum(points, fit)) + more)
    poor = np.concatenate([~_GOOD[suits], np.zeros((1, masks.size), bool)])
    return Strengths(
        np.stack(measures).astype(np.int16),
        lengths,
        _shapes(lengths),
        (~_STOPPED[suits]).astype(np.int16),
        poor,
        np.concatenate([_HONORS[suits], aces[None, :]]),
    )


def _shapes(lengths: Numbers) -> Truths:
    ordered = np.sort(lengths, axis=0)
    shortest, longest = ordered[0], ordered[3]
    balanced = (shortest >= 2) & (longest <= 5) & (ordered[1] + ordered[0] >= 5)
    even = balanced | (shortest == 1) & (ordered[1] == 4) & (longest == 4)
    return np.stack([np.ones_like(balanced), balanced, even, shortest >= 2, shortest < 2])
