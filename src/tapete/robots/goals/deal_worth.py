"""What each result of a deal is worth in points, with what it does to the rubber."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import Outcome, Vulnerability
from tapete.robots.goals.equity import equity
from tapete.scoring import AnySheet, duplicate, unit
from tapete.scoring.duplicate import DuplicateSheet


def deal_worth(sheet: AnySheet, vulnerability: Vulnerability) -> Callable[[Outcome], float]:
    """Of an outcome of the next deal, the points that it brings North-South, now and later.

    In duplicate the score of the board; of a sheet that is over as well, since nothing is left to win.
    """
    if isinstance(sheet, DuplicateSheet) or sheet.is_over:
        return lambda outcome: duplicate.score_ns(outcome, vulnerability)
    before = sheet.margin + equity(sheet)

    def worth(outcome: Outcome) -> float:
        after = unit.score(sheet, outcome)
        return after.margin + equity(after) - before

    return worth
