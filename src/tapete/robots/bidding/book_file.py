"""The books of bidding, read from their files and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from tapete.robots.bidding.book_faults import BookError, BookFault, row_faults
from tapete.robots.bidding.book_row import Row
from tapete.robots.bidding.contexts import CONTEXTS
from tapete.robots.bidding.stakes import BookName

CHAPTERS = ("openings", "responses", "rebids", "competition", "later")
"""The files of a book, in the order in which their rows are tried."""

_ROW = re.compile(r"\s*\[\[\s*row\s*\]\]")
_NOWHERE = "-"
_LAID_OUT: dict[BookName, Book] = {}


class Book(msgspec.Struct, frozen=True):
    """The rows of a book, in the order in which they are tried; by file, and by context."""

    rows: tuple[Row, ...]
    chapters: dict[str, tuple[Row, ...]]
    by_context: dict[str, tuple[Row, ...]]


class _Placed(msgspec.Struct, frozen=True):
    """A row as it was written, and the lines of the file that it takes."""

    file: str
    first_line: int
    lines: tuple[str, ...]
    raw: dict[str, Any]
    number: int

    @property
    def name(self) -> str:
        return str(self.raw.get("id", f"number {self.number}"))

    def fault(self, key: str, text: str) -> BookFault:
        """A fault at the line of that key, or where the row begins."""
        written = re.compile(rf"\s*{re.escape(key)}\s*=")
        after = next((place for place, line in enumerate(self.lines) if written.match(line)), 0)
        return BookFault(self.file, self.first_line + after, self.name, text)


def book_named(name: BookName) -> Book:
    """The book for contract bridge, or for 1920: the house's, unless another is laid out."""
    return _LAID_OUT.get(name) or house_book(name)


def lay_out(name: BookName, book: Book | None) -> None:
    """Bid by that book instead of the house's, in this process and from now on; None: by the house's again.

    For the start of a program, before any call is made. What has been read by another book is forgotten only
    by `tapete.robots.bidding.bid_by`.
    """
    _LAID_OUT.pop(name, None)
    if book is not None:
        _LAID_OUT[name] = book


@cache
def house_book(name: BookName) -> Book:
    """The house's natural book of that name."""
    folder = resources.files("tapete.robots") / "book" / name
    return read_book({file: (folder / file).read_text(encoding="utf-8") for file in book_files()})


def book_files() -> tuple[str, ...]:
    """The names of the files that a book has."""
    return tuple(f"{chapter}.toml" for chapter in CHAPTERS)


def read_book(files: Mapping[str, str]) -> Book:
    """The book in these files, their texts by name; raises `BookError` with everything that is wrong."""
    faults = [
        BookFault(file, 1, _NOWHERE, "this file is missing, or is no text")
        for file in book_files()
        if file not in files
    ]
    placed = []
    for file in book_files():
        try:
            placed += list(_written_rows(file, files.get(file, "")))
        except BookError as error:
            faults += error.faults
    faults += [fault for each in placed for fault in _faults(each)] + list(_twice(placed))
    if faults:
        raise BookError(faults)
    chapters = {
        chapter: tuple(msgspec.convert(each.raw, Row) for each in placed if each.file == f"{chapter}.toml")
        for chapter in CHAPTERS
    }
    return _complete(chapters)


def read_rows(file: str, text: str) -> list[Row]:
    """The rows of one file of a book; raises `BookError` with everything that is wrong in it."""
    placed = list(_written_rows(file, text))
    faults = [fault for each in placed for fault in _faults(each)]
    if faults:
        raise BookError(faults)
    return [msgspec.convert(each.raw, Row) for each in placed]


def _complete(chapters: dict[str, tuple[Row, ...]]) -> Book:
    """The book, in which every turn has a call; raises `BookError`."""
    rows = tuple(row for chapter in CHAPTERS for row in chapters[chapter])
    by_context = {context: tuple(row for row in rows if context in row.context) for context in CONTEXTS}
    if not any(_passes_always(row) for row in by_context["silent"]):
        text = "a row of the context 'silent' has to pass with any hand, for turns that no other row names"
        raise BookError([BookFault(f"{CHAPTERS[-1]}.toml", 1, _NOWHERE, text)])
    return Book(rows, chapters, by_context)


def _passes_always(row: Row) -> bool:
    return row.call == "P" and msgspec.structs.replace(row, also=False) == Row(
        row.id, row.context, row.call, row.es, row.ca, row.en, points=row.points, forcing=row.forcing
    )


def _written_rows(file: str, text: str) -> Iterator[_Placed]:
    """The rows of a file as they are written; raises `BookError` where it is not TOML or has other tables."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BookError(
            [BookFault(file, int(line[1]) if line else 1, _NOWHERE, f"not TOML: {error}")]
        ) from None
    rows = found.pop("row", [])
    if found or not (isinstance(rows, list) and all(isinstance(raw, dict) for raw in rows)):
        name = next(iter(found), "row")
        raise BookError([BookFault(file, 1, _NOWHERE, f"a book has rows, [[row]], and nothing else: {name}")])
    lines = text.splitlines()
    begins = [place for place, line in enumerate(lines) if _ROW.match(line)]
    begins += [0] * (len(rows) - len(begins))
    ends = [*begins[1:], len(lines)]
    for number, (raw, begin, end) in enumerate(zip(rows, begins, ends, strict=False), start=1):
        yield _Placed(file, begin + 1, tuple(lines[begin:end]), raw, number)


def _faults(placed: _Placed) -> Iterator[BookFault]:
    for key, text in row_faults(placed.raw):
        yield placed.fault(key, text)


def _twice(placed: list[_Placed]) -> Iterator[BookFault]:
    seen: dict[str, _Placed] = {}
    for each in placed:
        first = seen.setdefault(each.name, each)
        if first is not each:
            yield each.fault("id", f"there is a row of this name at line {first.first_line} of {first.file}")
