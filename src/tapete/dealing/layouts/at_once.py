"""The same layouts by numpy, thousands of tries at once: where nothing has been built in C++."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Hand
from tapete.dealing.chance import Numbers64, numbers_at, shares_of
from tapete.dealing.layouts.counted import Counted
from tapete.dealing.layouts.honors import Honors, table_of
from tapete.dealing.layouts.leaning import power
from tapete.dealing.layouts.limits import Limits
from tapete.dealing.layouts.plainly import LEANING, PLACES, SMALL, WEIGHTS
from tapete.dealing.layouts.result import Layouts
from tapete.dealing.layouts.ways import Drawing, Split

Counts = npt.NDArray[np.int64]
Masks = npt.NDArray[np.uint64]
Truths = npt.NDArray[np.bool_]

_FEWEST, _MOST = 512, 1 << 14
_ONE, _HALF = np.uint64(1), np.uint64(32)
_LOW = np.uint64((1 << 32) - 1)


def drawn(known: BySeat[Hand], limits: BySeat[Limits], count: int, seed: int, most_tries: int) -> Layouts:
    """So many layouts; what is known has been checked."""
    counted = Counted(known, limits)
    honors = [Honors(counted, suit) for suit in range(4)]
    found: list[Masks] = []
    tries, missing = 0, count
    while missing > 0 and tries < most_tries and counted.ways:
        size = min(max(_FEWEST, 8 * missing, 2 * tries), _MOST, most_tries - tries)
        some = _Tries(counted, honors, seed, np.arange(tries, tries + size, dtype=np.uint64))
        places, cards = some.layouts(missing)
        found.append(cards)
        missing -= len(places)
        tries = int(places[-1]) + 1 if missing == 0 else tries + size
    masks = np.empty((count - missing, 4), np.uint64)
    masks[:] = [hand.mask for hand in known]
    for place, one in enumerate(counted.hidden):
        masks[:, one.seat.index] |= np.concatenate([cards[place] for cards in found] or [masks[:, 0]])
    return Layouts(masks, tries, count)


class _Tries:
    """A stretch of tries, side by side."""

    def __init__(self, counted: Counted, honors: list[Honors], seed: int, tries: Numbers64) -> None:
        self._counted, self._seed, self._tries = counted, seed, tries
        minors = self._picked(counted.minors, tries, 0)
        majors = np.array(counted.needs) - minors
        clubs = self._grouped(minors, 1, lambda both: counted.half(0, both))
        hearts = self._grouped(majors, 2, lambda both: counted.half(1, both))
        self._splits = [clubs, minors - clubs, hearts, majors - hearts]
        seats, size = range(len(counted.hidden)), len(tries)
        self._hcp = [np.zeros(size, np.int64) for _ in seats]
        self._long = [np.zeros(size, np.int64) for _ in seats]
        self._cards = [np.zeros(size, np.uint64) for _ in seats]
        self._left = [split.copy() for split in self._splits]
        for suit in range(4):
            self._lay_honors(suit, honors[suit])

    def layouts(self, most: int) -> tuple[Numbers64, Masks]:
        """The first tries that come to a layout, and the cards of the hidden seats."""
        chosen = np.flatnonzero(self._fitting() & self._kept() & self._weighed())[:most]
        cards = np.array([mine[chosen] for mine in self._cards], np.uint64).reshape(
            len(self._cards), len(chosen)
        )
        place = SMALL
        for suit, ways in enumerate(self._counted.suits):
            left = self._left[suit][chosen]
            for at in range(ways.small, 0, -1):
                self._deal_small(suit, at, left, cards, self._numbers(chosen, place))
                place += 1
        return self._tries[chosen], cards

    def _numbers(self, chosen: Any, place: int) -> Numbers64:
        return numbers_at(self._seed, self._tries[chosen] * np.uint64(PLACES) + np.uint64(place))

    def _picked(self, drawing: Drawing[Split], tries: Numbers64, place: int) -> Counts:
        """What is drawn in these tries by the number at a place, a row each."""
        shares = shares_of(numbers_at(self._seed, tries * np.uint64(PLACES) + np.uint64(place)))
        return np.array(drawing.things)[np.searchsorted(drawing.upto, shares * drawing.total, side="right")]

    def _groups(self, splits: Counts) -> list[tuple[Split, npt.NDArray[np.intp]]]:
        """The tries that share a split."""
        codes = splits[:, 0] * 16 + splits[:, 1]
        order = np.argsort(codes, kind="stable")
        different, starts = np.unique(codes[order], return_index=True)
        tries = np.split(order, starts[1:])
        return [((code // 16, code % 16), some) for code, some in zip(different.tolist(), tries, strict=True)]

    def _grouped(self, splits: Counts, place: int, drawing: Callable[[Split], Drawing[Split]]) -> Counts:
        picked = np.empty_like(splits)
        for split, some in self._groups(splits):
            picked[some] = self._picked(drawing(split), self._tries[some], place)
        return picked

    def _lay_honors(self, suit: int, honors: Honors) -> None:
        shares = shares_of(self._numbers(slice(None), 3 + suit))
        picked = np.empty(len(self._tries), np.int64)
        for split, some in self._groups(self._splits[suit]):
            picked[some] = honors.drawn(split, shares[some])
            for seat, dealt in enumerate(self._counted.dealt(suit, split)):
                self._long[seat][some] += self._counted.hidden[seat].long(suit, dealt)
        self._left[suit] -= honors.dealt[picked]
        for seat, (points, cards) in enumerate(zip(honors.points, honors.cards, strict=True)):
            self._hcp[seat] += points[picked]
            self._cards[seat] |= cards[picked]

    def _fitting(self) -> Truths:
        fits = np.ones(len(self._tries), np.bool_)
        for one, hcp, long in zip(self._counted.hidden, self._hcp, self._long, strict=True):
            have = hcp + one.hcp
            for numbers, (low, high) in ((have, one.limits.hcp), (have + long, one.limits.points)):
                fits &= (numbers >= low) & (numbers <= high)
        return fits

    def _kept(self) -> Truths:
        if self._counted.is_even:
            return np.ones(len(self._tries), np.bool_)
        weight = np.ones(len(self._tries))
        for factor, hcp, long in zip(self._counted.leaning, self._hcp, self._long, strict=True):
            weight *= np.array([power(factor, points) for points in range(64)])[hcp + long]
        kept: Truths = shares_of(self._numbers(slice(None), LEANING)) * weight < self._counted.least_weight
        return kept

    def _weighed(self) -> Truths:
        passed = np.ones(len(self._tries), np.bool_)
        for place, one in enumerate(self._counted.hidden):
            if one.thresholds:
                points = one.hcp + self._hcp[place] + self._long[place]
                thresholds = np.array([*one.thresholds, *[0] * 64], np.uint64)
                passed &= self._numbers(slice(None), WEIGHTS + place) >> _HALF < thresholds[points]
        return passed

    def _deal_small(self, suit: int, at: int, left: Counts, cards: Masks, numbers: Numbers64) -> None:
        """The `at`-th card of a suit, to whom the numbers say; what is left to split is changed."""
        ways = self._counted.suits[suit]
        first, second = left[:, 0], left[:, 1]
        if ways.is_plain:
            seat = _seat(_below(numbers, at), first, first + second)
        else:
            before, weights = table_of(ways.upto[at - 1]), ways.weights[at - 1]
            with_first = before[first, second + 1] * weights[0]
            with_two = with_first + before[first + 1, second] * weights[1]
            whole = table_of(ways.upto[at])[first + 1, second + 1]
            seat = _seat(shares_of(numbers) * whole, with_first, with_two)
        for place, mine in enumerate(cards):
            mine[seat == place] |= np.uint64(1 << ways.cards[at - 1])
        left[:, 0] -= seat == 0
        left[:, 1] -= seat == 1


def _seat(place: npt.NDArray[Any], first: npt.NDArray[Any], two: npt.NDArray[Any]) -> Counts:
    seat: Counts = (place >= first).astype(np.int64) + (place >= two)
    return seat


def _below(numbers: Numbers64, end: int) -> Counts:
    """As `Chance.below`; that a number must be drawn again happens once in a million million million."""
    wide = np.uint64(end)
    upper: Numbers64 = (numbers >> _HALF) * wide + ((numbers & _LOW) * wide >> _HALF) >> _HALF
    return upper.astype(np.int64)
