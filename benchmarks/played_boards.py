"""Boards that robots bid, for others to play: who sits where, and how long each card takes."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import NamedTuple

from plain_play import plain_card
from tapete.core import (
    DEALS,
    Auction,
    BySeat,
    Card,
    Contract,
    Deal,
    Play,
    Seat,
    SeatView,
    Side,
    Vulnerability,
    seat_view,
)
from tapete.dd import solver
from tapete.robots import ROSTER, Means, Player, choose_call
from tapete.robots.thinking import Effort
from tapete.scoring import AnySheet

NONE = Vulnerability.NONE
SEATS = tuple(Seat)
PLAIN = Player(choose_call, plain_card)


class Board(NamedTuple):
    """A deal, its auction by the book, and what it is played for."""

    deal: Deal
    auction: Auction
    sheet: AnySheet

    @property
    def contract(self) -> Contract:
        """Boards that are passed out are left out."""
        assert self.auction.contract is not None
        return self.auction.contract


class Timed:
    """A player whose time over each card with a choice is taken down, in seconds of processor."""

    def __init__(self, player: Player) -> None:
        self._player, self.seconds = player, list[float]()

    def card(self, view: SeatView, sheet: AnySheet) -> Card:
        """His card."""
        assert view.play is not None
        hand = view.hand(view.play.turn)
        assert hand is not None
        started = process_time()
        card = self._player.choose_card(view, sheet)
        if len(view.play.legal_cards(hand)) > 1:
            self.seconds.append(process_time() - started)
        return card


def player(kind: str, seconds: float) -> Player:
    """The robot of that name, which may take so many seconds of processor a card."""
    if kind == "plain":
        return PLAIN
    return ROSTER[kind](Means(solver, Effort(seconds), process_time))


def boards(number: int, seed: int, sheet: AnySheet) -> list[Board]:
    """So many random deals that are not passed out, each seat dealing in turn."""
    rng, found = Random(seed), list[Board]()
    while len(found) < number:
        deal = Deal.from_number(rng.randrange(DEALS))
        auction = Auction.start(SEATS[len(found) % 4])
        while not auction.is_over:
            view = seat_view(auction.turn, NONE, deal, auction, None)
            auction = auction.after(choose_call(view, sheet).call)
        if auction.contract is not None:
            found.append(Board(deal, auction, sheet))
    return found


def played(board: Board, players: BySeat[Timed]) -> Play:
    """The play of the board to the last card."""
    contract, play = board.contract, Play.start(board.contract)
    while not play.is_over:
        chooser = contract.declarer if play.turn is contract.dummy else play.turn
        view = seat_view(chooser, NONE, board.deal, board.auction, play)
        play = play.after(players[chooser].card(view, board.sheet), board.deal[play.turn])
    return play


def sides(declaring: Side, declarers: Player, defenders: Player) -> BySeat[Timed]:
    """One player for the declaring side, another against it."""
    return BySeat.of(lambda seat: Timed(declarers if seat.side is declaring else defenders))
