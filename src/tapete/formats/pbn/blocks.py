"""The games of a PBN file, one block of lines each, with blank lines between them except inside braces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from tapete.formats.reading import Fault
from tapete.formats.text import Text

LONGEST = 1 << 20
"""Characters in a game or a comment, beyond which it is cut: no game of bridge is so long."""

_GAP = re.compile(r"\n[ \t\v\f]*+\n[ \t\v\f\n]*+")
_CLOSED = re.compile(r'"(?:[^"\\\n]|\\.)*+"|;[^\n]*+|\{[^}]*+\}|(?m:^)%[^\n]*+')
_AMONG_ROWS = re.compile(r'\[\s*+\w+Table\s*+"[^"\n]*+"\s*+\]\s*+[^\s{\[;%][^\[{]*+\{[^}]*+\Z')
"""A brace among the rows of a table, where no comment can be: it does not open one that goes on."""
EMBEDDED = re.compile(r"^<(/?)PBN>[ \t]*$", re.MULTILINE | re.IGNORECASE)
"""A line that says where a part in PBN begins or ends in a file that is something else."""


class Block(msgspec.Struct, frozen=True, gc=False):
    """The lines of one game."""

    text: str
    line: int
    """Where in the file it begins, from 1."""
    encoding: str
    faults: tuple[Fault, ...] = ()
    """What was wrong with the file hereabouts."""


def blocks(texts: Iterable[Text]) -> Iterator[Block]:
    """The blocks of a file whose text comes in pieces, each ending with a line."""
    rest, line, faults = "", 1, []
    outside: bool | None = None
    encoding = "utf-8"
    for text in texts:
        faults += [msgspec.structs.replace(one, line=one.line + line - 1) for one in text.faults]
        encoding = text.encoding if text.encoding != "str" or encoding == "utf-8" else encoding
        if outside is None:
            begin = EMBEDDED.search(text.content)
            outside = True if begin is not None and not begin[1] else None
        content, outside = (text.content, None) if outside is None else _embedded(text.content, outside)
        rest += content
        for piece, first_line, is_last in _pieces(rest, line):
            if is_last:
                rest, line = piece, first_line
            else:
                yield Block(piece, first_line, encoding, tuple(faults))
                faults.clear()
        if len(rest) > LONGEST:
            fault = Fault("notation/length", "longer than any game; cut here", line, is_warning=True)
            yield Block(rest, line, encoding, (*faults, fault))
            faults.clear()
            line += rest.count("\n")
            rest = ""
    for piece, first_line, _ in _pieces(rest, line, is_whole=True):
        if faults or piece.strip():
            yield Block(piece, first_line, encoding, tuple(faults))
            faults.clear()


def _embedded(content: str, outside: bool) -> tuple[str, bool]:
    """What stands between `<PBN>` and `</PBN>`; other lines become empty and keep their numbers."""
    lines = content.split("\n")
    for place, text in enumerate(lines):
        sign = EMBEDDED.fullmatch(text)
        if sign is not None and bool(sign[1]) is not outside:
            outside = not outside
            lines[place] = ""
        elif outside:
            lines[place] = ""
    return "\n".join(lines), outside


def _pieces(text: str, line: int, is_whole: bool = False) -> Iterator[tuple[str, int, bool]]:
    """The whole blocks of a text, and last what may go on; an unclosed comment ends with its block."""
    start = search = outside = unclosed_to = 0
    while (gap := _GAP.search(text, search)) is not None and gap.end() < len(text):
        if _is_open(text[outside : gap.start()]):
            closed = text.find("}", max(gap.start(), unclosed_to), start + LONGEST)
            if closed >= 0:
                search = outside = closed
                continue
            unclosed_to = min(start + LONGEST, len(text))
            if len(text) - start < LONGEST and not is_whole:
                break
        piece = text[start : gap.start()]
        if piece and not piece.isspace():
            yield piece, line, False
        line += text.count("\n", start, gap.end())
        start = search = outside = gap.end()
    yield text[start:], line, True


def _is_open(text: str) -> bool:
    """Whether a comment has begun in it that goes on."""
    return "{" in text and "{" in _CLOSED.sub("", text) and not _AMONG_ROWS.search(text)
