"""The extras of a board sorted by what a PBN file does with them."""

from __future__ import annotations

import re

from tapete.formats.pbn.blocks import EMBEDDED
from tapete.formats.pbn.extras import SPELLED, TAG_NAME, with_anchors
from tapete.formats.pbn.tables import section_text
from tapete.formats.pbn.tags import loose, quoted, tags_of
from tapete.formats.pbn.values import MANDATORY
from tapete.formats.reading import Filed

_ANNOTATION = re.compile(r"(Auction|Play)\.([1-9]\d{0,2})\.(note|nag|comment)")
_OURS = frozenset(
    (
        *MANDATORY,
        "Auction",
        "Play",
        "Note",
        "Room",
        "Description",
        "Alerted",
        "Claim",
        "Derived",
        "CardsPlayed",
    )
)
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


class Beside:
    """What annotates one call or card."""

    def __init__(self) -> None:
        self.note = ""
        self.nags: list[int] = []
        self.comments: list[str] = []


class SortedExtra:
    """Each extra under what it is; those that no tag can be named after are foreign."""

    def __init__(self, filed: Filed) -> None:
        self.escapes: list[str] = []
        self.raw: dict[str, str] = {}
        """Of the fifteen, Auction, Play and others that the writer decides on."""
        self.spelled: dict[str, str] = {}
        self.tags: dict[str, str] = {}
        self.sections: dict[str, str] = {}
        self.beside: dict[tuple[str, int], Beside] = {}
        self.notes: dict[str, list[str]] = {"Auction": [], "Play": []}
        self.foreign: list[tuple[str, str]] = []
        self._lengths = {"Auction": len(filed.record.calls), "Play": len(filed.record.cards)}
        for name, value in filed.extra:
            self._sort(name, value)
        self.comments: dict[str, list[str]] = {}
        for anchor, text in with_anchors(filed.comments, self.spelled.get(".comments", "")):
            self.comments.setdefault(anchor, []).append(text)

    def _sort(self, name: str, value: str) -> None:
        annotation = _ANNOTATION.fullmatch(name)
        if annotation is not None:
            if not self._annotate(annotation[1], int(annotation[2]), annotation[3], value):
                self.foreign.append((name, value))
        elif name == "%" and not _CONTROL.search(value):
            self.escapes.append(value)
        elif name in SPELLED and name not in self.spelled:
            self.spelled[name] = value
        elif name in ("Auction.note", "Play.note"):
            self.notes[name.partition(".")[0]].append(value)
        elif (name in MANDATORY and (value in ("", "?") or _CONTROL.search(value))) or (
            name in ("Auction", "Play") and not _is_one_section(name, value)
        ):
            self.foreign.append((name, value))
        elif (name in _OURS or name in ("Auction.end", "Play.end")) and name not in self.raw:
            self.raw[name] = value
        elif name in self.tags or name in self.sections or name in _OURS or name == "ExtraTable":
            self.foreign.append((name, value))
        else:
            self._tag(name, value)

    def _tag(self, name: str, value: str) -> None:
        if TAG_NAME.fullmatch(name) is None or value == "#" or value[:2] == "##":
            self.foreign.append((name, value))
        elif "\n" not in value and not _CONTROL.search(value):
            self.tags[name] = value
        elif _is_section(name, value):
            self.sections[name] = value
        else:
            self.foreign.append((name, value))

    def _annotate(self, section: str, number: int, kind: str, value: str) -> bool:
        if number > self._lengths[section] or (kind == "note" and section == "Auction"):
            return False
        beside = self.beside.setdefault((section, number), Beside())
        if kind == "comment":
            beside.comments.append(value)
        elif kind == "nag" and value.isdecimal() and value.isascii() and len(value) < 4 and int(value) < 256:
            beside.nags.append(int(value))
        elif kind == "note" and value and not beside.note:
            beside.note = value
        else:
            return False
        return True


def _is_section(name: str, value: str) -> bool:
    """Whether it is read again as it is written."""
    if not _is_one_section(name, value):
        return False
    (tag,) = tags_of(_as_text(name, value))[1]
    around = loose(tag.rest)
    return not around.comments and not around.escapes and section_text(tag) == value


def _is_one_section(name: str, value: str) -> bool:
    """Whether it can stand in a file as a tag and its rows, and nothing but that."""
    first, _, rows = value.partition("\n")
    if _CONTROL.search(first) or _CONTROL.search(rows.replace("\n", "")) or EMBEDDED.search(rows):
        return False
    front, tags, spoiled = tags_of(_as_text(name, value))
    is_whole = not front and not spoiled and len(tags) == 1 and loose(tags[0].rest).unclosed is None
    return is_whole and ("\n" not in value or all(row.strip() for row in rows.split("\n")))


def _as_text(name: str, value: str) -> str:
    first, _, rows = value.partition("\n")
    return f"[{name} {quoted(first, is_columns=True)}]\n{rows}\n"
