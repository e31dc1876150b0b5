"""GIB's library of solved deals: a line a deal, four hands from West on, a colon, twenty hexadecimal digits.

A digit is the tricks of North and South: at no trump, spades, hearts, diamonds and clubs, each with South,
East, North and West to lead. There are no numbers, dealers or vulnerabilities.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product

from tapete.core import Deal, PartialDeal, Record, Seat, Side, Strain
from tapete.formats.by_line import by_line
from tapete.formats.double_dummy import NAME, STRAINS, Tricks, table, told, tricks_of
from tapete.formats.lost import Gathering, lost, nothing
from tapete.formats.machine import not_a_deal, not_whole, unread, whole_deal
from tapete.formats.reading import Fault, Filed, Reading, Written
from tapete.formats.text import blocks, decode

_LEADERS = (Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST)
_PLACES = tuple((leader.rho, strain) for strain, leader in product(STRAINS, _LEADERS))
_EVIDENCE = re.compile(rb"\s*(?:[2-9TJQKA.]{3,16} +){3}[2-9TJQKA.]{3,16}:[0-9A-Da-d]{20}\s")
_LINE = re.compile(r"([^:]*):\s*([0-9A-Da-d]*)")


def read(content: bytes | str) -> Reading:
    """The deals of a library with their double-dummy tables."""
    return Reading.whole(by_line([decode(content)], _board))


def read_many(chunks: Iterable[bytes | str]) -> Iterator[Reading]:
    """The same of a library that comes in pieces."""
    return by_line(blocks(chunks), _board)


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A line for each board of which all cards and the double-dummy table are known."""
    return Written.whole(write_many(boards, head))


def write_many(boards: Collection[Filed], head: Sequence[tuple[str, str]] = ()) -> Iterator[Written]:
    """The same in pieces, a line each."""
    yield Written(b"", lost("GIB", boards, {"deal"}, (NAME,), head=head))
    untold, is_empty = Gathering(), True
    for place, filed in enumerate(boards):
        deal, tricks = whole_deal(filed), tricks_of(filed)
        if deal is None:
            untold.add(not_whole("GIB", place))
        elif tricks is None:
            text = "GIB holds solved deals, and this one has no double-dummy table; it is not written"
            untold.add(Fault("convert/double-dummy", text, board=place))
        else:
            is_empty = False
            yield Written(_line(deal, tricks))
    yield Written(b"", (*untold.faults, *nothing("GIB", boards if is_empty else ())))


def _line(deal: Deal, tricks: Tricks) -> bytes:
    hands = " ".join(str(deal[Seat.WEST.after(places)]) for places in range(4))
    return f"{hands}:{''.join(f'{_seen_by_ns(at, tricks[at], 13):X}' for at in _PLACES)}\n".encode("ascii")


def evidence(sample: bytes) -> int:
    """Four hands, a colon, twenty digits."""
    return (
        90 if re.match(rb"\s*(?:[2-9TJQKA.]{4,16}\s+){3}[2-9TJQKA.]{4,16}:[0-9A-Da-d]{20}\s", sample) else 0
    )


def _board(line: str, number: int, place: int, faults: list[Fault]) -> Filed:
    parts = _LINE.fullmatch(line.rstrip())
    if parts is None:
        text = f"a deal is four hands, a colon and twenty digits, not {line[:60]!r}"
        faults.append(Fault("notation/gib", text, number, 1, place))
        return unread()
    try:
        deal = PartialDeal.parse(f"W:{parts[1].strip()}")
    except ValueError as error:
        faults.append(not_a_deal(number, 1, place, error))
        return unread()
    most = len(deal[Seat.WEST])
    try:
        values = [int(digit, 16) for digit in parts[2]]
        tricks = table(_PLACES, values, most)
    except ValueError as error:
        faults.append(Fault("notation/double-dummy", str(error), number, parts.start(2) + 1, place))
        return Filed(Record(deal))
    by_declarer: Tricks = {at: _seen_by_ns(at, value, most) for at, value in tricks.items()}
    return Filed(Record(deal), extra=(told(by_declarer),))


def _seen_by_ns(place: tuple[Seat, Strain], tricks: int, most: int) -> int:
    """From declarer's tricks to those of North and South, and back."""
    return tricks if place[0].side is Side.NS else most - tricks
