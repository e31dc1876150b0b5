"""What is told of a file that somebody shares: its boards in a list, and each board in full."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Card, Seat, Vulnerability
from tapete.formats.reading import Room
from tapete.scoring.sheet_view import ContractSeen
from tapete.table.view_types import CallSeen, TrickSeen


class FileShared(msgspec.Struct, frozen=True):
    """A file was read and kept; its path can be passed on."""

    id: str
    path: str


class FormatSeen(msgspec.Struct, frozen=True):
    """A format in which the file can be taken away."""

    name: str
    title: str
    ending: str


class FaultSeen(msgspec.Struct, frozen=True):
    """Something in the file that is not as it should be."""

    code: str
    text: str
    line: int
    """From 1; 0 where it belongs to no line."""
    column: int
    board: int | None
    """The place of its board, from 1; None where it belongs to none."""
    law: int | None
    is_warning: bool


class ProblemSeen(msgspec.Struct, frozen=True):
    """Something that is wrong with a board."""

    code: str
    where: str
    """In the file (line and column), or in the board (call 7, trick 3)."""
    text: str
    law: int | None


class BoardListed(msgspec.Struct, frozen=True):
    """A board in the list of a file; what is not known is null."""

    place: int
    """Among the boards of the file, from 1."""
    title: str
    """What it is called: its number, as a rule."""
    names: BySeat[str]
    room: Room | None
    contract: ContractSeen | None
    is_passed_out: bool
    tricks_taken: int | None
    score_ns: int | None
    problems: tuple[ProblemSeen, ...]


class FileSeen(msgspec.Struct, frozen=True):
    """A whole file."""

    id: str
    name: str
    format: str
    title: str
    """What the format is called."""
    boards: tuple[BoardListed, ...]
    faults: tuple[FaultSeen, ...]
    formats: tuple[FormatSeen, ...]


class BoardSeen(msgspec.Struct, frozen=True):
    """A board of a file with everything that was written of it; what is not known is null."""

    place: int
    of: int
    """How many boards the file has."""
    title: str
    number: int | None
    event: str
    site: str
    date: str
    room: Room | None
    dealer: Seat | None
    vulnerability: Vulnerability | None
    names: BySeat[str]
    hands: BySeat[tuple[Card, ...]]
    """As far as they are known."""
    hcp: BySeat[int | None]
    auction: tuple[CallSeen, ...]
    """Up to the first call that is not allowed."""
    contract: ContractSeen | None
    is_passed_out: bool
    tricks: tuple[TrickSeen, ...]
    """Up to the first card that is not allowed; the last trick perhaps incomplete."""
    is_claimed: bool
    tricks_taken: int | None
    score_ns: int | None
    """Scored as a board of duplicate."""
    comments: tuple[str, ...]
    problems: tuple[ProblemSeen, ...]
    is_solvable: bool
    """Whether all four hands are known, so that it can be looked at double dummy."""
    is_gradable: bool
    """Whether its calls, and its cards if there are any, can be graded: a board of duplicate that was bid."""


SENT = (FileShared, FileSeen, BoardSeen)
"""What the browser is sent."""
