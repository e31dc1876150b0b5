"""The numbers of a list for DDS: the order of seats, strains and ranks, what leads are worth, traces."""

from __future__ import annotations

import re
from itertools import product

from tapete.core import (
    Card,
    Rank,
    Seat,
    Strain,
    Suit,
    Vulnerability,
)
from tapete.formats.double_dummy import NAME, STRAINS
from tapete.formats.machine import natural
from tapete.formats.reading import Filed

SEATS = tuple(Seat)
SUITS = tuple(sorted(Suit, reverse=True))
TRUMPS = (*STRAINS[1:], Strain.NOTRUMP)
VULNERABILITY = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)
PLACES = tuple((seat, strain) for strain, seat in product(TRUMPS, Seat))
RANKS = dict(enumerate(Rank, 2))
ORDER = ("FUT", "TABLE", "PAR", "PAR2", "PLAY", "TRACE")
"""The lines of a deal after its first."""

EXTRA = ("Trump", "Leader", NAME, *ORDER)


def leads(filed: Filed) -> dict[Card, int]:
    """What each lead is worth to the leader's side in tricks, equal cards alike; empty where not told.

    Raises ValueError for numbers that are no leads.
    """
    text = dict(filed.extra).get("FUT")
    return {} if text is None else leads_of(text)


def trace(filed: Filed) -> tuple[int, ...]:
    """Declarer's tricks with best play, before the first card and after each card played."""
    return tuple(natural(number) or 0 for number in dict(filed.extra).get("TRACE", "").split()[1:])


def leads_of(text: str) -> dict[Card, int]:
    """Four columns of numbers: suits, ranks, the equal ranks below each as bits, tricks."""
    numbers = [int(word) if re.fullmatch(r"-?\d{1,5}", word) else None for word in text.split()]
    count = numbers[0] if numbers else None
    if count is None or not 0 <= count <= 13 or len(numbers) != 4 * count + 1 or None in numbers:
        raise ValueError("leads are how many there are, then suits, ranks, equals and tricks of each")
    suits, ranks, equals, tricks = (numbers[1 + count * at : 1 + count * (at + 1)] for at in range(4))
    worth: dict[Card, int] = {}
    for suit, rank, bits, won in zip(suits, ranks, equals, tricks, strict=True):
        if suit not in range(4) or rank not in RANKS or won not in range(-2, 14):
            raise ValueError(f"no lead: suit {suit}, rank {rank}, {won} tricks")
        same = (other for other in RANKS if int(bits or 0) >> other & 1)
        worth |= {Card(SUITS[int(suit or 0)], RANKS[one]): int(won or 0) for one in (int(rank or 0), *same)}
    return worth
