"""Notes of a section: `[Note "1:text"]` behind it, `=1=` beside a call or a card."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.section import LAST_NOTE, Item
from tapete.formats.pbn.tags import Tag

_NOTE = re.compile(r"\s*(\d{1,4})\s*:\s?(.*)", re.DOTALL)


class Notes:
    """The notes of one section by their numbers."""

    def __init__(self, section: str) -> None:
        self.section = section
        self.texts: dict[int, str] = {}
        self.tags: dict[int, Tag] = {}
        self.used: dict[int, None] = {}

    def add(self, tag: Tag, complain: Complaints) -> bool:
        """Take up a note; whether it could be read."""
        found = _NOTE.fullmatch(tag.value)
        if found is None or not 1 <= int(found[1]) <= LAST_NOTE:
            text = f"a note is a number from 1 to {LAST_NOTE}, a colon and text, not {tag.value!r}"
            complain.wrong("note", text, tag.at)
            return False
        number = int(found[1])
        if number in self.texts:
            complain.wrong("note", f"there is a note {number} already", tag.at)
            return False
        self.texts[number], self.tags[number] = found[2], tag
        return True

    def of(self, item: Item, complain: Complaints) -> str:
        """What is noted of a call or a card."""
        told = []
        for number in item.notes:
            if number in self.texts:
                self.used.setdefault(number)
                told.append(self.texts[number])
            else:
                complain.wrong("note", f"there is no note {number}", item.at)
        return "; ".join(told)

    def unused(self, complain: Complaints) -> Iterable[tuple[str, str]]:
        """The notes that nothing refers to."""
        for number, text in self.texts.items():
            if number not in self.used:
                complain.odd("note", f"nothing refers to note {number}", self.tags[number].at)
                yield f"{self.section}.note", f"{number}:{text}"

    def as_written(self) -> Iterable[tuple[str, str]]:
        """All notes, of a section that is kept as it was written."""
        return ((f"{self.section}.note", f"{number}:{text}") for number, text in self.texts.items())

    def new_number(self, number: int) -> int | None:
        """The number that a note has when notes are numbered as they come."""
        return list(self.used).index(number) + 1 if number in self.used else None
