"""`step` and `apply`: the two functions through which everything at a table passes."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tapete.scoring import Form
from tapete.table import (
    adjudication,
    bidding,
    boards,
    card_play,
    ceremony,
    claims,
    consent,
    declaring,
    going_on,
    honors_claims,
    practice,
    prepared_deals,
    rulings,
    seating,
    talk,
)
from tapete.table.events import (
    AdjudicationAnswered,
    AnyEvent,
    CallExplained,
    ClaimAnswered,
    DealPrepared,
    DummySaid,
    EntropyAdded,
    HonorsClaimed,
    InterruptAnswered,
    InterruptAsked,
    MadeReady,
    PlayLetPass,
    RemedyAnswered,
    RobotRemoved,
    RobotSeated,
    Said,
    SeatLeft,
    SeatTaken,
    SystemDeclared,
    TableOpened,
    UndoAnswered,
)
from tapete.table.intents import (
    AnswerAdjudication,
    AnswerClaim,
    AnswerRemedy,
    AnswerUndo,
    AnyIntent,
    AskUndo,
    ChooseOption,
    Claim,
    Cut,
    ExplainCall,
    LeaveSeat,
    LetPlayPass,
    MakeCall,
    NameIrregularity,
    PlayCard,
    ProposeRemedy,
    Ready,
    RefusePlay,
    RemoveRobot,
    ResumeTable,
    Say,
    SeatRobot,
    StopTable,
    TakeSeat,
)
from tapete.table.options import Options
from tapete.table.people import Person, Who
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Fold, Judge
from tapete.table.state import Table

_MATTERS = (
    seating,
    ceremony,
    prepared_deals,
    boards,
    practice,
    declaring,
    rulings,
    bidding,
    card_play,
    claims,
    adjudication,
    honors_claims,
    consent,
    going_on,
    talk,
)
_JUDGES: dict[type, Judge] = {kind: judge for matter in _MATTERS for kind, judge in matter.JUDGES.items()}
_FOLDS: dict[type, Fold] = {kind: fold for matter in _MATTERS for kind, fold in matter.FOLDS.items()}

_BESIDE_THE_PLAY = (
    SeatTaken,
    SeatLeft,
    RobotSeated,
    RobotRemoved,
    SystemDeclared,
    DealPrepared,
    EntropyAdded,
    CallExplained,
    ClaimAnswered,
    AdjudicationAnswered,
    PlayLetPass,
    UndoAnswered,
    RemedyAnswered,
    HonorsClaimed,
    InterruptAsked,
    InterruptAnswered,
    MadeReady,
    Said,
    DummySaid,
)
"""Events that leave what is asked of the others as it was: two may well answer at the same time."""

_WHILE_STOPPED = (
    TakeSeat,
    LeaveSeat,
    SeatRobot,
    RemoveRobot,
    ExplainCall,
    AskUndo,
    AnswerUndo,
    Say,
    StopTable,
    ResumeTable,
    NameIrregularity,
    ChooseOption,
    ProposeRemedy,
    AnswerRemedy,
)
"""What may be done at a table that is stopped; to take something back is a remedy too."""

_OF_A_MOMENT = (
    Cut,
    MakeCall,
    PlayCard,
    Claim,
    AnswerClaim,
    AnswerAdjudication,
    RefusePlay,
    LetPlayPass,
    AnswerUndo,
    ChooseOption,
    AnswerRemedy,
    Ready,
)
"""Intents that mean something only at the position for which they were made."""


def open_table(host: Person, options: Options, form: Form = Form.RUBBER) -> Events:
    """The events of a table that somebody makes."""
    return (TableOpened(host, options, form),)


def step(table: Table, who: Who, intent: AnyIntent, now: float) -> Events:
    """Judge an intent: the events it causes, for the store; raises `TableError` and changes nothing.

    `now` is in seconds; chance comes inside the intents.
    """
    try:
        if table.stop is not None and not isinstance(intent, _WHILE_STOPPED):
            raise TableError("table/stopped", 13)
        return _JUDGES[type(intent)](table, who, intent, now)
    except TableError as refusal:
        if table.form is Form.AUCTION1920 and refusal.law is not None:
            raise TableError(refusal.code) from None  # the rules chosen for 1920 number no laws
        raise


def apply(table: Table | None, event: AnyEvent) -> Table:
    """Fold one event; the first event of a log makes the table."""
    if table is None:
        assert isinstance(event, TableOpened), f"a table's log begins with its opening, not {event}"
        return replace(seating.fold_table_opened(table, event), version=1, position=1)
    version = table.version + 1
    position = table.position if isinstance(event, _BESIDE_THE_PLAY) else version
    return replace(_FOLDS[type(event)](table, event), version=version, position=position)


def replay(events: Iterable[AnyEvent], table: Table | None = None) -> Table:
    """The state that a log adds up to, from its beginning or on from `table`."""
    for event in events:
        table = apply(table, event)
    assert table is not None, "a table has at least the event that opened it"
    return table


def is_stale(table: Table, intent: AnyIntent, at_version: int) -> bool:
    """Whether the intent was made for a position that has passed."""
    return isinstance(intent, _OF_A_MOMENT) and at_version < table.position
