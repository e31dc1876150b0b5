"""What is played to an end in each form: a rubber, four deals of Chicago, or a set of boards.

One door for those who play every form: it finds the form's own module by the kind of sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Annotated

import msgspec
from msgspec.structs import replace

from tapete.core import Outcome, Seat, Side, Vulnerability
from tapete.scoring import auction1920, chicago, duplicate, rubber
from tapete.scoring.adjustments import with_adjustment, with_adjustments_of
from tapete.scoring.auction1920 import Auction1920Sheet
from tapete.scoring.chicago import ChicagoOptions, ChicagoSheet
from tapete.scoring.duplicate import DuplicateSheet, Scoring
from tapete.scoring.errors import ScoreError
from tapete.scoring.form import Form
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Entry, Line, Sheet, Terms

AnySheet = Sheet | Auction1920Sheet | ChicagoSheet | DuplicateSheet
"""The sheet of whatever form."""


class UnitOptions(msgspec.Struct, frozen=True):
    """What is agreed on before: Chicago's options, how many boards a set has and how they are compared."""

    chicago: ChicagoOptions = ChicagoOptions()
    boards: Annotated[int, msgspec.Meta(ge=1)] | None = None
    scoring: Scoring = Scoring.IMPS


def start(form: Form, first_dealer: Seat, options: UnitOptions | None = None) -> AnySheet:
    """An empty sheet of that form; in duplicate the boards say who deals."""
    agreed = options or UnitOptions()
    match form:
        case Form.RUBBER:
            return rubber.start(first_dealer)
        case Form.AUCTION1920:
            return auction1920.start(first_dealer)
        case Form.CHICAGO:
            return chicago.start(first_dealer, agreed.chicago)
        case _:
            return duplicate.start(agreed.boards, agreed.scoring)


def form_of(sheet: AnySheet) -> Form:
    """The form of which that is a sheet."""
    match sheet:
        case Sheet():
            return Form.RUBBER
        case Auction1920Sheet():
            return Form.AUCTION1920
        case ChicagoSheet():
            return Form.CHICAGO
        case _:
            return Form.DUPLICATE


def counts_honors(sheet: AnySheet) -> bool:
    """Whether honors score: in Chicago where that was agreed, in duplicate never (spec 000 §05, 001 §07)."""
    if isinstance(sheet, ChicagoSheet):
        return sheet.options.honors
    return not isinstance(sheet, DuplicateSheet)


def terms(sheet: AnySheet, board: int | None = None) -> Terms | None:
    """What the next deal is played under; None once it is over.

    `board` is its number in duplicate, by default the next; the other forms number their deals themselves.
    """
    match sheet:
        case Sheet():
            return rubber.terms(sheet)
        case Auction1920Sheet():
            return auction1920.terms(sheet)
        case ChicagoSheet():
            return chicago.terms(sheet)
        case _:
            return duplicate.terms(sheet, board)


def score(sheet: AnySheet, outcome: Outcome, board: int | None = None) -> AnySheet:
    """The sheet with the next deal scored by the rules of its form; raises `ScoreError`.

    `board` is its number in duplicate, by default the next.
    """
    match sheet:
        case Sheet():
            return rubber.score(sheet, outcome)
        case Auction1920Sheet():
            return auction1920.score(sheet, outcome)
        case ChicagoSheet():
            return chicago.score(sheet, outcome)
        case _:
            return duplicate.score(sheet, outcome, board)


def interrupt(sheet: AnySheet) -> AnySheet:
    """The sheet of a unit broken off; only rubber bridge has bonuses for it. Raises `RubberOver`."""
    match sheet:
        case Sheet():
            return rubber.interrupt(sheet)
        case Auction1920Sheet():
            return auction1920.interrupt(sheet)
        case ChicagoSheet():
            return chicago.interrupt(sheet)
        case _:
            return duplicate.close(sheet)


def correct(sheet: AnySheet, place: int, outcome: Outcome) -> AnySheet:
    """The sheet as it would be had the outcome at that place (from 1, passed-out deals counted) been that.

    Everything after it is worked out again; adjustments and breaking off stay. Raises `ScoreError` with
    `score/no-such-deal`, and `RubberOver` when it would then have ended before its last outcome.
    """
    if not 1 <= place <= len(sheet.outcomes):
        raise ScoreError("score/no-such-deal", 81, f"there is no deal at place {place}")
    outcomes = (*sheet.outcomes[: place - 1], outcome, *sheet.outcomes[place:])
    return with_outcomes(sheet, outcomes)


def with_outcomes(sheet: AnySheet, outcomes: tuple[Outcome, ...]) -> AnySheet:
    """The sheet as it would be with these outcomes from the first deal on; raises `ScoreError`.

    Boards keep their numbers. An adjustment stays with the outcome it was made for, and goes when that does.
    """
    boards = sheet.boards if isinstance(sheet, DuplicateSheet) else ()
    again = _emptied(sheet)
    for outcome, board in zip_longest(outcomes, boards[: len(outcomes)]):
        again = score(again, outcome, board)
    again = with_adjustments_of(sheet, again)
    return interrupt(again) if sheet.is_interrupted else again


def adjust(sheet: AnySheet, deal: int, side: Side, points: int, law: int | None) -> AnySheet:
    """The sheet with points above the line that the players agreed on after an irregularity in that deal.

    They never count towards a game. Raises `ScoreError` with `score/no-such-deal` for a deal not yet scored.
    """
    if deal not in sheet.deal_numbers:
        raise ScoreError("score/no-such-deal", 81, f"deal {deal} has not been scored")
    return with_adjustment(sheet, Entry(deal, side, Line.ABOVE, points, Reason.ADJUSTMENT, law))


def deals(sheet: AnySheet) -> Iterator[tuple[Terms, Outcome]]:
    """Every deal scored, those passed out too, with what it was played under."""
    before = _emptied(sheet)
    for place, outcome in enumerate(sheet.outcomes):
        board = sheet.boards[place] if isinstance(sheet, DuplicateSheet) else None
        played = terms(before, board)
        assert played is not None
        yield played, outcome
        before = score(before, outcome, board)


def vulnerability(sheet: AnySheet) -> Vulnerability:
    """Of the next deal; once it is over, as a rubber ended, and of no other form."""
    if isinstance(sheet, Sheet):
        return sheet.vulnerability
    following = terms(sheet)
    return Vulnerability.NONE if following is None else following.vulnerability


def _emptied(sheet: AnySheet) -> AnySheet:
    boards = {"boards": ()} if isinstance(sheet, DuplicateSheet) else {}
    return replace(sheet, outcomes=(), entries=(), games=(), is_interrupted=False, **boards)
