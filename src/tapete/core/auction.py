"""The auction: calls in turn from the dealer, until three passes close it (Laws 17 to 19, 22)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from tapete.core.contract import Contract, Doubling
from tapete.core.laws import IllegalCall, Law
from tapete.core.seats import Seat

_WORD = re.compile(r"\S+")


class Auction(msgspec.Struct, frozen=True):
    """A dealer and the calls so far; every call in it was legal when made.

    Declarer is not the last bidder but the first of his side to have named the strain:

    >>> auction = Auction.of(Seat.SOUTH, "1H P 2H P 4H P P P")
    >>> str(auction.contract), auction.contract.declarer
    ('4H', Seat.SOUTH)
    """

    dealer: Seat
    turn: Seat
    """Who is to call next."""
    calls: tuple[Call, ...] = ()
    final_bid: Bid | None = None
    """The last bid so far."""
    bidder: Seat = Seat.NORTH
    """Who made the last bid; says nothing while there is none."""
    doubling: Doubling = Doubling.UNDOUBLED
    passes: int = 0
    """Passes in a row at the end."""
    named: tuple[Seat | None, ...] = (None,) * 10
    """For each side and strain, who named it first."""

    @staticmethod
    def start(dealer: Seat) -> Auction:
        """An auction before its first call."""
        return Auction(dealer, dealer)

    @staticmethod
    def of(dealer: Seat, calls: str) -> Auction:
        """The auction of calls written with blanks between; raises `NotationError`, `IllegalCall`."""
        auction = Auction.start(dealer)
        for word in _WORD.finditer(calls):
            auction = auction.after(Call.parse(word.group(), word.start() + 1))
        return auction

    def __repr__(self) -> str:
        return f"Auction.of({self.dealer!r}, '{' '.join(map(str, self.calls))}')"

    def __str__(self) -> str:
        return f"{self.dealer}: {' '.join(map(str, self.calls)) or '-'}"

    @property
    def is_over(self) -> bool:
        """Whether the auction is closed: three passes after a bid, or four to begin with."""
        return self.passes >= 3 and (self.final_bid is not None or self.passes == 4)

    @property
    def is_passed_out(self) -> bool:
        """Whether all four passed without a bid (Law 22)."""
        return self.passes == 4

    @property
    def contract(self) -> Contract | None:
        """The contract once the auction is closed; None before, and when it was passed out."""
        if self.final_bid is None or self.passes < 3:
            return None
        declarer = self.named[_place(self.bidder, self.final_bid)]
        assert declarer is not None
        return Contract(self.final_bid, self.doubling, declarer)

    def seats_and_calls(self) -> Iterator[tuple[Seat, Call]]:
        """Who called what, in order."""
        return ((self.dealer.after(place), call) for place, call in enumerate(self.calls))

    def broken_law(self, call: Call) -> Law | None:
        """The Law that forbids the player in turn this call, or None if it is legal."""
        if self.is_over:
            return Law.AUCTION_OVER
        if isinstance(call, Bid):
            sufficient = self.final_bid is None or call.index > self.final_bid.index
            return None if sufficient else Law.INSUFFICIENT
        if call is DOUBLE:
            return None if self._can_double() else Law.INADMISSIBLE_DOUBLE
        if call is REDOUBLE:
            return None if self._can_redouble() else Law.INADMISSIBLE_REDOUBLE
        assert call is PASS, f"not a call: {call!r}"
        return None

    def is_legal(self, call: Call) -> bool:
        """Whether the player in turn may make this call."""
        return self.broken_law(call) is None

    def legal_calls(self) -> tuple[Call, ...]:
        """All calls open to the player in turn: pass, double or redouble, then bids from the lowest."""
        if self.is_over:
            return ()
        bids = BIDS if self.final_bid is None else BIDS[self.final_bid.index + 1 :]
        if self._can_double():
            return (PASS, DOUBLE, *bids)
        return (PASS, REDOUBLE, *bids) if self._can_redouble() else (PASS, *bids)

    def after(self, call: Call) -> Auction:
        """The auction with one more call by the player in turn; raises `IllegalCall`."""
        if (law := self.broken_law(call)) is not None:
            raise IllegalCall(law, call, self)
        final_bid, bidder, doubling, named = self.final_bid, self.bidder, self.doubling, self.named
        if isinstance(call, Bid):
            final_bid, bidder, doubling = call, self.turn, Doubling.UNDOUBLED
            place = _place(bidder, call)
            if named[place] is None:
                named = (*named[:place], bidder, *named[place + 1 :])
        elif call is not PASS:
            doubling = Doubling.DOUBLED if call is DOUBLE else Doubling.REDOUBLED
        passes = self.passes + 1 if call is PASS else 0
        calls = (*self.calls, call)
        return Auction(self.dealer, self.turn.lho, calls, final_bid, bidder, doubling, passes, named)

    def _can_double(self) -> bool:
        """Law 19A: the last bid, by an opponent, with only passes between."""
        return (
            self.final_bid is not None
            and self.doubling is Doubling.UNDOUBLED
            and self.bidder.side is not self.turn.side
        )

    def _can_redouble(self) -> bool:
        """Law 19B: one's own side's bid that an opponent doubled, with only passes between."""
        return self.doubling is Doubling.DOUBLED and self.bidder.side is self.turn.side


def _place(seat: Seat, bid: Bid) -> int:
    return 5 * seat.side.index + bid.strain.index
