"""The ranking of the pairs over all boards that have been compared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import fsum

import msgspec

from tapete.club.traveller import Traveller
from tapete.core import Side
from tapete.scoring.ranking import Place, places


class Standing(msgspec.Struct, frozen=True):
    """A pair, its place, and what it has won on how many boards."""

    place: Place
    pair: str
    boards: int
    total: float
    """Of all its boards, to two decimals."""
    percent: float | None = None
    """Of the matchpoints that it could have won, to two decimals; None by other methods."""

    @property
    def mean(self) -> float:
        """For each board, to two decimals."""
        return round(self.total / self.boards, 2)


def standings(compared: Iterable[Traveller], side: Side | None = None) -> tuple[Standing, ...]:
    """The pairs that sat on that side, or all in one ranking, the best first.

    Who has played fewer boards is ranked by the mean of those. Pairs with nothing compared are left out.
    """
    points, tops = _won(compared, side)
    pairs = list(points)
    totals = [round(fsum(points[pair]), 2) for pair in pairs]
    # In whole hundredths: two pairs with the same share of what they could win are equal to the last bit.
    per_board = [
        round(100 * total) / round(100 * (fsum(tops[pair]) or len(points[pair])))
        for pair, total in zip(pairs, totals, strict=True)
    ]
    ranked = [
        Standing(place, pair, len(points[pair]), total, round(100 * mean, 2) if tops[pair] else None)
        for place, pair, total, mean in zip(places(per_board), pairs, totals, per_board, strict=True)
    ]
    return tuple(sorted(ranked, key=lambda each: each.place.number))


def _won(
    compared: Iterable[Traveller], side: Side | None
) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """For each pair its points, and the tops that it could have had, board by board."""
    points: defaultdict[str, list[float]] = defaultdict(list)
    tops: defaultdict[str, list[float]] = defaultdict(list)
    sides = tuple(Side) if side is None else (side,)
    for traveller in compared:
        for row in traveller.rows:
            if row.points is None:
                continue
            for sat in sides:
                pair = row.played.pair(sat)
                points[pair].append(row.points[sat])
                if traveller.top is not None:
                    tops[pair].append(traveller.top)
    return points, tops
