"""The books of bidding, read from their files and checked."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources

import msgspec

from tapete.robots.bidding.book_row import Bound, Row
from tapete.robots.bidding.conditions import CALL_WORDS, TURN_WORDS
from tapete.robots.bidding.contexts import CONTEXTS
from tapete.robots.bidding.stakes import BookName

CHAPTERS = ("openings", "responses", "rebids", "competition", "later")
"""The files of a book, in the order in which their rows are tried."""

_LENGTH_WORDS = ("bid", "first", "last", "own", "theirs")
_BOUND = re.compile(r"(bid|game)([+-][1-9])?")
_PLAIN = ("P", "X", "XX")


class BookError(ValueError):
    """A row of a book that cannot be used; says which file, which row and what is wrong."""

    def __init__(self, file: str, row: str, text: str) -> None:
        super().__init__(file, row, text)
        self.file, self.row, self.text = file, row, text

    def __str__(self) -> str:
        return f"{self.file}: row {self.row}: {self.text}"


class Book(msgspec.Struct, frozen=True):
    """The rows of a book by chapter, in the order in which they are tried."""

    rows: tuple[Row, ...]
    by_context: dict[str, tuple[Row, ...]]


@cache
def book_named(name: BookName) -> Book:
    """The house's natural book for contract bridge, or for the auction bridge of 1920; raises `BookError`."""
    folder = resources.files("tapete.robots") / "book" / name
    rows: list[Row] = []
    for chapter in CHAPTERS:
        file = f"{chapter}.toml"
        rows += read_rows(file, (folder / file).read_text(encoding="utf-8"))
    return book_of(tuple(rows))


def book_of(rows: tuple[Row, ...]) -> Book:
    """A book of these rows; raises `BookError` when two have the same name."""
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise BookError("book", row.id, "there are two rows of this name")
        seen.add(row.id)
    chapters = {context: tuple(row for row in rows if context in row.context) for context in CONTEXTS}
    return Book(rows, chapters)


def read_rows(file: str, text: str) -> list[Row]:
    """The rows of one file of a book; raises `BookError`."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BookError(file, "-", f"not TOML: {error}") from None
    return [_row(file, place, raw) for place, raw in enumerate(found.get("row", []), start=1)]


def _row(file: str, place: int, raw: dict[str, object]) -> Row:
    name = str(raw.get("id", f"number {place}"))
    try:
        row = msgspec.convert(raw, Row)
    except msgspec.ValidationError as error:
        raise BookError(file, name, str(error)) from None
    fault = _fault(row)
    if fault:
        raise BookError(file, name, fault)
    return row


def _fault(row: Row) -> str | None:
    """What is wrong with a row that reads well; None for nothing."""
    unknown = [word for word in row.context if word not in CONTEXTS]
    unknown += [word for word in row.when if word not in TURN_WORDS and word not in CALL_WORDS]
    unknown += [word for word in row.lengths if word not in _LENGTH_WORDS]
    unknown += [
        str(bound) for bound in _bounds(row) if isinstance(bound, str) and not _BOUND.fullmatch(bound)
    ]
    if unknown:
        return f"unknown word {unknown[0]!r}"
    if (row.level is None) is not (row.call in _PLAIN):
        return "a bid needs a level, and no other call has one"
    ranges = [pair for pair in (row.points, row.hcp, *row.lengths.values()) if pair]
    if any(low > high for low, high in ranges):
        return "a range runs from the lower number to the higher"
    if not (row.es and row.ca and row.en):
        return "a text is missing"
    return None


def _bounds(row: Row) -> tuple[Bound, ...]:
    return (*(row.together or ()), *(row.likely or ()))
