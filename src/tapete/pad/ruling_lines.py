"""Rulings on a pad: what the players agreed on after an irregularity."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.pad.commands import RecordRuling, RemoveRuling
from tapete.pad.counting import counted
from tapete.pad.errors import PadError
from tapete.pad.finding import check_new, deal_named, with_unit
from tapete.pad.state import Pad
from tapete.rulings import irregularity


def check_irregularity(command: RecordRuling) -> None:
    """Refuse one that is not among the laws. Not so when a log is read again: their list may have changed."""
    if command.irregularity and irregularity(command.irregularity) is None:
        raise PadError("pad/no-such-irregularity")


def record_ruling(pad: Pad, command: RecordRuling, at: float) -> Pad:
    """Write a ruling beside its deal; raises `PadError`."""
    check_new(pad, command.ruling)
    unit, deal = deal_named(pad, command.deal)
    if command.points and command.side is None:
        raise PadError("pad/no-side")
    ruled = replace(unit, rulings=(*unit.rulings, command))
    return with_unit(pad, counted(pad, unit, ruled, deal.id, is_correction=False))


def remove_ruling(pad: Pad, command: RemoveRuling, at: float) -> Pad:
    """Take a ruling back; raises `PadError`."""
    for unit in pad.units:
        for ruling in unit.rulings:
            if ruling.ruling == command.ruling:
                without = replace(unit, rulings=tuple(one for one in unit.rulings if one != ruling))
                return with_unit(pad, counted(pad, unit, without, ruling.deal, is_correction=False))
    raise PadError("pad/no-such-ruling")
