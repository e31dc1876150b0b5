"""Par: the result of a deal when both sides bid and play with all cards in view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from tapete.core import BIDS, Bid, Contract, Doubling, Outcome, Seat, Side, Strain, Vulnerability
from tapete.dd.trick_table import TrickTable
from tapete.scoring import duplicate

_LOST = {Side.NS: -99999, Side.EW: 99999}
"""Worse for that side than any score."""


class ParContract(msgspec.Struct, frozen=True):
    """One contract that scores par: doubled where it fails, undoubled where it is made."""

    bid: Bid
    doubling: Doubling
    declarers: tuple[Seat, ...]
    """One of a side or both, North or East first: who can declare it with this result."""
    tricks: int
    """Of the declaring side."""

    @property
    def overtricks(self) -> int:
        """Tricks over the contract; less than none where it fails."""
        return self.tricks - self.bid.tricks_needed

    def __str__(self) -> str:
        """As `4S-NS+1` or `5HX-EW-2`.

        >>> str(ParContract(Bid(5, Strain.HEARTS), Doubling.DOUBLED, Side.EW.seats, 9))
        '5HX-EW-2'
        """
        seats = "".join(map(str, self.declarers))
        return f"{self.bid}{self.doubling}-{seats}" + (f"{self.overtricks:+}" if self.overtricks else "")


class Par(msgspec.Struct, frozen=True):
    """What neither side can better: the score, and every contract that gives it.

    There is none when nobody should bid.
    """

    score_ns: int
    contracts: tuple[ParContract, ...]
    """From the lowest bid up."""

    @property
    def lowest(self) -> tuple[ParContract, ...]:
        """The lowest of each strain: `1S-NS+2` tells that two and three spades score the same."""
        first: dict[tuple[Strain, tuple[Seat, ...]], ParContract] = {}
        for contract in self.contracts:
            first.setdefault((contract.bid.strain, contract.declarers), contract)
        return tuple(first.values())


def par(table: TrickTable, dealer: Seat, vulnerability: Vulnerability) -> Par:
    """Par of a deal with these results, scored as a board of duplicate.

    Either side may bid again over the other, and doubles what fails. The dealer matters only where
    both sides can make the same highest contract: it is theirs who can bid it first.
    """
    auction = _Auction(table, vulnerability)
    score = auction.value(dealer)
    return Par(score, tuple(auction.contracts(score)))


class _Auction:
    """The auction as a game: what each bid comes to when both sides go on as well as they can."""

    def __init__(self, table: TrickTable, vulnerability: Vulnerability) -> None:
        self._table = table
        self._alone = {seat: _scores(table, seat, vulnerability) for seat in Seat}
        """Of each seat the score of each bid as the final one, as North-South see it."""
        self._final = {side: _of_the_better(side, self._alone) for side in Side}
        self._over = self._best_over_each_bid()

    def value(self, dealer: Seat) -> int:
        """The score when each in turn, from the dealer, opens as declarer or passes."""
        value = 0
        for places in (3, 2, 1, 0):
            seat = dealer.after(places)
            opened = (self._comes_to(seat.side, bid, self._alone[seat][bid.index]) for bid in BIDS)
            value = _best(seat.side, value, *opened)
        return value

    def contracts(self, score: int) -> Iterator[ParContract]:
        """Every final contract that gives that score and that the others only lose by bidding over.

        Where they lose nothing the auction goes on: the contract that ends it is one above.
        """
        for bid, side in product(BIDS, Side):
            over = self._over[side.other][bid.index]
            if over == score or _best(side.other, score, over) == over:
                continue
            if seats := tuple(seat for seat in side.seats if self._alone[seat][bid.index] == score):
                tricks = self._table[seats[0]][bid.strain]
                yield ParContract(bid, _doubling(bid, tricks), seats, tricks)

    def _comes_to(self, side: Side, bid: Bid, score: int) -> int:
        """A bid that would score so much as the final one, when the others may let it be or bid over it."""
        return _best(side.other, score, self._over[side.other][bid.index])

    def _best_over_each_bid(self) -> dict[Side, list[int]]:
        """Of each side what its best bid over each bid comes to; over the last there is none."""
        over = {side: [_LOST[side]] * len(BIDS) for side in Side}
        self._over = over
        for bid in reversed(BIDS[1:]):
            for side in Side:
                comes_to = self._comes_to(side, bid, self._final[side][bid.index])
                over[side][bid.index - 1] = _best(side, comes_to, over[side][bid.index])
        return over


def _scores(table: TrickTable, seat: Seat, vulnerability: Vulnerability) -> list[int]:
    scores = []
    for bid in BIDS:
        tricks = table[seat][bid.strain]
        contract = Contract(bid, _doubling(bid, tricks), seat)
        scores.append(duplicate.score_ns(Outcome(contract, tricks), vulnerability))
    return scores


def _doubling(bid: Bid, tricks: int) -> Doubling:
    return Doubling.UNDOUBLED if tricks >= bid.tricks_needed else Doubling.DOUBLED


def _of_the_better(side: Side, alone: dict[Seat, list[int]]) -> list[int]:
    one, other = side.seats
    return [_best(side, *scores) for scores in zip(alone[one], alone[other], strict=True)]


def _best(side: Side, *scores: int) -> int:
    return max(scores) if side is Side.NS else min(scores)
