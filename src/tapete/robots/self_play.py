"""A whole deal bid and played by robots at all four seats, each fed only what it may see."""

from __future__ import annotations

from tapete.core import Auction, BySeat, Contract, Deal, Hand, Outcome, Play, Seat, seat_view
from tapete.robots.honors_claim import honors_to_claim
from tapete.robots.roster import BOOK, Player
from tapete.scoring import AnySheet, Terms, unit
from tapete.scoring.auction1920 import Auction1920Sheet

ALL_BOOK = BySeat(BOOK, BOOK, BOOK, BOOK)


def play_deal(
    deal: Deal, terms: Terms, sheet: AnySheet, players: BySeat[Player] = ALL_BOOK
) -> tuple[Auction, Play | None, Outcome]:
    """The auction, the play (None when passed out) and the outcome, with the honors that score in that form.

    Robots play to the last card: nobody claims tricks.
    """
    auction = _bid(deal, terms, sheet, players)
    contract = auction.contract
    if contract is None:
        return auction, None, Outcome(None)
    play = _play(deal, terms, sheet, auction, players)
    taken = play.tricks_won(contract.declarer.side)
    return auction, play, Outcome(contract, taken, _honors(deal, contract, sheet))


def _bid(deal: Deal, terms: Terms, sheet: AnySheet, players: BySeat[Player]) -> Auction:
    auction = Auction.start(terms.dealer)
    while not auction.is_over:
        view = seat_view(auction.turn, terms.vulnerability, deal, auction, None)
        auction = auction.after(players[auction.turn].choose_call(view, sheet).call)
    return auction


def _play(deal: Deal, terms: Terms, sheet: AnySheet, auction: Auction, players: BySeat[Player]) -> Play:
    contract = auction.contract
    assert contract is not None
    play = Play.start(contract)
    while not play.is_over:
        chooser = contract.declarer if play.turn is contract.dummy else play.turn
        view = seat_view(chooser, terms.vulnerability, deal, auction, play)
        play = play.after(players[chooser].choose_card(view, sheet), deal[play.turn])
    return play


def _honors(deal: Deal, contract: Contract, sheet: AnySheet) -> tuple[tuple[Seat, int], ...]:
    """As claimed in rubber bridge and Chicago, as dealt in 1920; none where they do not count."""
    if not unit.counts_honors(sheet):
        return ()
    counted = Hand.honors if isinstance(sheet, Auction1920Sheet) else honors_to_claim
    held = ((seat, counted(hand, contract.strain)) for seat, hand in deal.hands.items())
    return tuple((seat, count) for seat, count in held if count)
