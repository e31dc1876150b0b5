"""The irregularities, read from their files and checked; what is wrong is told by file and row."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec

from tapete.core import Code, Words
from tapete.rulings.irregularity import Chapter, Chooser, Irregularity, Note, Option

CHAPTERS = (
    "general",
    "deal",
    "auction",
    "out-of-turn",
    "inadmissible-calls",
    "played-cards",
    "exposed-cards",
    "leads",
    "revoke",
    "tricks-and-claims",
)
"""The files, in the order in which a reader meets them."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PART = re.compile(r"([A-Z][0-9]?)?")
_LAWS = range(1, 94)
_MOST_TRICKS = 2

_Kind = TypeVar("_Kind")


class LawFileError(ValueError):
    """A row that cannot be used; says which file, which row and what is wrong."""

    def __init__(self, file: str, row: str, text: str) -> None:
        super().__init__(file, row, text)
        self.file, self.row, self.text = file, row, text

    def __str__(self) -> str:
        return f"{self.file}: row {self.row}: {self.text}"


class _OptionRow(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    es: str
    ca: str
    en: str
    chooser: Chooser | None = None
    tricks: int = 0
    unsure: bool = False


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    law: int
    codes: tuple[Code, ...]
    chooser: Chooser
    title: Words
    happened: Words
    option: tuple[_OptionRow, ...]
    part: str = ""
    unsure: bool = False
    see: tuple[int, ...] = ()
    also: tuple[str, ...] = ()


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters with their irregularities; raises `LawFileError`."""
    return without_doubles(tuple(read_chapter(name, _text(name)) for name in CHAPTERS))


@cache
def notes() -> tuple[Note, ...]:
    """What is said besides; raises `LawFileError`."""
    return read_notes("notes", _text("notes"))


def _text(name: str) -> str:
    return (resources.files("tapete.rulings") / "laws" / f"{name}.toml").read_text(encoding="utf-8")


def read_chapter(name: str, text: str) -> Chapter:
    """The chapter that a file holds; raises `LawFileError`."""
    found = _toml(name, text)
    title = _as(Words, f"{name}.toml", "title", found.get("title", {}))
    if not _complete(title):
        raise LawFileError(f"{name}.toml", "title", "a language is missing")
    rows = found.get("row", [])
    return Chapter(name, title, tuple(_row(name, place, raw) for place, raw in enumerate(rows, start=1)))


def read_notes(name: str, text: str) -> tuple[Note, ...]:
    """The notes that a file holds; raises `LawFileError`."""
    read: list[Note] = []
    for place, raw in enumerate(_toml(name, text).get("note", []), start=1):
        note = _as(Note, f"{name}.toml", str(place), raw)
        if not _complete(note.text):
            raise LawFileError(f"{name}.toml", note.id, "a language is missing")
        read.append(note)
    return tuple(read)


def without_doubles(found: tuple[Chapter, ...]) -> tuple[Chapter, ...]:
    """The same chapters; raises `LawFileError` when two irregularities have the same name."""
    seen: set[str] = set()
    for chapter in found:
        for row in chapter.irregularities:
            if row.id in seen:
                raise LawFileError(f"{chapter.id}.toml", row.id, "there are two rows of this name")
            seen.add(row.id)
    return found


def _toml(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LawFileError(f"{name}.toml", "-", f"not TOML: {error}") from None


def _as(kind: type[_Kind], file: str, row: str, raw: object) -> _Kind:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise LawFileError(file, row, str(error)) from None


def _row(chapter: str, place: int, raw: object) -> Irregularity:
    file = f"{chapter}.toml"
    name = str(raw["id"]) if isinstance(raw, dict) and "id" in raw else f"number {place}"
    row = _as(_Row, file, name, raw)
    fault = _fault(row)
    if fault:
        raise LawFileError(file, name, fault)
    return Irregularity(
        row.id,
        chapter,
        row.law,
        row.part,
        row.codes,
        row.title,
        row.happened,
        tuple(_option(option, row) for option in row.option),
        row.chooser,
        row.unsure,
        row.see,
        row.also,
    )


def _option(option: _OptionRow, row: _Row) -> Option:
    """The option; who chooses is told by the row unless it says so itself, and so is what to look up."""
    return Option(
        option.id,
        _words(option),
        option.chooser or row.chooser,
        option.tricks,
        option.unsure or row.unsure,
    )


def _fault(row: _Row) -> str | None:
    """What is wrong with a row that reads well; None for nothing."""
    options = [option.id for option in row.option]
    wrong = [name for name in (row.id, *options) if not _ID.fullmatch(name)]
    if wrong:
        return f"{wrong[0]!r} is no name: small letters, figures and hyphens"
    if len(set(options)) < len(options):
        return "two options have the same name"
    if not row.codes or not options:
        return "a row needs a code and an option"
    if not _PART.fullmatch(row.part) or any(law not in _LAWS for law in (row.law, *row.see)):
        return "there is no such law"
    if any(not 0 <= option.tricks <= _MOST_TRICKS for option in row.option):
        return "no law passes so many tricks"
    if not all(_complete(words) for words in (row.title, row.happened, *map(_words, row.option))):
        return "a language is missing"
    return None


def _words(option: _OptionRow) -> Words:
    return Words(option.es, option.ca, option.en)


def _complete(words: Words) -> bool:
    return bool(words.es and words.ca and words.en)
