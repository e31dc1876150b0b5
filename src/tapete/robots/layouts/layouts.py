"""Layouts drawn as likely as the calls make them: all of them once they are few, else some at random."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Hand, Seat, SeatView
from tapete.robots.layouts.by_the_book import Turn, Weights, agreement, turns_of
from tapete.robots.layouts.by_the_lead import lead_agreement
from tapete.robots.layouts.known import Known, known
from tapete.robots.layouts.splits import Masks, every_split, number_of_splits, random_splits, swapped
from tapete.robots.layouts.strengths import strengths
from tapete.robots.layouts.within_limits import splits_within_limits
from tapete.scoring import AnySheet

FEW = 200
"""So many layouts, or fewer, are all looked at."""

_TRIED, _TRIED_AGAIN, _STEPS = 3_000, 15_000, 30
_MANY = 20_000
"""So many ways, or fewer, are all weighed against the calls."""


class Layouts(NamedTuple):
    """Layouts with how likely each is, the weights adding up to 1; `exact` when they are all there are."""

    hands: tuple[BySeat[Hand], ...]
    weights: tuple[float, ...]
    exact: bool


def layouts(view: SeatView, sheet: AnySheet, rng: Random, number: int) -> list[BySeat[Hand]]:
    """So many layouts of what the four still hold, drawn as likely as they are; one may come twice."""
    drawn = likely_layouts(view, sheet, rng, number)
    if not drawn.hands:
        return []
    chosen = drawn.hands if not drawn.exact else rng.choices(drawn.hands, drawn.weights, k=number)
    return list(chosen)


def likely_layouts(view: SeatView, sheet: AnySheet, rng: Random, number: int) -> Layouts:
    """At most `number` different layouts, or all where they are `FEW`; none for an impossible play."""
    facts = known(view)
    if not number_of_splits(facts):
        facts = facts.of_any_shape()
    ways = number_of_splits(facts)
    if not ways:
        return Layouts((), (), exact=False)
    chance = np.random.default_rng(rng.getrandbits(64))
    weigh = Weighing(facts, view, sheet)
    if len(facts.hidden) < 3 and ways <= _MANY:
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
    for tried in (_TRIED, _TRIED_AGAIN):
        masks = splits_within_limits(facts, view, sheet, tried, int(chance.integers(1 << 32)))
        if masks.shape[1] < number:
            masks = random_splits(facts, chance, tried)
        weights = weigh(masks)
        if _worth(weights) >= number:
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


def _layouts(known: Known, masks: Masks, likely: npt.NDArray[np.float64], *, exact: bool) -> Layouts:
    seen = dict(known.seen)
    found = []
    for column in masks.T.tolist():
        hands = {**seen, **{seat: Hand(mask) for seat, mask in zip(known.hidden, column, strict=True)}}
        found.append(BySeat(*(hands[seat] for seat in Seat)))
    return Layouts(tuple(found), tuple((likely / likely.sum()).tolist()), exact)
