"""The forms of bridge that can be played and scored."""

from __future__ import annotations

from enum import Enum


class Form(Enum):
    """Rubber bridge, the auction bridge of 1920, the four deals of Chicago, and sets of duplicate boards."""

    RUBBER = "rubber"
    AUCTION1920 = "auction1920"
    CHICAGO = "chicago"
    DUPLICATE = "duplicate"

    def __repr__(self) -> str:
        return f"Form.{self.name}"
