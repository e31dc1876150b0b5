"""`tapete score FORM`: outcomes in, score sheets out (docs/cli.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeVar

import msgspec
import typer

from tapete.cli.json_lines import Fault, explain, run_on_standard_streams
from tapete.core import Contract, NotationError, Outcome, Seat, Side
from tapete.scoring import Columns, Entry, ScoreError, Terms, auction1920, chicago, duplicate, rubber

_Sheet = TypeVar("_Sheet", bound=Columns)
_Deal = TypeVar("_Deal", bound="Deal")
_Asked = TypeVar("_Asked")
_A_SEAT = "a seat (N, E, S or W)"
_CHOICES = {
    "vulnerable": "dealer or nondealer",
    "first_dealer": _A_SEAT,
    "declarer": _A_SEAT,
    "honors": _A_SEAT,
}


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """One deal as it is typed in; a passed-out deal needs only its contract, `pass`."""

    contract: str
    declarer: Seat | None = None
    tricks: Annotated[int, msgspec.Meta(ge=0, le=13)] | None = None
    honors: dict[Seat, Annotated[int, msgspec.Meta(ge=0, le=5)]] = {}


class DuplicateDeal(Deal, forbid_unknown_fields=True):
    """One board: its number says who dealt and who was vulnerable; left out, its place in the list."""

    board: Annotated[int, msgspec.Meta(ge=1)] | None = None


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
    options: chicago.ChicagoOptions = chicago.ChicagoOptions()
    unfinished: bool = False


class DuplicateQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """Boards to score; the first dealer is that of the first board, whatever is typed."""

    deals: list[DuplicateDeal]
    first_dealer: Seat | None = None
    id: object = None
    options: NoOptions = NoOptions()
    unfinished: bool = False


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


def score_rubber(question: object) -> Answer:
    """Score a rubber of contract bridge from one line of input; raises `Fault`."""
    asked = _read(question, RubberQuestion)
    sheet, deals = _scored(
        asked.deals,
        rubber.start(asked.first_dealer),
        lambda sheet, _: rubber.terms(sheet),
        lambda sheet, outcome, _: rubber.score(sheet, outcome),
    )
    return _answer(asked.id, deals, _broken_off(sheet, rubber.interrupt) if asked.unfinished else sheet)


def score_auction1920(question: object) -> Answer:
    """Score a rubber of the auction bridge of 1920 from one line of input; raises `Fault`."""
    asked = _read(question, RubberQuestion)
    sheet, deals = _scored(
        asked.deals,
        auction1920.start(asked.first_dealer),
        lambda sheet, _: auction1920.terms(sheet),
        lambda sheet, outcome, _: auction1920.score(sheet, outcome),
    )
    return _answer(asked.id, deals, _broken_off(sheet, auction1920.interrupt) if asked.unfinished else sheet)


def score_chicago(question: object) -> Answer:
    """Score a Chicago from one line of input; raises `Fault`."""
    asked = _read(question, ChicagoQuestion)
    sheet, deals = _scored(
        asked.deals,
        chicago.start(asked.first_dealer, asked.options),
        lambda sheet, _: chicago.terms(sheet),
        lambda sheet, outcome, _: chicago.score(sheet, outcome),
    )
    return _answer(asked.id, deals, _broken_off(sheet, chicago.interrupt) if asked.unfinished else sheet)


def score_duplicate(question: object) -> Answer:
    """Score boards of duplicate from one line of input; raises `Fault`."""
    asked = _read(question, DuplicateQuestion)
    sheet, deals = _scored(
        asked.deals,
        duplicate.start(),
        lambda sheet, deal: duplicate.terms(sheet, deal.board),
        lambda sheet, outcome, deal: duplicate.score(sheet, outcome, deal.board),
    )
    return _answer(asked.id, deals, _broken_off(sheet, duplicate.close) if asked.unfinished else sheet)


FORMS: dict[str, Callable[[object], Answer]] = {
    "rubber": score_rubber,
    "auction1920": score_auction1920,
    "chicago": score_chicago,
    "duplicate": score_duplicate,
}
"""The forms of bridge that can be scored."""


def command(form: Annotated[str, typer.Argument(metavar="FORM", help=", ".join(FORMS))]) -> None:
    """Score deals: outcomes in, score sheets out (JSON Lines).

    Reads stdin, writes stdout, a line of JSON for each; docs/cli.md shows both.
    """
    if form not in FORMS:
        raise typer.BadParameter(f"{form!r} cannot be scored; the forms are: {', '.join(FORMS)}")
    raise typer.Exit(run_on_standard_streams(FORMS[form]))


def _read(question: object, kind: type[_Asked]) -> _Asked:
    try:
        return msgspec.convert(question, kind)
    except msgspec.ValidationError as error:
        raise Fault("notation/field", explain(error, _CHOICES)) from None


def _scored(
    typed: Sequence[_Deal],
    sheet: _Sheet,
    terms_of: Callable[[_Sheet, _Deal], Terms | None],
    score: Callable[[_Sheet, Outcome, _Deal], _Sheet],
) -> tuple[_Sheet, list[DealTerms]]:
    """The sheet with all deals on it, and the state before each."""
    deals = []
    for number, deal in enumerate(typed, 1):
        outcome = _outcome(number, deal)
        terms = terms_of(sheet, deal)
        try:
            sheet = score(sheet, outcome, deal)
        except ScoreError as error:
            raise Fault(error.code, f"deal {number}: {error}") from None
        assert terms is not None
        deals.append(DealTerms(terms.dealer, [side for side in Side if terms.vulnerability.of(side)]))
    return sheet, deals


def _outcome(number: int, deal: Deal) -> Outcome:
    honors = tuple(deal.honors.items())
    if deal.contract == "pass":
        return Outcome(None, honors=honors)
    if deal.declarer is None or deal.tricks is None:
        missing = "declarer" if deal.declarer is None else "tricks"
        raise Fault("notation/field", f"deal {number}: `{missing}` is missing; only a pass needs none")
    try:
        return Outcome(Contract.parse(deal.contract, deal.declarer), deal.tricks, honors)
    except NotationError as error:
        raise Fault("notation/contract", f"deal {number}: {error.text}") from None


def _broken_off(sheet: _Sheet, close: Callable[[_Sheet], _Sheet]) -> _Sheet:
    try:
        return close(sheet)
    except ScoreError as error:
        raise Fault(error.code, f"unfinished: {error}") from None


def _answer(name: object, deals: list[DealTerms], sheet: Columns) -> Answer:
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
