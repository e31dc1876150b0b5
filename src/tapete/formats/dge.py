"""DGE, for dealing machines: each board as four hands of text, with the suit signs of DOS before each suit.

The signs are the bytes 6, 3, 4 and 5 for spades to clubs. A board has 68 bytes, filled with zero bytes to
128, and no number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.formats.lost import gathered, lost
from tapete.formats.machine import (
    DGE_SIZE,
    FOUR_HANDS,
    SIGNS,
    Places,
    board,
    bytes_of,
    deal_of_dge,
    dge_of,
    not_a_deal,
    unread,
    whole_deals,
)
from tapete.formats.reading import Fault, Filed, Reading, Written


def read(content: bytes | str) -> Reading:
    """The deals of a DGE file, in its order and without numbers."""
    boards: list[Filed] = []
    faults: list[Fault] = []
    data = bytes_of(content)
    places = Places(data)
    for start, record in _records(data):
        try:
            boards.append(board(deal_of_dge(record), None))
        except ValueError as error:
            faults.append(not_a_deal(*places.of(start), len(boards), error))
            boards.append(unread())
    return Reading(tuple(boards), tuple(faults))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Records of 128 bytes, in the order of the boards."""
    faults = list(lost("DGE", boards, {"deal"}, head=head))
    records = (dge_of(deal).ljust(128, b"\0") for _, deal in whole_deals("DGE", boards, faults))
    return Written(b"".join(records), gathered(faults))


def evidence(sample: bytes) -> int:
    """Sixteen signs of suits where they belong."""
    is_one = FOUR_HANDS.match(sample[:DGE_SIZE].translate(SIGNS).decode("latin-1"))
    return 90 if is_one and sample.startswith(b"\x06") else 0


def _records(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Sixty-eight bytes at a time, whatever fills the records; with where they begin."""
    at = 0
    while at < len(data):
        if data[at : at + 1] in (b"\0", b" ", b"\r", b"\n"):
            at += 1
            continue
        yield at, data[at : at + DGE_SIZE]
        at += DGE_SIZE
