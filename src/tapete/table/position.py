"""Positions set up for practice: a deal, and how far its auction and its play are given."""

from __future__ import annotations

import msgspec

from tapete.core import Auction, Call, Card, Deal, Hand, Outcome, Play, Seat
from tapete.scoring import AnySheet, Form, Terms, UnitOptions, unit
from tapete.scoring.chicago import ChicagoOptions
from tapete.table.options import MOST_BOARDS, Options
from tapete.table.words import Words

MOST_POSITIONS = MOST_BOARDS


class Position(msgspec.Struct, frozen=True):
    """A deal to be taken up from a point on; all that went before is given, and nobody chose it here."""

    deal: str
    """As PBN has it."""
    board: int = 1
    """Duplicate: the number of the board, which says who deals and who is vulnerable."""
    first_dealer: Seat = Seat.NORTH
    """In the other forms: who dealt first, and what came of the deals before: the sheet stands alike."""
    earlier: tuple[Outcome, ...] = ()
    calls: tuple[Call, ...] = ()
    explanations: tuple[Words, ...] = ()
    """Of those calls, as far as there are any."""
    cards: tuple[Card, ...] = ()
    is_bidding_only: bool = False
    """Whether it ends with the auction."""


class PracticeSheet(msgspec.Struct, frozen=True):
    """The sheet as it stood after a position had been played."""

    rubber: int
    sheet: AnySheet


class Practice(msgspec.Struct, frozen=True):
    """What is practised at a table: nothing of it counts."""

    positions: tuple[Position, ...]
    origin: str | None = None
    """The set of boards that it is from, as the house writes it, where others may have yet to play them."""
    place: int = 0
    """Of the position on the table, from 0."""
    done: tuple[PracticeSheet, ...] = ()

    @property
    def position(self) -> Position:
        """The one on the table."""
        return self.positions[self.place]

    @property
    def following(self) -> int:
        """The place of the next; after the last comes the first again."""
        return (self.place + 1) % len(self.positions)


def sheet_before(position: Position, form: Form, options: Options) -> tuple[AnySheet, Terms]:
    """The sheet before the deal and the terms it is played under; raises `ValueError` where there is none."""
    chicago = ChicagoOptions(options.vulnerable, options.honors)
    sheet = unit.start(form, position.first_dealer, UnitOptions(chicago, None, options.scoring))
    for outcome in position.earlier:
        sheet = unit.score(sheet, outcome)
    terms = unit.terms(sheet, position.board if form is Form.DUPLICATE else None)
    if terms is None:
        raise ValueError("the unit was over before that deal")
    return sheet, terms


def auction_given(position: Position, dealer: Seat) -> Auction:
    """The auction as far as it is given; raises `IllegalCall`."""
    auction = Auction.start(dealer)
    for call in position.calls:
        auction = auction.after(call)
    return auction


def play_given(position: Position, deal: Deal, auction: Auction) -> Play | None:
    """The play as far as it is given, once the auction is; raises `IllegalPlay` or `ValueError`."""
    contract = auction.contract
    if contract is None:
        if position.cards:
            raise ValueError("cards are played after the auction")
        return None
    play = Play.start(contract)
    for card in position.cards:
        play = play.after(card, Hand(deal[play.turn].mask & ~play.played))
    return play


def is_playable(position: Position, form: Form, options: Options) -> bool:
    """Whether everything given is legal and there is something left to do."""
    try:
        deal = Deal.parse(position.deal)
        _, terms = sheet_before(position, form, options)
        auction = auction_given(position, terms.dealer)
        play = play_given(position, deal, auction)
    except ValueError:  # notation, calls and cards against the Laws
        return False
    if auction.is_over:
        return play is not None and not play.is_over and not position.is_bidding_only
    return len(position.explanations) <= len(position.calls) and position.board >= 1
