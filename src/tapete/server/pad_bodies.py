"""What travels between a pad on the server and those who show it: requests and answers over REST."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec

from tapete.pad.commands import AnyPadCommand, CorrectDeal, EnterDeal, OpenPad, PadId
from tapete.pad.preview import PadPreview
from tapete.pad.view_types import PadView
from tapete.scoring import Form
from tapete.server.bodies import Problem

MOST_COMMANDS = 100
"""Commands of one request; a longer queue is sent in several."""


class NewPad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pad to be begun. With an id of its own it can be sent again: nothing is begun twice."""

    pad: OpenPad
    id: Annotated[str, msgspec.Meta(min_length=14, max_length=32, pattern=r"^[a-z0-9]+\Z")] | None = None
    """Small letters and digits that nobody can guess, 14 to 32; the server makes one if there is none."""


class PadMade(msgspec.Struct, frozen=True):
    """A pad was begun; whoever has its path may write on it."""

    id: str
    path: str
    view: PadView


class PadListed(msgspec.Struct, frozen=True):
    """A pad of mine: one that I began or wrote on."""

    id: str
    path: str
    form: Form
    names: tuple[str, ...]
    units: int
    begun_at: float
    """In seconds since 1970."""
    written_at: float
    is_ended: bool


class PadCommandSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command and the id under which it is done once, however often it is sent."""

    command_id: PadId
    command: AnyPadCommand


class PadCommands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Commands in the order in which they were written, perhaps while out of reach."""

    commands: Annotated[tuple[PadCommandSent, ...], msgspec.Meta(max_length=MOST_COMMANDS)]


class PadAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would this come to? Nothing is written."""

    command: EnterDeal | CorrectDeal


class PadStatus(Enum):
    """What became of a command."""

    DONE = "done"
    """It is on disk, now or from an earlier time."""
    REFUSED = "refused"
    """It cannot stand; the pad is as it was."""
    WAITING = "waiting"
    """One before it was refused, and it was not looked at: take that one out, then send it again."""


class PadAnswer(msgspec.Struct, frozen=True):
    """What became of one command."""

    command_id: str
    status: PadStatus
    version: int | None
    """The version of the pad just after it, when it was done."""
    problem: Problem | None
    deals: tuple[str, ...]
    """When it was refused: the deals that are in its way, by their ids."""


class PadAnswers(msgspec.Struct, frozen=True):
    """What became of each command, and the pad as it stands now."""

    answers: tuple[PadAnswer, ...]
    view: PadView


READ = (NewPad, PadCommands, PadAsked)
"""What the server reads."""

SENT = (PadMade, PadListed, PadAnswers, PadPreview)
"""What the server sends."""
