"""The bodies of REST requests and answers about people's programs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.core import Seat


class NewProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program that shall play in its maker's name."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class ProgramListed(msgspec.Struct, frozen=True):
    """A program of mine; times in seconds since 1970."""

    id: str
    name: str
    made_at: float
    used_at: float | None
    """When it last came in."""
    is_listening: bool = False
    """Whether it waits to be invited to a seat."""


class ProgramMade(msgspec.Struct, frozen=True):
    """A new program and its token, which is told this once and never again."""

    program: ProgramListed
    token: str


class InviteProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program of one's own to be invited to a seat."""

    program: str
    seat: Seat


class Invitation(msgspec.Struct, frozen=True):
    """What a program is invited to; it takes the seat itself, or does not."""

    table: str
    path: str
    seat: Seat


READ: tuple[type[msgspec.Struct], ...] = (NewProgram, InviteProgram)
SENT: tuple[type[msgspec.Struct], ...] = (ProgramListed, ProgramMade, Invitation)
