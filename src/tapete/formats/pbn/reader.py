"""Reading PBN: a file as a whole, or game by game as its pieces come."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from tapete.formats.pbn.blocks import Block, blocks
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.export_rules import MARK, check_export
from tapete.formats.pbn.game import GameReader
from tapete.formats.pbn.inheritance import Inheritance
from tapete.formats.pbn.tags import Tag, loose, tags_of
from tapete.formats.reading import Fault, Filed, Reading
from tapete.formats.text import Text, decode
from tapete.formats.text import blocks as texts_of

LONGEST_LINE = 255
"""Letters in a line with its end, by the standard."""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_FOREIGN = re.compile(r"[^\x00-\xff]")
_IMPLIED = frozenset((" PBN 2.1", MARK, "Content-type: text/x-pbn; charset=UTF-8"))
"""Escaped lines that our writer begins a file with by itself."""
_HEAD = "Tapete-head "
_CARRIED = ("Board", "Dealer", "Vulnerable", "Deal")

Pairs = tuple[tuple[str, str], ...]


def read(content: bytes | str, carry_over: bool = False) -> Reading:
    """Read a whole file.

    `carry_over` lets a game that has no board, dealer, vulnerability and deal take those of the game
    before it, as files have it that were made from RBN; PBN itself does not repeat anything unsaid.
    """
    boards: list[Filed] = []
    faults: list[Fault] = []
    head: Pairs = ()
    for reading in _read([decode(content)], carry_over):
        boards += reading.boards
        faults += reading.faults
        head += reading.head
    return Reading(tuple(boards), tuple(faults), head)


def read_many(chunks: Iterable[bytes | str], carry_over: bool = False) -> Iterator[Reading]:
    """Read a file that comes in pieces of any size: a reading for each game, as soon as it is whole."""
    return _read(texts_of(chunks), carry_over)


def _read(texts: Iterable[Text], carry_over: bool) -> Iterator[Reading]:
    file = _File(carry_over)
    for block in blocks(texts):
        reading = file.take(block)
        if reading is not None:
            yield reading
    if file.escapes or file.comments or not file.count:
        yield Reading((), (), file.left_over())


class _File:
    """What is remembered from game to game."""

    def __init__(self, carry_over: bool) -> None:
        self.carry_over = carry_over
        self.inheritance = Inheritance()
        self.count = 0
        self.escapes: list[str] = []
        self.comments: list[str] = []
        """Before the first tag of the game that comes next."""
        self.last: dict[str, Tag] = {}
        self.is_export = False
        """Whether the file says that it holds to export format."""

    def left_over(self) -> Pairs:
        return (*_head(self.escapes), *((";", comment) for comment in self.comments))

    def take(self, block: Block) -> Reading | None:
        complain = Complaints(block, self.count)
        _check_letters(block, complain)
        front, found, spoiled = tags_of(block.text)
        escaped = self._front(front, complain)
        for at, text in spoiled:
            complain.wrong("tag", f"not a tag pair: {text[:60]!r}", at)
            escaped += text.split("\n")
        if not found:
            self.escapes += escaped
            faults = tuple(msgspec.structs.replace(fault, board=None) for fault in complain.faults)
            return Reading((), (*block.faults, *faults)) if block.faults or faults else None
        tags, notes, twice = _by_name(found, complain)
        tags = self.inheritance.resolve(tags, complain)
        if not self.count:
            self.is_export = MARK in (*self.escapes, *escaped)
        if self.is_export:
            check_export(block.text, found, self.inheritance.standing, complain)
        if self.count and "Deal" not in tags:
            tags = self._carried(tags, complain)
        if self.carry_over:
            self.last = tags
        elif "Deal" in tags:
            self.last = {"Deal": tags["Deal"]}
        reader = GameReader(tags, notes, complain)
        reader.comments += [("", comment) for comment in self.comments]
        for tag in twice:
            reader.rest_of(tag)
        before = self.escapes + escaped
        head, kept = ((), before) if self.count else (_head(before), [])
        reader.extra += [("%", line) for line in kept] + [
            ("%", f'[{tag.name} "{tag.value}"]') for tag in twice
        ]
        filed = reader.read()
        self.count += 1
        self.escapes, self.comments = [], []
        return Reading((filed,), (*block.faults, *complain.faults), head)

    def _front(self, front: str, complain: Complaints) -> list[str]:
        """Comments and escaped lines before the first tag; the latter."""
        if not front or front.isspace():
            return []
        sorted_out = loose(front)
        self.comments += sorted_out.comments
        escaped = list(sorted_out.escapes)
        if sorted_out.unclosed is not None:
            complain.wrong("comment", "a comment that is not closed", sorted_out.unclosed)
        for line in sorted_out.text.split("\n"):
            if line.strip():
                complain.wrong(
                    "text", f"not a part of a game: {line.strip()[:60]!r}", front.find(line.strip())
                )
                escaped.append(line)
        return escaped

    def _carried(self, tags: dict[str, Tag], complain: Complaints) -> dict[str, Tag]:
        if "Deal" not in self.last or "Board" in tags or not ("Contract" in tags or "Declarer" in tags):
            return tags
        at = next(iter(tags.values())).at
        if not self.carry_over:
            text = "no deal is given; that of the game before is not taken over unless it is asked for"
            complain.odd("no-deal", text, at)
            return tags
        complain.odd("carried-over", "board and deal are those of the game before", at)
        carried = {
            name: self.last[name]._replace(rest="", at=0)
            for name in _CARRIED
            if name in self.last and name not in tags
        }
        return {**carried, **tags}


def _by_name(
    found: list[Tag], complain: Complaints
) -> tuple[dict[str, Tag], list[tuple[str, Tag]], list[Tag]]:
    """The tags by name, of two the first; the notes with the section each belongs to; the second of two."""
    tags: dict[str, Tag] = {}
    notes: list[tuple[str, Tag]] = []
    twice: list[Tag] = []
    section = ""
    for tag in found:
        name = tag.name
        if name == "Note":
            notes.append((section, tag))
        elif name in tags:
            complain.odd("duplicate", f"{name} is there already; the first counts", tag.at)
            twice.append(tag)
        else:
            tags[name] = tag
            if name in ("Auction", "Play"):
                section = name
            elif not "A" <= name[0] <= "Z":
                complain.wrong("tag", f"the name of a tag begins with a capital letter: {name!r}", tag.at)
        if "\t" in tag.value:
            complain.wrong("character", f"a tab in the value of {name}", tag.at)
    if len(notes) > 0 and "Play" in tags:
        notes = [(_section_of(one, tags, notes), tag) for one, tag in notes]
    return tags, notes, twice


def _section_of(section: str, tags: dict[str, Tag], notes: list[tuple[str, Tag]]) -> str:
    """Notes of the auction are met behind the play, where the play refers to none."""
    is_moved = section == "Play" and "=" not in tags["Play"].rest and "Auction" in tags
    if is_moved and "=" in tags["Auction"].rest and all(one == "Play" for one, _ in notes):
        return "Auction"
    return section


def _check_letters(block: Block, complain: Complaints) -> None:
    text = block.text
    if len(text) >= LONGEST_LINE and max(map(len, text.split("\n"))) >= LONGEST_LINE:
        at = 0
        for line in text.split("\n"):
            if len(line) >= LONGEST_LINE:
                text_of_it = f"a line of {len(line) + 1} letters with its end; {LONGEST_LINE} is the most"
                complain.odd("line", text_of_it, at)
                break
            at += len(line) + 1
    found = _CONTROL.search(text)
    if found is None and block.encoding.startswith("cp") and not text.isascii():
        found = _FOREIGN.search(text)
    if found is not None:
        complain.odd("character", f"{found[0]!r} is not of the alphabet of PBN", found.start())


def _head(escapes: list[str]) -> Pairs:
    return tuple(_head_pair(line) for line in escapes if line not in _IMPLIED)


def _head_pair(line: str) -> tuple[str, str]:
    if line.startswith(_HEAD):
        try:
            return msgspec.json.decode(line.removeprefix(_HEAD), type=tuple[str, str])
        except msgspec.MsgspecError:
            pass
    return "%", line
