"""How PBN spells seats, calls, cards, contracts: the standard's words, and those met in the wild."""

from __future__ import annotations

import re

from tapete.core import (
    BIDS,
    DECK,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Card,
    Doubling,
    Seat,
    Strain,
    Vulnerability,
)

NUMBER = re.compile(r"0*+[1-9][0-9]{0,8}")
"""The number of a board."""

SEATS = {spelled: seat for seat in Seat for spelled in (str(seat), str(seat).lower())}
SEAT_NAMES = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}

VULNERABILITIES = {
    "none": Vulnerability.NONE,
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH,
    "both": Vulnerability.BOTH,
}
VULNERABILITY_WORDS = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def _cases(*words: str) -> tuple[str, ...]:
    return tuple({spelled for word in words for spelled in (word, word.lower(), word.upper(), word.title())})


CALLS: dict[str, Call] = {
    **{spelled: bid for bid in BIDS for spelled in _cases(str(bid))},
    **dict.fromkeys(_cases("Pass"), PASS),
    **dict.fromkeys(_cases("X"), DOUBLE),
    **dict.fromkeys(_cases("XX"), REDOUBLE),
}
"""The calls of the standard, in any case of letters."""

_SIGNS = {Strain.CLUBS: "♣", Strain.DIAMONDS: "♦", Strain.HEARTS: "♥", Strain.SPADES: "♠"}
WILD_CALLS: dict[str, Call] = {
    **{f"{bid.level}{sign}": bid for bid in BIDS if (sign := _SIGNS.get(bid.strain))},
    **{spelled: bid for bid in BIDS if bid.strain is Strain.NOTRUMP for spelled in _cases(f"{bid.level}N")},
    **dict.fromkeys(_cases("P"), PASS),
    **dict.fromkeys(_cases("D", "Dbl", "Double"), DOUBLE),
    **dict.fromkeys(_cases("R", "Rdbl", "Redouble"), REDOUBLE),
}
"""Calls as other programs spell them."""

ALL_PASS = frozenset(_cases("AP"))

CARDS: dict[str, Card] = {spelled: card for card in DECK for spelled in _cases(str(card))}
"""The cards of the standard, in any case of letters."""

WILD_CARDS = {
    spelled: card
    for card in DECK
    if str(card.rank) == "T"
    for spelled in (f"{card.suit}10", f"{str(card.suit).lower()}10")
}

CARD_WORDS = {card: str(card) for card in DECK}
"""How cards are written."""

CALL_WORDS = {call: "Pass" if call is PASS else str(call) for call in (PASS, DOUBLE, REDOUBLE, *BIDS)}
"""How calls are written."""

PASSED_OUT = frozenset(("pass", "ap", "passout", "passedout", "allpass", "p"))
"""A contract that says that nobody bid, in lower case and without blanks."""

_CONTRACT = re.compile(r"([1-7])(c|d|h|s|nt|n|♣|♦|♥|♠)(xx|x|\*\*|\*|dd|d|rr|r)?")
_STRAINS = {str(strain).lower(): strain for strain in Strain} | {"n": Strain.NOTRUMP}
_STRAINS |= {sign: strain for strain, sign in _SIGNS.items()}
_DOUBLINGS = {
    **dict.fromkeys(("",), Doubling.UNDOUBLED),
    **dict.fromkeys(("x", "*", "d"), Doubling.DOUBLED),
    **dict.fromkeys(("xx", "**", "r", "dd", "rr"), Doubling.REDOUBLED),
}
CONTRACTS = {f"{bid}{doubling}": (bid, doubling) for bid in BIDS for doubling in Doubling}
"""The contracts of the standard."""


def wild_contract(text: str) -> tuple[Bid, Doubling] | None:
    """A contract as other programs spell it, such as `1N`, `3nt`, `4Sx` or `4S*`."""
    found = _CONTRACT.fullmatch("".join(text.lower().split()))
    if found is None:
        return None
    return Bid(int(found[1]), _STRAINS[found[2]]), _DOUBLINGS[found[3] or ""]


def is_pass_out(text: str) -> bool:
    """Whether a contract says that nobody bid."""
    return "".join(text.lower().split()) in PASSED_OUT
