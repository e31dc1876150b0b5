"""A set of duplicate boards that was dealt elsewhere and is played again here."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Deal, NotationError
from tapete.scoring import Form
from tapete.table.events import BoardsBrought
from tapete.table.intents import BringBoards
from tapete.table.options import MOST_BOARDS
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_house, only_in
from tapete.table.state import Brought, Table


def judge_bring_boards(table: Table, who: Who, intent: BringBoards, now: float) -> Events:
    """The house alone, at a table for duplicate, before anything is played there."""
    only_house(who)
    only_in(table, Phase.SEATING)
    if table.form is not Form.DUPLICATE or table.brought is not None or table.practice is not None:
        raise TableError("table/not-now")
    if not 1 <= len(intent.deals) <= MOST_BOARDS:
        raise TableError("table/bad-deal")
    try:
        deals = tuple(str(Deal.parse(text)) for text in intent.deals)
    except NotationError:
        raise TableError("table/bad-deal") from None
    return (BoardsBrought(intent.origin, deals),)


def fold_boards_brought(table: Table, event: BoardsBrought) -> Table:
    """They lie ready in their pockets."""
    return replace(table, brought=Brought(event.origin, tuple(map(Deal.parse, event.deals))))


JUDGES: Judges = {BringBoards: judge_bring_boards}
FOLDS: Folds = {BoardsBrought: fold_boards_brought}
