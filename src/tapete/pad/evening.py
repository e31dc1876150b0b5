"""The end of an evening, and going on after all."""

from __future__ import annotations

import re

from msgspec.structs import replace

from tapete.pad.commands import EndEvening, GoOn
from tapete.pad.errors import PadError
from tapete.pad.state import Pad
from tapete.scoring import Form

_STAKE = re.compile(r"[0-9]{1,6}([.][0-9]{1,4})?")


def end_evening(pad: Pad, command: EndEvening, at: float) -> Pad:
    """Settle; said again, at another stake. Raises `PadError`."""
    if pad.open_unit is not None:
        raise PadError("pad/unit-open")
    if command.stake and pad.form is Form.DUPLICATE:
        raise PadError("pad/no-stakes")
    if command.stake and not _STAKE.fullmatch(command.stake):
        raise PadError("pad/stake")
    return replace(pad, ended=command)


def go_on(pad: Pad, command: GoOn, at: float) -> Pad:
    """The evening is open again; raises `PadError`."""
    if pad.ended is None:
        raise PadError("pad/not-ended")
    return replace(pad, ended=None)
