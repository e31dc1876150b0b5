"""DGE and HRF, for dealing machines: each board as text, four hands with a sign before each suit.

DGE has the suit signs of DOS (bytes 6, 3, 4 and 5), 68 bytes a board filled with zero bytes to 128, and
no numbers. HRF has letters (`SK5HT93DAT98CAKJ8...`) after the number of the board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tapete.formats.lost import lost, lost_by_number
from tapete.formats.machine import (
    DGE_SIZE,
    FOUR_HANDS,
    HAND,
    SIGNS,
    board,
    bytes_of,
    deal_of_dge,
    deal_of_texts,
    dge_of,
    not_a_deal,
    numbered,
    place_in,
    unread,
    whole_deals,
)
from tapete.formats.reading import Fault, Filed, Reading, Written

_CUT = re.compile(rb"[\0\r\n]+")
_HRF = re.compile(r"\s*(?P<number>\d{1,3})\s*[:.]?\s*" + HAND * 4)


def read_dge(content: bytes | str) -> Reading:
    """The deals of a DGE file, in its order and without numbers."""
    boards: list[Filed] = []
    faults: list[Fault] = []
    for line, column, record in _dge_records(bytes_of(content)):
        try:
            boards.append(board(deal_of_dge(record), None))
        except ValueError as error:
            faults.append(not_a_deal(line, column, len(boards), error))
            boards.append(unread())
    return Reading(tuple(boards), tuple(faults))


def write_dge(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Records of 128 bytes, in the order of the boards."""
    faults = list(lost("DGE", boards, {"deal"}, head=head))
    records = (dge_of(deal).ljust(128, b"\0") for _, deal in whole_deals("DGE", boards, faults))
    return Written(b"".join(records), tuple(faults))


def evidence_dge(sample: bytes) -> int:
    """Sixteen signs of suits where they belong."""
    is_one = FOUR_HANDS.match(sample[:DGE_SIZE].translate(SIGNS).decode("latin-1"))
    return 90 if is_one and sample.startswith(b"\x06") else 0


def read_hrf(content: bytes | str) -> Reading:
    """The deals of an HRF file with their numbers."""
    boards: list[Filed] = []
    faults: list[Fault] = []
    data = bytes_of(content)
    for place, record in enumerate(_CUT.split(data), 1):
        if not record.strip():
            continue
        text = record.decode("latin-1")
        found = _HRF.match(text)
        try:
            if found is None:
                raise ValueError(f"a board is its number and four hands, SK5HT93..., not {text[:40]!r}")
            boards.append(board(deal_of_texts(found.groups()[1:]), int(found["number"])))
        except ValueError as error:
            faults.append(not_a_deal(place, 1, len(boards), error))
            boards.append(unread(int(found["number"]) if found else None))
    return Reading(tuple(boards), tuple(faults))


def write_hrf(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A line for each board."""
    faults = list(lost("HRF", boards, {"deal", "number", "dealer", "vulnerability"}, head=head))
    faults.extend(lost_by_number("HRF", boards))
    lines = [
        f"{number}: {dge_of(deal).translate(SIGNS).decode('ascii')}\r\n"
        for _, number, deal in numbered("HRF", boards, faults)
    ]
    return Written("".join(lines).encode("ascii"), tuple(faults))


def evidence_hrf(sample: bytes) -> int:
    """A number and four hands."""
    return 85 if _HRF.match(sample[:128].decode("latin-1")) else 0


def _dge_records(data: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Sixty-eight bytes at a time, whatever fills the records; with line and column."""
    at = 0
    while at < len(data):
        if data[at : at + 1] in (b"\0", b" ", b"\r", b"\n"):
            at += 1
            continue
        yield *place_in(data, at), data[at : at + DGE_SIZE]
        at += DGE_SIZE
