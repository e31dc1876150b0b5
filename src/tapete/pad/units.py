"""Beginning a rubber, a Chicago or a set of boards, breaking it off, and taking away one begun by mistake."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import BySeat, Seat, Side
from tapete.pad.commands import BreakOff, RemoveUnit, StartBoards, StartUnit
from tapete.pad.counting import counted, empty_sheet
from tapete.pad.errors import PadError
from tapete.pad.finding import check_new, unit_named, with_unit
from tapete.pad.players import check_players
from tapete.pad.results import law_of_end
from tapete.pad.state import Pad, Unit
from tapete.scoring import Form

MOST_BOARDS = 36
MOST_HALVES = 8


def start_unit(pad: Pad, command: StartUnit, at: float) -> Pad:
    """Four sit down; raises `PadError`."""
    if pad.form is Form.DUPLICATE:
        raise PadError("pad/wrong-form")
    return _started(pad, Unit(command.unit, (command.seats,), command.first_dealer, ()))


def start_boards(pad: Pad, command: StartBoards, at: float) -> Pad:
    """A set of boards, to be played in each seating; raises `PadError`."""
    if pad.form is not Form.DUPLICATE:
        raise PadError("pad/wrong-form")
    if not 1 <= command.boards <= MOST_BOARDS or command.first_board < 1:
        raise PadError("pad/boards")
    if not 2 <= len(command.halves) <= MOST_HALVES or _sits_twice_alike(command.halves):
        raise PadError("pad/halves")
    boards = tuple(range(command.first_board, command.first_board + command.boards))
    return _started(pad, Unit(command.unit, command.halves, Seat.NORTH, (), boards))


def break_off(pad: Pad, command: BreakOff, at: float) -> Pad:
    """Score a unit as it stands; raises `PadError`."""
    open_one = unit_named(pad, command.unit)
    if open_one.is_over:
        raise PadError("pad/rubber-over", law_of_end(pad, open_one))
    broken = replace(open_one, is_broken_off=True)
    return with_unit(pad, counted(pad, open_one, broken, "", is_correction=False))


def remove_unit(pad: Pad, command: RemoveUnit, at: float) -> Pad:
    """Take away a unit without deals; raises `PadError`."""
    empty = unit_named(pad, command.unit)
    if empty.deals:
        raise PadError("pad/unit-has-deals")
    return replace(pad, units=tuple(one for one in pad.units if one.id != empty.id))


def pair(seating: BySeat[str], side: Side) -> frozenset[str]:
    """The two who play together there."""
    return frozenset(seating[seat] for seat in side.seats)


def _started(pad: Pad, new: Unit) -> Pad:
    if pad.ended is not None:
        raise PadError("pad/ended")
    if pad.open_unit is not None:
        raise PadError("pad/unit-open")
    check_new(pad, new.id)
    for seating in new.seatings:
        check_players(pad, tuple(seating))
        if len(set(seating)) < 4:
            raise PadError("pad/seats")
    sheets = (empty_sheet(pad, new),) * len(new.seatings)
    return replace(pad, units=(*pad.units, replace(new, sheets=sheets)))


def _sits_twice_alike(halves: tuple[BySeat[str], ...]) -> bool:
    return any(len({pair(half, side) for half in halves}) < len(halves) for side in Side)
