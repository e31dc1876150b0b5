"""How the honors of a suit may lie, for many tries at once."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt

from tapete.dealing.layouts.counted import Counted
from tapete.dealing.layouts.ways import Split, points_of

Counts = npt.NDArray[np.int64]
Shares = npt.NDArray[np.float64]


class Honors:
    """The honors of a suit: every way to share them out, by the seats from the ace down."""

    def __init__(self, counted: Counted, suit: int) -> None:
        ways = counted.suits[suit]
        cards = [card for card in reversed(ways.cards) if points_of(card)]
        self._small, self._weights = table_of(ways.upto[ways.small]), [*reversed(ways.weights[ways.small :])]
        patterns = list(product(range(3), repeat=len(cards)))
        self._holders = np.array(patterns, np.int64).reshape(len(patterns), len(cards))
        seats = range(len(counted.hidden))
        values = np.array([points_of(card) for card in cards], np.int64)
        bits = np.array([1 << card for card in cards], np.uint64)
        self.points = [(self._holders == seat) @ values for seat in seats]
        self.cards = [(self._holders == seat) @ bits for seat in seats]
        self.dealt = np.stack([(self._holders == seat).sum(axis=1) for seat in (0, 1)], axis=1)
        self._drawn: dict[Split, tuple[Counts, Shares]] = {}

    def drawn(self, split: Split, shares: Shares) -> Counts:
        """Which way each share draws where the suit is split so."""
        if split not in self._drawn:
            self._drawn[split] = self._weighed(split)
        possible, upto = self._drawn[split]
        drawn: Counts = possible[np.searchsorted(upto, shares * upto[-1], side="right")]
        return drawn

    def _weighed(self, split: Split) -> tuple[Counts, Shares]:
        left = np.maximum(np.array(split) - self.dealt, -1)
        ways = self._small[left[:, 0] + 1, left[:, 1] + 1]
        for weights, seats in zip(self._weights, self._holders.T, strict=True):
            ways = ways * np.array(weights)[seats]
        possible = np.flatnonzero(ways)
        return possible, np.cumsum(ways[possible])


def table_of(ways: dict[Split, float]) -> Shares:
    """The ways by split, behind a border of zeros."""
    table = np.zeros((15, 15))
    for (first, second), count in ways.items():
        table[first + 1, second + 1] = count
    return table
