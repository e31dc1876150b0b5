"""The words of an auction or play section, each with what annotates it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tapete.formats.pbn.complaints import Complaints

_TOKEN = re.compile(
    r"""\s++
    | \{ (?P<comment>[^}]*+) \}?
    | ; (?P<remark>[^\n]*+)
    | ^ % (?P<escape>[^\n]*+)
    | = (?P<note>\w*+) =
    | \$ (?P<nag>\d++ | \w*+)
    | (?P<suffix>[!?]++)
    | \^ (?P<irregular>\w?)
    | (?P<word>[A-Za-z0-9♣♦♥♠]++ | -++ | [*+] | .)
    """,
    re.VERBOSE | re.MULTILINE,
)
SUFFIXES = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The number of each suffix after a call; after a card it is six more."""

LAST_NOTE, LAST_NAG = 32, 255


class Item:
    """A call, a card or a sign that stands in the place of one."""

    __slots__ = ("at", "comments", "irregular", "nags", "notes", "word")

    def __init__(self, word: str, at: int) -> None:
        self.word, self.at = word, at
        self.irregular = ""
        self.comments: list[str] = []
        self.nags: list[int] = []
        self.notes: list[int] = []


class Words:
    """A section in its words: what stands before the first, the words, lines that were escaped."""

    def __init__(self, text: str, at: int, is_play: bool, complain: Complaints) -> None:
        self.comments: list[str] = []
        self.items: list[Item] = []
        self.escapes: list[str] = []
        self._complain, self._at = complain, at
        self._own = 6 if is_play else 0
        self._irregular = ""
        for found in _TOKEN.finditer(text):
            if found.lastgroup is not None:
                self._take(found.lastgroup, found[found.lastgroup], at + found.start())
        if self._irregular:
            complain.wrong("irregular", f"^{self._irregular} stands before nothing", at + len(text.rstrip()))

    def _take(self, kind: str, text: str, at: int) -> None:
        if kind == "word":
            self._word(text, at)
        elif kind == "escape":
            self.escapes.append(text)
        elif kind in ("comment", "remark"):
            (self.items[-1].comments if self.items else self.comments).append(text)
        elif kind == "irregular":
            self._irregularity(text, at)
        elif not self.items:
            self._complain.wrong("annotation", f"{text!r} stands before anything it could annotate", at)
        elif kind == "note":
            self._note(self.items[-1], text, at)
        else:
            self._nag(self.items[-1], kind, text, at)

    def _word(self, text: str, at: int) -> None:
        item = Item(text, at)
        item.irregular, self._irregular = self._irregular, ""
        self.items.append(item)

    def _irregularity(self, sign: str, at: int) -> None:
        if sign == "S" and not self._own and not self._irregular:
            self.items.append(Item("^S", at))
        elif self._irregular or sign not in (("R", "L") if self._own else ("I", "S")):
            self._complain.wrong("irregular", f"^{sign} has no meaning here", at)
        else:
            self._irregular = sign

    def _note(self, item: Item, text: str, at: int) -> None:
        if not text.isdecimal() or not 1 <= int(text[:4]) <= LAST_NOTE:
            self._complain.wrong("note", f"a note has a number from 1 to {LAST_NOTE}, not {text!r}", at)
            return
        if item.notes:
            self._complain.wrong("note", f"{item.word} has a note already", at)
        item.notes.append(int(text))

    def _nag(self, item: Item, kind: str, text: str, at: int) -> None:
        number = self._nag_number(kind, text)
        if number is None:
            self._complain.wrong("nag", f"{text!r} is neither a suffix nor a number up to {LAST_NAG}", at)
            return
        own, other = self._own, 6 - self._own
        if other < number <= other + 6:
            self._complain.wrong("nag", f"${number} is for a {'call' if own else 'card'}", at)
        elif own < number <= own + 6 and any(own < nag <= own + 6 for nag in item.nags):
            self._complain.wrong("nag", f"{item.word} is judged already", at)
        item.nags.append(number)

    def _nag_number(self, kind: str, text: str) -> int | None:
        if kind == "suffix":
            number = SUFFIXES.get(text)
            return None if number is None else number + self._own
        return int(text) if text.isdecimal() and len(text) <= 3 and int(text) <= LAST_NAG else None


def annotating(section: str, number: int, item: Item) -> Iterator[tuple[str, str]]:
    """What annotates a call or a card but its note, under the names that `extra` has for it."""
    place = f"{section}.{number}"
    yield from ((f"{place}.nag", str(nag)) for nag in sorted(item.nags))
    yield from ((f"{place}.comment", comment) for comment in item.comments)
