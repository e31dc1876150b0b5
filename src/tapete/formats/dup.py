"""DUP, for Duplimate dealing machines: 156 bytes a board and no line ends.

First the 78 digits of BRI, then the 68 bytes of DGE (blank where the board is not to be seen on the
screen), then ten for the machine: whether hands are random and whether boards are counted backwards
(Y or N), the lowest number of the set (3 places), copies (2), the highest number (3).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tapete.core import Deal
from tapete.formats.lost import gathered, lost, lost_by_number
from tapete.formats.machine import (
    board,
    bytes_of,
    deal_of_dge,
    deal_of_digits,
    dge_of,
    digits_of,
    natural,
    not_a_deal,
    numbered,
    unread,
)
from tapete.formats.reading import Fault, Filed, Reading, Written

SIZE = 156
_TRAILER = re.compile(r"([YN])([YN])([0-9 ]{3})([0-9 ]{2})([0-9 ]{3})")
_NAMES = ("Random", "Reverse", "Low", "Copies", "High")
_WIDTHS = (1, 1, 3, 2, 3)
_BLIND = "Blind"


def read(content: bytes | str) -> Reading:
    """The deals of a set with their numbers; what the machine is told is in the `extra` of each."""
    data = bytes_of(content)
    boards: list[Filed] = []
    faults: list[Fault] = []
    for start in range(0, len(data), SIZE):
        record = data[start : start + SIZE]
        if record.strip(b"\0\r\n\x1a "):
            boards.append(_read(record, start + 1, len(boards), faults))
    return Reading(tuple(boards), tuple(faults))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The set; the boards must be numbered one after the other, else a fault says so."""
    says = {"deal", "number", "dealer", "vulnerability"}
    faults = list(lost("DUP", boards, says, (*_NAMES, _BLIND), head=head))
    faults.extend(lost_by_number("DUP", boards))
    set_of = list(numbered("DUP", boards, faults))
    low = set_of[0][1] if set_of else 1
    if [number for _, number, _ in set_of] != list(range(low, low + len(set_of))):
        text = (
            "DUP numbers the boards of a set one after the other, and these are not; they are numbered anew"
        )
        faults.append(Fault("convert/number", text))
    records = []
    for place, _, deal in set_of:
        told = dict(boards[place].extra)
        standard = ("Y", "N", str(low), "0", str(low + len(set_of) - 1))
        values = [told.get(name, value) for name, value in zip(_NAMES, standard, strict=True)]
        trailer = "".join(value.ljust(width)[:width] for value, width in zip(values, _WIDTHS, strict=True))
        seen = b" " * 68 if _BLIND in told else dge_of(deal)
        records.append(digits_of(deal).encode("ascii") + seen + trailer.encode("latin-1", "replace"))
    return Written(b"".join(records), gathered(faults))


def evidence(sample: bytes) -> int:
    """Seventy-eight digits and the end of a record at its place."""
    return 95 if sample[:78].isdigit() and _TRAILER.fullmatch(sample[146:SIZE].decode("latin-1")) else 0


def _read(record: bytes, column: int, place: int, faults: list[Fault]) -> Filed:
    number, extra = _trailer(record[146:], column + 146, place, faults)
    if not record[78:146].strip(b"\0 "):
        extra = (*extra, (_BLIND, "Y"))
    try:
        deal = deal_of_digits(record[:78].decode("latin-1"))
    except ValueError as error:
        faults.append(not_a_deal(1, column, place, error))
        return unread(number, extra)
    _check(deal, record[78:146], column + 78, place, faults)
    return board(deal, number, extra)


def _trailer(
    record: bytes, column: int, place: int, faults: list[Fault]
) -> tuple[int | None, tuple[tuple[str, str], ...]]:
    found = _TRAILER.fullmatch(record.decode("latin-1"))
    if found is None:
        text = f"a record ends in Y or N, Y or N, lowest number, copies, highest number, not {record!r}"
        faults.append(Fault("notation/dup", text, 1, column, place))
        return None, ()
    values = [group.strip() for group in found.groups()]
    extra = tuple(zip(_NAMES, values, strict=True))
    low, high = natural(values[2]), natural(values[4]) or 0
    if low is None:
        return None, extra
    number = high - place if values[1] == "Y" else low + place
    if values[1] == "Y" and place == 0:
        text = "boards are counted backwards, so the first is taken to have the highest number"
        faults.append(Fault("notation/number", text, 1, column + 1, place, is_warning=True))
    return (number if number > 0 else None), extra


def _check(deal: Deal, shown: bytes, column: int, place: int, faults: list[Fault]) -> None:
    """The hands are written twice; the machine deals by the digits."""
    if not shown.strip(b"\0 "):
        return
    try:
        if deal_of_dge(shown) == deal:
            return
        text = "the hands to be shown are not those to be dealt; the digits are believed"
    except ValueError:
        text = "the hands to be shown cannot be read; the digits are believed"
    faults.append(Fault("record/deal", text, 1, column, place))
