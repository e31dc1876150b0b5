"""The plain way, over core, which the quick one must equal number for number.

Game `n` of a seed has the numbers of its stream from place 1024 n on. Unless the deal is given, a pack in
order, deuce of clubs first, is shuffled: for each place from the last down to the second, a number from 0 to
that place says with which card it changes; North has the first thirteen, then East, South and West. Then each
call and card is drawn by its place among the legal ones: pass, double or redouble, bids from the lowest;
cards from the deuce of clubs up.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tapete.core import Auction, BySeat, Call, Contract, Deal, Hand, Play, Seat
from tapete.dealing.chance import Chance
from tapete.playouts.games import NO_CARD, NOBODY, NOBODY_BID, Games

NUMBERS_OF_A_GAME = 1024
"""More than any game can use: 51 for the deal, 319 calls at the most, 52 cards."""


def dealt(chance: Chance) -> Deal:
    """A deal, by the next numbers."""
    pack = list(range(52))
    for left in range(51, 0, -1):
        place = chance.below(left + 1)
        pack[left], pack[place] = pack[place], pack[left]
    masks = (sum(1 << card for card in pack[start : start + 13]) for start in range(0, 52, 13))
    return Deal(BySeat(*map(Hand, masks)))


def auctioned(dealer: Seat, chance: Chance) -> Auction:
    """An auction to its end, by the next numbers."""
    auction = Auction.start(dealer)
    while not auction.is_over:
        legal = auction.legal_calls()
        auction = auction.after(legal[chance.below(len(legal))])
    return auction


def played(contract: Contract, deal: Deal, chance: Chance) -> Play:
    """Fifty-two cards, by the next numbers."""
    play = Play.start(contract)
    while not play.is_over:
        hand = deal[play.turn]
        legal = tuple(play.legal_cards(hand))
        play = play.after(legal[len(legal) - 1 - chance.below(len(legal))], hand)
    return play


class _Game:
    """One game, as the numbers of its row."""

    def __init__(self, deal: Deal | None, dealer: Seat, chance: Chance) -> None:
        deal = dealt(chance) if deal is None else deal
        auction = auctioned(dealer, chance)
        self.hands = [hand.mask for hand in deal.hands]
        self.calls = _indices(auction.calls)
        self.bid, self.doubling, self.declarer, self.tricks = NOBODY_BID, 0, NOBODY, 0
        self.cards = [NO_CARD] * 52
        contract = auction.contract
        if contract is not None:
            play = played(contract, deal, chance)
            self.cards = [card.index for card in play.cards]
            self.bid, self.doubling = contract.bid.index, contract.doubling.index
            self.declarer = contract.declarer.index
            self.tricks = play.tricks_won(contract.declarer.side)


def _indices(calls: Iterable[Call]) -> list[int]:
    return [call.index for call in calls]


def played_out(seed: int, first: int, deals: Iterable[Deal | None], dealers: Iterable[Seat]) -> Games:
    """A game for each dealer, from the `first` of the seed on; a deal that is None is dealt."""
    seats = list(dealers)
    games = [
        _Game(deal, dealer, Chance(seed, NUMBERS_OF_A_GAME * number))
        for number, (deal, dealer) in enumerate(zip(deals, seats, strict=True), first)
    ]
    return Games(
        hands=np.array([game.hands for game in games], np.uint64).reshape(-1, 4),
        dealers=np.array([seat.index for seat in seats], np.uint8),
        calls=np.array([call for game in games for call in game.calls], np.uint8),
        starts=np.cumsum([0, *(len(game.calls) for game in games)], dtype=np.int64),
        bids=np.array([game.bid for game in games], np.uint8),
        doublings=np.array([game.doubling for game in games], np.uint8),
        declarers=np.array([game.declarer for game in games], np.uint8),
        cards=np.array([game.cards for game in games], np.uint8).reshape(-1, 52),
        tricks_taken=np.array([game.tricks for game in games], np.uint8),
    )
