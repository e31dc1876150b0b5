"""Layouts drawn as likely as the calls make them: all of them once they are few, else some at random."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Hand, SeatView
from tapete.robots.layouts.by_the_book import Turn, Weights, agreement, turns_of
from tapete.robots.layouts.by_the_lead import lead_agreement
from tapete.robots.layouts.known import Known, known
from tapete.robots.layouts.splits import Masks, every_split, number_of_splits, random_splits, swapped
from tapete.robots.layouts.strengths import strengths
from tapete.robots.layouts.within_limits import splits_within_limits
from tapete.scoring import AnySheet

FEW = 200
"""So many layouts, or fewer, are all looked at."""

_TRIED, _TRIED_AGAIN, _MANY, _STEPS = 20, 100, 100, 30
"""For each layout that is wanted so many are tried, then so many where too few are likely; where there are no
more than so many, all are weighed. Where none is likely cards change hands in so many steps."""


class Layouts(NamedTuple):
    """Layouts with how likely each is; `exact` when they are all there are."""

    masks: Masks
    """A row a layout: what each seat still holds, from North on."""
    weights: Weights
    """One a layout, adding up to 1."""
    exact: bool

    @property
    def hands(self) -> tuple[BySeat[Hand], ...]:
        """The layouts as hands."""
        return tuple(BySeat(*map(Hand, row)) for row in self.masks.tolist())

    def weighed(self, more: npt.NDArray[np.float64]) -> Layouts:
        """The same with these logarithms on top of the weights."""
        weights = self.weights * np.exp(more - more.max(initial=-np.inf))
        return Layouts(self.masks, weights / weights.sum(), self.exact)


def layouts(view: SeatView, sheet: AnySheet, rng: Random, number: int) -> list[BySeat[Hand]]:
    """So many layouts of what the four still hold, drawn as likely as they are; one may come twice."""
    drawn = likely_layouts(view, sheet, rng, number)
    if not len(drawn.masks):
        return []
    return rng.choices(drawn.hands, drawn.weights.tolist(), k=number) if drawn.exact else list(drawn.hands)


def likely_layouts(view: SeatView, sheet: AnySheet, rng: Random, number: int) -> Layouts:
    """At most `number` different layouts, or all where they are `FEW`; none for an impossible play."""
    facts = known(view)
    if not number_of_splits(facts):
        facts = facts.of_any_shape()
    ways = number_of_splits(facts)
    if not ways:
        return Layouts(np.empty((0, 4), np.uint64), np.empty(0), exact=False)
    chance = np.random.default_rng(rng.getrandbits(64))
    weigh = Weighing(facts, view, sheet)
    if len(facts.hidden) < 3 and ways <= max(FEW, _MANY * number):
        masks = every_split(facts)
        weights = weigh(masks)
        if ways <= max(FEW, number):
            return _layouts(facts, masks, np.exp(weights - weights.max()), exact=True)
        drawn = _drawn(masks, weights, chance, number)
    else:
        drawn = _sampled(facts, view, sheet, weigh, chance, number)
    masks, counts = np.unique(drawn, axis=1, return_counts=True)
    order = chance.permutation(masks.shape[1])
    return _layouts(facts, masks[:, order], counts[order].astype(np.float64), exact=False)


def _sampled(
    facts: Known, view: SeatView, sheet: AnySheet, weigh: Weighing, chance: np.random.Generator, number: int
) -> Masks:
    """So many of the many there are, drawn by their weight; mixed where few of those tried had any."""
    for tried in (_TRIED * number, _TRIED_AGAIN * number):
        masks = splits_within_limits(facts, view, sheet, tried, int(chance.integers(1 << 32)))
        if masks.shape[1] < number:
            masks = random_splits(facts, chance, tried)
        weights = weigh(masks)
        if _worth(weights) >= number / 2:
            return _drawn(masks, weights, chance, number)
    return _walked(facts, weigh, _drawn(masks, weights, chance, number), chance)


class Weighing:
    """How well each layout agrees with the calls and the opening lead, as a logarithm."""

    def __init__(self, known: Known, view: SeatView, sheet: AnySheet) -> None:
        assert view.play is not None
        self._play, self._seats = view.play, known.hidden
        self._turns: list[tuple[Turn, ...]] = [turns_of(view, sheet, seat) for seat in known.hidden]
        self._played = [np.uint64(known.played[seat].mask) for seat in known.hidden]

    def __call__(self, masks: Masks) -> Weights:
        """The weight of each column."""
        total = np.zeros(masks.shape[1])
        for seat, row, turns, played in zip(self._seats, masks, self._turns, self._played, strict=True):
            dealt = row | played
            if turns:
                total += agreement(turns, strengths(dealt))
            by_lead = lead_agreement(self._play, seat, dealt)
            total += 0.0 if by_lead is None else by_lead
        return total


def _worth(weights: Weights) -> float:
    """How many layouts drawn straight from the calls those with these weights are worth."""
    likely = np.exp(weights - weights.max())
    return float(likely.sum() ** 2 / (likely**2).sum())


def _drawn(masks: Masks, weights: Weights, chance: np.random.Generator, number: int) -> Masks:
    """So many columns, each taken as often as its weight asks for."""
    likely = np.cumsum(np.exp(weights - weights.max()))
    marks = (chance.random() + np.arange(number)) / number * likely[-1]
    return masks[:, np.searchsorted(likely, marks).clip(max=masks.shape[1] - 1)]


def _walked(known: Known, weigh: Weighing, masks: Masks, chance: np.random.Generator) -> Masks:
    """The same layouts after exchanges of cards that keep them as likely as the calls ask (Metropolis)."""
    weights = weigh(masks)
    for _ in range(_STEPS):
        moved = swapped(known, masks, chance)
        new = weigh(moved)
        taken = np.log(chance.random(len(new)) + 1e-300) < new - weights
        masks, weights = np.where(taken, moved, masks), np.where(taken, new, weights)
    return masks


def _layouts(known: Known, masks: Masks, likely: Weights, *, exact: bool) -> Layouts:
    rows = np.zeros((masks.shape[1], 4), np.uint64)
    for seat, hand in known.seen:
        rows[:, seat.index] = hand.mask
    for seat, column in zip(known.hidden, masks, strict=True):
        rows[:, seat.index] = column
    return Layouts(rows, likely / likely.sum(), exact)
