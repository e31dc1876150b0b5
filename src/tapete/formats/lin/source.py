"""Where LIN comes from: a file of it, an address with it, a page with such addresses; whole or in pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tapete.formats.lin.address import Found, addresses
from tapete.formats.lin.boards import Boards
from tapete.formats.lin.reader import LinReader
from tapete.formats.reading import Fault, Filed, Reading
from tapete.formats.text import blocks, decode

_LONGEST = 1 << 22
"""Letters without a bar, or between two, beyond which nothing is waited for."""


def read(content: bytes | str) -> Reading:
    """The boards of a file, an address of a viewer or a page with such addresses, and what is wrong there."""
    text = decode(content)
    found = addresses(text.content)
    if found is not None:
        return _read_addresses(found, text.faults)
    reader = LinReader()
    reader.take(text.content)
    reader.end()
    boards = reader.boards
    faults = [*text.faults, *boards.faults]
    if not boards.finished and not boards.head and not faults and text.content.strip():
        faults.append(Fault("notation/empty", "no board in it", 1, 1))
    return Reading(_filed(boards), tuple(faults), tuple(boards.head))


def read_many(chunks: Iterable[bytes | str]) -> Iterator[Reading]:
    """The boards of a file of LIN that comes in pieces, a few at a time.

    Whether a match has two rooms is known here only from its header, or once a board of the closed
    room has come.
    """
    reader = LinReader()
    for text in blocks(chunks):
        line = reader.line - 1
        faults = tuple(
            msgspec.structs.replace(one, line=one.line + line * bool(one.line)) for one in text.faults
        )
        reader.take(text.content)
        reader.forget_longer_than(_LONGEST)
        yield _taken(reader.boards, faults)
    reader.end()
    yield _taken(reader.boards)


def _taken(boards: Boards, faults: tuple[Fault, ...] = ()) -> Reading:
    finished, told, head = boards.taken()
    filed = tuple(one.filed(boards.has_closed_room) for one in finished)
    return Reading(filed, (*faults, *told), tuple(head))


def _filed(boards: Boards) -> tuple[Filed, ...]:
    return tuple(one.filed(boards.has_closed_room) for one in boards.finished)


def _read_addresses(found: list[Found], faults: Iterable[Fault]) -> Reading:
    """The boards of all addresses; a fault inside one has the place where its address begins."""
    boards: list[Filed] = []
    all_faults = list(faults)
    head: list[tuple[str, str]] = []
    for one in found:
        if one.problem:
            all_faults.append(Fault("notation/elsewhere", one.problem, one.line, one.column))
            continue
        reader = LinReader()
        reader.take(one.lin)
        reader.end()
        for fault in reader.boards.faults:
            board = None if fault.board is None else fault.board + len(boards)
            placed = msgspec.structs.replace(fault, line=one.line, column=one.column, board=board)
            all_faults.append(placed)
        boards.extend(_filed(reader.boards))
        head.extend(reader.boards.head)
    return Reading(tuple(boards), tuple(all_faults), tuple(head))
