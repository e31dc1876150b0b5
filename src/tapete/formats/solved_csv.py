"""Solved deals as CSV: a deal and twenty numbers, for North, East, South and West clubs up to no trump."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

from tapete.core import PartialDeal, Record, Seat, Strain
from tapete.formats.double_dummy import NAME, table, told, tricks_of
from tapete.formats.lost import lost
from tapete.formats.machine import natural, not_a_deal, unread
from tapete.formats.reading import Fault, Filed, Reading, Written
from tapete.formats.text import decode

_PLACES = tuple(product(Seat, Strain))


def read(content: bytes | str) -> Reading:
    """The deals with their double-dummy tables; a deal without numbers has none."""
    text = decode(content)
    boards: list[Filed] = []
    faults: list[Fault] = list(text.faults)
    for number, line in enumerate(text.lines, 1):
        if line.strip():
            boards.append(_board(line, number, len(boards), faults))
    return Reading(tuple(boards), tuple(faults))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A line for each board; only the deal where its table is not known."""
    faults = lost("CSV of solved deals", boards, {"deal"}, (NAME,), head=head)
    lines = []
    for filed in boards:
        tricks = tricks_of(filed) or {}
        numbers = [str(tricks[place]) for place in _PLACES if tricks]
        lines.append(",".join([str(filed.record.deal), *numbers]) + "\n")
    return Written("".join(lines).encode("ascii"), faults)


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
