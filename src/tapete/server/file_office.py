"""Files that people share: read in a job, kept as they came, shown to whoever has the link."""

from __future__ import annotations

from collections import OrderedDict, defaultdict

import msgspec

from tapete.formats.catalogue import FORMATS, Format, recognized
from tapete.formats.lost import NOTHING
from tapete.formats.reading import Fault, Filed, Reading
from tapete.server.clock import Clock
from tapete.server.file_bodies import BoardListed, BoardSeen, FaultSeen, FileSeen, FormatSeen
from tapete.server.file_store import FileStore
from tapete.server.identity import new_table_id
from tapete.server.jobs import Jobs
from tapete.server.refusal import Refusal
from tapete.server.shared_board import board_listed, board_seen

MOST_BYTES = 4 * 1024 * 1024
MOST_BOARDS = 3_000
MOST_FAULTS = 500
"""Faults that are told; the rest of a hopeless file adds nothing."""
MOST_FILES = 500
"""Files that one person may share."""
LONGEST_NAME = 120
_REMEMBERED = 16


class ReadFile(msgspec.Struct, frozen=True):
    """A file, read."""

    name: str
    format: str
    reading: Reading
    listed: tuple[BoardListed, ...]


class FileOffice:
    """Keeps files and reads them again when they are asked for; the last few stay read."""

    def __init__(self, store: FileStore, jobs: Jobs, clock: Clock) -> None:
        self._store, self._jobs, self._clock = store, jobs, clock
        self._read: OrderedDict[str, ReadFile] = OrderedDict()

    async def keep(self, name: str, content: bytes, person_id: str) -> str:
        """Keep a file that can be read and holds boards; raises `Refusal`."""
        chosen = recognized(content, name)
        if chosen is None:
            raise Refusal("files/unknown-format")
        reading, listed = await self._jobs.run(read_file, chosen.name, content)
        if not reading.boards:
            raise Refusal("files/no-boards", place=_first_fault(reading))
        if len(reading.boards) > MOST_BOARDS:
            raise Refusal("files/too-many-boards")
        if await self._store.count(person_id) >= MOST_FILES:
            raise Refusal("files/too-many")
        file_id, short = (
            new_table_id(),
            " ".join(name.split())[:LONGEST_NAME] or f"boards.{chosen.endings[0]}",
        )
        await self._store.keep(file_id, short, chosen.name, content, person_id, self._clock.now())
        self._remember(file_id, ReadFile(short, chosen.name, reading, listed))
        return file_id

    async def read(self, file_id: str) -> ReadFile:
        """The file of that id, read; raises `Refusal`."""
        known = self._read.get(file_id)
        if known is not None:
            self._read.move_to_end(file_id)
            return known
        kept = await self._store.get(file_id)
        if kept is None:
            raise Refusal("wire/unknown-file")
        file = ReadFile(kept.name, kept.format, *await self._jobs.run(read_file, kept.format, kept.content))
        self._remember(file_id, file)
        return file

    async def board(self, file_id: str, place: int) -> Filed:
        """A board by its place, from 1; raises `Refusal`."""
        boards = (await self.read(file_id)).reading.boards
        if not 1 <= place <= len(boards):
            raise Refusal("wire/unknown-deal")
        return boards[place - 1]

    async def written(self, file_id: str, form: str) -> tuple[Format, ReadFile, bytes]:
        """The boards in another format; raises `Refusal`."""
        wanted, file = FORMATS.get(form), await self.read(file_id)
        if wanted is None or wanted.write is None:
            raise Refusal("files/cannot-write")
        content = await self._jobs.run(write_file, form, file.reading)
        if content is None:
            raise Refusal("files/nothing-to-write")
        return wanted, file, content

    def _remember(self, file_id: str, file: ReadFile) -> None:
        self._read[file_id] = file
        while len(self._read) > _REMEMBERED:
            self._read.popitem(last=False)


def read_file(form: str, content: bytes) -> tuple[Reading, tuple[BoardListed, ...]]:
    """Read a file in that format, and list its boards: a job, since a long one takes seconds."""
    read = FORMATS[form].read
    assert read is not None
    reading = read(content)
    if len(reading.boards) > MOST_BOARDS:
        return reading, ()
    faults: defaultdict[int | None, list[Fault]] = defaultdict(list)
    for fault in reading.faults:
        faults[fault.board].append(fault)
    boards = enumerate(reading.boards)
    return reading, tuple(board_listed(place + 1, filed, faults[place]) for place, filed in boards)


def write_file(form: str, reading: Reading) -> bytes | None:
    """Write its boards in that format: a job too. None where it has a place for none of them."""
    write = FORMATS[form].write
    assert write is not None
    written = write(reading.boards, reading.head)
    return None if any(fault.code == NOTHING for fault in written.faults) else written.content


def file_seen(file_id: str, file: ReadFile) -> FileSeen:
    """A file with its boards in a list, and what is wrong with it."""
    reading = file.reading
    return FileSeen(
        file_id,
        file.name,
        file.format,
        FORMATS[file.format].title,
        file.listed,
        tuple(map(_fault_seen, reading.faults[:MOST_FAULTS])),
        tuple(
            FormatSeen(one.name, one.title, one.endings[0])
            for one in FORMATS.values()
            if one.write is not None
        ),
    )


def file_board_seen(file: ReadFile, place: int, filed: Filed) -> BoardSeen:
    """One board of it in full."""
    return board_seen(place, len(file.reading.boards), filed, faults_of(file.reading, place))


def faults_of(reading: Reading, place: int) -> tuple[Fault, ...]:
    """The faults of the board at that place, from 1."""
    return tuple(fault for fault in reading.faults if fault.board == place - 1)


def _fault_seen(fault: Fault) -> FaultSeen:
    board = None if fault.board is None else fault.board + 1
    return FaultSeen(fault.code, fault.text, fault.line, fault.column, board, fault.law, fault.is_warning)


def _first_fault(reading: Reading) -> str:
    first = next((fault for fault in reading.faults if not fault.is_warning), None)
    return "" if first is None else f"{first.line}:{first.column} {first.text}"
