"""DLM, for Duplimate dealing machines: settings as text, and each board as 26 letters.

A letter is two cards, from the ace of spades down to the deuce of clubs: `a` and four times the owner of the
first and once the owner of the second (North 0, East 1, South 2, West 3). Three digits follow, the letters'
codes combined by exclusive or, with the number of the board in some programs and without it
in others: both are read, and a warning tells of a third. Files hold 99 boards, of which those outside
`From board` and `To board` are filling.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import xor

from tapete.core import Deal, Seat
from tapete.formats.lost import gathered, lost, lost_by_number
from tapete.formats.machine import board, deal_of, not_a_deal, numbered, owners, unread
from tapete.formats.reading import Fault, Filed, Reading, Written
from tapete.formats.text import decode

_SEATS = tuple(Seat)
_NAME = re.compile(r"[^\[\]]{1,80}")
_BOARD = re.compile(r"board\s+(\d{1,3})", re.IGNORECASE)
_COPIES = re.compile(r"duplicates\s+(\d{1,3})", re.IGNORECASE)
_VALUE = re.compile(r"([a-p]{26})\s*(\d{1,3})?")
_FILLING = "aaaaaabffffffkkkkkklpppppp"
_COPY = "Duplicates"
_HEAD = (("Headline", ""), ("Status", "Show"), ("Duplicates", "0"), ("From board", ""), ("To board", ""))
_TAIL = (("Next board to duplimate", "0"), ("PrintOuts", "0"), ("Crypto key", "0"))


def read(content: bytes | str) -> Reading:
    """The boards of the set; the settings are its head, and how often to deal a board is in its `extra`."""
    text = decode(content)
    head: list[tuple[str, str]] = []
    copies: dict[int, str] = {}
    found: list[tuple[int, int, str]] = []
    faults = list(text.faults)
    for line, written in enumerate(text.lines, 1):
        name, equals, value = (part.strip() for part in written.rstrip("\0").partition("="))
        if not equals or _NAME.fullmatch(name) is None:
            if written.strip("\0 \t") and written.strip().casefold() != "[document]":
                faults.append(Fault("notation/dlm", f"not a setting: {written[:60]!r}", line, 1))
        elif (numbered_board := _BOARD.fullmatch(name)) is not None:
            found.append((line, int(numbered_board[1]), value))
        elif (copied := _COPIES.fullmatch(name)) is not None:
            copies[int(copied[1])] = value
        else:
            head.append((name, value))
    boards = _boards(found, copies, dict(head), faults)
    return Reading(boards, tuple(faults), tuple(pair for pair in head if pair[0] != "Checksum"))


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """A set of boards numbered 1 to 99, filled up to 99."""
    faults = list(lost("DLM", boards, {"deal", "number", "dealer", "vulnerability"}, (_COPY,)))
    faults.extend(lost_by_number("DLM", boards))
    deals: dict[int, tuple[str, str]] = {}
    for place, number, deal in numbered("DLM", boards, faults):
        if not 1 <= number <= 99 or number in deals:
            text = f"DLM holds boards 1 to 99, each once, and no second or other board {number}"
            faults.append(Fault("convert/number", text, board=place))
        else:
            deals[number] = _letters(deal), dict(boards[place].extra).get(_COPY, "0")
    if list(deals) != sorted(deals):
        faults.append(Fault("convert/order", "DLM holds boards by the order of numbers; these were not"))
    lines = ["[Document]", *_settings(deals, dict(head))]
    low, high = min(deals, default=0), max(deals, default=0)
    for number in range(1, 100):
        if number not in deals and low < number < high:
            continue  # a filling within the set would be dealt
        letters, copies = deals.get(number, (_FILLING, "0"))
        lines.append(f"Duplicates {number:02}={copies}")
        lines.append(f"Board {number:02}={letters}{_checksum(letters) ^ number:03}")
    return Written("".join(f"{line}\r\n" for line in lines).encode("utf-8"), gathered(faults))


def evidence(sample: bytes) -> int:
    """The heading and a board."""
    if re.search(rb"(?mi)^board\s+\d+\s*=\s*[a-p]{26}", sample):
        return 95
    return 30 if sample.lstrip().lower().startswith(b"[document]") else 0


def _boards(
    found: Sequence[tuple[int, int, str]], copies: dict[int, str], head: dict[str, str], faults: list[Fault]
) -> tuple[Filed, ...]:
    low, high = (
        int(head[name]) if head.get(name, "").isdigit() else None for name in ("From board", "To board")
    )
    if head.get("Crypto key", "0") not in ("", "0"):
        faults.append(Fault("notation/dlm", "the boards are encrypted, and read as if they were not"))
    boards: list[Filed] = []
    for line, number, value in found:
        is_outside = (low is not None and number < low) or (high is not None and number > high)
        if is_outside and value.startswith(_FILLING):
            continue
        if is_outside:
            text = f"board {number} is none of the set, {low} to {high}, and yet it is dealt"
            faults.append(Fault("record/number", text, line, 1, len(boards), is_warning=True))
        extra = ((_COPY, copies[number]),) if copies.get(number, "0") != "0" else ()
        boards.append(_board(line, number, value, extra, (len(boards), faults)))
    return tuple(boards)


def _board(
    line: int,
    number: int,
    value: str,
    extra: tuple[tuple[str, str], ...],
    told: tuple[int, list[Fault]],
) -> Filed:
    place, faults = told
    parts = _VALUE.fullmatch(value)
    if parts is None:
        text = f"a board is 26 letters from a to p and three digits, not {value[:40]!r}"
        faults.append(Fault("notation/deal", text, line, 1, place))
        return unread(number, extra)
    letters, digits = parts[1], parts[2]
    sums = {_checksum(letters) ^ number, _checksum(letters)}
    if digits is None or int(digits) not in sums:
        text = f"the checksum is {digits}, by the letters it is {_checksum(letters) ^ number:03}"
        faults.append(Fault("notation/checksum", text, line, 1, place, is_warning=True))
    try:
        return board(deal_of(_owners(letters)), number, extra)
    except ValueError as error:
        faults.append(not_a_deal(line, 1, place, error))
        return unread(number, extra)


def _settings(deals: Mapping[int, object], head: dict[str, str]) -> list[str]:
    settings = dict(_HEAD) | {
        "From board": str(min(deals, default=0)),
        "To board": str(max(deals, default=0)),
    }
    settings |= dict(_TAIL) | {
        name: value for name, value in head.items() if name not in ("From board", "To board")
    }
    settings["Crypto key"] = "0"
    numbers = [
        int(settings[name]) for name in ("Duplicates", "From board", "To board") if settings[name].isdigit()
    ]
    checksum = reduce(xor, numbers, int(settings["Status"] == "Show"))
    return [f"{name}={_in_one_line(value)}" for name, value in settings.items()] + [f"Checksum={checksum}"]


def _in_one_line(value: str) -> str:
    return " ".join(value.split())


def _checksum(letters: str) -> int:
    return reduce(xor, letters.encode("ascii"), 0)


def _owners(letters: str) -> list[Seat]:
    return [_SEATS[place] for letter in letters for place in divmod(ord(letter) - ord("a"), 4)]


def _letters(deal: Deal) -> str:
    seats = owners(deal)
    return "".join(
        chr(ord("a") + 4 * first.index + second.index)
        for first, second in zip(seats[::2], seats[1::2], strict=True)
    )
