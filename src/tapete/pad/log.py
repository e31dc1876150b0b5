"""`step` and `apply`: the two functions through which everything on a pad passes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from tapete.pad import deals, evening, players, ruling_lines, units
from tapete.pad.commands import (
    AddPlayer,
    AnyPadCommand,
    BreakOff,
    CorrectDeal,
    EndEvening,
    EnterDeal,
    EnterHonors,
    GoOn,
    MarkAway,
    OpenPad,
    RecordRuling,
    RemoveDeal,
    RemoveRuling,
    RemoveUnit,
    RenamePlayer,
    StartBoards,
    StartUnit,
)
from tapete.pad.errors import PadError
from tapete.pad.state import Pad

MOST_LINES = 1500
"""Lines of a log, after which a pad is full."""


class Written(msgspec.Struct, frozen=True):
    """A line of the log: a command that was taken, and when (seconds since 1970)."""

    command_id: str
    at: float
    command: OpenPad | AnyPadCommand


_FOLDS: dict[type, Callable[[Pad, Any, float], Pad]] = {
    AddPlayer: players.add_player,
    RenamePlayer: players.rename_player,
    MarkAway: players.mark_away,
    StartUnit: units.start_unit,
    StartBoards: units.start_boards,
    EnterDeal: deals.enter_deal,
    EnterHonors: deals.enter_honors,
    CorrectDeal: deals.correct_deal,
    RemoveDeal: deals.remove_deal,
    RecordRuling: ruling_lines.record_ruling,
    RemoveRuling: ruling_lines.remove_ruling,
    BreakOff: units.break_off,
    RemoveUnit: units.remove_unit,
    EndEvening: evening.end_evening,
    GoOn: evening.go_on,
}
"""What each command makes of a pad; each raises `PadError` for what cannot stand."""


def open_pad(command_id: str, command: OpenPad, now: float) -> tuple[Written, ...]:
    """The first line of a pad; raises `PadError`."""
    players.opened(command)
    return (Written(command_id, now, command),)


def step(pad: Pad, command_id: str, command: AnyPadCommand, now: float) -> tuple[Written, ...]:
    """Judge a command: the line to be written, or none if it was done already; raises `PadError`."""
    if command_id in pad.done:
        return ()
    if pad.version >= MOST_LINES:
        raise PadError("pad/full")
    if isinstance(command, RecordRuling):
        ruling_lines.check_irregularity(command)
    written = Written(command_id, now, command)
    apply(pad, written)
    return (written,)


def apply(pad: Pad | None, written: Written) -> Pad:
    """Fold one line; the first of a log makes the pad."""
    if pad is None:
        assert isinstance(written.command, OpenPad), f"a pad's log begins with its opening, not {written}"
        made, version = players.opened(written.command), 1
    else:
        made, version = _FOLDS[type(written.command)](pad, written.command, written.at), pad.version + 1
    return replace(made, version=version, done={**made.done, written.command_id: version})


def replay(lines: Iterable[Written], pad: Pad | None = None) -> Pad:
    """The pad that a log adds up to, from its beginning or on from `pad`."""
    for written in lines:
        pad = apply(pad, written)
    assert pad is not None, "a pad has at least the line that opened it"
    return pad
