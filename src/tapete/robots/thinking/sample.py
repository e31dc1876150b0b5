"""What each card brings in each layout, double dummy, until time is over or one card is clearly best."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tapete.core import Card, Hand, SeatView
from tapete.dd import Solver
from tapete.robots.layouts import Layouts
from tapete.robots.thinking.effort import Clock
from tapete.robots.thinking.stake import Numbers, Stake

_AT_ONCE = 5
"""Layouts that the solver is asked about between two looks at the clock."""
_ENOUGH, _CLEAR = 20, 3.0
"""After so many layouts a card is played that is better than each other by so many standard errors."""


class Sample:
    """For each layout looked at its weight, and what the side in turn still takes after each legal card."""

    def __init__(self, cards: Hand) -> None:
        self.cards = tuple(cards)
        self._places = [card.index for card in self.cards]
        self._weights = np.empty(0)
        self.tricks: npt.NDArray[np.int64] = np.empty((0, len(self.cards)), np.int64)
        """A row a layout, a column a card."""

    def __len__(self) -> int:
        return len(self._weights)

    def add(self, weights: Numbers, tricks: npt.NDArray[np.int8]) -> None:
        """Some more layouts, with the tricks by the places of the cards in the pack."""
        self._weights = np.append(self._weights, weights)
        self.tricks = np.append(self.tricks, tricks[:, self._places].astype(np.int64), axis=0)

    @property
    def weights(self) -> Numbers:
        """One number a layout, adding up to 1."""
        whole: Numbers = self._weights / self._weights.sum()
        return whole

    def is_clear(self, stake: Stake) -> bool:
        """Whether more layouts would hardly change which card is best."""
        return len(self) >= _ENOUGH and bool(np.all(self._behind(stake) > _CLEAR))

    def near_best(self, stake: Stake, most: float) -> frozenset[Card]:
        """The cards that are worse than the best by less than so many standard errors."""
        behind = self._behind(stake)
        return frozenset(card for card, errors in zip(self.cards, behind, strict=True) if errors < most)

    def _behind(self, stake: Stake) -> Numbers:
        """How many standard errors each card is worse than the best; no end of them where it always is."""
        worth, weights = stake.worth[self.tricks], self.weights
        best = int((weights @ worth).argmax())
        behind = worth[:, best : best + 1] - worth
        mean = weights @ behind
        error = np.sqrt(weights @ (behind - mean) ** 2 / len(self))
        errors: Numbers = np.divide(mean, error, out=np.full(len(mean), np.inf), where=error > 0)
        return errors


def gathered(
    view: SeatView, cards: Hand, drawn: Layouts, solver: Solver, stake: Stake, until: float, clock: Clock
) -> Sample:
    """The sample of these layouts as far as the time goes; the first few are always looked at."""
    assert view.play is not None
    sample = Sample(cards)
    for start in range(0, len(drawn.masks), _AT_ONCE):
        if sample and (clock() >= until or (not drawn.exact and sample.is_clear(stake))):
            break
        end = start + _AT_ONCE
        tricks = solver.cards_of_layouts(view.play, drawn.masks[start:end])
        sample.add(drawn.weights[start:end], tricks)
    return sample
