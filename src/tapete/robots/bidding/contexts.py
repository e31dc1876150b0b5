"""Which chapter of the book a seat's turn falls under."""

from __future__ import annotations

from tapete.core import DOUBLE, PASS, Bid, Call, Strain
from tapete.robots.bidding.situation import Said, Situation

CONTEXTS = (
    "opening",
    "response.suit",
    "response.notrump",
    "response.strong",
    "response.weak",
    "rebid.one",
    "rebid.two",
    "overcall.suit",
    "overcall.notrump",
    "overcall.high",
    "balancing",
    "contested.double",
    "contested.overcall",
    "notrump.overcalled",
    "advance.suit",
    "advance.notrump",
    "advance.double",
    "later",
    "silent",
)
"""The chapters; `later` is every turn that no other names, `silent` where a chapter makes no call."""


def context_of(situation: Situation) -> str:
    """The chapter for the seat in turn."""
    spoken = [said for said in situation.said if said.call is not PASS]
    if not spoken:
        return "opening"
    opener = spoken[0].seat
    if opener.side is not situation.side:
        return _against_them(situation)
    if opener is situation.seat:
        return _rebid(situation)
    return _response(situation, spoken)


def _response(situation: Situation, spoken: list[Said]) -> str:
    opening = spoken[0].call
    calls_since = len(situation.said) - situation.said.index(spoken[0])
    if calls_since > 2 or not isinstance(opening, Bid):
        return "later"
    theirs = situation.said[-1].call
    if theirs is PASS:
        return _response_to(opening)
    if opening.strain is Strain.NOTRUMP and isinstance(theirs, Bid):
        return "notrump.overcalled"
    if opening.level > 1:
        return "later"
    return "contested.double" if theirs is DOUBLE else "contested.overcall"


def _response_to(opening: Bid) -> str:
    if opening.strain is Strain.NOTRUMP:
        return "response.notrump"
    return {1: "response.suit", 2: "response.strong"}.get(opening.level, "response.weak")


def _rebid(situation: Situation) -> str:
    partner, own = situation.spoken(situation.seat.partner), situation.spoken(situation.seat)
    if situation.is_contested or len(partner) != 1 or len(own) != 1:
        return "later"
    opening, response = own[0].call, partner[0].call
    if not (isinstance(opening, Bid) and isinstance(response, Bid)) or opening.level > 1:
        return "later"
    if Strain.NOTRUMP in (opening.strain, response.strain) or response.strain is opening.strain:
        return "later"
    return "rebid.one" if response.level == 1 else "rebid.two"


def _against_them(situation: Situation) -> str:
    partner, own = situation.spoken(situation.seat.partner), situation.spoken(situation.seat)
    if own or len(partner) > 1:
        return "later"
    if partner:
        if situation.said[-2].call is not partner[0].call:
            return "later"
        return _advance(partner[0].call, situation.said[-1].call)
    final = situation.auction.final_bid
    assert final is not None
    if final.strain is Strain.NOTRUMP:
        return "overcall.notrump"
    if final.level > 2:
        return "overcall.high"
    return "balancing" if situation.auction.passes == 2 else "overcall.suit"


def _advance(call: Call, theirs: Call) -> str:
    if not isinstance(call, Bid):
        return "advance.double"
    if call.strain is not Strain.NOTRUMP:
        return "advance.suit"
    return "notrump.overcalled" if isinstance(theirs, Bid) else "advance.notrump"
