"""Total points: the scores of a side on all its boards, just added up (Law 78C of duplicate)."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.core import Side


def total_points(scores_ns: Iterable[int], side: Side) -> int:
    """The sum as the side sees it: what North-South win, East-West lose.

    >>> total_points([420, -100, 50], Side.NS), total_points([420, -100, 50], Side.EW)
    (370, -370)
    """
    total = sum(scores_ns)
    return total if side is Side.NS else -total
