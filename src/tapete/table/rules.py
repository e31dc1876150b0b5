"""The shapes of the two functions that every matter of the table is made of, and who may act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tapete.core import Seat
from tapete.table.events import AnyEvent
from tapete.table.people import House, Person, Robot, Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.state import Table

Events = tuple[AnyEvent, ...]
Judge = Callable[[Table, Who, Any, float], Events]
"""Judges an intent of one kind: returns the events it causes, or raises `TableError`."""
Fold = Callable[[Table, Any], Table]
"""Folds an event of one kind into the state."""
Judges = Mapping[type, Judge]
Folds = Mapping[type, Fold]


def seat_for(table: Table, who: Who) -> Seat:
    """The seat that `who` plays now; raises when there is none, or when he has left it."""
    if isinstance(who, Robot):
        if not table.seats[who.seat].is_robot:
            raise TableError("table/no-robot")
        return who.seat
    seat = table.seat_of(who.id) if isinstance(who, Person) else None
    if seat is None:
        raise TableError("table/not-seated")
    if table.seats[seat].is_robot:
        raise TableError("table/robot-stands-in")
    if table.seats[seat].is_away:
        raise TableError("table/away")
    return seat


def is_host(table: Table, who: Who) -> bool:
    """Whether `who` made the table: he may seat robots and send them away without sitting there."""
    return isinstance(who, Person) and who.id == table.host.id


def only_house(who: Who) -> None:
    """Refuse what only the house does."""
    if not isinstance(who, House):
        raise TableError("table/not-yours")


def only_in(table: Table, *phases: Phase) -> None:
    """Refuse what belongs to another stage of the rubber."""
    if table.phase not in phases:
        raise TableError("table/not-now")
