"""Claims: when a defending robot accepts one, and when a declaring robot makes one (Law 68; spec 000 §04)."""

from __future__ import annotations

from tapete.core import Card, SeatView
from tapete.scoring import Sheet


def answers_claim(view: SeatView, sheet: Sheet, claim_tricks: int, line: tuple[Card, ...]) -> bool:
    """Whether a defender accepts that declarer takes `claim_tricks` of the tricks that remain."""
    return claim_tricks == 0


def claim_to_make(view: SeatView, sheet: Sheet) -> tuple[int, tuple[Card, ...]] | None:
    """The tricks that declarer can claim for certain and the order of play, or None."""
    return None
