"""Sitting down, getting up, robots in empty chairs, and beginning a rubber.

A seat is held for its owner as long as his rubber lasts. A robot may stand in for him, and gets up
as soon as he is back.
"""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Seat
from tapete.table.events import (
    RobotRemoved,
    RobotSeated,
    RubberBegun,
    SeatLeft,
    SeatTaken,
    TableOpened,
)
from tapete.table.intents import BeginRubber, LeaveSeat, RemoveRobot, SeatRobot, TakeSeat
from tapete.table.people import House, Occupant, Person, Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, is_host, only_in, seat_for
from tapete.table.state import Table

BETWEEN_RUBBERS = (Phase.SEATING, Phase.RUBBER_OVER)


def judge_take_seat(table: Table, who: Who, intent: TakeSeat, now: float) -> Events:
    """A free or robot's seat may be taken, a held one by its owner; between rubbers one may move."""
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    own = table.seat_of(who.id)
    if own is intent.seat:
        if table.seats[own].is_present_person:
            raise TableError("table/already-seated")
        return (SeatTaken(own, who),)
    if own is not None and table.phase not in BETWEEN_RUBBERS:
        raise TableError("table/already-seated")
    if not is_free(table, intent.seat):
        raise TableError("table/seat-held" if table.seats[intent.seat].is_away else "table/seat-taken")
    left = () if own is None else (SeatLeft(own, False, now),)
    return (*left, SeatTaken(intent.seat, who))


def is_free(table: Table, seat: Seat) -> bool:
    """Whether somebody who does not sit there may take that seat: it is held no longer than a rubber."""
    occupant = table.seats[seat]
    return occupant.person is None or (occupant.is_away and table.phase in BETWEEN_RUBBERS)


def judge_leave_seat(table: Table, who: Who, intent: LeaveSeat, now: float) -> Events:
    """Between rubbers the seat is free again; during one it is held."""
    seat = table.seat_of(who.id) if isinstance(who, Person) else None
    if seat is None:
        raise TableError("table/not-seated")
    if table.phase in BETWEEN_RUBBERS:
        return (SeatLeft(seat, False, now),)
    if table.seats[seat].is_away:
        raise TableError("table/away")
    return (SeatLeft(seat, True, now),)


def judge_seat_robot(table: Table, who: Who, intent: SeatRobot, now: float) -> Events:
    """Anyone at the table, or the house, may let a robot play an empty seat or stand in."""
    if not isinstance(who, House) and not is_host(table, who):
        seat_for(table, who)
    if table.seats[intent.seat].is_robot:
        raise TableError("table/seat-taken")
    if table.seats[intent.seat].is_present_person:
        raise TableError("table/not-away")
    return (RobotSeated(intent.seat),)


def judge_remove_robot(table: Table, who: Who, intent: RemoveRobot, now: float) -> Events:
    """Between rubbers a robot's seat may be emptied for somebody to come."""
    if not is_host(table, who):
        seat_for(table, who)
    only_in(table, *BETWEEN_RUBBERS)
    if not table.seats[intent.seat].is_robot:
        raise TableError("table/no-robot")
    return (RobotRemoved(intent.seat),)


def judge_begin_rubber(table: Table, who: Who, intent: BeginRubber, now: float) -> Events:
    """Any person seated may begin the first rubber; robots take the empty seats."""
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    seat_for(table, who)
    only_in(table, Phase.SEATING)
    return begin_rubber(table)


def begin_rubber(table: Table) -> Events:
    """Fill the empty seats with robots and begin."""
    empty = (seat for seat, occupant in table.seats.items() if occupant.is_empty)
    return (*map(RobotSeated, empty), RubberBegun(table.rubber + 1))


def fold_table_opened(table: Table | None, event: TableOpened) -> Table:
    """A new table with four empty seats."""
    return Table(event.host, event.options)


def fold_seat_taken(table: Table, event: SeatTaken) -> Table:
    """The person plays the seat, and no robot; he has yet to say that he is ready."""
    ready = tuple(seat for seat in table.ready if seat is not event.seat)
    return replace(_with_occupant(table, event.seat, Occupant(event.person)), ready=ready)


def fold_seat_left(table: Table, event: SeatLeft) -> Table:
    """The seat is held, a robot in it or not; or it is free, and the others are asked again."""
    if not event.held:
        return replace(_with_occupant(table, event.seat, Occupant()), ready=())
    return _with_occupant(table, event.seat, replace(table.seats[event.seat], away_since=event.at))


def fold_robot_seated(table: Table, event: RobotSeated) -> Table:
    """A robot plays the seat, for its owner if there is one."""
    return _with_occupant(table, event.seat, replace(table.seats[event.seat], is_robot=True))


def fold_robot_removed(table: Table, event: RobotRemoved) -> Table:
    """The robot got up, and the others are asked again whether they are ready."""
    occupant = replace(table.seats[event.seat], is_robot=False)
    return replace(_with_occupant(table, event.seat, occupant), ready=())


def fold_rubber_begun(table: Table, event: RubberBegun) -> Table:
    """Everything of the rubber before is put away."""
    return Table(
        table.host,
        table.options,
        table.seats,
        Phase.DRAW,
        rubber=event.rubber,
        finished=table.finished,
        rubbers=table.rubbers,
        talk=table.talk,
        spoken=table.spoken,
    )


def _with_occupant(table: Table, seat: Seat, occupant: Occupant) -> Table:
    return replace(table, seats=table.seats.with_seat(seat, occupant))


JUDGES: Judges = {
    TakeSeat: judge_take_seat,
    LeaveSeat: judge_leave_seat,
    SeatRobot: judge_seat_robot,
    RemoveRobot: judge_remove_robot,
    BeginRubber: judge_begin_rubber,
}
FOLDS: Folds = {
    SeatTaken: fold_seat_taken,
    SeatLeft: fold_seat_left,
    RobotSeated: fold_robot_seated,
    RobotRemoved: fold_robot_removed,
    RubberBegun: fold_rubber_begun,
}
