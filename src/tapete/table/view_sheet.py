"""The score sheet as it is shown: every figure with its reason, and what makes game from here."""

from __future__ import annotations

from functools import lru_cache

from tapete.core import BIDS, Bid, BySide, Call, Contract, Doubling, Seat, Side, Strain, Vulnerability
from tapete.scoring import Entry, Form, Sheet, source
from tapete.scoring.contract_points import trick_points
from tapete.table.sameness import Same
from tapete.table.view_types import ContractSeen, DealSeen, EntrySeen, GameSeen, SheetSeen


def sheet_seen(sheet: Sheet) -> SheetSeen:
    """The sheet of a rubber, worked out once: it is shown again with every card that is played."""
    return _sheet_seen(Same(sheet))


@lru_cache(maxsize=256)
def _sheet_seen(same: Same[Sheet]) -> SheetSeen:
    sheet = same.thing
    return SheetSeen(
        tuple(map(entry_seen, sheet.entries)),
        tuple(GameSeen(deal, side) for deal, side in sheet.games),
        tuple(_deal_seen(sheet, place) for place in range(sheet.last_deal)),
        BySide.of(sheet.below),
        BySide.of(sheet.needed),
        BySide.of(lambda side: enough_for_game(sheet, side)),
        BySide.of(sheet.games_won),
        sheet.totals,
        sheet.is_over,
        sheet.is_interrupted,
        sheet.winner,
        sheet.margin,
    )


def entry_seen(entry: Entry) -> EntrySeen:
    """A figure with its law and the section of the rules."""
    said = source(Form.RUBBER, entry.reason)
    assert said.law is not None
    return EntrySeen(entry.deal, entry.side, entry.line, entry.points, entry.reason, said.law, said.section)


def contract_seen(contract: Contract | None) -> ContractSeen | None:
    """The contract spelt out."""
    if contract is None:
        return None
    return ContractSeen(
        contract.level,
        contract.strain,
        contract.doubling,
        contract.declarer,
        contract.dummy,
        contract.tricks_needed,
        14 - contract.tricks_needed,
    )


def enough_for_game(sheet: Sheet, side: Side) -> tuple[Call, ...]:
    """The lowest undoubled bid in each strain that would make game from here; none when it is over."""
    if sheet.is_over:
        return ()
    needed = sheet.needed(side)
    lowest = (_lowest(strain, needed) for strain in Strain)
    return tuple(sorted(lowest, key=lambda bid: bid.index))


def _lowest(strain: Strain, needed: int) -> Bid:
    of_strain = (bid for bid in BIDS if bid.strain is strain)
    return next(bid for bid in of_strain if trick_points(_undoubled(bid)) >= needed)


def _undoubled(bid: Bid) -> Contract:
    return Contract(bid, Doubling.UNDOUBLED, Seat.NORTH)


def _deal_seen(sheet: Sheet, place: int) -> DealSeen:
    outcome, deal = sheet.outcomes[place], place + 1
    vulnerability = Vulnerability.where(lambda side: any(d < deal and w is side for d, w in sheet.games))
    dealer = sheet.first_dealer.after(place)
    return DealSeen(deal, dealer, vulnerability, contract_seen(outcome.contract), outcome.tricks_taken)
