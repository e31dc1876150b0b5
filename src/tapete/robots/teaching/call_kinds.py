"""What kind of call was to be made, by what had been said before it."""

from __future__ import annotations

from enum import Enum

from tapete.core import PASS, Auction, Bid


class CallKind(Enum):
    """Where in the auction a call stands, as the seat in turn sees it."""

    OPENING = "opening"
    """Nobody has bid."""
    RESPONSE = "response"
    """Partner has bid, the opponents have only passed, and it is this seat's first word after it."""
    REBID = "rebid"
    """This seat has spoken, and the opponents have only passed."""
    COMPETITION = "competition"
    """An opponent has said something."""


def call_kind(auction: Auction) -> CallKind:
    """The kind of the call that is to be made next.

    >>> from tapete.core import Seat
    >>> [call_kind(Auction.of(Seat.NORTH, calls)).value for calls in ("P", "1H P", "1H P 2H P", "1H")]
    ['opening', 'response', 'rebid', 'competition']
    """
    if auction.final_bid is None:
        return CallKind.OPENING
    said = [(auction.dealer.after(place), call) for place, call in enumerate(auction.calls)]
    if any(seat.side is not auction.turn.side and call is not PASS for seat, call in said):
        return CallKind.COMPETITION
    has_bid = any(seat is auction.turn and isinstance(call, Bid) for seat, call in said)
    return CallKind.REBID if has_bid else CallKind.RESPONSE
