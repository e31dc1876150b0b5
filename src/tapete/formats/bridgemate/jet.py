"""Tables of a Jet 4 database, the file that Bridgemate keeps (`.bws`), read and never written.

Only what such files use: pages of 4096 bytes, tables with their rows, text and numbers. Each page is looked
at once and each pointer followed a counted number of times, so that no file takes longer than its size.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Iterator

import msgspec

PAGE = 4096
_HEADER = b"\0\x01\0\0Standard "
_CATALOGUE = 2
_DEFINITION, _DATA = b"\x02\x01", b"\x01\x01"
_MOST_PAGES_OF_A_DEFINITION = 64
_MOST_PAGES_OF_A_MEMO = 256
_MOST_COLUMNS = _MOST_ROWS_OF_A_PAGE = 255
_MOST_TIMES_AS_LONG = 8
"""What all rows together may say, against the length of the file: rows may overlap only in bad faith."""

_BOOLEAN, _TEXT, _MEMO = 1, 10, 12

Row = dict[str, str]
"""What a row says, as text, by column; what is empty is left out."""


class NoDatabaseError(ValueError):
    """What does not look like a database of this kind."""


class _Column(msgspec.Struct, frozen=True):
    name: str
    kind: int
    number: int
    variable: int
    """Its place among those of variable length."""
    fixed: int
    """Where it begins in a row."""
    is_fixed: bool
    size: int


class _Table(msgspec.Struct, frozen=True):
    columns: tuple[_Column, ...]
    pages: tuple[int, ...]
    """Where its rows stand."""


def tables(content: bytes, wanted: Collection[str]) -> dict[str, list[Row]]:
    """The rows of the tables of these names; raises `NoDatabaseError`."""
    if not content.startswith(_HEADER) or len(content) < 3 * PAGE:
        raise NoDatabaseError("this is no database of Bridgemate")
    if content[20] == 0:
        raise NoDatabaseError("this database is of Access 97; save it in the format of a later one")
    owned = _owned(content)
    catalogue = _table(content, _CATALOGUE, owned)
    found: dict[str, list[Row]] = {}
    left = _MOST_TIMES_AS_LONG * len(content)
    for entry in _rows(content, catalogue):
        name, page = entry.get("Name", ""), entry.get("Id", "")
        if name in wanted and name not in found and entry.get("Type") == "1" and page.lstrip("-").isdecimal():
            table = _table(content, int(page) & 0xFFFFFF, owned)
            rows = found[name] = []
            for row in _rows(content, table):
                left -= len(table.columns) + sum(map(len, row.values()))
                if left < 0:
                    raise NoDatabaseError("this database says the same bytes over and over")
                rows.append(row)
    return found


def _owned(content: bytes) -> dict[int, list[int]]:
    """The pages of data of each table, by the page of its definition."""
    owned: dict[int, list[int]] = {}
    for page in range(1, len(content) // PAGE):
        if content.startswith(_DATA, page * PAGE):
            owned.setdefault(_number("<I", content, page * PAGE + 4), []).append(page)
    return owned


def _table(content: bytes, page: int, owned: dict[int, list[int]]) -> _Table:
    definition = _definition(content, page)
    columns, indexes = _number("<H", definition, 45), _number("<I", definition, 51)
    start = 63 + 12 * indexes
    names_at = start + 25 * columns
    found = []
    if columns > _MOST_COLUMNS:
        raise NoDatabaseError("a table of this database has too many columns")
    for place in range(columns):
        at = start + 25 * place
        if at + 25 > len(definition) or names_at + 2 > len(definition):
            raise NoDatabaseError("a table of this database is not whole")
        size = _number("<H", definition, names_at)
        name = definition[names_at + 2 : names_at + 2 + size].decode("utf-16-le", "replace")
        names_at += 2 + size
        found.append(
            _Column(
                name,
                definition[at],
                _number("<H", definition, at + 5),
                _number("<H", definition, at + 7),
                _number("<H", definition, at + 21),
                bool(definition[at + 15] & 1),
                _number("<H", definition, at + 23),
            )
        )
    return _Table(tuple(found), tuple(owned.get(page, ())))


def _definition(content: bytes, page: int) -> bytes:
    """The pages that say what columns a table has, as one."""
    whole = b""
    for _ in range(_MOST_PAGES_OF_A_DEFINITION):
        part = content[page * PAGE : (page + 1) * PAGE]
        if not part.startswith(_DEFINITION):
            raise NoDatabaseError("a table of this database is not where its catalogue says")
        whole += part if not whole else part[8:]
        page = _number("<I", part, 4)
        if not page:
            break
    if len(whole) < 63:
        raise NoDatabaseError("a table of this database is not whole")
    return whole


def _rows(content: bytes, table: _Table) -> Iterator[Row]:
    for page in table.pages:
        for row in range(min(_number("<H", content, page * PAGE + 12), _MOST_ROWS_OF_A_PAGE)):
            record = _record(content, page, row)
            if record:
                yield _row(content, table, record)


def _record(content: bytes, page: int, row: int, *, may_be_elsewhere: bool = True) -> bytes:
    """The bytes of a row; empty where it was deleted, or stands nowhere."""
    part = content[page * PAGE : (page + 1) * PAGE]
    at = 14 + 2 * row
    if not part.startswith(_DATA) or row >= _number("<H", part, 12) or at + 2 > len(part):
        return b""
    where = _number("<H", part, at)
    start = where & 0x1FFF
    end = PAGE if row == 0 else _number("<H", part, at - 2) & 0x1FFF
    record = part[start:end]
    if where & 0x4000:
        if not may_be_elsewhere or len(record) < 4:
            return b""
        pointer = _number("<I", record, 0)
        return _record(content, pointer >> 8, pointer & 0xFF, may_be_elsewhere=False)
    return b"" if where & 0x8000 and may_be_elsewhere else record


def _row(content: bytes, table: _Table, record: bytes) -> Row:
    columns = _number("<H", record, 0)
    mask_size = (columns + 7) // 8
    mask, rest = record[-mask_size:] if mask_size else b"", len(record) - mask_size
    count = _number("<H", record, rest - 2) if rest >= 4 else 0
    ends = [
        _number("<H", record, rest - 4 - 2 * place) for place in range(count + 1) if rest - 4 - 2 * place >= 2
    ]
    row: Row = {}
    for column in table.columns:
        is_set = column.number // 8 < len(mask) and bool(mask[column.number // 8] >> column.number % 8 & 1)
        if column.kind == _BOOLEAN:
            row[column.name] = str(is_set)
        elif is_set:
            if column.is_fixed:
                data = record[2 + column.fixed : 2 + column.fixed + column.size]
            elif column.variable + 1 < len(ends):
                data = record[ends[column.variable] : ends[column.variable + 1]]
            else:
                continue
            text = _value(content, column.kind, data)
            if text:
                row[column.name] = text
    return row


def _value(content: bytes, kind: int, data: bytes) -> str:
    if kind == _TEXT:
        return text_of(data)
    if kind == _MEMO:
        return text_of(_memo(content, data))
    read = _NUMBERS.get(kind)
    if read is None:
        return ""
    form, words = read
    return words(struct.unpack_from(form, data)[0]) if len(data) >= struct.calcsize(form) else ""


def text_of(data: bytes) -> str:
    """Text in two bytes a letter or, after FF FE, in one where the other is zero; a zero changes over."""
    if not data.startswith(b"\xff\xfe"):
        return data[: len(data) & ~1].decode("utf-16-le", "replace")
    parts, is_short, at = [], True, 2
    while at < len(data):
        end = data.find(b"\0", at)
        end = len(data) if end < 0 else end
        if is_short:
            parts.append(data[at:end].decode("latin-1"))
            at = end + 1
        else:
            end = next((place for place in range(at, len(data) - 1, 2) if not data[place]), len(data))
            parts.append(data[at : end & ~1 if (end - at) % 2 == 0 else end].decode("utf-16-le", "replace"))
            at = end + 1
        is_short = not is_short
    return "".join(parts)


def _memo(content: bytes, data: bytes) -> bytes:
    """Long text: in the row itself, in one place elsewhere, or in several, each of which tells the next."""
    if len(data) < 12:
        return b""
    length, pointer = _number("<I", data, 0), _number("<I", data, 4)
    if length & 0x80000000:
        return data[12:]
    size, whole = length & 0x3FFFFFFF, b""
    if length & 0x40000000:
        return _record(content, pointer >> 8, pointer & 0xFF, may_be_elsewhere=False)[:size]
    for _ in range(_MOST_PAGES_OF_A_MEMO):
        record = _record(content, pointer >> 8, pointer & 0xFF, may_be_elsewhere=False)
        if len(record) < 4:
            break
        whole, pointer = whole + record[4:], _number("<I", record, 0)
        if not pointer:
            break
    return whole[:size]


def _number(form: str, data: bytes, at: int) -> int:
    size = struct.calcsize(form)
    if at < 0 or at + size > len(data):
        return 0
    value: int = struct.unpack_from(form, data, at)[0]
    return value


def _plain(value: float) -> str:
    return f"{value:g}"


def _moment(days: float) -> str:
    """Days since the end of 1899: a date, the time of a day, or both."""
    if not -100_000 < days < 3_000_000:
        return ""
    day, seconds = divmod(round(days * 86_400), 86_400)
    clock = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{date_of(day)} {clock}"


def date_of(day: int) -> str:
    """The date so many days after 30 December 1899.

    >>> date_of(0), date_of(46356)
    ('1899-12-30', '2026-11-30')
    """
    # Days of the Gregorian calendar, counted from 1 March of the year 0 so that leap days come last.
    era_day = day + 693_899
    cycle, rest = divmod(era_day, 146_097)
    year = (rest - rest // 1_460 + rest // 36_524 - rest // 146_096) // 365
    of_year = rest - (365 * year + year // 4 - year // 100)
    month = (5 * of_year + 2) // 153
    month_day = of_year - (153 * month + 2) // 5 + 1
    of = month + 3 if month < 10 else month - 9
    return f"{400 * cycle + year + (of <= 2):04}-{of:02}-{month_day:02}"


_NUMBERS: dict[int, tuple[str, Callable[[float], str]]] = {
    2: ("<B", _plain),
    3: ("<h", _plain),
    4: ("<i", lambda value: str(int(value))),
    5: ("<q", lambda value: _plain(value / 10_000)),
    6: ("<f", _plain),
    7: ("<d", _plain),
    8: ("<d", _moment),
}
