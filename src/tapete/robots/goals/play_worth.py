"""What each number of tricks is worth to declarer's side, in the form and by the sheet that is played."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import Outcome, SeatView, Side
from tapete.robots.goals.deal_worth import deal_worth
from tapete.robots.goals.other_tables import Results, other_tables
from tapete.scoring import AnySheet
from tapete.scoring.duplicate import DuplicateSheet, Scoring
from tapete.scoring.imps import imps


def play_worth(view: SeatView, sheet: AnySheet) -> Callable[[int], float]:
    """Of the tricks that declarer takes, what the result is worth to declarer's side; more is better.

    In points where points are played for, what they do to the rubber counted in; in duplicate compared with
    the likely results of other tables: IMPs on the average, or the part of the matchpoints, 0 to 1.
    """
    contract = view.contract
    assert contract is not None
    worth, sign = deal_worth(sheet, view.vulnerability), 1 if contract.declarer.side is Side.NS else -1
    points = tuple(sign * worth(Outcome(contract, tricks)) for tricks in range(14))
    if not isinstance(sheet, DuplicateSheet) or sheet.scoring is Scoring.TOTAL:
        return points.__getitem__
    others = tuple((sign * score, part) for score, part in other_tables(view))
    compared = tuple(worth_among(others, round(score), sheet.scoring) for score in points)
    return compared.__getitem__


def worth_among(others: Results, score: int, scoring: Scoring) -> float:
    """What a score is worth among these others, all seen by one side.

    >>> worth_among(((400, 0.5), (430, 0.5)), 430, Scoring.MATCHPOINTS)
    0.75
    >>> worth_among(((-50, 0.5), (400, 0.5)), 430, Scoring.IMPS)
    5.5
    """
    match scoring:
        case Scoring.TOTAL:
            return score - sum(other * part for other, part in others)
        case Scoring.IMPS:
            return sum(imps(score - other) * part for other, part in others)
        case _:
            return sum(((score > other) + (score >= other)) / 2 * part for other, part in others)
