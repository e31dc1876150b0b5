"""What the tricks that declarer takes are worth to the side that is thinking."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import SeatView
from tapete.robots.card_play.goal import tricks_to_play_for
from tapete.scoring import AnySheet

Worth = Callable[[int], float]
"""From the tricks that declarer's side takes to what they are worth to that side."""

_GOAL = 10.0
"""What making the contract is worth in tricks."""


def worth_of(view: SeatView, sheet: AnySheet) -> Worth:
    """The worth of declarer's tricks to declarer's side, in the form."""
    needed = tricks_to_play_for(view, sheet)
    return lambda tricks: tricks + _GOAL * (tricks >= needed)
