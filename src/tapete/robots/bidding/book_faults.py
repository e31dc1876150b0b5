"""What is wrong with a book of bidding: every fault of every row, with its place and in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

import msgspec

from tapete.robots.bidding.book_row import Row, RowCall, RowLevel, RowStopper
from tapete.robots.bidding.conditions import CALL_WORDS, TURN_WORDS
from tapete.robots.bidding.contexts import CONTEXTS
from tapete.robots.bidding.situation import Forcing
from tapete.robots.bidding.strength import Balance, Measure

LENGTH_WORDS = ("bid", "first", "last", "own", "theirs")
_BOUND = re.compile(r"(bid|game)([+-][1-9])?")
_PLAIN = ("P", "X", "XX")
_ANY_TEXT = {"es": "-", "ca": "-", "en": "-"}
_MOST_POINTS, _MOST_CARDS, _MOST_HONORS = 40, 13, 5


class BookFault(msgspec.Struct, frozen=True):
    """One fault: the file, the line from 1, the row by its id, and what is wrong."""

    file: str
    line: int
    row: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}: line {self.line}: row {self.row}: {self.text}"


class BookError(ValueError):
    """A book that cannot be used, with all its faults in the order of the files."""

    def __init__(self, faults: Iterable[BookFault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def row_faults(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The faults of a row as it was written: the key at fault, and what is wrong with it."""
    yield from _wrong_keys(raw)
    wrong = dict(_wrong_values(raw))
    yield from wrong.items()
    missing: dict[str, Any] = {
        "id": "-",
        "context": (),
        "call": "any" if "level" in raw else "P",
        **_ANY_TEXT,
    }
    missing |= {"level": 1} if "level" in wrong else {}
    readable = {key: value for key, value in raw.items() if key in _FIELDS and key not in wrong}
    yield from _wrong_sense(msgspec.convert(missing | readable, Row))


def _wrong_keys(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key in raw:
        if key not in _FIELDS:
            yield key, f"there is no {key!r} in a row: it has {', '.join(_FIELDS)}"
    for name, field in _FIELDS.items():
        if field.required and name not in raw:
            yield "id", f"{name!r} is missing"


def _wrong_values(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in raw.items():
        if name in _FIELDS and not _reads(value, _FIELDS[name].type):
            yield name, f"{name} is {_WANTED[name]}, not {_written(value)}"


def _reads(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _wrong_sense(row: Row) -> Iterator[tuple[str, str]]:
    """The faults of a row whose values are all of the right kind."""
    yield from _unknown_words(row)
    if (row.level is None) is not (row.call in _PLAIN):
        yield "call", "a bid needs a level, and no other call has one"
    if isinstance(row.level, int) and not 1 <= row.level <= 7:
        yield "level", f"a level is 1 to 7, not {row.level}"
    for name, pair, most in _ranges(row):
        if pair[0] > pair[1]:
            yield name, f"a range runs from the lower number to the higher, not {list(pair)}"
        elif pair[0] < 0 or pair[1] > most:
            yield name, f"a range lies within 0 to {most}, not {list(pair)}"
    if row.call in _PLAIN and any(str(bound).startswith("bid") for bound in _bounds(row)):
        yield "together", "'bid' stands for what a bid needs, and this call is none"
    yield from _wrong_honors(row)
    for language in ("es", "ca", "en"):
        if not getattr(row, language).strip():
            yield language, f"the text in {language!r} is empty"


def _wrong_honors(row: Row) -> Iterator[tuple[str, str]]:
    if not 0 <= row.honors <= _MOST_HONORS:
        yield "honors", f"a strain has at most {_MOST_HONORS} honors, not {row.honors}"
    elif row.honors and row.call in _PLAIN:
        yield "honors", "honors are of the strain of a bid, and this call is none"


def _unknown_words(row: Row) -> Iterator[tuple[str, str]]:
    known: dict[str, tuple[Iterable[str], Iterable[str]]] = {
        "context": (row.context, CONTEXTS),
        "when": (row.when, (*TURN_WORDS, *CALL_WORDS)),
        "lengths": (row.lengths, LENGTH_WORDS),
    }
    for name, (words, allowed) in known.items():
        for word in words:
            if word not in allowed:
                yield name, f"unknown word {word!r} in {name}"
    for bound in _bounds(row):
        if isinstance(bound, str) and not _BOUND.fullmatch(bound):
            name = "together" if bound in (row.together or ()) else "likely"
            yield name, f"unknown word {bound!r} in {name}: a number, or bid or game, such as 'game-1'"


def _bounds(row: Row) -> tuple[int | str, ...]:
    return (*(row.together or ()), *(row.likely or ()))


def _ranges(row: Row) -> Iterator[tuple[str, tuple[int, int], int]]:
    for name, pair in (("points", row.points), ("hcp", row.hcp)):
        if pair:
            yield name, pair, _MOST_POINTS
    for pair in row.lengths.values():
        yield "lengths", pair, _MOST_CARDS


def _written(value: object) -> str:
    """A value as the file has it, or nearly."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _one_of(kind: Any) -> str:
    return "one of " + ", ".join(map(str, get_args(kind)))


_FIELDS = {field.name: field for field in msgspec.structs.fields(Row)}
_TEXT = "a text between quotes"
_TWO_BOUNDS = 'two numbers, or bid or game with a number added, such as ["game-1", 40]'
_WANTED = {
    "id": _TEXT,
    "context": 'a list of chapters, such as ["opening"]',
    "call": _one_of(RowCall),
    "es": _TEXT,
    "ca": _TEXT,
    "en": _TEXT,
    "level": f"a number or {_one_of(get_args(RowLevel)[1])}",
    "measure": _one_of(Measure),
    "points": "two whole numbers, such as [12, 14]",
    "together": _TWO_BOUNDS,
    "likely": _TWO_BOUNDS,
    "hcp": "two whole numbers, such as [12, 14]",
    "lengths": "suits with two whole numbers each, such as { bid = [5, 13] }",
    "fit": "a whole number",
    "balance": _one_of(Balance),
    "stopper": _one_of(RowStopper),
    "good": "true or false",
    "honors": "a whole number",
    "forcing": _one_of(Forcing),
    "when": 'a list of words, such as ["major"]',
    "also": "true or false",
}
