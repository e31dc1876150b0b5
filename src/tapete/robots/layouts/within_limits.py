"""Layouts within the public ranges of the auction, each as likely as the others: a good beginning."""

from __future__ import annotations

import numpy as np

from tapete.core import PACK, BySeat, Hand, SeatView
from tapete.dealing.layouts import ANYTHING, LayoutError, Limits, layouts
from tapete.dealing.layouts.limits import MOST_HCP, MOST_POINTS
from tapete.robots.bidding.choose import shown
from tapete.robots.bidding.shown import Shown
from tapete.robots.layouts.known import Known
from tapete.robots.layouts.splits import Masks
from tapete.scoring import AnySheet

_SHORT_SUITS = 4
"""Points that a hand may be short of its range where a row counts short suits as well."""
_NO_ACE = 1
"""Points that a hand may have over its range where a row takes some off for want of an ace."""


def splits_within_limits(known: Known, view: SeatView, sheet: AnySheet, number: int, seed: int) -> Masks:
    """So many ways, or fewer where hardly any keeps within the ranges; a row a hidden hand."""
    ranges, limits = shown(view.auction, sheet, view.vulnerability), ANYTHING
    for seat, may in zip(known.hidden, known.may_hold, strict=True):
        limits = limits.with_seat(seat, _limits(ranges[seat], PACK - may - known.played[seat]))
    seen = dict(known.seen)
    dealt = BySeat.of(lambda seat: seen.get(seat, Hand()) | known.played[seat])
    try:
        found = layouts(dealt, limits, number, seed)
    except LayoutError:  # a play whose first tricks are not known
        return np.empty((len(known.hidden), 0), np.uint64)
    masks = np.asarray(found.masks, np.uint64).T[[seat.index for seat in known.hidden]]
    return masks & ~np.array([[known.played[seat].mask] for seat in known.hidden], np.uint64)


def _limits(shown: Shown, cannot: Hand) -> Limits:
    clubs, diamonds, hearts, spades = ((each.low, each.high) for each in shown.lengths)
    # Some rows count honors alone, others long or short suits as well, and aces more.
    least, most = max(0, shown.points.low - _SHORT_SUITS), min(shown.points.high + _NO_ACE, MOST_HCP)
    return Limits((clubs, diamonds, hearts, spades), (0, most), (least, MOST_POINTS), cannot)
