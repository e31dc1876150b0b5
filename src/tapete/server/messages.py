"""The messages of the websocket, both ways; `docs/protocol.md` tells of each with an example."""

from __future__ import annotations

from enum import Enum
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
    """Asks for help with the viewer's turn. A newer request takes the place of one not answered yet."""

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


class HintBasis(Enum):
    """Where a hint comes from."""

    BOOK = "book"
    """The book of bidding."""
    LAYOUTS = "layouts"
    """Layouts of the hidden cards that agree with all that the viewer sees, as many as there was time for."""
    ALL_LAYOUTS = "all-layouts"
    """All such layouts: the chances are exact against the best play."""
    ONLY = "only"
    """There is but one card to play."""
    THUMB = "thumb"
    """A rule of thumb: working it out took too long."""


class CallHint(msgspec.Struct, frozen=True):
    """A call of the book that the hand makes, or nearly."""

    call: Call
    explanation: Words
    """The words of its row, and what it would show."""
    fits: bool
    """Whether the hand holds all of that."""
    against: Words
    """Why the book does not make it; empty for the call that it makes."""


class CardHint(msgspec.Struct, frozen=True):
    """What a card is worth by what the viewer can see."""

    card: Card
    tricks: float
    """Tricks of the viewer's side in all, expected."""
    goal: float
    """The chance, 0 to 1, that the contract is made by declarer's side, or beaten by the defenders."""


class Hint(ServerMessage, frozen=True, tag="hint"):
    """What the book would call, or what each card is worth, by what the viewer can see."""

    request_id: str
    at_version: int
    """The version of the view that it is about."""
    call: Call | None
    """The first choice, as `card` is; each None when it is the other's turn."""
    card: Card | None
    explanation: Words
    """What the call shows."""
    basis: HintBasis
    calls: tuple[CallHint, ...] = ()
    """Two or three, the book's own first."""
    looked_at: tuple[CallHint, ...] = ()
    """What the book looks at before its own call, row by row, with what the hand lacks for it."""
    cards: tuple[CardHint, ...] = ()
    """All that may be played, the best first; none with `only` and `thumb`."""
    layouts: int = 0
    """How many layouts were looked at."""


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The server is there."""


AnyServerMessage = View | Done | Refused | Hint | Pong
"""Every message that the server may send."""
