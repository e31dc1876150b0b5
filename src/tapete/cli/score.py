"""`tapete score FORM`: outcomes in, score sheets out (docs/cli.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
import typer

from tapete.cli.json_lines import Fault, explain, run_on_standard_streams
from tapete.cli.typed_deal import Deal, DuplicateDeal, outcome_of
from tapete.core import Seat, Side
from tapete.scoring import AnySheet, Entry, Form, ScoreError, UnitOptions, unit
from tapete.scoring.chicago import ChicagoOptions

_A_SEAT = "a seat (N, E, S or W)"
_CHOICES = {
    "vulnerable": "dealer or nondealer",
    "first_dealer": _A_SEAT,
    "declarer": _A_SEAT,
    "honors": _A_SEAT,
}


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rubber bridge, auction bridge and duplicate have no options."""


class RubberQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """A rubber to score: who dealt first, its deals, and whether it was broken off after them."""

    first_dealer: Seat
    deals: list[Deal]
    id: object = None
    options: NoOptions = NoOptions()
    unfinished: bool = False


class ChicagoQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """Four deals to score, and what was agreed on before."""

    first_dealer: Seat
    deals: list[Deal]
    id: object = None
    options: ChicagoOptions = ChicagoOptions()
    unfinished: bool = False


class DuplicateQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """Boards to score; the first dealer is that of the first board, whatever is typed."""

    deals: list[DuplicateDeal]
    first_dealer: Seat | None = None
    id: object = None
    options: NoOptions = NoOptions()
    unfinished: bool = False


Question = RubberQuestion | ChicagoQuestion | DuplicateQuestion
_QUESTIONS: dict[Form, type[Question]] = {
    Form.RUBBER: RubberQuestion,
    Form.AUCTION1920: RubberQuestion,
    Form.CHICAGO: ChicagoQuestion,
    Form.DUPLICATE: DuplicateQuestion,
}


class DealTerms(msgspec.Struct):
    """The state before a deal: who dealt it and which sides were vulnerable."""

    dealer: Seat
    vulnerable: list[Side]


class Answer(msgspec.Struct):
    """Deals scored, in whatever form."""

    id: object
    deals: list[DealTerms]
    entries: tuple[Entry, ...]
    below: dict[str, int]
    games: dict[str, int]
    totals: dict[str, int]
    over: bool
    winner: str | None
    margin: int


def score(form: Form, question: object) -> Answer:
    """Score one line of input by the rules of that form; raises `Fault`."""
    asked = _read(form, question)
    options = UnitOptions(asked.options) if isinstance(asked, ChicagoQuestion) else None
    sheet, deals = unit.start(form, asked.first_dealer or Seat.NORTH, options), []
    for number, deal in enumerate(asked.deals, 1):
        try:
            sheet, terms = _with_deal(sheet, deal)
        except Fault as fault:
            raise Fault(fault.code, f"deal {number}: {fault.text}") from None
        deals.append(terms)
    return _answer(asked.id, deals, _broken_off(sheet) if asked.unfinished else sheet)


FORMS: dict[str, Callable[[object], Answer]] = {form.value: partial(score, form) for form in Form}
"""The forms of bridge that can be scored."""


def command(form: Annotated[str, typer.Argument(metavar="FORM", help=", ".join(FORMS))]) -> None:
    """Score deals: outcomes in, score sheets out (JSON Lines).

    Reads stdin, writes stdout, a line of JSON for each; docs/cli.md shows both.
    """
    if form not in FORMS:
        raise typer.BadParameter(f"{form!r} cannot be scored; the forms are: {', '.join(FORMS)}")
    raise typer.Exit(run_on_standard_streams(FORMS[form]))


def _read(form: Form, question: object) -> Question:
    try:
        return msgspec.convert(question, _QUESTIONS[form])
    except msgspec.ValidationError as error:
        raise Fault("notation/field", explain(error, _CHOICES)) from None


def _with_deal(sheet: AnySheet, deal: Deal) -> tuple[AnySheet, DealTerms]:
    """The sheet with one more deal, and the state before it."""
    board = deal.board if isinstance(deal, DuplicateDeal) else None
    terms = unit.terms(sheet, board)
    outcome = outcome_of(deal, None if terms is None else terms.dealer)
    try:
        scored = unit.score(sheet, outcome, board)
    except ScoreError as error:
        raise Fault(error.code, str(error)) from None
    assert terms is not None
    return scored, DealTerms(terms.dealer, [side for side in Side if terms.vulnerability.of(side)])


def _broken_off(sheet: AnySheet) -> AnySheet:
    try:
        return unit.interrupt(sheet)
    except ScoreError as error:
        raise Fault(error.code, f"unfinished: {error}") from None


def _answer(name: object, deals: list[DealTerms], sheet: AnySheet) -> Answer:
    return Answer(
        name,
        deals,
        sheet.entries,
        below={str(side): sheet.below(side) for side in Side},
        games={str(side): sheet.games_won(side) for side in Side},
        totals={str(side): sheet.total(side) for side in Side},
        over=sheet.is_over,
        winner="tie" if sheet.is_tie else sheet.winner and str(sheet.winner),
        margin=sheet.margin,
    )
