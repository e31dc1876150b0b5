"""Reading a list for DDS."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tapete.core import (
    Card,
    NotationError,
    PartialDeal,
    Record,
    Stated,
    parse_cards,
)
from tapete.formats.dds_list.numbers import (
    EXTRA,
    PLACES,
    SEATS,
    TRUMPS,
    VULNERABILITY,
    leads_of,
    trace,
)
from tapete.formats.double_dummy import table, told
from tapete.formats.machine import natural, not_a_deal, unread
from tapete.formats.reading import Fault, Filed, Reading
from tapete.formats.text import decode

_PBN = re.compile(r'([0-3]) +([0-3]) +([0-4]) +([0-3]) +"([^"]*)"')
_PLAY = re.compile(r'(\d{1,2}) +"([^"]*)"')
_LINE = re.compile(r"\s*([A-Z][A-Z0-9]{0,15})\s*(.*)")


class _Line(NamedTuple):
    name: str
    rest: str
    number: int
    column: int

    def fault(self, text: str, board: int | None = None, code: str = "notation/dds") -> Fault:
        return Fault(code, text, self.number, self.column, board)


def read(content: bytes | str) -> Reading:
    """The deals of a list with all that is told of them."""
    text = decode(content)
    faults: list[Fault] = list(text.faults)
    blocks: list[list[_Line]] = []
    announced: _Line | None = None
    for line in _lines(text.lines, faults):
        if line.name == "NUMBER":
            announced = line
        elif line.name == "PBN":
            blocks.append([line])
        elif blocks:
            blocks[-1].append(line)
        else:
            faults.append(line.fault(f"{line.name} comes before any deal"))
    boards = tuple(_board(block, place, faults) for place, block in enumerate(blocks))
    if announced is not None and natural(announced.rest) != len(boards):
        told_ = f"{announced.rest} deals are announced, and there are {len(boards)}"
        faults.append(Fault("record/number", told_, announced.number, announced.column, is_warning=True))
    return Reading(boards, tuple(faults))


def evidence(sample: bytes) -> int:
    """The number of deals, and a deal with its four numbers."""
    return 95 if re.match(rb'\s*(?:NUMBER +\d+\s+)?PBN +[0-3] +[0-3] +[0-4] +[0-3] +"', sample) else 0


def _lines(lines: Sequence[str], faults: list[Fault]) -> list[_Line]:
    found = []
    for number, line in enumerate(lines, 1):
        parts = _LINE.fullmatch(line.rstrip())
        if parts is not None:
            found.append(_Line(parts[1], parts[2], number, parts.start(2) + 1))
        elif line.strip():
            faults.append(Fault("notation/dds", f"a line begins with its name, not {line[:40]!r}", number, 1))
    return found


def _board(block: Sequence[_Line], place: int, faults: list[Fault]) -> Filed:
    first, *rest = block
    record, extra = _begun(first, place, faults)
    for line in rest:
        check = _CHECKS.get(line.name)
        try:
            pair = (line.name, line.rest) if check is None else check(line.rest)
        except ValueError as error:
            faults.append(line.fault(_words(error), place))
            pair = line.name, line.rest
        if line.name == "PLAY" and not isinstance(pair[1], str):
            record = replace(record, cards=pair[1])
        else:
            extra.append((pair[0], str(pair[1])))
        if check is None and line.name not in EXTRA:
            faults.append(line.fault(f"{line.name} is none of the lines of a deal; it is kept", place))
    filed = Filed(record, extra=tuple(extra))
    _check_trace(filed, place, first, faults)
    return filed


def _begun(line: _Line, place: int, faults: list[Fault]) -> tuple[Record, list[tuple[str, str]]]:
    parts = _PBN.fullmatch(line.rest)
    if parts is None:
        text = f"a deal is dealer, vulnerability, trumps, leader and cards in quotes, not {line.rest[:60]!r}"
        faults.append(line.fault(text, place, "notation/deal"))
        return unread().record, []
    dealer, vulnerability, trump, leader = (int(parts[group]) for group in range(1, 5))
    deal = unread().record.deal
    try:
        deal = PartialDeal.parse(parts[5])
    except ValueError as error:
        faults.append(not_a_deal(line.number, line.column + parts.start(5), place, error))
    stated = Stated(declarer=SEATS[leader].rho)
    record = Record(deal, None, SEATS[dealer], VULNERABILITY[vulnerability], stated=stated)
    return record, [("Trump", str(TRUMPS[trump])), ("Leader", str(SEATS[leader]))]


def _table(text: str) -> tuple[str, str]:
    return told(table(PLACES, [-1 if (value := natural(word)) is None else value for word in text.split()]))


def _play(text: str) -> tuple[str, tuple[Card, ...]]:
    parts = _PLAY.fullmatch(text)
    if parts is None:
        raise ValueError(f"a play is the number of cards and the cards in quotes, not {text[:40]!r}")
    cards = parse_cards(parts[2])
    if len(cards) != int(parts[1]):
        raise ValueError(f"{parts[1]} cards are announced, and there are {len(cards)}")
    return "PLAY", cards


def _fut(text: str) -> tuple[str, str]:
    leads_of(text)
    return "FUT", text


def _trace(text: str) -> tuple[str, str]:
    numbers = [natural(word) for word in text.split()]
    if not numbers or numbers[0] != len(numbers) - 1 or any(one is None or one > 13 for one in numbers[1:]):
        raise ValueError("a trace is how many numbers there are, and as many tricks from 0 to 13")
    return "TRACE", text


_CHECKS: dict[str, Callable[[str], tuple[str, object]]] = {
    "TABLE": _table,
    "PLAY": _play,
    "FUT": _fut,
    "TRACE": _trace,
}


def _check_trace(filed: Filed, place: int, line: _Line, faults: list[Fault]) -> None:
    """Numbers before the first card and after each, but after no more than 48."""
    told_, expected = trace(filed), min(len(filed.record.cards), 48) + 1
    if told_ and filed.record.cards and len(told_) != expected:
        text = f"with {len(filed.record.cards)} cards a trace has {expected} numbers, and not {len(told_)}"
        faults.append(line.fault(text, place, "record/trace"))


def _words(error: ValueError) -> str:
    return error.text if isinstance(error, NotationError) else str(error)
