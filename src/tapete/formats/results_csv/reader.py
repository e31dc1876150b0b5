"""Reading a CSV of results: a row is a board at a table, and the first row says which column is which."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from tapete.core import (
    BySeat,
    Call,
    Doubling,
    NotationError,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Vulnerability,
    parse_cards,
)
from tapete.formats.csv_rows import rows
from tapete.formats.machine import natural
from tapete.formats.reading import Fault, Filed, Reading, Room
from tapete.formats.results import EMPTY, LEAD, Line, record_of, seat_of, wrong_score
from tapete.formats.results_csv.columns import DERIVED, EXTRA, FOREIGN, PLAYERS, RESULT, WORDS, column_of
from tapete.formats.text import decode

T = TypeVar("T")

_VULNERABILITY = {
    **dict.fromkeys(("NONE", "-", "O", "0", "LOVE"), Vulnerability.NONE),
    **dict.fromkeys(("BOTH", "ALL", "B"), Vulnerability.BOTH),
    **dict.fromkeys(("NS", "N-S", "N"), Vulnerability.NS),
    **dict.fromkeys(("EW", "E-W", "E"), Vulnerability.EW),
}
_CALLS = {"PASS": "P", "DBL": "X", "RDBL": "XX"}


def read(content: bytes | str) -> Reading:
    """The boards of a table; what no column of ours means stands in the `extra` of each."""
    text = decode(content)
    faults = list(text.faults)
    table = rows(text.content, faults)
    first = next(table, None)
    header = [(column_of(name), name.strip()) for name in first[1]] if first else []
    if all(column is None for column, _ in header):
        words = "the first line says which column is which: board, contract, declarer, tricks, ..."
        faults.append(Fault("notation/csv", words, 1, 1))
        return Reading((), tuple(faults))
    boards: list[Filed] = []
    for line, cells in table:
        boards.append(_Row(header, cells, line, len(boards), faults).filed())
    return Reading(tuple(boards), tuple(faults))


def evidence(sample: bytes) -> int:
    """Headings, with a board among them and what came of it."""
    first = sample.lstrip(b"\xef\xbb\xbf").partition(b"\n")[0][:4096].decode("latin-1")
    columns = {column_of(name.strip('" \r')) for name in re.split(r"[,;\t|]", first)}
    if "board" in columns and columns & {"contract", "score_ns", "tricks", "deal", "artificial_ns"}:
        return 75
    return 30 if len(columns - {None}) >= 3 else 0


class _Row:
    """One row, and where its faults go."""

    def __init__(
        self,
        header: list[tuple[str | None, str]],
        cells: list[str],
        line: int,
        place: int,
        faults: list[Fault],
    ) -> None:
        self.line, self.place, self.faults = line, place, faults
        self.columns = {column for column, _ in header}
        self.cells: dict[str, str] = {}
        self.extra: list[tuple[str, str]] = []
        self.comments: list[str] = []
        for (column, name), cell in zip(header, cells, strict=False):
            if column == "comment":
                self.comments.extend([cell] if cell else [])
            elif column is not None and column not in self.cells:
                self.cells[column] = cell
            elif cell:
                self.extra.append((name.removeprefix(FOREIGN), cell))
        beyond = [cell for cell in cells[len(header) :] if cell.strip()]
        if beyond:
            self._fault("notation/csv", f"more cells than columns: {', '.join(beyond)[:60]!r}")

    def filed(self) -> Filed:
        known = [(name, cell) for column, name in EXTRA.items() if (cell := self._cell(column))]
        record, told = self._record(), {word: self.cells.get(word, "") for word in WORDS}
        filed = Filed(
            record,
            names=BySeat(*(self.cells.get(player, "") for player in PLAYERS)),
            room=self._read("room", lambda text: Room(text.lower())),
            event=told["event"],
            site=told["site"],
            date=told["date"],
            scoring=told["scoring"],
            title=told["title"],
            comments=tuple(self.comments),
        )
        filed = replace(filed, extra=(*known, *self.extra))
        wrong = wrong_score(filed)
        if wrong:
            self._fault("record/score", wrong)
        return filed

    def _record(self) -> Record:
        number = self._read("board", _number)
        deal = self._read("deal", PartialDeal.parse) or EMPTY
        record, unread = record_of(Line(*(self.cells.get(name, "") for name in RESULT)), number, deal)
        for name, text in unread:
            self._fault(f"notation/{name}", f"{name} cannot be read: {text[:40]!r}")
            self.extra.append((LEAD if name == "lead" else name, text))
        if "dealer" in self.columns:
            record = replace(record, dealer=self._read("dealer", _seat))
        if "vulnerable" in self.columns:
            record = replace(record, vulnerability=self._read("vulnerable", _vulnerability))
        cards = self._read("play", parse_cards) or record.cards
        if record.cards and cards[0] is not record.cards[0]:
            self._fault("record/lead", f"{record.cards[0]} is the lead, and the play begins with {cards[0]}")
        calls = self._read("auction", _calls) or ()
        stated = _without(record.stated, self._read(DERIVED, _derived) or frozenset())
        return replace(record, cards=cards, calls=calls, claim=self._read("claim", _tricks), stated=stated)

    def _cell(self, column: str) -> str:
        return self.cells.get(column, "").strip()

    def _read(self, column: str, read_: Callable[[str], T]) -> T | None:
        """What a cell says, None where it is empty; what cannot be read is a fault, and kept."""
        text = self._cell(column)
        if not text:
            return None
        try:
            return read_(text)
        except ValueError as error:
            words = (
                error.text if isinstance(error, NotationError) else f"{column} cannot be read: {text[:40]!r}"
            )
            self._fault(f"notation/{column}", words)
            self.extra.append((column, text))
            return None

    def _fault(self, code: str, text: str) -> None:
        self.faults.append(Fault(code, text, self.line, 1, self.place))


def _derived(text: str) -> frozenset[str]:
    names = frozenset(text.lower().split())
    if not names <= {"contract", "declarer", "tricks"}:
        raise ValueError(text)
    return names


def _without(stated: Stated, derived: frozenset[str]) -> Stated:
    """Without what is not stated, but was worked out for whoever reads the table."""
    if "contract" in derived:
        stated = replace(stated, bid=None, doubling=Doubling.UNDOUBLED, is_passed_out=False)
    return replace(
        stated,
        declarer=None if "declarer" in derived else stated.declarer,
        tricks_taken=None if "tricks" in derived else stated.tricks_taken,
    )


def _number(text: str) -> int:
    return _known(natural(text))


def _tricks(text: str) -> int:
    number = _known(natural(text))
    if number > 13:
        raise ValueError(text)
    return number


def _seat(text: str) -> Seat:
    return _known(seat_of(text))


def _vulnerability(text: str) -> Vulnerability:
    return _known(_VULNERABILITY.get(text.upper()))


def _calls(text: str) -> tuple[Call, ...]:
    words: Iterable[str] = text.upper().split()
    return tuple(Call.parse(_CALLS.get(word, word)) for word in words)


def _known(thing: T | None) -> T:
    if thing is None:
        raise ValueError
    return thing
