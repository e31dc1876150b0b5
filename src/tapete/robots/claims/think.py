"""Claims by a robot that thinks: what every layout says alike."""

from __future__ import annotations

from random import Random

from tapete.core import SeatView
from tapete.dd import Solver
from tapete.robots.claims.every_layout import defenders_claim_to_make
from tapete.robots.claims.make import Claim, certain_line
from tapete.robots.layouts import likely_layouts
from tapete.scoring import AnySheet

_AT_ONCE = 20
_TRIED = 2_000
"""Cards that are tried for a defender's claim, of the time for a card: some hundredths of a second."""


def think_claim(view: SeatView, sheet: AnySheet, solver: Solver) -> Claim | None:
    """A claim of just the tricks that no order of play can change; of none, it is a concession.

    A defender claims what his side takes in any layout, by any play. Declarer claims on lead, when every
    layout that there may be is looked at, and in each of them the tricks that are certain from the top are
    all that can be won double dummy.
    """
    if view.contract is not None and view.seat is not view.contract.declarer:
        return defenders_claim_to_make(view, _TRIED)
    line = certain_line(view)
    if line is None or view.play is None:
        return None
    certain, left = len(line) // 2, view.play.tricks_left
    if certain < left and not _is_the_most(view, sheet, certain, solver):
        return None
    return certain, line


def _is_the_most(view: SeatView, sheet: AnySheet, tricks: int, solver: Solver) -> bool:
    """Whether no layout gives declarer's side more tricks than that, double dummy."""
    assert view.play is not None
    drawn = likely_layouts(view, sheet, Random(0), 1)  # noqa: S311 (all of them, or none)
    if not drawn.exact:
        return False
    for start in range(0, len(drawn.masks), _AT_ONCE):
        asked = drawn.masks[start : start + _AT_ONCE]
        if solver.cards_of_layouts(view.play, asked).max() > tricks:
            return False
    return True
