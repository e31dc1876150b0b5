"""Where a table stands."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The stages of a rubber, in the order in which a table passes through them."""

    SEATING = "seating"
    DRAW = "draw"
    """The four draw for the first deal."""
    SHUFFLE = "shuffle"
    """The house is to shuffle."""
    CUT = "cut"
    AUCTION = "auction"
    PLAY = "play"
    CLAIM = "claim"
    """Play is suspended until both defenders have answered."""
    RESULT = "result"
    """The deal is over and seen by all, until everyone is ready."""
    RUBBER_OVER = "rubber-over"
