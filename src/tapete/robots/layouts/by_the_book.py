"""What the book would call with each of many hands, and how well each agrees with the calls made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tapete.core import Bid, Call, Seat, SeatView, Suit
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.reading import meanings_after
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strains import strain_of
from tapete.robots.layouts.strengths import Numbers, Strengths
from tapete.scoring import AnySheet

Weights = npt.NDArray[np.float64]

_SHAPES = ("any", "balanced", "even", "flat", "short")
_OTHERWISE, _FARTHER = -2.0, -0.7
"""Logarithm of how much less likely a hand is whose call the book would not have made, and again for each
point outside what the call shows: people are not books."""


class Turn(NamedTuple):
    """What may be called at a turn by the book, as columns of numbers; one row a meaning."""

    meanings: tuple[Meaning, ...]
    call: Call
    measure: Numbers
    points: Numbers
    hcp: Numbers
    lengths: Numbers
    shape: Numbers
    stoppers: Numbers
    good: Numbers

    def misses(self, hands: Strengths) -> Numbers:
        """How far each hand lies outside each meaning, as `Meaning.misses` counts it."""
        away = _distance(hands.measures[self.measure], self.points)
        away += _distance(hands.measures[0], self.hcp)
        for suit in range(4):
            away += 3 * _distance(hands.lengths[suit], self.lengths[:, suit])
        away += 3 * ~hands.shapes[self.shape]
        away += 2 * (self.stoppers @ hands.open_suits)
        away += hands.poor[self.good]
        return away

    def chosen(self, hands: Strengths, misses: Numbers) -> npt.NDArray[np.intp]:
        """The row that the book takes with each hand, as `choose_call` does."""
        fits = misses == 0
        first = fits.argmax(axis=0)
        rows = np.array([[meaning.row == other.row for other in self.meanings] for meaning in self.meanings])
        ranks = np.where(fits & rows[first].T, self._ranks(hands), -10_000)
        passes = np.array([[not isinstance(meaning.call, Bid)] for meaning in self.meanings])
        nearest = (2 * misses + ~passes).argmin(axis=0)
        chosen: npt.NDArray[np.intp] = np.where(fits.any(axis=0), ranks.argmax(axis=0), nearest)
        return chosen

    def _ranks(self, hands: Strengths) -> Numbers:
        """Which of several suits of one row is bid: the longest, then as `choose_call` orders them."""
        ranks = np.zeros((len(self.meanings), hands.lengths.shape[1]), np.int16)
        for place, meaning in enumerate(self.meanings):
            if isinstance(meaning.call, Bid) and meaning.suit is not None:
                length = hands.lengths[meaning.suit.index]
                among = np.where(length > 4, meaning.suit.index, -meaning.call.index)
                ranks[place] = 100 * length + among
        return ranks


def turns_of(view: SeatView, sheet: AnySheet, seat: Seat) -> tuple[Turn, ...]:
    """The seat's turns, with what the book had for each; calls that it has no row for are left out."""
    auction, stakes = view.auction, stakes_of(sheet, view.vulnerability)
    found = []
    for place, (caller, call) in enumerate(auction.seats_and_calls()):
        if caller is seat:
            meanings = meanings_after(auction.dealer, auction.calls[:place], stakes)
            if any(meaning.call is call for meaning in meanings):
                found.append(_turn(meanings, call))
    return tuple(found)


def agreement(turns: Sequence[Turn], hands: Strengths) -> Weights:
    """Of each hand the logarithm of its weight: 0 where the book would have made every one of its calls."""
    total = np.zeros(hands.lengths.shape[1])
    for turn in turns:
        misses = turn.misses(hands)
        made = np.array([meaning.call is turn.call for meaning in turn.meanings])
        otherwise = ~made[turn.chosen(hands, misses)]
        total += otherwise * (_OTHERWISE + _FARTHER * misses[made].min(axis=0))
    return total


def _turn(meanings: tuple[Meaning, ...], call: Call) -> Turn:
    def numbers(rows: list[object]) -> Numbers:
        return np.array(rows, np.int16)

    return Turn(
        meanings,
        call,
        numbers([_measure(meaning) for meaning in meanings]),
        numbers([(meaning.points.low, meaning.points.high) for meaning in meanings]),
        numbers([(meaning.hcp.low, meaning.hcp.high) for meaning in meanings]),
        numbers([[(each.low, each.high) for each in meaning.lengths] for meaning in meanings]),
        numbers([_SHAPES.index(meaning.balance) for meaning in meanings]),
        numbers([[suit in meaning.stoppers for suit in Suit] for meaning in meanings]),
        numbers([meaning.suit.index if meaning.good and meaning.suit else 4 for meaning in meanings]),
    )


def _measure(meaning: Meaning) -> int:
    strain = strain_of(meaning.call)
    if meaning.measure == "fit" and strain is not None and strain.suit is not None:
        return 2 + strain.suit.index
    return 0 if meaning.measure == "hcp" else 1


def _distance(values: Numbers, ranges: Numbers) -> Numbers:
    """How far each value lies outside each range; a row a range, low and high."""
    low, high = ranges[:, :1], ranges[:, 1:]
    away: Numbers = np.maximum(np.maximum(low - values, values - high), 0)
    return away
