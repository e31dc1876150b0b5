"""Writing PBN: a file as a whole, its head and its letters."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain

import msgspec

from tapete.formats.pbn.export import Lines
from tapete.formats.pbn.written_game import GameWriter
from tapete.formats.reading import Fault, Filed, Written
from tapete.formats.text import DECLARED_WITHIN, declared, decode

_HEAD = "%Tapete-head "
_UTF8 = "%Content-type: text/x-pbn; charset=UTF-8"
_VERSION = ("% PBN 2.1", "% EXPORT")


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Write a whole file: in Latin-1, as the standard has it, where all letters are of it, else in UTF-8."""
    return Written.whole(write_many(boards, head))


def write_many(boards: Collection[Filed], head: Sequence[tuple[str, str]] = ()) -> Iterator[Written]:
    """Write a file in pieces, a game each; they are gone through before, to know which letters they need."""
    first = _head(head)
    lines = [*_VERSION, *first.lines]
    encoding = _encoding("\r\n".join(lines), boards)
    if encoding == "utf-8":
        lines.insert(len(_VERSION), _UTF8)
    yield _encoded("\r\n".join(lines) + "\r\n", encoding, first.faults, None)
    for number, filed in enumerate(boards):
        game = GameWriter(filed, number)
        text = _text(game)
        yield _encoded(f"\r\n{text}" if number else text, encoding, game.out.faults, number)


def _head(head: Sequence[tuple[str, str]]) -> Lines:
    first = Lines(0)
    for name, value in head:
        if name == "%" and "\n" not in value and "\r" not in value:
            first.escaped(value)
        else:
            first.lines.append(_HEAD + msgspec.json.encode((name, value)).decode())
    first.check_length()
    return first


def _text(game: GameWriter) -> str:
    return "\r\n".join(game.write()) + "\r\n"


def _encoding(head: str, boards: Collection[Filed]) -> str:
    """Latin-1 where a reader would go by it too, in whatever pieces: no line looks like anything else."""
    if head.isascii() and all(map(_is_ascii, boards)):
        return "ascii"
    beginning = ""
    for text in chain((head,), (_text(GameWriter(filed, at)) for at, filed in enumerate(boards))):
        if len(beginning) < DECLARED_WITHIN:
            beginning += text
        if not all(line.isascii() or _is_latin(line) for line in text.split("\r\n")):
            return "utf-8"
    return "utf-8" if declared(beginning.encode("latin-1")) else "latin-1"


def _is_latin(line: str) -> bool:
    try:
        return decode(line.encode("latin-1")).encoding == "latin-1"
    except UnicodeEncodeError:
        return False


def _is_ascii(filed: Filed) -> bool:
    """Whether all that was written of it is; calls and cards are."""
    told = (one.explanation for one in filed.calls)
    words = (filed.event, filed.site, filed.date, filed.scoring, filed.title, *filed.names)
    return "".join((*words, *told, *filed.comments, *chain.from_iterable(filed.extra))).isascii()


def _encoded(text: str, encoding: str, faults: Sequence[Fault], board: int | None) -> Written:
    try:
        return Written(text.encode(encoding), tuple(faults))
    except UnicodeEncodeError:
        half = Fault("convert/character", "half of a sign is no letter; ? stands for it", board=board)
        return Written(text.encode(encoding, "replace"), (*faults, half))
