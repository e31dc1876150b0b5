"""BER: 52 digits a board, who owns each card from the ace of spades down: 1 North, clockwise to 4 West."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tapete.core import Seat
from tapete.formats.lost import gathered, lost
from tapete.formats.machine import board, deal_of, not_a_deal, owners, unread, whole_deals
from tapete.formats.reading import Fault, Filed, Reading, Written
from tapete.formats.text import decode

_SEATS = tuple(Seat)
_BOARD = re.compile(r"\S{1,52}")


def read(content: bytes | str) -> Reading:
    """The deals of a file, in its order and without numbers."""
    text = decode(content)
    boards: list[Filed] = []
    faults: list[Fault] = list(text.faults)
    for number, line in enumerate(text.lines, 1):
        for found in _BOARD.finditer(line.replace("\0", " ")):
            try:
                boards.append(board(deal_of(_owners(found.group())), None))
            except ValueError as error:
                faults.append(not_a_deal(number, found.start() + 1, len(boards), error))
                boards.append(unread())
    return Reading(tuple(boards), tuple(faults))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A line for each board."""
    faults = list(lost("BER", boards, {"deal"}, head=head))
    deals = [deal for _, deal in whole_deals("BER", boards, faults)]
    lines = ("".join(str(seat.index + 1) for seat in owners(deal)) + "\n" for deal in deals)
    return Written("".join(lines).encode("ascii"), gathered(faults))


def evidence(sample: bytes) -> int:
    """Lines of 52 digits from 1 to 4."""
    record = sample.lstrip()[:53].rstrip(b"\r\n")
    return 85 if len(record) >= 52 and not record[:52].strip(b"1234") else 0


def _owners(digits: str) -> list[Seat]:
    if len(digits) != 52 or digits.strip("1234"):
        raise ValueError(f"a board is 52 digits from 1 to 4, not {digits!r}")
    return [_SEATS[int(digit) - 1] for digit in digits]
