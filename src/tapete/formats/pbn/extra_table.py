"""Extras that no tag can be named after, such as codes of other formats: a table of our own."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.extras import Extra
from tapete.formats.pbn.tags import Tag

COLUMNS = "Name;Value"
_ROW = re.compile(r'[ \t]*+("(?:[^"\\]|\\.)*+")[ \t]++("(?:[^"\\]|\\.)*+")[ \t]*+')


def encoded(extra: Sequence[tuple[str, str]]) -> list[str]:
    """The rows of the table."""
    return [" ".join(msgspec.json.encode(text).decode() for text in pair) for pair in extra]


def decoded(tag: Tag, complain: Complaints) -> Extra:
    """The extras of the table."""
    found = []
    for row in tag.rest.split("\n"):
        if not row.strip():
            continue
        strings = _ROW.fullmatch(row)
        try:
            if strings is None:
                raise msgspec.DecodeError
            found.append((_string(strings[1]), _string(strings[2])))
        except msgspec.MsgspecError:
            complain.wrong("table", f"not a name and a value in quotes: {row!r}", tag.rest_at)
    return tuple(found)


def _string(quoted: str) -> str:
    return msgspec.json.decode(quoted, type=str)
