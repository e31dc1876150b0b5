"""Solved deals as CSV: a deal and twenty numbers, for North, East, South and West clubs up to no trump."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product

from tapete.core import PartialDeal, Record, Seat, Strain
from tapete.formats.by_line import by_line
from tapete.formats.double_dummy import NAME, table, told, tricks_of
from tapete.formats.lost import lost
from tapete.formats.machine import natural, not_a_deal, unread
from tapete.formats.reading import Fault, Filed, Reading, Written
from tapete.formats.text import blocks, decode

_PLACES = tuple(product(Seat, Strain))


def read(content: bytes | str) -> Reading:
    """The deals with their double-dummy tables; a deal without numbers has none."""
    return Reading.whole(by_line([decode(content)], _board))


def read_many(chunks: Iterable[bytes | str]) -> Iterator[Reading]:
    """The same of a file that comes in pieces."""
    return by_line(blocks(chunks), _board)


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A line for each board; only the deal where its table is not known."""
    return Written.whole(write_many(boards, head))


def write_many(boards: Collection[Filed], head: Sequence[tuple[str, str]] = ()) -> Iterator[Written]:
    """The same in pieces, a line each."""
    yield Written(b"", lost("CSV of solved deals", boards, {"deal"}, (NAME,), head=head))
    for filed in boards:
        tricks = tricks_of(filed) or {}
        numbers = [str(tricks[place]) for place in _PLACES if tricks]
        yield Written(f"{','.join([str(filed.record.deal), *numbers])}\n".encode("ascii"))


def evidence(sample: bytes) -> int:
    """A deal and twenty numbers."""
    return 95 if re.match(rb"\s*[NESW]:(?:[2-9TJQKA.-]{1,16} ?){4}(?:,\d\d?){20}\s", sample) else 0


def _board(line: str, number: int, place: int, faults: list[Fault]) -> Filed:
    written, *columns = line.split(",")
    try:
        deal = PartialDeal.parse(written)
    except ValueError as error:
        faults.append(not_a_deal(number, 1, place, error))
        return unread()
    if not columns:
        return Filed(Record(deal))
    numbers = [natural(column.strip()) for column in columns]
    try:
        tricks = table(_PLACES, [-1 if value is None else value for value in numbers])
    except ValueError as error:
        faults.append(Fault("notation/double-dummy", str(error), number, len(written) + 2, place))
        return Filed(Record(deal))
    return Filed(Record(deal), extra=(told(tricks),))
