"""What is played to an end in each form: a rubber, four deals of Chicago, or a set of boards.

One door for those who play every form: it finds the form's own module by the kind of sheet.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.core import Outcome, Seat, Side, Vulnerability
from tapete.scoring import auction1920, chicago, duplicate, rubber
from tapete.scoring.auction1920 import Auction1920Sheet
from tapete.scoring.chicago import ChicagoOptions, ChicagoSheet
from tapete.scoring.duplicate import DuplicateSheet
from tapete.scoring.errors import ScoreError
from tapete.scoring.form import Form
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Entry, Line, Sheet, Terms

AnySheet = Sheet | Auction1920Sheet | ChicagoSheet | DuplicateSheet
"""The sheet of whatever form."""


class UnitOptions(msgspec.Struct, frozen=True):
    """What is agreed on before: Chicago's options, and how many boards a set has."""

    chicago: ChicagoOptions = ChicagoOptions()
    boards: int | None = None


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
        case Form.DUPLICATE:
            return duplicate.start(agreed.boards)


def form_of(sheet: AnySheet) -> Form:
    """The form of which that is a sheet."""
    match sheet:
        case Sheet():
            return Form.RUBBER
        case Auction1920Sheet():
            return Form.AUCTION1920
        case ChicagoSheet():
            return Form.CHICAGO
        case DuplicateSheet():
            return Form.DUPLICATE


def terms(sheet: AnySheet) -> Terms | None:
    """What the next deal is played under; None once it is over."""
    match sheet:
        case Sheet():
            return rubber.terms(sheet)
        case Auction1920Sheet():
            return auction1920.terms(sheet)
        case ChicagoSheet():
            return chicago.terms(sheet)
        case DuplicateSheet():
            return duplicate.terms(sheet)


def score(sheet: AnySheet, outcome: Outcome) -> AnySheet:
    """The sheet with the next deal scored by the rules of its form; raises `ScoreError`."""
    match sheet:
        case Sheet():
            return rubber.score(sheet, outcome)
        case Auction1920Sheet():
            return auction1920.score(sheet, outcome)
        case ChicagoSheet():
            return chicago.score(sheet, outcome)
        case DuplicateSheet():
            return duplicate.score(sheet, outcome)


def interrupt(sheet: AnySheet) -> AnySheet:
    """The sheet of a unit broken off; only rubber bridge has bonuses for it. Raises `RubberOver`."""
    match sheet:
        case Sheet():
            return rubber.interrupt(sheet)
        case Auction1920Sheet():
            return auction1920.interrupt(sheet)
        case ChicagoSheet():
            return chicago.interrupt(sheet)
        case DuplicateSheet():
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
    """The sheet as it would be with these outcomes from the first deal on; raises `ScoreError`."""
    again = _emptied(sheet)
    for outcome in outcomes:
        again = score(again, outcome)
    for entry in sheet.entries:
        if entry.reason is Reason.ADJUSTMENT:
            again = _with_adjustment(again, entry)
    return interrupt(again) if sheet.is_interrupted else again


def adjust(sheet: AnySheet, deal: int, side: Side, points: int, law: int | None) -> AnySheet:
    """The sheet with points above the line that the players agreed on after an irregularity in that deal.

    They never count towards a game. Raises `ScoreError` with `score/no-such-deal` for a deal not yet scored.
    """
    if not 1 <= deal <= sheet.last_deal:
        raise ScoreError("score/no-such-deal", 81, f"deal {deal} has not been scored")
    return _with_adjustment(sheet, Entry(deal, side, Line.ABOVE, points, Reason.ADJUSTMENT, law))


def vulnerability(sheet: AnySheet) -> Vulnerability:
    """Of the next deal; once it is over, as a rubber ended, and of no other form."""
    if isinstance(sheet, Sheet):
        return sheet.vulnerability
    following = terms(sheet)
    return Vulnerability.NONE if following is None else following.vulnerability


def _emptied(sheet: AnySheet) -> AnySheet:
    boards = {"boards": ()} if isinstance(sheet, DuplicateSheet) else {}
    return replace(sheet, outcomes=(), entries=(), games=(), is_interrupted=False, **boards)


def _with_adjustment(sheet: AnySheet, entry: Entry) -> AnySheet:
    """Last of its deal's figures: those of the whole have deal 0 and come after all."""
    before = tuple(each for each in sheet.entries if 0 < each.deal <= entry.deal)
    after = tuple(each for each in sheet.entries if not 0 < each.deal <= entry.deal)
    return replace(sheet, entries=(*before, entry, *after))
