"""A record: what happened on one board at one table, as far as it was written down."""

from __future__ import annotations

import msgspec

from tapete.core.auction import Auction
from tapete.core.board import Board
from tapete.core.calls import Bid, Call
from tapete.core.cards import Card
from tapete.core.contract import Contract, Doubling
from tapete.core.deal import PartialDeal
from tapete.core.hand import Hand
from tapete.core.outcome import PASSED_OUT, Outcome
from tapete.core.play import Play
from tapete.core.seats import BySeat, Seat, Vulnerability


class Stated(msgspec.Struct, frozen=True):
    """What a record says of its own contract and result, right or wrong; None where it says nothing."""

    bid: Bid | None = None
    doubling: Doubling = Doubling.UNDOUBLED
    declarer: Seat | None = None
    is_passed_out: bool = False
    tricks_taken: int | None = None
    """Tricks of the declaring side."""

    @property
    def contract(self) -> Contract | None:
        """The stated contract, where both bid and declarer are stated."""
        if self.bid is None or self.declarer is None:
            return None
        return Contract(self.bid, self.doubling, self.declarer)


class Replay(msgspec.Struct, frozen=True):
    """What the legal part of a record tells: its calls and cards up to the first that breaks a Law."""

    auction: Auction
    """With North for a dealer that is not known."""
    is_passed_out: bool
    contract: Contract | None
    """By the auction, else as stated; None when passed out, or when bid or declarer is not known."""
    hands: BySeat[Hand]
    """The cards known of each seat and, where some are not, those it is seen to play."""
    play: Play | None
    """None where the contract is."""

    @property
    def tricks_possible(self) -> range:
        """How many tricks the declaring side can have in all, by the cards played."""
        if self.is_passed_out:
            return range(1)
        if self.play is None or self.contract is None:
            return range(14)
        side = self.contract.declarer.side
        return range(self.play.tricks_won(side), 14 - self.play.tricks_won(side.other))


class Record(msgspec.Struct, frozen=True):
    """A deal, known or in part, with its calls and cards in the order made, and what is stated of it.

    Nothing in it needs to be right; `contradictions` says what is not. Where the dealer is not
    known the calls tell the bid, and only a statement tells the declarer:

    >>> calls = Auction.of(Seat.NORTH, "1NT P 3NT P P P").calls
    >>> stated = Stated(declarer=Seat.EAST, tricks_taken=9)
    >>> outcome = Record(PartialDeal.parse("N:- - - -"), calls=calls, stated=stated).outcome
    >>> str(outcome.contract), outcome.contract.declarer, outcome.tricks_taken
    ('3NT', Seat.EAST, 9)
    """

    deal: PartialDeal
    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    claim: int | None = None
    """Tricks of the declaring side in all, where a claim ended the play (Law 68)."""
    stated: Stated = Stated()

    @staticmethod
    def of(board: Board, auction: Auction, play: Play | None = None, claim: int | None = None) -> Record:
        """The record of a board that was played here, so that nothing needs to be stated."""
        assert auction.dealer is board.dealer, f"not begun by the dealer {board.dealer}: {auction}"
        deal, cards = PartialDeal(board.deal.hands), play.cards if play is not None else ()
        return Record(deal, board.number, board.dealer, board.vulnerability, auction.calls, cards, claim)

    def replay(self) -> Replay:
        """Bid and play the record again, as far as the Laws allow."""
        auction = _bid_again(Auction.start(self.dealer or Seat.NORTH), self.calls)
        is_passed_out = auction.is_passed_out if self.calls else self.stated.is_passed_out
        contract = None if is_passed_out else self._contract(auction)
        if contract is None:
            return Replay(auction, is_passed_out, None, self.deal.hands, None)
        hands = _shown(self.deal, contract, self.cards)
        return Replay(auction, False, contract, hands, _play_again(contract, self.cards, hands))

    @property
    def tricks_taken(self) -> int | None:
        """Tricks of the declaring side: by the whole play, else by the claim, else as stated.

        None where nothing tells, or nothing possible.
        """
        return self._tricks_taken(self.replay())

    @property
    def outcome(self) -> Outcome | None:
        """What a form of bridge scores; None where contract or tricks are not known."""
        replay = self.replay()
        if replay.is_passed_out:
            return PASSED_OUT
        tricks = self._tricks_taken(replay)
        return None if replay.contract is None or tricks is None else Outcome(replay.contract, tricks)

    def _contract(self, auction: Auction) -> Contract | None:
        called, declarer = auction.contract, self.stated.declarer
        if called is None:
            return self.stated.contract
        if self.dealer is not None:
            return called
        return None if declarer is None else Contract(called.bid, called.doubling, declarer)

    def _tricks_taken(self, replay: Replay) -> int | None:
        possible = replay.tricks_possible
        if len(possible) == 1:
            return possible[0]
        told = (self.claim, self.stated.tricks_taken)
        return next((tricks for tricks in told if tricks is not None and tricks in possible), None)


def _bid_again(auction: Auction, calls: tuple[Call, ...]) -> Auction:
    for call in calls:
        if not auction.is_legal(call):
            break
        auction = auction.after(call)
    return auction


def _play_again(contract: Contract, cards: tuple[Card, ...], hands: BySeat[Hand] | None = None) -> Play:
    """The cards up to the first illegal one; without hands, only a card played twice is."""
    play = Play.start(contract)
    for card in cards:
        hand = Hand(card.bit) if hands is None else hands[play.turn]
        if not play.is_legal(card, hand):
            break
        play = play.after(card, hand)
    return play


def _shown(deal: PartialDeal, contract: Contract, cards: tuple[Card, ...]) -> BySeat[Hand]:
    if not deal.unseen.mask:
        return deal.hands
    played = _play_again(contract, cards)
    return BySeat.of(
        lambda seat: (
            deal[seat] if len(deal[seat]) == 13 else deal[seat] | (played.played_by(seat) & deal.unseen)
        )
    )
