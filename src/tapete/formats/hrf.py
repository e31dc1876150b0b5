"""HRF, hands as text: the number of each board and its four hands, `SK5HT93DAT98CAKJ8` and so on from North.

Read in lines, or in records of 128 bytes filled with zero bytes; written in lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tapete.formats.lost import gathered, lost, lost_by_number
from tapete.formats.machine import (
    HAND,
    SIGNS,
    Places,
    board,
    bytes_of,
    deal_of_texts,
    dge_of,
    not_a_deal,
    numbered,
    unread,
)
from tapete.formats.reading import Fault, Filed, Reading, Written

_RECORD = re.compile(rb"[^\0\r\n]+")
_BOARD = re.compile(r"\s*(?P<number>\d{1,9})\s*[:.]?\s*" + HAND * 4)


def read(content: bytes | str) -> Reading:
    """The deals of an HRF file with their numbers."""
    boards: list[Filed] = []
    faults: list[Fault] = []
    data = bytes_of(content)
    places = Places(data)
    for record in _RECORD.finditer(data):
        text = record.group().decode("latin-1")
        if text.isspace():
            continue
        found = _BOARD.match(text)
        try:
            if found is None:
                raise ValueError(f"a board is its number and four hands, SK5HT93..., not {text[:40]!r}")
            boards.append(board(deal_of_texts(found.groups()[1:]), int(found["number"])))
        except ValueError as error:
            faults.append(not_a_deal(*places.of(record.start()), len(boards), error))
            boards.append(unread(int(found["number"]) if found else None))
    return Reading(tuple(boards), tuple(faults))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A line for each board."""
    faults = list(lost("HRF", boards, {"deal", "number", "dealer", "vulnerability"}, head=head))
    faults.extend(lost_by_number("HRF", boards))
    lines = [
        f"{number}: {dge_of(deal).translate(SIGNS).decode('ascii')}\r\n"
        for _, number, deal in numbered("HRF", boards, faults)
    ]
    return Written("".join(lines).encode("ascii"), gathered(faults))


def evidence(sample: bytes) -> int:
    """A number and four hands."""
    return 85 if _BOARD.match(sample[:128].decode("latin-1")) else 0
