"""What the tables that play a set have made of it, as one person may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from tapete.club import BoardResult, Comparison, Row, Standing, Traveller, standings, travellers
from tapete.core import BySeat, BySide, Outcome, Side, board_dealer, board_vulnerability
from tapete.scoring import AnySheet, Reason
from tapete.scoring.duplicate import Scoring
from tapete.scoring.sheet_view import contract_seen
from tapete.server.live_table import LiveTable
from tapete.server.set_bodies import SetBoard, SetRow, SetStanding, SetTable
from tapete.server.set_key import is_finished
from tapete.table import Table, is_admitted

NOBODY: BySeat[str | None] = BySeat(None, None, None, None)
"""The names at a table of robots."""


class Played(msgspec.Struct, frozen=True):
    """One board at one table."""

    result: BoardResult
    names: BySeat[str | None]
    deal: str | None
    """Where the deal can be looked at."""


class TableResults(msgspec.Struct, frozen=True):
    """A table of the set, and what it made of the boards that are shown."""

    seen: SetTable
    played: tuple[Played, ...]


def people_results(
    number: int, live: LiveTable, unit: int, viewer: str, own: str, boards: frozenset[int] | None
) -> TableResults:
    """A table of people: the boards that it has finished, of those that the viewer may see (None: all).

    `own` is the id of the viewer's own table.
    """
    state = live.state
    is_over = is_finished(state, unit)
    path = f"/t/{live.id}" if is_admitted(state, viewer) and (is_over or live.id == own) else None
    finished = [done for done in state.finished if done.rubber == unit]
    sheet = _sheet(state, unit)
    played = tuple(
        Played(
            _result(number, done.terms.deal, done.outcome, _adjustment(sheet, done.terms.deal)),
            done.names,
            None if path is None else f"{path}/deal/{unit}/{place}",
        )
        for place, done in enumerate(finished, start=1)
        if boards is None or done.terms.deal in boards
    )
    names = finished[-1].names if finished else state.names
    seen = SetTable(number, names, False, live.id == own, len(played), is_over, path)
    return TableResults(seen, played)


def side_of(state: Table, unit: int, name: str) -> Side | None:
    """The side for which somebody of that name last played in that set."""
    for done in reversed(state.finished):
        seats = [seat for seat, other in done.names.items() if other == name] if done.rubber == unit else []
        if seats:
            return seats[0].side if len({seat.side for seat in seats}) == 1 else None
    return None


def robot_results(number: int, outcomes: Sequence[Outcome], boards: frozenset[int] | None) -> TableResults:
    """A table of the field."""
    played = tuple(
        Played(_result(number, board, outcome), NOBODY, None)
        for board, outcome in enumerate(outcomes, start=1)
        if boards is None or board in boards
    )
    return TableResults(SetTable(number, NOBODY, True, False, len(played), True, None), played)


def usual_method(tables: Iterable[TableResults], scoring: Scoring = Scoring.MATCHPOINTS) -> Comparison:
    """As was agreed at the table; two tables are compared in IMPs all the same, but for total points."""
    if scoring is Scoring.TOTAL:
        return Comparison.TOTAL_POINTS
    if sum(bool(table.played) for table in tables) <= 2:
        return Comparison.IMPS
    return Comparison.MATCHPOINTS if scoring is Scoring.MATCHPOINTS else Comparison.CROSS_IMPS


def compared(
    tables: Sequence[TableResults], method: Comparison
) -> tuple[tuple[SetBoard, ...], BySide[tuple[SetStanding, ...]]]:
    """A traveller for each board, and the ranking of each side.

    A table that still plays stands on the travellers, but is not ranked by its few boards; one's own is.
    """
    places = {(each.result.table, each.result.board): each for table in tables for each in table.played}
    boards = travellers((each.result for each in places.values()), method)
    seen = tuple(_board_seen(board, places) for board in boards)
    ranked = frozenset(
        str(table.seen.number) for table in tables if table.seen.is_over or table.seen.is_yours
    )
    over = tuple(_only(board, ranked) for board in boards)
    return seen, BySide.of(lambda side: tuple(map(_standing_seen, standings(over, side))))


def _only(board: Traveller, tables: frozenset[str]) -> Traveller:
    return replace(board, rows=tuple(row for row in board.rows if row.played.table in tables))


def _result(number: int, board: int, outcome: Outcome, adjustment_ns: int = 0) -> BoardResult:
    """Pairs are known by their table: whoever substitutes for another plays for the same pair."""
    return BoardResult(board, str(number), str(number), str(number), outcome, adjustment_ns)


def _sheet(state: Table, unit: int) -> AnySheet | None:
    sheets = {done.rubber: done.sheet for done in state.rubbers}
    return sheets.get(unit, state.sheet)


def _adjustment(sheet: AnySheet | None, board: int) -> int:
    """Points that the players agreed on after an irregularity, as North-South see them."""
    entries = () if sheet is None else sheet.entries
    return sum(
        entry.points if entry.side is Side.NS else -entry.points
        for entry in entries
        if entry.deal == board and entry.reason is Reason.ADJUSTMENT
    )


def _board_seen(board: Traveller, places: Mapping[tuple[str, int], Played]) -> SetBoard:
    return SetBoard(
        board.board,
        board_dealer(board.board),
        board_vulnerability(board.board),
        board.is_compared,
        board.top,
        board.datum,
        tuple(_row_seen(row, places[row.played.table, board.board]) for row in board.rows),
    )


def _row_seen(row: Row, played: Played) -> SetRow:
    outcome, score = row.played.result, row.score_ns
    assert isinstance(outcome, Outcome) and score is not None  # tables award no scores
    return SetRow(
        int(row.played.table),
        played.names,
        contract_seen(outcome.contract),
        outcome.tricks_taken,
        score,
        row.points,
        played.deal,
    )


def _standing_seen(standing: Standing) -> SetStanding:
    return SetStanding(
        standing.place.number,
        standing.place.is_shared,
        int(standing.pair),
        standing.boards,
        standing.total,
        standing.mean,
        standing.percent,
    )
