"""The bodies of REST requests and answers; the structs of websocket messages are in `messages.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.core import BySeat
from tapete.scoring import Form
from tapete.server.set_bodies import SetNamed
from tapete.table.options import Options
from tapete.table.phase import Phase
from tapete.table.words import Words


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says one is; no name before the first one is given."""

    name: str | None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name by which the tables shall know one."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    form: Form
    options: Options = Options()
    again: SetNamed | None = None
    """Duplicate: a set of boards that is over elsewhere, to be played here first."""


class TableMade(msgspec.Struct, frozen=True):
    """A table was made; its path is the invitation."""

    id: str
    path: str


class TableListed(msgspec.Struct, frozen=True):
    """A table of mine: one that I made or sit at."""

    id: str
    path: str
    form: Form
    phase: Phase
    rubber: int
    deal: int
    names: BySeat[str | None]
    is_over: bool
    """Whether its last rubber is over."""
    is_practice: bool
    """Whether nothing counts there."""


class Problem(msgspec.Struct, frozen=True):
    """Why a REST request was refused, with a 4xx status."""

    code: str
    law: int | None
    text: Words


class Health(msgspec.Struct, frozen=True):
    """Whether the server and its store answer."""

    status: str
    version: str
