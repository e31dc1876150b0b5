"""The tag pairs of one game, each with what follows it; and strings as PBN quotes them."""

from __future__ import annotations

import re
from typing import NamedTuple

_REST = r'(?>[^\[{;"%]++|"(?:[^"\\\n]|\\.)*+"?|\{[^}]*+\}?|;[^\n]*+|(?m:^)%[^\n]*+|%)*+'
_STRING = r'"((?:[^"\\\n]|\\.)*+)"'
_FRONT = re.compile(_REST)
_TAG = re.compile(rf"\[\s*+([A-Za-z0-9_]++)\s*+{_STRING}\s*+\]({_REST})")
_EXPORTED = re.compile(r'\[([A-Za-z0-9_]+) "([^"\\\n]*)"\]([^\[{;"%]*)')
"""A tag pair in export format without comments; between its parts stand five signs."""

_SPOILED = re.compile(r"\[[^\n\]]*+\]?")
_ESCAPED = re.compile(r'\\(["\\])')
_LOOSE = re.compile(r'"(?:[^"\\\n]|\\.)*+"|\{([^}]*+)(\}?)|;([^\n]*+)|(?m:^)%([^\n]*+)')


class Tag(NamedTuple):
    """A tag pair, and all that stands between it and the next."""

    name: str
    value: str
    rest: str
    at: int
    """Where in the game it begins."""
    rest_at: int


class Loose(NamedTuple):
    """Text that stands outside of tag pairs, sorted."""

    comments: list[str]
    escapes: list[str]
    text: str
    """What is neither; as long as the whole, with blanks for what was taken out."""
    unclosed: int | None
    """Where a comment begins that does not end."""


def tags_of(game: str) -> tuple[str, list[Tag], list[tuple[int, str]]]:
    """What stands before the first tag pair, the tag pairs, and what begins like one but is none."""
    exported = _exported(game)
    if exported is not None:
        return "", exported, []
    front = _FRONT.match(game)
    assert front is not None, "the pattern fits anything"
    at, end = front.end(), len(game)
    tags: list[Tag] = []
    spoiled: list[tuple[int, str]] = []
    while at < end:
        found = _TAG.match(game, at)
        if found is not None:
            name, value, rest = found.groups()
            if "\\" in value:
                value = unquoted(value)
            tags.append(Tag(name, value, rest, at, found.start(3)))
            at = found.end()
            continue
        line = _SPOILED.match(game, at)
        assert line is not None, "only a bracket ends what stands between tags"
        spoiled.append((at, line.group()))
        after = _FRONT.match(game, line.end())
        assert after is not None, "the pattern fits anything"
        if after.group().strip():
            spoiled.append((line.end(), after.group().strip("\n")))
        at = after.end()
    return front.group(), tags, spoiled


def _exported(game: str) -> list[Tag] | None:
    """The tag pairs of a game in export format without comments, several times as fast; None of any other."""
    at, tags = 0, []
    for name, value, rest in _EXPORTED.findall(game):
        rest_at = at + len(name) + len(value) + 5
        tags.append(Tag(name, value, rest, at, rest_at))
        at = rest_at + len(rest)
    # Between two tags nothing was passed over only if all their letters together are those of the game.
    return tags if at == len(game) and tags else None


def loose(text: str) -> Loose:
    """Sort what stands outside of tag pairs into comments, escaped lines and the rest."""
    comments: list[str] = []
    escapes: list[str] = []
    unclosed: int | None = None

    def take(found: re.Match[str]) -> str:
        nonlocal unclosed
        if found[0][0] == '"':
            return found[0]
        brace, closing, to_line_end, escape = found.groups()
        if escape is not None:
            escapes.append(escape)
        else:
            comments.append(brace if brace is not None else to_line_end)
            if brace is not None and not closing:
                unclosed = found.start()
        return re.sub(r"[^\n]", " ", found.group())

    rest = _LOOSE.sub(take, text)
    return Loose(comments, escapes, rest, unclosed)


def unquoted(value: str) -> str:
    r"""A string without its escapes; other backslashes, such as of the widths of columns, stay.

    >>> unquoted(r'say \"one\"'), unquoted(r'Rank\3R')
    ('say "one"', 'Rank\\3R')
    """
    return _ESCAPED.sub(r"\1", value)


def quoted(value: str, is_columns: bool = False) -> str:
    """A string in quotes; the backslashes of columns stand as they are."""
    if "\\" in value:
        value = re.sub(r'\\(?=[\\"]|$)', r"\\\\", value) if is_columns else value.replace("\\", "\\\\")
    return '"' + value.replace('"', '\\"') + '"'
