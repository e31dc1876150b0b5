"""A file of RBN, whole or in pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tapete.formats.rbn.deal import OF_A_DEAL, REPEATED, DealReader
from tapete.formats.rbn.lines import TEXT, Line, Lines
from tapete.formats.reading import Fault, Reading
from tapete.formats.text import Text, blocks, decode


class _File:
    """What holds from deal to deal."""

    def __init__(self) -> None:
        self._lines = Lines()
        self._standing: dict[str, Line] = {}
        self._unused: list[Line] = []
        self._count = 0

    def take(self, text: Text) -> Iterator[Reading]:
        """The deals of a text that ends with a line."""
        if text.faults:
            yield Reading((), text.faults)
        lines = text.lines
        for deal in self._lines.deals(lines[:-1] if not lines[-1] else lines):
            yield self._deal(deal)

    def end(self) -> Iterator[Reading]:
        """What is left when no more lines come."""
        for deal in self._lines.end():
            yield self._deal(deal)
        unused = tuple(_unused(line) for line in self._unused)
        yield Reading((), (*self._faults(), *unused))

    def _deal(self, lines: list[Line]) -> Reading:
        faults, before = self._faults(), self._standing
        self._standing = before | {line.label: line for line in lines if line.label in REPEATED}
        if not any(line.label in OF_A_DEAL for line in lines):
            self._unused += [line for line in lines if line.label != TEXT]
            return Reading((), faults, tuple(("text", line.data) for line in lines if line.label == TEXT))
        reader = DealReader(lines, before, self._count)
        filed = reader.filed()
        self._count += 1
        self._unused = []
        return Reading((filed,), (*faults, *reader.faults))

    def _faults(self) -> tuple[Fault, ...]:
        faults, self._lines.faults = tuple(self._lines.faults), []
        return faults


def _unused(line: Line) -> Fault:
    text = f"no deal follows for which it could hold: {line.data[:40]!r}"
    return Fault("notation/label", text, line.number, line.column)


def read(content: bytes | str) -> Reading:
    """The boards of a file, and what is wrong in it."""
    file, text = _File(), decode(content)
    readings = (*file.take(text), *file.end())
    return Reading(
        tuple(filed for one in readings for filed in one.boards),
        tuple(fault for one in readings for fault in one.faults),
        tuple(entry for one in readings for entry in one.head),
    )


def read_many(chunks: Iterable[bytes | str]) -> Iterator[Reading]:
    """The boards of a file that comes in pieces, each as soon as it has ended."""
    file = _File()
    line = 0
    for text in blocks(chunks):
        faults = tuple(
            msgspec.structs.replace(one, line=one.line + line * bool(one.line)) for one in text.faults
        )
        line += text.content.count("\n")
        yield from file.take(msgspec.structs.replace(text, faults=faults))
    yield from file.end()
