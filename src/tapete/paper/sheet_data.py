"""A score sheet in the words of one language, ready for a template: the paper with We and They, or boards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.core import Bid, BySeat, Contract, Language, Side, Vulnerability
from tapete.paper.board_data import Pen
from tapete.paper.sheet_notes import Notes
from tapete.paper.sheet_words import (
    INTERRUPTED,
    PASSED_OUT,
    TIE,
    WON,
    both_text,
    sheet_text,
)
from tapete.paper.words import (
    number_text,
    result_text,
    say,
    seat_text,
    side_text,
    signed_text,
    vulnerability_text,
)
from tapete.scoring import Form, Line
from tapete.scoring.sheet_view import ContractSeen, DealSeen, EntrySeen, SheetSeen

_CHICAGO_DEALS = 4


class FigureData(msgspec.Struct, frozen=True):
    """A figure and the number of its note."""

    text: str
    note: str
    is_below: bool


class LineData(msgspec.Struct, frozen=True):
    """A line of the paper: what stands in both columns, and what is drawn under it."""

    left: list[FigureData]
    right: list[FigureData]
    rule: str = ""
    """`game`, or `heavy` for the line between premiums and tricks."""
    label: str = ""
    vulnerable: str = ""
    remark: str = ""


class BoardLineData(msgspec.Struct, frozen=True):
    """A board of duplicate."""

    cells: list[str]
    score: FigureData


class HeadData(msgspec.Struct, frozen=True):
    """Over a column: whose it is, and their names."""

    title: str
    names: str


class SheetData(msgspec.Struct, frozen=True):
    """A whole sheet: lines in two columns, or boards where the form is duplicate."""

    heads: list[HeadData]
    lines: list[LineData]
    boards: list[BoardLineData]
    totals: list[str]
    outcome: str
    notes: list[list[str]]


class SheetPen:
    """Writes sheets in one language; `we` is the side in the left column, if anybody reads it as his."""

    def __init__(self, language: Language, we: Side | None = None, *, has_notes: bool = True) -> None:
        self._pen, self._language, self._we = Pen(language), language, we
        self._left = we or Side.NS
        self._has_notes = has_notes

    def sheet(self, seen: SheetSeen, names: BySeat[str]) -> SheetData:
        """The paper as it stands."""
        notes = Notes(self._pen, seen) if self._has_notes else None
        sides = (self._left, self._left.other)
        is_duplicate = seen.form is Form.DUPLICATE
        boards = [self._board(deal, notes) for deal in seen.deals] if is_duplicate else []
        return SheetData(
            [self._head(side, names) for side in sides],
            [] if is_duplicate else self._lines(seen, notes),
            boards,
            [signed_text(self._ours(seen.margin), self._language)]
            if is_duplicate
            else [number_text(seen.totals[side], self._language) for side in sides],
            self._outcome(seen, names),
            [] if notes is None else notes.written,
        )

    def contract(self, contract: ContractSeen | None, tricks: int) -> str:
        """The contract and its result, or that it was passed out."""
        if contract is None:
            return sheet_text("passed", self._language)
        return f"{self._contract(contract)} {result_text(tricks - contract.tricks_needed)}"

    def pair(self, side: Side, names: BySeat[str]) -> str:
        """The names of a side, or its letters where nobody has one."""
        one, other = (names[seat] for seat in side.seats)
        if not one and not other:
            return side_text(side, self._language)
        robot = sheet_text("robot", self._language)
        return both_text(one or robot, other or robot, self._language)

    def _lines(self, seen: SheetSeen, notes: Notes | None) -> list[LineData]:
        return self._chicago(seen, notes) if seen.form is Form.CHICAGO else self._rubber(seen, notes)

    def _rubber(self, seen: SheetSeen, notes: Notes | None) -> list[LineData]:
        """Premiums from the heavy line upwards, tricks downwards with a line under each game."""
        above = self._rows([each for each in seen.entries if each.line is Line.ABOVE], notes)
        above += [LineData([], [])] * (2 - len(above))
        above[0] = msgspec.structs.replace(above[0], rule="heavy")
        lines = above[::-1]
        below = [each for each in seen.entries if each.line is Line.BELOW]
        start = 0
        for game in seen.games:
            rows = self._rows([each for each in below if start < each.deal <= game.deal], notes)
            lines += [*rows[:-1], msgspec.structs.replace(rows[-1], rule="game")]
            start = game.deal
        if not seen.is_over or seen.is_interrupted:
            rows = self._rows([each for each in below if each.deal > start], notes)
            lines += rows + [LineData([], [])] * (2 - len(rows))
        return lines

    def _rows(self, entries: Sequence[EntrySeen], notes: Notes | None) -> list[LineData]:
        left, right = self._columns(entries, notes)
        return [
            LineData(left[row : row + 1], right[row : row + 1]) for row in range(max(len(left), len(right)))
        ]

    def _chicago(self, seen: SheetSeen, notes: Notes | None) -> list[LineData]:
        games = {game.deal for game in seen.games}
        lines = []
        for number in range(1, _CHICAGO_DEALS + 1):
            dealt = [deal for deal in seen.deals if deal.deal == number]
            left, right = self._columns([each for each in seen.entries if each.deal == number], notes)
            passed = sum(deal.contract is None for deal in dealt)
            lines.append(
                LineData(
                    left,
                    right,
                    rule="game" if number in games else "deal",
                    label=str(number),
                    vulnerable=self._vulnerable(dealt[0].vulnerability) if dealt else "",
                    remark=say(PASSED_OUT, self._language).format(passed) if passed else "",
                )
            )
        if not seen.is_over and any(seen.below):
            sides = (self._left, self._left.other)
            left, right = ([self._plain(seen.below[side])] for side in sides)
            lines.append(LineData(left, right, label="", remark=sheet_text("part-score", self._language)))
        return lines

    def _columns(
        self, entries: Sequence[EntrySeen], notes: Notes | None
    ) -> tuple[list[FigureData], list[FigureData]]:
        figures = [(each.side is self._left, self._figure(each, notes)) for each in entries]
        return [each for left, each in figures if left], [each for left, each in figures if not left]

    def _figure(self, entry: EntrySeen, notes: Notes | None) -> FigureData:
        note = "" if notes is None else notes.number(entry)
        return FigureData(number_text(entry.points, self._language), note, entry.line is Line.BELOW)

    def _plain(self, points: int) -> FigureData:
        return FigureData(number_text(points, self._language), "", False)

    def _board(self, deal: DealSeen, notes: Notes | None) -> BoardLineData:
        dealer = seat_text(deal.dealer, self._language)
        cells = [str(deal.deal), dealer, self._vulnerable(deal.vulnerability)]
        note = "" if notes is None else notes.number_of_board(deal)
        score = FigureData(signed_text(self._ours(deal.score_ns), self._language), note, False)
        return BoardLineData([*cells, self.contract(deal.contract, deal.tricks_taken)], score)

    def _vulnerable(self, vulnerability: Vulnerability) -> str:
        if vulnerability is Vulnerability.NONE:
            return "–"
        return vulnerability_text(vulnerability, self._language)

    def _contract(self, contract: ContractSeen) -> str:
        bid = Bid(contract.level, contract.strain)
        return self._pen.contract(Contract(bid, contract.doubling, contract.declarer))

    def _ours(self, score_ns: int) -> int:
        return score_ns if self._left is Side.NS else -score_ns

    def _head(self, side: Side, names: BySeat[str]) -> HeadData:
        pair, letters = self.pair(side, names), side_text(side, self._language)
        if self._we is None:
            return HeadData(letters, "" if pair == letters else pair)
        return HeadData(sheet_text("we" if side is self._we else "they", self._language), pair)

    def _outcome(self, seen: SheetSeen, names: BySeat[str]) -> str:
        if not seen.is_over:
            return ""
        said = [say(INTERRUPTED, self._language)] if seen.is_interrupted else []
        if seen.winner is None:
            said.append(say(TIE, self._language))
        else:
            margin = number_text(abs(seen.margin), self._language)
            said.append(say(WON, self._language).format(self.pair(seen.winner, names), margin))
        return " ".join(said)
