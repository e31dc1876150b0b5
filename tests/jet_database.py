"""A small database of Access, written page by page for the tests of Bridgemate's files.

Laid out as the public file that the reader was proved with against mdbtools: pages of 4096 bytes, a catalogue
whose definition is on page 2, rows from the end of a page backwards.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

PAGE = 4096
BOOLEAN, INT16, INT32, DATETIME, TEXT, MEMO = 1, 3, 4, 8, 10, 12
_SIZES = {BOOLEAN: 0, INT16: 2, INT32: 4, DATETIME: 8}
_FORMS = {INT16: "<h", INT32: "<i", DATETIME: "<d"}

Value = str | int | float | bool | None
Rows = Sequence[Mapping[str, Value]]


class Database:
    """Tables by name: the kind of each column, and the rows."""

    def __init__(self) -> None:
        self.pages: list[bytes] = [b"", b"\x05\x01" + bytes(PAGE - 2), b""]
        itself: dict[str, Value] = {"Id": 2, "Name": "MSysObjects", "Type": 1, "Flags": -0x80000000}
        self.catalogue = [itself]

    def add(self, name: str, kinds: Mapping[str, int], rows: Rows, kind: int = 1) -> None:
        page = len(self.pages)
        self.pages.append(_definition(kinds, len(rows)))
        self.catalogue.append({"Id": page, "Name": name, "Type": kind, "Flags": 0})
        self._data(page, kinds, rows)

    def _data(self, owner: int, kinds: Mapping[str, int], rows: Rows) -> None:
        for first in range(0, len(rows), 20):
            self.pages.append(_page(owner, [_row(kinds, row) for row in rows[first : first + 20]]))

    def content(self) -> bytes:
        kinds = {"Id": INT32, "Type": INT16, "Flags": INT32, "Name": TEXT}
        self.pages[2] = _definition(kinds, len(self.catalogue))
        self._data(2, kinds, self.catalogue)
        self.pages[0] = (b"\0\x01\0\0Standard Jet DB\0" + struct.pack("<I", 1)).ljust(PAGE, b"\0")
        return b"".join(self.pages)


def compressed(text: str) -> bytes:
    """One byte a letter after a mark, where every letter has one."""
    return b"\xff\xfe" + text.encode("latin-1")


def _page(owner: int, records: Sequence[bytes]) -> bytes:
    body, offsets, end = b"", [], PAGE
    for record in records:
        end -= len(record)
        body = record + body
        offsets.append(end)
    head = b"\x01\x01" + struct.pack("<HIIH", 0, owner, 0, len(records))
    head += b"".join(struct.pack("<H", offset) for offset in offsets)
    return head + bytes(PAGE - len(head) - len(body)) + body


def _definition(kinds: Mapping[str, int], rows: int) -> bytes:
    variable = [name for name, kind in kinds.items() if kind in (TEXT, MEMO)]
    columns = names = b""
    fixed = 0
    for number, (name, kind) in enumerate(kinds.items()):
        is_fixed = kind not in (TEXT, MEMO)
        place = variable.index(name) if not is_fixed else 0
        columns += struct.pack(
            "<BIHHHIHIHH",
            kind,
            0,
            number,
            place,
            number,
            0,
            int(is_fixed) | 2,
            0,
            fixed,
            _SIZES.get(kind, 100),
        )
        fixed += _SIZES.get(kind, 0)
        encoded = name.encode("utf-16-le")
        names += struct.pack("<H", len(encoded)) + encoded
    head = (
        b"\x02\x01"
        + struct.pack("<HI", 0x4356, 0)
        + struct.pack("<IIIIIIII", len(columns), 0, rows, 0, 0, 0, 0, 0)
    )
    head += struct.pack("<BHHHIIII", 0x4E, len(kinds), len(variable), len(kinds), 0, 0, 0, 0)
    return (head + columns + names).ljust(PAGE, b"\0")


def _row(kinds: Mapping[str, int], row: Mapping[str, Value]) -> bytes:
    fixed = variable = b""
    ends, mask = [], 0
    for number, (name, kind) in enumerate(kinds.items()):
        value = row.get(name)
        if value is not None and value is not False:
            mask |= 1 << number
        if kind in (INT16, INT32, DATETIME):
            fixed += struct.pack(_FORMS[kind], value or 0)
    start = 2 + len(fixed)
    for name, kind in kinds.items():
        if kind in (TEXT, MEMO):
            ends.append(start + len(variable))
            text = row.get(name)
            data = b"" if text is None else compressed(str(text))
            variable += (
                struct.pack("<III", 0x80000000 | len(data), 0, 0) + data if kind == MEMO and data else data
            )
    ends.append(start + len(variable))
    tail = b"".join(struct.pack("<H", end) for end in reversed(ends)) + struct.pack("<H", len(ends) - 1)
    size = (len(kinds) + 7) // 8
    return struct.pack("<H", len(kinds)) + fixed + variable + tail + mask.to_bytes(size, "little")
