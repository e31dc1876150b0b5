"""A pad's evening in the words of one language: its units, and what they come to for each player."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Contract, Language, Side
from tapete.pad.ledger import LedgerLine, Payment
from tapete.pad.state import Was
from tapete.pad.travellers import Method, PairLine, Traveller
from tapete.pad.view_types import PadDealSeen, PadRulingSeen, PadView, UnitSeen
from tapete.paper.sheet_data import SheetData, SheetPen
from tapete.paper.sheet_words import (
    BOARD_NS,
    BROKEN_OFF,
    HUNDRED,
    HUNDREDS,
    PAYS,
    UNITS,
    WAS,
    both_text,
    sheet_text,
)
from tapete.paper.words import say, seat_text, signed_text, vulnerability_text
from tapete.scoring.sheet_view import contract_seen


class UnitData(msgspec.Struct, frozen=True):
    """A rubber, a Chicago, or a set of boards."""

    title: str
    sheet: SheetData | None
    remark: str
    deals: list[list[str]]
    """Number, dealer, contract with its result; what else is to be said of it."""
    boards: list[list[str]]
    """The first row is the head; then a row for each board of duplicate."""
    pairs: list[list[str]]
    """The first row is the head."""


class EveningData(msgspec.Struct, frozen=True):
    """What the template is given."""

    title: str
    language: str
    words: dict[str, str]
    subtitle: str
    units: list[UnitData]
    ledger: list[list[str]]
    """The first row is the head."""
    is_settled: bool
    payments: list[str]


_WORDS = (
    "total",
    "number",
    "dealer",
    "vulnerable",
    "contract",
    "points",
    "nothing",
    "made-with",
    "page",
    "ledger",
    "ledger-means",
    "settled",
    "even",
    "pairs",
)


class EveningPen:
    """Writes a pad's view in one language."""

    def __init__(self, view: PadView, language: Language) -> None:
        self._view, self._language = view, language
        self._names = {player.id: player.name for player in view.players}
        self._sheets = SheetPen(language, has_notes=False)

    def evening(self, title: str, subtitle: str) -> EveningData:
        """All of it."""
        has_ledger = any(line.units for line in self._view.ledger)
        return EveningData(
            title,
            self._language,
            {name: self._text(name) for name in _WORDS},
            subtitle,
            [self._unit(unit) for unit in self._view.units],
            self._ledger() if has_ledger else [],
            self._view.ended is not None and has_ledger,
            [self._payment(payment) for payment in self._view.payments],
        )

    def _text(self, name: str) -> str:
        return sheet_text(name, self._language)

    def _unit(self, unit: UnitSeen) -> UnitData:
        names = BySeat(*(self._names[player] for player in unit.seatings[0]))
        sheet = None if unit.sheet is None else self._sheets.sheet(unit.sheet, names)
        return UnitData(
            f"{say(UNITS[self._view.form], self._language)} {unit.number}",
            sheet,
            self._remark(unit, names),
            [] if unit.sheet is None else [self._deal(deal) for deal in unit.deals],
            self._boards(unit) if unit.travellers else [],
            self._pairs(unit) if unit.pairs else [],
        )

    def _remark(self, unit: UnitSeen, names: BySeat[str]) -> str:
        if unit.back is not None and unit.back.ns:
            winner = Side.NS if unit.back.ns > 0 else Side.EW
            return f"{self._sheets.pair(winner, names)}: {self._hundreds(abs(unit.back.ns))}."
        is_broken_off = unit.is_broken_off and unit.sheet is None
        return say(BROKEN_OFF, self._language) if is_broken_off else ""

    def _deal(self, deal: PadDealSeen) -> list[str]:
        said = [*map(self._was, deal.was), *map(self._ruling, deal.rulings)]
        dealer = seat_text(deal.dealer, self._language)
        return [str(deal.number), dealer, self._contract(deal), "; ".join(said)]

    def _contract(self, deal: PadDealSeen) -> str:
        return self._sheets.contract(deal.contract, deal.tricks_taken)

    def _was(self, was: Was) -> str:
        """What a deal was before it was corrected, and why."""
        declarer, tricks = was.result.declarer, was.result.tricks
        if declarer is None or tricks is None:
            before = self._text("passed").lower()
        else:
            contract = contract_seen(Contract.parse(was.result.contract, declarer))
            before = self._sheets.contract(contract, tricks)
        said = say(WAS, self._language).format(before)
        return f"{said} ({was.note})" if was.note else said

    def _ruling(self, ruling: PadRulingSeen) -> str:
        title = "" if ruling.title is None else say(ruling.title, self._language)
        points = f" {signed_text(ruling.points, self._language)}" if ruling.points else ""
        return f"{ruling.note or title}{points}"

    def _boards(self, unit: UnitSeen) -> list[list[str]]:
        heads = [
            say(BOARD_NS, self._language).format(self._pair_at(seating, Side.NS)) for seating in unit.seatings
        ]
        rows = [self._board(unit, traveller) for traveller in unit.travellers]
        return [[self._text("board"), *heads], *rows]

    def _board(self, unit: UnitSeen, traveller: Traveller) -> list[str]:
        dealer = seat_text(traveller.dealer, self._language)
        vulnerable = vulnerability_text(traveller.vulnerability, self._language)
        contracts = {deal.id: self._contract(deal) for deal in unit.deals}
        cells = []
        for line in traveller.lines:
            contract = "" if line.deal is None else f"{contracts[line.deal]}  "
            score = "" if line.score_ns is None else signed_text(line.score_ns, self._language)
            worth = "" if line.worth_ns is None else f"  ({self._worth(unit, line.worth_ns)})"
            cells.append(f"{contract}{score}{worth}")
        return [f"{traveller.board}  {dealer} · {vulnerable}", *cells]

    def _worth(self, unit: UnitSeen, worth: int) -> str:
        return signed_text(worth, self._language) if unit.method is Method.IMPS else str(worth)

    def _pairs(self, unit: UnitSeen) -> list[list[str]]:
        worth = "imps" if unit.method is Method.IMPS else "percent"
        head = [self._text(name) for name in ("place", "pair", "compared", worth)]
        return [head, *(self._pair_row(unit, line) for line in unit.pairs)]

    def _pair_row(self, unit: UnitSeen, line: PairLine) -> list[str]:
        one, other = (self._names[player] for player in line.players)
        worth = self._worth(unit, line.worth) if line.percent is None else self._decimal(f"{line.percent:g}")
        return [line.place, both_text(one, other, self._language), str(line.boards), worth]

    def _pair_at(self, seating: BySeat[str], side: Side) -> str:
        one, other = (self._names[seating[seat]] for seat in side.seats)
        return both_text(one, other, self._language)

    def _ledger(self) -> list[list[str]]:
        is_in_money = any(line.money is not None for line in self._view.ledger)
        names = ("player", "units", "points", "back", *(("money",) if is_in_money else ()))
        return [
            [self._text(name) for name in names],
            *(self._ledger_row(line, is_in_money) for line in self._view.ledger),
        ]

    def _ledger_row(self, line: LedgerLine, is_in_money: bool) -> list[str]:
        points, back = signed_text(line.points, self._language), signed_text(line.back, self._language)
        money = [self._money(line.money or "")] if is_in_money else []
        return [self._names[line.player], str(line.units), points, back, *money]

    def _payment(self, payment: Payment) -> str:
        payer, payee = self._names[payment.payer], self._names[payment.payee]
        amount = self._hundreds(payment.hundreds) if payment.money is None else self._money(payment.money)
        return say(PAYS, self._language).format(payer, payee, amount)

    def _hundreds(self, hundreds: int) -> str:
        return say(HUNDRED if hundreds == 1 else HUNDREDS, self._language).format(hundreds)

    def _money(self, amount: str) -> str:
        currency = "" if self._view.ended is None else self._view.ended.currency
        return f"{self._decimal(amount).replace('-', '−')}\u00a0{currency}".rstrip()

    def _decimal(self, number: str) -> str:
        return number if self._language == "en" else number.replace(".", ",")
