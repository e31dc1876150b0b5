"""In how many ways the unseen cards of a suit can lie."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

import msgspec

from tapete.dealing.chance import Chance

Split = tuple[int, int]
"""Cards of the first hidden seat and of the second; the third has the rest."""

Ways = dict[Split, int]


class SuitWays(msgspec.Struct, frozen=True):
    """One suit's unseen cards, the lowest first, and the ways to deal the first so many of them."""

    cards: tuple[int, ...]
    upto: tuple[Ways, ...]
    may: tuple[int, int, int]
    """The cards that each hidden seat may have."""
    is_plain: bool
    """Whether each hidden seat may have all of the cards or none: then any way is as good as another."""
    honor_points: int
    """The high-card points that nobody has seen."""

    def holder(self, split: Split, at: int, chance: Chance) -> int:
        """Which hidden seat gets the `at`-th card, given how the cards up to it are split."""
        first, second = split
        if self.is_plain:
            place = chance.below(at)
            return (place >= first) + (place >= first + second)
        before = self.upto[at - 1]
        place = chance.below(self.upto[at][split])
        with_first = before.get((first - 1, second), 0) if self._may(at, 0) else 0
        with_second = before.get((first, second - 1), 0) if self._may(at, 1) else 0
        return (place >= with_first) + (place >= with_first + with_second)

    def _may(self, at: int, seat: int) -> bool:
        return bool(self.may[seat] >> self.cards[at - 1] & 1)


def suit_ways(cards: tuple[int, ...], may: tuple[int, int, int]) -> SuitWays:
    """Count card by card."""
    upto: list[Ways] = [{(0, 0): 1}]
    for card in cards:
        now: Ways = {}
        for (first, second), ways in upto[-1].items():
            for seat, split in enumerate(((first + 1, second), (first, second + 1), (first, second))):
                if may[seat] >> card & 1:
                    now[split] = now.get(split, 0) + ways
        upto.append(now)
    everything = sum(1 << card for card in cards)
    is_plain = all(mine & everything in {0, everything} for mine in may)
    return SuitWays(cards, tuple(upto), may, is_plain, sum(max(0, card % 13 - 8) for card in cards))


class Drawing:
    """Things with weights, of which one is drawn after the other."""

    def __init__(self, ways: Ways) -> None:
        self._splits = sorted(ways)
        self._upto = list(accumulate(ways[split] for split in self._splits))

    @property
    def total(self) -> int:
        """All weights together."""
        return self._upto[-1] if self._upto else 0

    def drawn(self, chance: Chance) -> Split:
        """One, by its weight."""
        return self._splits[bisect_right(self._upto, chance.below(self.total))]


def together(one: Ways, other: Ways) -> Ways:
    """The ways of two suits, by the cards that the seats have in both."""
    both: Ways = {}
    for (first, second), ways in one.items():
        for (more, further), others in other.items():
            split = first + more, second + further
            both[split] = both.get(split, 0) + ways * others
    return both


def matching(one: Ways, other: Ways, wanted: Split) -> Ways:
    """Of the ways of one suit or two, what leaves the others the rest of the cards that are wanted."""
    left = ((split, (wanted[0] - split[0], wanted[1] - split[1])) for split in one)
    return {split: one[split] * other[rest] for split, rest in left if rest in other}
