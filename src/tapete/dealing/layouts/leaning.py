"""Leaning: honors go rather to seats that have shown them, and what that favors is thrown away again.

Dealt evenly, the fifteen points of a strong hand would come once in twenty tries. So each high-card point,
and each card over four in a suit, makes a layout some factor of its seat likelier to be drawn; in the end a
layout is kept with a chance that undoes its factors, and all that fit are as likely as one another again.
Nothing here is exact and nothing need be: better factors only waste fewer tries. There are plain sums and
products alone in it, so that every machine comes to the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.dealing.layouts.limits import Limits, Span

_ROUNDS = 24
_UP, _DOWN = 17 / 16, 15 / 16
_MOST_LONG = 9
"""Cards over four in a suit, in a hand of thirteen."""


class Stand(msgspec.Struct, frozen=True):
    """A hidden seat: how many cards it is dealt, the points it is known to have, its limits."""

    needs: int
    hcp: int
    limits: Limits

    @property
    def wanted(self) -> Span:
        """High-card points that it should be dealt, more or less: one may come of length."""
        low = max(self.limits.hcp[0], self.limits.points[0] - 1)
        return low - self.hcp, min(self.limits.hcp[1], self.limits.points[1]) - self.hcp

    @property
    def possible(self) -> Span:
        """The fewest and the most points, those of length counted, that it can be dealt."""
        low = max(self.limits.hcp[0], self.limits.points[0]) - self.hcp
        high = min(self.limits.hcp[1] + _MOST_LONG, self.limits.points[1]) - self.hcp
        return max(0, low), max(0, low, high)


def factors(stands: Sequence[Stand], honors: Sequence[int]) -> list[float]:
    """For each hidden seat what a point is worth, 1 at the least; `honors` are unseen jacks up to aces."""
    leaning = [1.0 for _ in stands]
    for _ in range(_ROUNDS):
        expected = _expected(stands, honors, leaning)
        moves = [_move(points, stand.wanted) for points, stand in zip(expected, stands, strict=True)]
        if all(move == 1.0 for move in moves):
            break
        leaning = [factor * move for factor, move in zip(leaning, moves, strict=True)]
    least = min(leaning, default=1.0)
    return [factor / least for factor in leaning]


def _move(expected: float, wanted: Span) -> float:
    if expected < wanted[0]:
        return _UP
    return _DOWN if expected > wanted[1] else 1.0


def _expected(stands: Sequence[Stand], honors: Sequence[int], leaning: Sequence[float]) -> list[float]:
    """The points that each seat can expect."""
    expected = [0.0 for _ in stands]
    for points, cards in enumerate(honors, 1):
        shares = [stand.needs * power(factor, points) for stand, factor in zip(stands, leaning, strict=True)]
        total = 0.0
        for share in shares:
            total += share
        for seat, share in enumerate(shares):
            expected[seat] += cards * points * share / total
    return expected


def least_weight(stands: Sequence[Stand], unseen_hcp: int, leaning: Sequence[float]) -> float:
    """The least that the factors of a layout which fits can multiply to."""
    left = unseen_hcp - sum(stand.possible[0] for stand in stands)
    weight = 1.0
    for seat in sorted(range(len(stands)), key=lambda seat: leaning[seat]):
        low, high = stands[seat].possible
        more = max(0, min(left, high - low))
        left -= more
        weight *= power(leaning[seat], low + more)
    return weight


def power(factor: float, exponent: int) -> float:
    """By so many products."""
    product = 1.0
    for _ in range(exponent):
        product *= factor
    return product
