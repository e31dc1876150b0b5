"""What each card brings in each layout, by double dummy, gathered until the time is over or the best card is clear."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import Card, SeatView
from tapete.dd import Position, Solver
from tapete.robots.layouts import Layouts
from tapete.robots.thinking.effort import Clock

_AT_ONCE = 5
"""Layouts that the solver is asked about between two looks at the clock."""


class Sample(msgspec.Struct, frozen=True):
    """For each layout looked at its weight, and the further tricks of the side in turn after each card."""

    weights: tuple[float, ...]
    tricks: tuple[dict[Card, int], ...]

    @property
    def layouts(self) -> int:
        """How many were looked at."""
        return len(self.weights)

    def and_(self, weights: tuple[float, ...], tricks: tuple[dict[Card, int], ...]) -> Sample:
        """The same and some more."""
        return Sample(self.weights + weights, self.tricks + tricks)


def samples(view: SeatView, drawn: Layouts, solver: Solver, until: float, clock: Clock) -> Iterator[Sample]:
    """The sample so far after every few layouts; the first few are looked at whatever the clock says."""
    assert view.play is not None
    sample = Sample((), ())
    for start in range(0, len(drawn.hands), _AT_ONCE):
        if sample.layouts and clock() >= until:
            return
        end = start + _AT_ONCE
        found = solver.cards_of_each([Position(hands, view.play) for hands in drawn.hands[start:end]])
        sample = sample.and_(drawn.weights[start:end], found)
        yield sample
