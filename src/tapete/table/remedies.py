"""What rulings put on the sheet: tricks that pass to a side, and points above the line."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tapete.core import Outcome
from tapete.rulings import irregularity
from tapete.scoring import AnySheet, Form, unit
from tapete.table.ruling_state import Ruling
from tapete.table.state import Table


def rulings_of(table: Table, rubber: int, place: int | None = None) -> tuple[Ruling, ...]:
    """The rulings made in that rubber, or in the deal at that place of it."""
    of_rubber = (ruling for ruling in table.rulings if ruling.rubber == rubber)
    return tuple(ruling for ruling in of_rubber if place is None or ruling.place == place)


def adjusted(outcome: Outcome, rulings: Iterable[Ruling]) -> Outcome:
    """The outcome after the tricks that these rulings pass from side to side; a side has 0 to 13."""
    contract = outcome.contract
    if contract is None:
        return outcome
    tricks = outcome.tricks_taken
    for ruling in rulings:
        sign = 1 if ruling.remedy.side is contract.declarer.side else -1
        tricks = min(13, max(0, tricks + sign * ruling.remedy.tricks))
    return replace(outcome, tricks_taken=tricks)


def scored(
    before: AnySheet, outcome: Outcome, rulings: Iterable[Ruling], board: int | None = None
) -> AnySheet:
    """The sheet with that outcome, and the points of the rulings of its deal under their laws.

    `board` is its number where that is not the next.
    """
    terms, sheet = unit.terms(before, board), unit.score(before, outcome, board)
    if terms is None or outcome.is_passed_out:
        return sheet
    for ruling in rulings:
        named = None if ruling.irregularity is None else irregularity(ruling.irregularity)
        law = None if named is None else named.law
        if ruling.remedy.points:
            sheet = unit.adjust(sheet, terms.deal, ruling.remedy.side, ruling.remedy.points, law)
    return sheet


def practised_board(table: Table) -> int | None:
    """The number of the board that is practised, which follows on no other; None elsewhere."""
    if table.practice is None or table.form is not Form.DUPLICATE:
        return None
    return table.practice.position.board


def with_remedies(table: Table, rulings: tuple[Ruling, ...]) -> Table:
    """The table with its last result corrected by these rulings, just made."""
    assert table.open_outcome is not None
    return with_result(table, adjusted(table.open_outcome, rulings))


def with_result(table: Table, outcome: Outcome) -> Table:
    """The table with that as its last result, whatever stood there before."""
    assert table.settled is not None
    last = replace(table.finished[-1], outcome=outcome)
    place = sum(done.rubber == last.rubber for done in table.finished)  # another deal may be in progress
    rulings = rulings_of(table, last.rubber, place)
    return replace(
        table,
        open_outcome=outcome,
        sheet=scored(table.settled, outcome, rulings, practised_board(table)),
        finished=(*table.finished[:-1], last),
    )
