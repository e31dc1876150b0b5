"""Sitting down, getting up, robots in empty chairs, and beginning a rubber.

A seat is held for its owner as long as his rubber lasts. A robot may stand in for him, and gets up
as soon as he is back.
"""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import BySeat, Seat
from tapete.scoring import Form
from tapete.table.ceremony import with_empty_sheet
from tapete.table.events import (
    AnyEvent,
    PartnersChanged,
    PositionBegun,
    RobotRemoved,
    RobotSeated,
    RubberBegun,
    SeatLeft,
    SeatTaken,
    TableOpened,
)
from tapete.table.intents import BeginRubber, LeaveSeat, RemoveRobot, SeatRobot, TakeSeat
from tapete.table.options import Partners, Seats
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
    """Fill the empty seats with robots, change partners where that is the custom, and begin."""
    empty = (seat for seat, occupant in table.seats.items() if occupant.is_empty)
    came_from = next_players(table)
    moved = () if came_from is None else (PartnersChanged(came_from),)
    begun: AnyEvent = RubberBegun(table.rubber + 1) if table.practice is None else PositionBegun(0)
    return (*map(RobotSeated, empty), *moved, begun)


NEXT_PARTNERS = BySeat(Seat.WEST, Seat.NORTH, Seat.SOUTH, Seat.EAST)
"""Where each seat's new player comes from: South stays, the others move round; in three sets all have met."""


def next_players(table: Table) -> BySeat[Seat] | None:
    """For each seat, where its player of the next Chicago sits now; None where everyone stays.

    Chicago's four deals are played with a new partner each time; a draw for seats does it by itself.
    """
    options = table.options
    is_custom = options.partners is Partners.CHANGE and options.seats is Seats.FIXED
    return NEXT_PARTNERS if table.form is Form.CHICAGO and table.rubber > 0 and is_custom else None


def fold_table_opened(table: Table | None, event: TableOpened) -> Table:
    """A new table with four empty seats."""
    return Table(event.host, event.options, form=event.form)


def fold_seat_taken(table: Table, event: SeatTaken) -> Table:
    """The person plays the seat, and no robot; he has yet to say that he is ready."""
    ready = tuple(seat for seat in table.ready if seat is not event.seat)
    before = table.seats[event.seat]
    is_back = before.person is not None and before.person.id == event.person.id
    occupant = Occupant(event.person, plays_house_card=is_back and before.plays_house_card)
    return replace(_with_occupant(table, event.seat, occupant), ready=ready)


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
    """Everything of the rubber before is put away. In duplicate the boards say who deals: nobody draws."""
    fresh = Table(
        table.host,
        table.options,
        table.seats,
        table.form,
        Phase.DRAW,
        rubber=event.rubber,
        brought=table.brought if event.rubber == 1 else None,
        finished=table.finished,
        rubbers=table.rubbers,
        rulings=table.rulings,
        talk=table.talk,
        spoken=table.spoken,
    )
    return with_empty_sheet(fresh, Seat.NORTH) if table.form is Form.DUPLICATE else fresh


def fold_partners_changed(table: Table, event: PartnersChanged) -> Table:
    """The players change places."""
    return replace(table, seats=BySeat(*(table.seats[old] for old in event.came_from)))


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
    PartnersChanged: fold_partners_changed,
    RubberBegun: fold_rubber_begun,
}
