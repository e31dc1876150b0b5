"""Where LIN comes from: a file of it, an address with it, a page with such addresses; whole or in pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec

from tapete.formats.lin.address import Found, addresses
from tapete.formats.lin.boards import Boards
from tapete.formats.lin.reader import LinReader
from tapete.formats.reading import Fault, Filed, Reading
from tapete.formats.text import Text, blocks, decode

_LONGEST = 1 << 22
"""Letters without a bar, or between two, beyond which nothing is waited for."""


def read(content: bytes | str) -> Reading:
    """The boards of a file, an address of a viewer or a page with such addresses, and what is wrong there."""
    text = decode(content)
    found = addresses(text.content)
    if found is not None:
        return _of_addresses(found, text.faults)
    reader = LinReader()
    reader.take(text.content)
    reader.end()
    reading = _taken(reader.boards, text.faults)
    if reading == Reading(()) and text.content.strip():
        return Reading((), (Fault("notation/empty", "no board in it", 1, 1),))
    return reading


def read_many(chunks: Iterable[bytes | str]) -> Iterator[Reading]:
    """The boards of a file of LIN that comes in pieces, a few at a time.

    Whether a match has two rooms is known here only from its header, or once a board of the closed
    room has come.
    """
    texts = blocks(chunks)
    first = next(texts)
    is_page = addresses(first.content) is not None
    return (_pages if is_page else _lin)(chain((first,), texts))


def _lin(texts: Iterable[Text]) -> Iterator[Reading]:
    reader = LinReader()
    for text in texts:
        faults = _lower(text.faults, reader.line - 1, 0)
        reader.take(text.content)
        reader.forget_longer_than(_LONGEST)
        yield _taken(reader.boards, faults)
    reader.end()
    yield _taken(reader.boards)


def _pages(texts: Iterable[Text]) -> Iterator[Reading]:
    lines = count = 0
    for text in texts:
        reading = _of_addresses(addresses(text.content) or [], text.faults)
        yield msgspec.structs.replace(reading, faults=_lower(reading.faults, lines, count))
        lines += text.content.count("\n")
        count += len(reading.boards)


def _lower(faults: Iterable[Fault], lines: int, boards: int) -> tuple[Fault, ...]:
    """The faults so many lines and boards further down."""
    return tuple(
        msgspec.structs.replace(
            one,
            line=one.line and one.line + lines,
            board=None if one.board is None else one.board + boards,
        )
        for one in faults
    )


def _taken(boards: Boards, faults: Iterable[Fault] = ()) -> Reading:
    finished, told, head = boards.taken()
    filed = tuple(one.filed(boards.has_closed_room) for one in finished)
    return Reading(filed, (*faults, *told), tuple(head))


def _of_addresses(found: list[Found], faults: Iterable[Fault]) -> Reading:
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
        reading = _taken(reader.boards)
        all_faults += (
            msgspec.structs.replace(fault, line=one.line, column=one.column)
            for fault in _lower(reading.faults, 0, len(boards))
        )
        boards += reading.boards
        head += reading.head
    return Reading(tuple(boards), tuple(all_faults), tuple(head))
