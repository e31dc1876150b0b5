"""What is read from a file: boards with all that was written of them, and what was wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import chain

import msgspec

from tapete.core import BySeat, Record


class Room(Enum):
    """Of a team match."""

    OPEN = "open"
    CLOSED = "closed"

    def __repr__(self) -> str:
        return f"Room.{self.name}"


class Fault(msgspec.Struct, frozen=True):
    """Something in a file that is not as it should be; what could be read beside it was read.

    `notation/...` cannot be read, `call/...` and `play/...` are not allowed, `record/...` contradicts
    itself, `convert/...` cannot be said in the other format.
    """

    code: str
    text: str
    line: int = 0
    """From 1; 0 where it belongs to no line."""
    column: int = 0
    board: int | None = None
    """Its place among the boards of the file, from 0; None where it belongs to none."""
    law: int | None = None
    is_warning: bool = False
    """Whether it is only worth knowing: nothing was lost and nothing is wrong by it."""


class Told(msgspec.Struct, frozen=True):
    """What a file says of a call beside the call itself."""

    explanation: str = ""
    is_alerted: bool = False


class Filed(msgspec.Struct, frozen=True):
    """A board as a file holds it: the record, who played, and everything else that was written."""

    record: Record
    names: BySeat[str] = BySeat("", "", "", "")
    room: Room | None = None
    event: str = ""
    site: str = ""
    date: str = ""
    """As written, `2026.11.30` where it could be read."""
    scoring: str = ""
    title: str = ""
    """What the board is called where that is more than its number."""
    calls: tuple[Told, ...] = ()
    """For each call of the record, as far as anything was told."""
    comments: tuple[str, ...] = ()
    """Words about the board as a whole, or about places that the record cannot point to."""
    extra: tuple[tuple[str, str], ...] = ()
    """Whatever else was written, by its name in the format, in order: kept for writing it back.

    A name that begins with a dot tells only how something was written; another format loses nothing by it.
    """


class Reading(msgspec.Struct, frozen=True):
    """A whole file."""

    boards: tuple[Filed, ...]
    faults: tuple[Fault, ...] = ()
    head: tuple[tuple[str, str], ...] = ()
    """What was written before or beside all boards, such as the header of a match."""

    @staticmethod
    def whole(readings: Iterable[Reading]) -> Reading:
        """The file that was read in these, one after the other."""
        every = tuple(readings)
        return Reading(
            tuple(chain.from_iterable(one.boards for one in every)),
            tuple(chain.from_iterable(one.faults for one in every)),
            tuple(chain.from_iterable(one.head for one in every)),
        )


class Written(msgspec.Struct, frozen=True):
    """A file to be stored, or a piece of one, and what it cannot say of the boards."""

    content: bytes
    faults: tuple[Fault, ...] = ()

    @staticmethod
    def whole(pieces: Iterable[Written]) -> Written:
        """The file of which these are the pieces in order."""
        every = tuple(pieces)
        faults = tuple(chain.from_iterable(one.faults for one in every))
        return Written(b"".join(one.content for one in every), faults)
