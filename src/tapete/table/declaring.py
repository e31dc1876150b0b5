"""Declaring the house's system for one's seat: what one has agreed to play is public before the auction."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.table.events import SystemDeclared
from tapete.table.intents import DeclareSystem
from tapete.table.people import Person, Who
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, seat_for
from tapete.table.state import Table


def judge_declare_system(table: Table, who: Who, intent: DeclareSystem, now: float) -> Events:
    """A person at his seat, while no deal is in progress: nobody changes his system in mid-auction."""
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    seat = seat_for(table, who)
    if table.is_dealing or table.seats[seat].plays_house_card is intent.house_card:
        raise TableError("table/not-now")
    return (SystemDeclared(seat, intent.house_card),)


def fold_system_declared(table: Table, event: SystemDeclared) -> Table:
    """Everybody may read it beside his name."""
    occupant = replace(table.seats[event.seat], plays_house_card=event.house_card)
    return replace(table, seats=table.seats.with_seat(event.seat, occupant))


JUDGES: Judges = {DeclareSystem: judge_declare_system}
FOLDS: Folds = {SystemDeclared: fold_system_declared}
