"""Places in a ranking: who is equal shares a place, and the next place is skipped (`1=`, `1=`, `3`)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A place from 1, and whether others have it too."""

    number: int
    is_shared: bool = False

    def __str__(self) -> str:
        return f"{self.number}=" if self.is_shared else str(self.number)


def places(results: Sequence[float]) -> tuple[Place, ...]:
    """The place of each result, the largest first.

    >>> [str(place) for place in places([52.5, 61, 48, 61])]
    ['3', '1=', '4', '1=']
    """
    in_order = sorted(-result for result in results)
    return tuple(_place(in_order, -result) for result in results)


def _place(in_order: list[float], result: float) -> Place:
    better, not_worse = bisect_left(in_order, result), bisect_right(in_order, result)
    return Place(better + 1, is_shared=not_worse - better > 1)
