"""Writing PBN: a file as a whole, its head and its letters."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.formats.pbn.export import Lines
from tapete.formats.pbn.written_game import GameWriter
from tapete.formats.reading import Fault, Filed, Written
from tapete.formats.text import decode

_HEAD = "%Tapete-head "
_UTF8 = "%Content-type: text/x-pbn; charset=UTF-8"
_VERSION = ("% PBN 2.1", "% EXPORT")


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Write a whole file: in Latin-1, as the standard has it, where all letters are of it, else in UTF-8."""
    faults: list[Fault] = []
    first = Lines(0)
    for name, value in head:
        if name == "%" and "\n" not in value and "\r" not in value:
            first.escaped(value)
        else:
            first.lines.append(_HEAD + msgspec.json.encode((name, value)).decode())
    first.check_length()
    faults += first.faults
    games = []
    for number, filed in enumerate(boards):
        game = GameWriter(filed, number)
        games.append("\r\n".join(game.write()))
        faults += game.out.faults
    text = "\r\n".join([*_VERSION, *first.lines, *([] if games else [""])])
    if games:
        text += "\r\n" + "\r\n\r\n".join(games) + "\r\n"
    return Written(_encoded(text, faults), tuple(faults))


def _encoded(text: str, faults: list[Fault]) -> bytes:
    try:
        content = text.encode("latin-1")
    except UnicodeEncodeError:
        pass
    else:
        if text.isascii() or decode(content).encoding == "latin-1":
            return content
    version = "\r\n".join(_VERSION)
    marked = text.replace(version, f"{version}\r\n{_UTF8}", 1)
    try:
        return marked.encode("utf-8")
    except UnicodeEncodeError:
        faults.append(Fault("convert/character", "half of a sign is no letter; ? stands for it"))
        return marked.encode("utf-8", "replace")
