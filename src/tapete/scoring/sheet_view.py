"""The sheet of any form spelt out: every figure with its reason and source, and what makes game from here.

For those who show a sheet and know no rule: the table, the score pad, the pages of rules.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import (
    BIDS,
    Bid,
    BySide,
    Call,
    Contract,
    Doubling,
    Outcome,
    Seat,
    Side,
    Strain,
    Vulnerability,
)
from tapete.core.laws import Code
from tapete.scoring import auction1920_points, contract_points, unit
from tapete.scoring.auction1920 import GAME_1920
from tapete.scoring.form import Form
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Entry, Line, Terms
from tapete.scoring.source import source
from tapete.scoring.unit import AnySheet


class ContractSeen(msgspec.Struct, frozen=True):
    """The contract, spelt out."""

    level: int
    strain: Strain
    doubling: Doubling
    declarer: Seat
    dummy: Seat
    tricks_needed: int
    """Tricks that declarer's side needs."""
    tricks_to_defeat: int
    """Tricks that defeat it."""


class EntrySeen(msgspec.Struct, frozen=True):
    """A figure on the sheet and why it stands there."""

    deal: int
    side: Side
    line: Line
    points: int
    reason: Reason
    section: str
    """Where the rules chosen say it, such as `000 §05`."""
    law: int | None
    """Its number in that code; none where the rules have no numbers."""
    code: Code | None


class GameSeen(msgspec.Struct, frozen=True):
    """A game won: the line is drawn under the entries up to this deal."""

    deal: int
    side: Side


class DealSeen(msgspec.Struct, frozen=True):
    """One scored deal, for the list of deals beside the sheet."""

    place: int
    """Its place among all deals, those passed out too, from 1."""
    deal: int
    """Its number: of the board in duplicate; in Chicago a deal passed out has the number of the next."""
    dealer: Seat
    vulnerability: Vulnerability
    contract: ContractSeen | None
    tricks_taken: int
    score_ns: int
    """All that was entered for it, NS less EW."""


class SheetSeen(msgspec.Struct, frozen=True):
    """The score sheet."""

    form: Form
    entries: tuple[EntrySeen, ...]
    games: tuple[GameSeen, ...]
    deals: tuple[DealSeen, ...]
    below: BySide[int]
    """Points towards the game in progress."""
    needed: BySide[int] | None
    """Points that still make game; none in duplicate, where nothing is carried from board to board."""
    enough_for_game: BySide[tuple[Call, ...]]
    """For each side and in each strain, the lowest bid whose odd tricks make game from here; none once over.

    In the game of 1920 the tricks make it whether they were bid or not.
    """
    games_won: BySide[int]
    totals: BySide[int]
    is_over: bool
    is_interrupted: bool
    winner: Side | None
    margin: int
    """NS less EW."""


def sheet_seen(sheet: AnySheet) -> SheetSeen:
    """The sheet spelt out."""
    form = unit.form_of(sheet)
    needed = None if form is Form.DUPLICATE else BySide.of(lambda side: points_needed(sheet, side))
    return SheetSeen(
        form,
        tuple(entry_seen(form, entry) for entry in sheet.entries),
        tuple(GameSeen(deal, side) for deal, side in sheet.games),
        tuple(_deals_seen(sheet)),
        BySide.of(sheet.below),
        needed,
        BySide.of(lambda side: enough_for_game(sheet, side)),
        BySide.of(sheet.games_won),
        sheet.totals,
        sheet.is_over,
        sheet.is_interrupted,
        sheet.winner,
        sheet.margin,
    )


def entry_seen(form: Form, entry: Entry) -> EntrySeen:
    """A figure with its law and the section of the rules; an adjustment's law is the one that was applied."""
    said = source(form, entry.reason)
    law = said.law if entry.law is None else entry.law
    return EntrySeen(
        entry.deal, entry.side, entry.line, entry.points, entry.reason, said.section, law, said.code
    )


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


def points_needed(sheet: AnySheet, side: Side) -> int:
    """Points that the side still needs below the line for game."""
    game = GAME_1920 if unit.form_of(sheet) is Form.AUCTION1920 else GAME
    return game - sheet.below(side)


def enough_for_game(sheet: AnySheet, side: Side) -> tuple[Call, ...]:
    """The lowest undoubled bid in each strain that would make game from here; none when it is over."""
    if sheet.is_over:
        return ()
    form = unit.form_of(sheet)
    needed = GAME if form is Form.DUPLICATE else points_needed(sheet, side)
    lowest = (_lowest(form, strain, needed) for strain in Strain)
    return tuple(sorted(lowest, key=lambda bid: bid.index))


def _lowest(form: Form, strain: Strain, needed: int) -> Bid:
    of_strain = (bid for bid in BIDS if bid.strain is strain)
    return next(bid for bid in of_strain if _worth(form, bid) >= needed)


def _worth(form: Form, bid: Bid) -> int:
    if form is Form.AUCTION1920:
        return auction1920_points.trick_points(bid.strain, Doubling.UNDOUBLED, 6 + bid.level)
    return contract_points.trick_points(Contract(bid, Doubling.UNDOUBLED, Seat.NORTH))


def _deals_seen(sheet: AnySheet) -> Iterator[DealSeen]:
    scores: dict[int, int] = {}
    for entry in sheet.entries:
        sign = 1 if entry.side is Side.NS else -1
        scores[entry.deal] = scores.get(entry.deal, 0) + sign * entry.points
    for place, (terms, outcome) in enumerate(unit.deals(sheet), 1):
        score = 0 if outcome.is_passed_out else scores.get(terms.deal, 0)
        yield _deal_seen(place, terms, outcome, score)


def _deal_seen(place: int, terms: Terms, outcome: Outcome, score_ns: int) -> DealSeen:
    return DealSeen(
        place,
        terms.deal,
        terms.dealer,
        terms.vulnerability,
        contract_seen(outcome.contract),
        outcome.tricks_taken,
        score_ns,
    )
