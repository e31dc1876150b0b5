"""What the book would call with each of many hands, and how well each agrees with the calls made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tapete.core import Bid, Call, Seat, SeatView, Suit
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.reading import meanings_after
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strains import strain_of
from tapete.robots.layouts.strengths import Numbers, Strengths, Truths
from tapete.scoring import AnySheet

Weights = npt.NDArray[np.float64]

_SHAPES = ("any", "balanced", "even", "flat", "short")
_OTHERWISE, _FARTHER = -6.0, -1.0
"""Logarithm of how much less likely a hand is whose call the book would not have made, and again for each
point outside what the call shows: people are not books."""

_NEVER = 10_000
"""Jumps and doubles are not for hands that fit nowhere."""


class Turn(NamedTuple):
    """What the book has for a turn, a row a meaning, as columns of numbers; and the call that was made."""

    made: Truths
    """Whether the meaning is one of the call that was made."""
    rows: Truths
    """Whether two meanings are of one row."""
    bids: Numbers
    """1 for a bid, 0 for any other call."""
    suits: Numbers
    """The suit of a bid in a suit and its place among the bids; -1 where there is none."""
    measure: Numbers
    points: Numbers
    hcp: Numbers
    lengths: Numbers
    shape: Numbers
    stoppers: Numbers
    good: Numbers
    honors: Numbers
    """Where honors are counted, and the fewest to hold."""
    bold: Truths

    def misses(self, hands: Strengths) -> Numbers:
        """How far each hand lies outside each meaning, as `Meaning.misses` counts it."""
        away = _distance(hands.measures[self.measure], self.points)
        away += _distance(hands.measures[0], self.hcp)
        for suit in range(4):
            away += 3 * _distance(hands.lengths[suit], self.lengths[:, suit])
        away += 3 * ~hands.shapes[self.shape]
        if self.stoppers.any():
            away += 2 * (self.stoppers @ hands.open_suits)
        away += hands.poor[self.good]
        if self.honors[:, 1].any():
            away += 3 * np.maximum(self.honors[:, 1:] - hands.honors[self.honors[:, 0]], 0)
        return away

    def chosen(self, hands: Strengths, misses: Numbers) -> npt.NDArray[np.intp]:
        """The meaning that the book takes with each hand, as `choose_call` does."""
        fits = misses == 0
        of_row = self.rows[fits.argmax(axis=0)].T & fits
        best_suit = np.where(of_row, self._ranks(hands), -10_000).argmax(axis=0)
        nearest = (2 * misses + self.bids[:, None] + _NEVER * self.bold[:, None]).argmin(axis=0)
        chosen: npt.NDArray[np.intp] = np.where(fits.any(axis=0), best_suit, nearest)
        return chosen

    def _ranks(self, hands: Strengths) -> Numbers:
        """Which of several suits of one row is bid: the longest, then as `choose_call` orders them."""
        suit, place = self.suits[:, :1], self.suits[:, 1:]
        length = hands.lengths[suit[:, 0]]
        ranks: Numbers = np.where(suit < 0, 0, 100 * length + np.where(length > 4, suit, -place))
        return ranks


def turns_of(view: SeatView, sheet: AnySheet, seat: Seat) -> tuple[Turn, ...]:
    """The seat's turns, with what the book had for each; calls that it has no row for are left out."""
    auction, stakes = view.auction, stakes_of(sheet, view.vulnerability)
    found = (
        _turn(meanings_after(auction.dealer, auction.calls[:place], stakes), call)
        for place, (caller, call) in enumerate(auction.seats_and_calls())
        if caller is seat
    )
    return tuple(turn for turn in found if turn is not None)


def agreement(turns: Sequence[Turn], hands: Strengths) -> Weights:
    """Of each hand the logarithm of its weight: 0 where the book would have made every one of its calls."""
    total = np.zeros(hands.lengths.shape[1])
    for turn in turns:
        misses = turn.misses(hands)
        otherwise = ~turn.made[turn.chosen(hands, misses)]
        total += otherwise * (_OTHERWISE + _FARTHER * misses[turn.made].min(axis=0))
    return total


@lru_cache(maxsize=256)
def _turn(meanings: tuple[Meaning, ...], call: Call) -> Turn | None:
    made = [meaning.call is call for meaning in meanings]
    if not any(made):
        return None
    rows = np.array([meaning.row for meaning in meanings])
    return Turn(
        np.array(made),
        rows[:, None] == rows[None, :],
        _numbers(isinstance(meaning.call, Bid) for meaning in meanings),
        _numbers(_suit(meaning) for meaning in meanings),
        _numbers(_measure(meaning) for meaning in meanings),
        _numbers((meaning.points.low, meaning.points.high) for meaning in meanings),
        _numbers((meaning.hcp.low, meaning.hcp.high) for meaning in meanings),
        _numbers([(each.low, each.high) for each in meaning.lengths] for meaning in meanings),
        _numbers(_SHAPES.index(meaning.balance) for meaning in meanings),
        _numbers([suit in meaning.stoppers for suit in Suit] for meaning in meanings),
        _numbers(_suit_or_none(meaning) if meaning.good else 4 for meaning in meanings),
        _numbers((_suit_or_none(meaning), meaning.honors) for meaning in meanings),
        np.array([meaning.is_bold for meaning in meanings]),
    )


def _numbers(rows: Iterable[object]) -> Numbers:
    return np.array(list(rows), np.int16)


def _suit(meaning: Meaning) -> tuple[int, int]:
    if isinstance(meaning.call, Bid) and meaning.suit is not None:
        return meaning.suit.index, meaning.call.index
    return -1, 0


def _suit_or_none(meaning: Meaning) -> int:
    """The suit of the meaning by its place, 4 where it has none."""
    return 4 if meaning.suit is None else meaning.suit.index


def _measure(meaning: Meaning) -> int:
    """Which row of `Strengths.measures`."""
    strain = strain_of(meaning.call)
    if meaning.measure == "fit" and strain is not None and strain.suit is not None:
        return 2 + strain.suit.index
    return 0 if meaning.measure == "hcp" else 1


def _distance(values: Numbers, ranges: Numbers) -> Numbers:
    """How far each value lies outside each range; a row a range, low and high."""
    low, high = ranges[:, :1], ranges[:, 1:]
    away: Numbers = np.maximum(np.maximum(low - values, values - high), 0)
    return away
