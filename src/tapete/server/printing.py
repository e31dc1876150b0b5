"""What is printed of a table: the sheet of a unit, and its deals as hand records."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tapete.core import Board, BySeat, Deal, Language, Record, Side
from tapete.dd import TrickTable, par
from tapete.formats.reading import Filed, Told
from tapete.paper.hand_record import PrintedBoard
from tapete.paper.sheet_words import FORMS, UNITS
from tapete.paper.words import say
from tapete.scoring import AnySheet, Form
from tapete.scoring.sheet_view import SheetSeen, sheet_seen
from tapete.server.printed_rulings import ruling_text, tricks_before
from tapete.server.set_results import side_of
from tapete.table import Table
from tapete.table.remedies import rulings_of
from tapete.table.ruling_state import Ruling
from tapete.table.state import FinishedDeal


class PrintedUnit(msgspec.Struct, frozen=True):
    """A unit as it goes on paper."""

    sheet: SheetSeen
    names: BySeat[str]
    we: Side | None
    """The side of whoever asks, if he played in it."""
    title: str


def printed_unit(state: Table, unit: int, name: str, language: Language) -> PrintedUnit | None:
    """The unit of that number as it stands; None where there is none. `name`: of whoever asks."""
    done = next((each for each in state.rubbers if each.rubber == unit), None)
    sheet: AnySheet | None = state.sheet if done is None and state.rubber == unit else None
    names = state.names
    if done is not None:
        sheet, names = done.sheet, done.names
    if sheet is None:
        return None
    we = side_of(state, unit, name) if name else None
    title = f"{say(UNITS[state.form], language)} {unit}"
    return PrintedUnit(sheet_seen(sheet), _named(names), we, title)


def finished_deals(state: Table, unit: int) -> tuple[FinishedDeal, ...]:
    """The deals of that unit that are over, in their order."""
    return tuple(done for done in state.finished if done.rubber == unit)


def printed_boards(
    state: Table, unit: int, tables: Mapping[Deal, TrickTable], language: Language
) -> list[PrintedBoard]:
    """The finished deals of a unit with all that happened, and what could have been made where known."""
    return [
        _printed_board(state.form, done, rulings_of(state, unit, place), tables.get(done.deal), language)
        for place, done in enumerate(finished_deals(state, unit), 1)
    ]


def _printed_board(
    form: Form,
    done: FinishedDeal,
    rulings: tuple[Ruling, ...],
    makeable: TrickTable | None,
    language: Language,
) -> PrintedBoard:
    terms = done.terms
    board = Board(terms.deal, terms.dealer, terms.vulnerability, done.deal)
    claim = None if done.claim is None else tricks_before(done.outcome, rulings)
    filed = Filed(
        Record.of(board, done.auction, done.play, claim),
        _named(done.names),
        scoring="" if form is Form.DUPLICATE else FORMS[form].en,
        calls=tuple(Told(say(words, language)) for words in done.explanations),
        comments=tuple(ruling_text(each, language) for each in rulings),
    )
    best = None
    if makeable is not None and form is not Form.AUCTION1920:
        best = par(makeable, terms.dealer, terms.vulnerability)
    return PrintedBoard(filed, makeable, best, done.outcome)


def _named(names: BySeat[str | None]) -> BySeat[str]:
    return BySeat.of(lambda seat: names[seat] or "")
