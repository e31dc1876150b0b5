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


def places_by(results: Sequence[tuple[float, ...]]) -> tuple[Place, ...]:
    """The same where a tie is broken: who is equal in the first number is ranked by the second, and so on.

    By victory points, then by the match between the two or IMPs won for each one lost, as an event says:

    >>> [str(place) for place in places_by([(52.5, 1.1), (61, 1.3), (61, 1.4), (52.5, 1.1)])]
    ['3=', '2', '1', '3=']
    """
    order = {each: place for place, each in enumerate(sorted(set(results)))}
    return places([order[each] for each in results])


def _place(in_order: list[float], result: float) -> Place:
    better, not_worse = bisect_left(in_order, result), bisect_right(in_order, result)
    return Place(better + 1, is_shared=not_worse - better > 1)
