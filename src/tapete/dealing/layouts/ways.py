"""In how many ways the unseen cards of a suit can lie, each way counting for its weight."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, product
from typing import Generic, TypeVar

import msgspec

from tapete.dealing.chance import Chance
from tapete.dealing.layouts.leaning import power

Split = tuple[int, int]
"""Cards of the first hidden seat and of the second; the third has the rest."""

Ways = dict[Split, float]
"""In the order of the splits."""

Holders = tuple[int, ...]
"""Which hidden seat has each of a suit's unseen honors, the highest first."""

T = TypeVar("T")

JACK = 9
"""The index of a jack within its suit."""


class SuitWays(msgspec.Struct, frozen=True):
    """One suit's unseen cards, the lowest first, and the ways to deal the first so many of them."""

    cards: tuple[int, ...]
    upto: tuple[Ways, ...]
    weights: tuple[tuple[float, float, float], ...]
    """Of each card, what it counts with each hidden seat; 0 where the seat cannot have it."""
    is_plain: bool
    """Whether each hidden seat may have all of the cards or none: then small cards lie any way alike."""
    small: int
    """How many of the cards are no honors."""

    def honors(self, split: Split) -> dict[Holders, float]:
        """The ways that the honors may lie where the suit is split so, those of the small cards counted."""
        places = range(len(self.cards) - 1, self.small - 1, -1)
        found = {}
        for holders in product(range(3), repeat=len(places)):
            ways = self.upto[self.small].get(without(split, holders), 0.0)
            for place, seat in zip(places, holders, strict=True):
                ways *= self.weights[place][seat]
            if ways:
                found[holders] = ways
        return found

    def holder(self, split: Split, at: int, chance: Chance) -> int:
        """Which hidden seat gets the `at`-th card, a small one, given how the cards up to it are split."""
        first, second = split
        if self.is_plain:
            place = chance.below(at)
            return (place >= first) + (place >= first + second)
        before, weights = self.upto[at - 1], self.weights[at - 1]
        with_first = before.get((first - 1, second), 0.0) * weights[0]
        with_two = with_first + before.get((first, second - 1), 0.0) * weights[1]
        share = chance.share() * self.upto[at][split]  # always less than the whole
        return (share >= with_first) + (share >= with_two)


def without(split: Split, holders: Sequence[int]) -> Split:
    """What is left to split once these seats have a card each."""
    return split[0] - holders.count(0), split[1] - holders.count(1)


def points_of(card: int) -> int:
    """High-card points: four an ace, down to one a jack."""
    return max(0, card % 13 - JACK + 1)


def suit_ways(cards: tuple[int, ...], may: Sequence[int], leaning: Sequence[float]) -> SuitWays:
    """Count card by card; `may` are the cards that each of three seats may have."""
    upto: list[Ways] = [{(0, 0): 1.0}]
    weights = []
    for size, card in enumerate(cards, 1):
        first, second, third = (
            power(leaning[seat], points_of(card)) if may[seat] >> card & 1 else 0.0 for seat in range(3)
        )
        weights.append((first, second, third))
        upto.append(_with_card(upto[-1], size, (first, second, third)))
    everything = sum(1 << card for card in cards)
    is_plain = all(mine & everything in {0, everything} for mine in may)
    small = sum(not points_of(card) for card in cards)
    return SuitWays(cards, tuple(upto), tuple(weights), is_plain, small)


def _with_card(before: Ways, size: int, weights: tuple[float, float, float]) -> Ways:
    now: Ways = {}
    for first in range(size + 1):
        for second in range(size + 1 - first):
            ways = before.get((first - 1, second), 0.0) * weights[0]
            ways += before.get((first, second - 1), 0.0) * weights[1]
            ways += before.get((first, second), 0.0) * weights[2]
            if ways:
                now[first, second] = ways
    return now


class Drawing(Generic[T]):
    """Things with weights, of which one is drawn after the other."""

    def __init__(self, ways: dict[T, float]) -> None:
        self.things = list(ways)
        self.upto = list(accumulate(ways.values()))

    @property
    def total(self) -> float:
        """All weights together."""
        return self.upto[-1] if self.upto else 0.0

    def drawn(self, chance: Chance) -> T:
        """One, by its weight."""
        return self.things[bisect_right(self.upto, chance.share() * self.total)]


def together(one: Ways, other: Ways) -> Ways:
    """The ways of two suits, by the cards that the seats have in both."""
    both: Ways = {}
    for (first, second), ways in one.items():
        for (more, further), others in other.items():
            split = first + more, second + further
            both[split] = both.get(split, 0.0) + ways * others
    return dict(sorted(both.items()))


def matching(one: Ways, other: Ways, wanted: Split) -> Ways:
    """Of the ways of one suit or two, what leaves the others the rest of the cards that are wanted."""
    left = ((split, (wanted[0] - split[0], wanted[1] - split[1])) for split in one)
    return {split: one[split] * other[rest] for split, rest in left if rest in other}
