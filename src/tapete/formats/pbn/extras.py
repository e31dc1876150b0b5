"""The names under which `Filed.extra` holds what a record has no place for, and their order in a file.

==================  ====================================================================================
name                is
==================  ====================================================================================
`%`                 a line that was escaped
`.empty`            the tags of the fifteen that are there with nothing in them, where `?` would say unknown
`.comments`         for each of the comments the tag it stands behind
`.Auction`          who the auction begins with, where the dealer is not known
a tag's name        its value; of a section the value, then its rows in lines
`Auction.3.nag`     what annotates the third call: `.nag`, `.comment`; a card has also `.note`
`Auction.end`       `+` where the next call is still to come
`Auction.note`      `n:text`, a note that nothing refers to
==================  ====================================================================================

A section that calls or cards cannot hold (a player skipped, a revoke, cards after unknown ones) is there as a
whole under `Auction` or `Play`. The values of the fifteen stand here only where the record cannot hold them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tapete.formats.pbn.values import MANDATORY

Extra = tuple[tuple[str, str], ...]

TAG_NAME = re.compile(r"[A-Z][A-Za-z0-9_]*")
SPELLED = frozenset((".empty", ".comments", ".Auction", ".Play"))
"""What tells only how a game was written."""

_ANNOTATION = re.compile(r"(Auction|Play)\.(\d{1,3})\.(note|nag|comment)")
_KINDS = ("note", "nag", "comment")
_PLACE = {name: place for place, name in enumerate(MANDATORY)}
_SECTION = {"Auction": 4, "Play": 5}

Key = tuple[int, int, str, int]


def key_of(name: str, value: str) -> Key:
    """Where an extra stands: escaped lines, spelling, the fifteen, other tags, auction, play, sections."""
    if name == "%":
        return (0, 0, "", 0)
    if name in SPELLED:
        return (1, 0, name, 0)
    if name in _PLACE:
        return (2, _PLACE[name], "", 0)
    if name in _SECTION:
        return (_SECTION[name], 0, "", 0)
    found = _ANNOTATION.fullmatch(name)
    if found is not None:
        number, kind = int(found[2]), _KINDS.index(found[3])
        nag = int(value) if kind == 1 and value.isdecimal() and len(value) < 4 else 0
        return (_SECTION[found[1]], number, "", 1000 * kind + nag)
    section, _, what = name.partition(".")
    if section in _SECTION and what in ("end", "note"):
        return (_SECTION[section], 10**6, what, 0)
    if TAG_NAME.fullmatch(name) is None:
        return (7, 0, "", 0)
    return (6, 0, name, 0) if "\n" in value else (3, 0, name, 0)


def arranged(extra: Iterable[tuple[str, str]]) -> Extra:
    """Extras in the order in which a file has them."""
    return tuple(sorted(extra, key=lambda pair: key_of(*pair)))


def anchor_key(anchor: str, sections: frozenset[str]) -> Key:
    """Where the tag stands that a comment belongs to; `Auction.Note.2` is a note of the auction."""
    if not anchor:
        return (0, 0, "", 0)
    section, _, note = anchor.partition(".Note.")
    if note:
        return (_SECTION.get(section, 5), int(note) if note.isdecimal() and len(note) < 4 else 0, "", 0)
    return key_of(anchor, "\n" if anchor in sections else "")


def with_anchors(comments: Sequence[str], anchors: str) -> list[tuple[str, str]]:
    """Each comment with the tag it stands behind, `-` for the beginning of the game."""
    behind = anchors.split()
    if len(behind) != len(comments):
        behind = ["-"] * len(comments)
    return [("" if anchor == "-" else anchor, text) for anchor, text in zip(behind, comments, strict=True)]


def anchored(pairs: Iterable[tuple[str, str]], sections: frozenset[str]) -> tuple[tuple[str, ...], Extra]:
    """Comments in the order of a file, and the extra that says where they stand."""
    ordered = sorted(pairs, key=lambda pair: anchor_key(pair[0], sections))
    if not any(anchor for anchor, _ in ordered):
        return tuple(text for _, text in ordered), ()
    anchors = " ".join(anchor or "-" for anchor, _ in ordered)
    return tuple(text for _, text in ordered), ((".comments", anchors),)
