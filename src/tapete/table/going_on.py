"""From a result to the next deal, to the score of the rubber, and to the next rubber."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.table.ceremony import to_next_deal
from tapete.table.events import DealCleared, MadeReady, PositionBegun, RubberScored
from tapete.table.intents import Ready
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.seating import begin_rubber
from tapete.table.state import FinishedRubber, Table


def judge_ready(table: Table, who: Who, intent: Ready, now: float) -> Events:
    """When everyone at the table is ready, it goes on."""
    seat = seat_for(table, who)
    only_in(table, Phase.RESULT, Phase.RUBBER_OVER)
    if seat in table.ready:
        raise TableError("table/answered")
    here = {other for other, occupant in table.seats.items() if not occupant.is_empty}
    event = MadeReady(seat)
    return (event, *_next(table)) if here <= {seat, *table.ready} else (event,)


def _next(table: Table) -> Events:
    if table.practice is not None:
        return (PositionBegun(table.practice.following),)
    if table.phase is Phase.RUBBER_OVER:
        return begin_rubber(table)
    assert table.sheet is not None
    return (RubberScored() if table.sheet.is_over else DealCleared(),)


def fold_made_ready(table: Table, event: MadeReady) -> Table:
    """One more is ready."""
    return replace(table, ready=(*table.ready, event.seat))


def fold_deal_cleared(table: Table, event: DealCleared) -> Table:
    """The cards are gathered and shuffled again; the deal passes to the left."""
    return to_next_deal(_cleared(table))


def fold_rubber_scored(table: Table, event: RubberScored) -> Table:
    """Honors can no longer be claimed."""
    return finished_rubber(table)


def finished_rubber(table: Table) -> Table:
    """The table after its rubber, with the rubber on the list."""
    sheet = table.sheet
    assert sheet is not None
    scored = FinishedRubber(table.rubber, table.names, sheet.totals, sheet.winner, sheet)
    return replace(
        _cleared(table),
        phase=Phase.RUBBER_OVER,
        settled=sheet,
        open_outcome=None,
        interrupt=None,
        rubbers=(*table.rubbers, scored),
    )


def _cleared(table: Table) -> Table:
    return replace(
        table,
        draw=None,
        prepared=None,
        shuffling=None,
        terms=None,
        deal=None,
        auction=None,
        explanations=(),
        contract=None,
        play=None,
        claim=None,
        void_claims=(),
        ready=(),
        undo=None,
    )


JUDGES: Judges = {Ready: judge_ready}
FOLDS: Folds = {
    MadeReady: fold_made_ready,
    DealCleared: fold_deal_cleared,
    RubberScored: fold_rubber_scored,
}
