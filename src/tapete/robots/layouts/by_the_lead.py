"""What the opening lead tells of its suit: leads are natural, by the table on the system card."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from tapete.core import Card, Play, Seat
from tapete.robots.card_play.holding import TEN
from tapete.robots.card_play.opening_lead import led_from

_OTHERWISE = -2.5
"""Logarithm of how much less likely a holding is from which the table leads another card of the suit."""


def lead_agreement(play: Play, seat: Seat, hands: npt.NDArray[np.uint64]) -> npt.NDArray[np.float64] | None:
    """Of each hand as dealt the logarithm of its weight by the opening lead; None where it led nothing."""
    if seat is not play.opening_leader or not play.cards:
        return None
    lead = play.cards[0]
    return np.where(_leads(lead, play.trump.suit is not None)[_holding(lead, hands)], 0.0, _OTHERWISE)


def _holding(lead: Card, hands: npt.NDArray[np.uint64]) -> npt.NDArray[np.int64]:
    return (hands >> np.uint64(13 * lead.suit.index) & np.uint64(0x1FFF)).astype(np.int64)


@cache
def _leads(lead: Card, with_trumps: bool) -> npt.NDArray[np.bool_]:
    """Of each way to hold the suit whether this is a natural lead: by the table, or from touching honors."""
    rank = lead.rank.index

    def is_natural(held: int) -> bool:
        if not held >> rank & 1:
            return False
        touching = rank >= TEN and bool(held >> rank - 1 & 1)
        return touching or led_from(held, with_trumps=with_trumps) == rank

    return np.array([is_natural(held) for held in range(1 << 13)])
