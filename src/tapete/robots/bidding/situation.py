"""Where a seat stands when it is its turn to call: all of it public."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.core import PASS, Auction, Bid, BySeat, Call, Seat, Side, Strain, Suit
from tapete.robots.bidding.shown import Shown
from tapete.robots.bidding.stakes import Stakes

Forcing = Literal["none", "to_play", "invite", "round", "game"]
"""What a call asks of partner: nothing, to pass, game with a little more, to bid once, to reach game."""


class Said(msgspec.Struct, frozen=True):
    """A call that was made, and what it asked of partner by the book."""

    seat: Seat
    call: Call
    forcing: Forcing


class Situation(msgspec.Struct, frozen=True):
    """The auction so far as the seat in turn reads it."""

    auction: Auction
    stakes: Stakes
    shown: BySeat[Shown]
    said: tuple[Said, ...]
    suits: BySeat[tuple[Suit, ...]]
    """The suits each seat has bid, in order; a suit belongs to the seat that bid it first."""

    @property
    def seat(self) -> Seat:
        """Who is to call."""
        return self.auction.turn

    @property
    def side(self) -> Side:
        """The side of the seat to call."""
        return self.auction.turn.side

    @property
    def own_suits(self) -> tuple[Suit, ...]:
        """The suits that the seat has bid."""
        return self.suits[self.seat]

    @property
    def partner_suits(self) -> tuple[Suit, ...]:
        """The suits that partner has bid."""
        return self.suits[self.seat.partner]

    @property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits that the opponents have bid."""
        return (*self.suits[self.seat.rho], *self.suits[self.seat.lho])

    @property
    def partner(self) -> Shown:
        """What partner has shown."""
        return self.shown[self.seat.partner]

    @property
    def is_ours(self) -> bool:
        """Whether the last bid is our side's."""
        return self.auction.final_bid is not None and self.auction.bidder.side is self.side

    @property
    def is_theirs(self) -> bool:
        """Whether the last bid is the opponents'."""
        return self.auction.final_bid is not None and self.auction.bidder.side is not self.side

    @property
    def is_enough(self) -> bool:
        """Whether our side's last bid stands and wins the game if fulfilled."""
        bid = self.auction.final_bid
        return bid is not None and self.is_ours and self.stakes.is_game(self.side, bid)

    @property
    def is_contested(self) -> bool:
        """Whether an opponent has said anything but pass."""
        return any(said.seat.side is not self.side and said.call is not PASS for said in self.said)

    @property
    def is_forced(self) -> bool:
        """Whether partner's call, undisturbed, asks for another; a call forcing to game asks until game."""
        if self.is_enough or not self.is_ours or len(self.said) < 2 or self.said[-1].call is not PASS:
            return False
        if self.said[-2].forcing in ("round", "game"):
            return True
        return any(said.forcing == "game" and said.seat.side is self.side for said in self.said)

    def spoken(self, seat: Seat) -> tuple[Said, ...]:
        """What that seat has said, passes left out."""
        return tuple(said for said in self.said if said.seat is seat and said.call is not PASS)

    def cheapest(self, strain: Strain) -> int:
        """The lowest level at which that strain may be bid; 8 when it may not."""
        final = self.auction.final_bid
        if final is None:
            return 1
        return final.level if strain > final.strain else final.level + 1

    def game_bid(self, strain: Strain) -> Bid:
        """The bid in that strain that wins our side the game."""
        return Bid(self.stakes.game(self.side, strain), strain)
