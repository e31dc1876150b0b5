"""The messages of the websocket, both ways; `docs/protocol.md` tells of each with an example."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.core import Call, Card
from tapete.table.events import AnyEvent
from tapete.table.intents import AnyIntent
from tapete.table.view_types import TableView
from tapete.table.words import Words

ShortId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[ -~]+\Z")]
"""An identifier that the client makes up, such as a UUID: 1 to 64 letters of ASCII."""
Version = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
"""How many events a table has."""


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of what a client sends."""


class Command(ClientMessage, frozen=True, tag="command"):
    """A person's intent. Sent again with the same `command_id`, it is answered as it was the first time."""

    command_id: ShortId
    at_version: Version
    """The version of the view on which the person decided."""
    intent: AnyIntent


class HintRequest(ClientMessage, frozen=True, tag="hint"):
    """Asks what the book would call or play in the viewer's place."""

    request_id: ShortId


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Asks whether the server is there."""


AnyClientMessage = Command | HintRequest | Ping
"""Every message that a client may send."""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of what the server sends."""


class View(ServerMessage, frozen=True, tag="view"):
    """The table as its viewer sees it, and what he may know of what happened since his last view."""

    view: TableView
    events: tuple[AnyEvent, ...]
    """Empty on the first view of a connection."""


class Done(ServerMessage, frozen=True, tag="done"):
    """A command was committed: it is on disk, and nothing can lose it."""

    command_id: str
    version: int
    """The version of the table just after the command's events."""


class Refused(ServerMessage, frozen=True, tag="refused"):
    """A message that changed nothing, and why; sent to its sender alone."""

    command_id: str | None
    """The command (or the request for a hint) refused; None when the message could not be read."""
    code: str
    law: int | None
    """The number in the Laws, where one forbids it."""
    text: Words


class Hint(ServerMessage, frozen=True, tag="hint"):
    """What the book would do; both None when there is nothing to call or play."""

    request_id: str
    call: Call | None
    card: Card | None
    explanation: Words


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The server is there."""


AnyServerMessage = View | Done | Refused | Hint | Pong
"""Every message that the server may send."""
