"""Sitting down, getting up, robots in empty chairs, and beginning a rubber."""

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
from tapete.table.people import House, Occupant, Person, Robot, Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.state import Table

BETWEEN_RUBBERS = (Phase.SEATING, Phase.RUBBER_OVER)


def judge_take_seat(table: Table, who: Who, intent: TakeSeat, now: float) -> Events:
    """A free or robot's seat may be taken; a held one only by its owner."""
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    own, occupant = table.seat_of(who.id), table.seats[intent.seat]
    if own is intent.seat:
        if not occupant.is_robot and occupant.away_since is None:
            raise TableError("table/already-seated")
        return (SeatTaken(own, who),)
    if occupant.person is not None:
        raise TableError("table/seat-held" if occupant.away_since is not None else "table/seat-taken")
    if own is None:
        return (SeatTaken(intent.seat, who),)
    if table.phase not in BETWEEN_RUBBERS:
        raise TableError("table/already-seated")
    return SeatLeft(own, False, now), SeatTaken(intent.seat, who)


def judge_leave_seat(table: Table, who: Who, intent: LeaveSeat, now: float) -> Events:
    """Between rubbers the seat is free again; during one it is held."""
    seat = table.seat_of(who.id) if isinstance(who, Person) else None
    if seat is None:
        raise TableError("table/not-seated")
    if table.phase in BETWEEN_RUBBERS:
        return (SeatLeft(seat, False, now),)
    if table.seats[seat].away_since is not None:
        raise TableError("table/not-now")
    return (SeatLeft(seat, True, now),)


def judge_seat_robot(table: Table, who: Who, intent: SeatRobot, now: float) -> Events:
    """Anyone at the table, or the house, may let a robot play an empty seat or stand in."""
    if not isinstance(who, House) and not is_host(table, who):
        seat_for(table, who)
    occupant = table.seats[intent.seat]
    if occupant.is_robot:
        raise TableError("table/seat-taken")
    if occupant.person is not None and occupant.away_since is None:
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
    only_in(table, Phase.SEATING)
    if isinstance(who, Robot):
        raise TableError("table/not-yours")
    seat_for(table, who)
    return begin_rubber(table)


def begin_rubber(table: Table) -> Events:
    """Fill the empty seats with robots and begin."""
    empty = (seat for seat, occupant in table.seats.items() if occupant.is_empty)
    return (*map(RobotSeated, empty), RubberBegun(table.rubber + 1))


def is_host(table: Table, who: Who) -> bool:
    """Whether `who` made the table."""
    return isinstance(who, Person) and who.id == table.host.id


def fold_table_opened(table: Table | None, event: TableOpened) -> Table:
    """A new table with four empty seats."""
    return Table(event.host, event.options)


def fold_seat_taken(table: Table, event: SeatTaken) -> Table:
    """The person plays the seat, and no robot."""
    return _seated(table, event.seat, Occupant(event.person))


def fold_seat_left(table: Table, event: SeatLeft) -> Table:
    """The seat is held, with the robot in it if there is one, or it is free."""
    before = table.seats[event.seat]
    if not event.held:
        return _ready_without(_seated(table, event.seat, Occupant()), event.seat)
    return _seated(table, event.seat, replace(before, away_since=event.at))


def fold_robot_seated(table: Table, event: RobotSeated) -> Table:
    """A robot plays the seat, for its owner if there is one."""
    return _seated(table, event.seat, replace(table.seats[event.seat], is_robot=True))


def fold_robot_removed(table: Table, event: RobotRemoved) -> Table:
    """The robot got up."""
    occupant = replace(table.seats[event.seat], is_robot=False)
    return _ready_without(_seated(table, event.seat, occupant), event.seat)


def fold_rubber_begun(table: Table, event: RubberBegun) -> Table:
    """Everything of the rubber before is put away."""
    fresh = Table(table.host, table.options, table.seats, Phase.DRAW)
    return replace(
        fresh,
        version=table.version,
        rubber=event.rubber,
        finished=table.finished,
        rubbers=table.rubbers,
        talk=table.talk,
        spoken=table.spoken,
    )


def _seated(table: Table, seat: Seat, occupant: Occupant) -> Table:
    return replace(table, seats=table.seats.with_seat(seat, occupant))


def _ready_without(table: Table, seat: Seat) -> Table:
    return replace(table, ready=tuple(other for other in table.ready if other is not seat))


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
