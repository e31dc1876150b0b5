"""BRI, for dealing machines: 78 digits a board, the numbers of the cards of North, East and South.

A card's number is its place from the ace of spades (01) down to the deuce of clubs (52); West has
what is left. Records are 78 digits, 32 blanks and 18 zero bytes; digits with line ends between them
are read as well. There are no board numbers, and nothing else either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tapete.formats.lost import gathered, lost
from tapete.formats.machine import (
    DIGITS,
    Places,
    board,
    bytes_of,
    deal_of_digits,
    digits_of,
    not_a_deal,
    unread,
    whole_deals,
)
from tapete.formats.reading import Fault, Filed, Reading, Written

_FILL = b" " * 32 + b"\0" * 18
_RUN = re.compile(rb"[0-9]+")
_BETWEEN = re.compile(rb"[^0-9\s\0]")


def read(content: bytes | str) -> Reading:
    """The deals of a BRI file, in its order and without numbers.

    >>> str(read("05131416202930384042445152" "0406111219243235394345464702030708091518222337414850")
    ...     .boards[0].record.deal)
    'N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5'
    """
    data = bytes_of(content)
    places = Places(data)
    boards: list[Filed] = []
    faults: list[Fault] = []
    for found in _BETWEEN.finditer(data):
        text = (
            f"not a digit: {found.group().decode('latin-1')!r}; nothing but digits and filling belongs here"
        )
        faults.append(Fault("notation/bri", text, *places.of(found.start())))
        break
    for start, digits in _records(data):
        try:
            boards.append(board(deal_of_digits(digits.decode("ascii")), None))
        except ValueError as error:
            faults.append(not_a_deal(*places.of(start), len(boards), error))
            boards.append(unread())
    return Reading(tuple(boards), tuple(faults))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Records of 128 bytes, in the order of the boards."""
    faults = list(lost("BRI", boards, {"deal"}, head=head))
    deals = whole_deals("BRI", boards, faults)
    return Written(b"".join(digits_of(deal).encode("ascii") + _FILL for _, deal in deals), gathered(faults))


def evidence(sample: bytes) -> int:
    """Lines or records of 78 digits that are cards."""
    record = sample.lstrip()[:DIGITS]
    if len(record) < DIGITS or not record.isdigit():
        return 0
    return 80 if all(1 <= int(record[at : at + 2]) <= 52 for at in range(0, DIGITS, 2)) else 10


def _records(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Runs of digits, cut where they are longer than a board; a board may be broken over lines."""
    kept, begun = b"", 0
    for run in _RUN.finditer(data):
        at, end = run.span()
        while at < end:
            begun = begun if kept else at
            upto = min(end, at + DIGITS - len(kept))
            kept, at = kept + data[at:upto], upto
            if len(kept) == DIGITS:
                yield begun, kept
                kept = b""
    if kept:
        yield begun, kept
