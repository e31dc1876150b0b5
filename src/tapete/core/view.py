"""What one seat may see of a deal in progress: the only thing a robot is ever given."""

from __future__ import annotations

import msgspec

from tapete.core.auction import Auction
from tapete.core.contract import Contract
from tapete.core.deal import Deal
from tapete.core.hand import Hand
from tapete.core.play import Play
from tapete.core.seats import Seat, Vulnerability


class SeatView(msgspec.Struct, frozen=True):
    """One seat's own cards and what is faced on the table; there is no place in it for an unseen card.

    `hands` holds the seen seats in order, each with the cards still in hand: the seat's own, dummy's
    after the opening lead, and a hand faced by a claim.
    """

    seat: Seat
    vulnerability: Vulnerability
    auction: Auction
    play: Play | None
    hands: tuple[tuple[Seat, Hand], ...]

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over."""
        return self.auction.contract

    @property
    def own(self) -> Hand:
        """The cards left in the seat's own hand."""
        hand = self.hand(self.seat)
        assert hand is not None
        return hand

    def hand(self, seat: Seat) -> Hand | None:
        """The cards left to that seat, or None where they are hidden."""
        return next((hand for seen, hand in self.hands if seen is seat), None)

    @property
    def dealt(self) -> Hand:
        """The seat's own thirteen cards as they were dealt."""
        return self.own | self.played_by(self.seat)

    def played_by(self, seat: Seat) -> Hand:
        """The cards that seat has played."""
        return Hand() if self.play is None else self.play.played_by(seat)


def seat_view(
    seat: Seat,
    vulnerability: Vulnerability,
    deal: Deal,
    auction: Auction,
    play: Play | None,
    faced: frozenset[Seat] = frozenset(),
) -> SeatView:
    """Build from nothing what `seat` may see; `faced` are hands faced by a claim (Laws 41 and 68)."""
    seen = {seat} | faced
    if play is not None and play.cards and auction.contract is not None:
        seen |= {auction.contract.dummy}
    played = Hand(play.played if play is not None else 0)
    hands = tuple((place, deal[place] - played) for place in Seat if place in seen)
    return SeatView(seat, vulnerability, auction, play, hands)
