"""What is asked and told over REST of deals under a condition."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec

from tapete.core import BySeat, Card, Seat, Vulnerability, Words
from tapete.dealing import Example, Swap
from tapete.table.options import MOST_BOARDS, Options

MOST_DEALS = 100
"""Deals that may be asked for at once."""
MOST_TRIES = 10**8
"""More than there is time for."""
MOST_SEED = 2**53 - 1
"""Browsers know no larger whole number."""

Cards = Annotated[str, msgspec.Meta(max_length=100)]
DealText = Annotated[str, msgspec.Meta(max_length=80)]


class DealsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deals to be dealt: under a condition, with given cards, from a seed; by chance where there is none."""

    where: Annotated[str, msgspec.Meta(max_length=10_000)] = ""
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 8
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] | None = None
    given: BySeat[Cards] = BySeat("", "", "", "")
    """As people write them: `AKQ.T9..` or `SAKQ HT9`."""
    swap: Swap = Swap.NONE
    tries: Annotated[int, msgspec.Meta(ge=1, le=MOST_TRIES)] = MOST_TRIES
    """Deals that are looked at, at the most."""


class Ended(Enum):
    """Why a search came to its end."""

    FOUND = "found"
    TRIES = "tries"
    TIME = "time"


class DealFound(msgspec.Struct, frozen=True):
    """One of the deals, as the board of its place."""

    board: int
    dealer: Seat
    vulnerability: Vulnerability
    text: str
    """As PBN has it."""
    hands: BySeat[tuple[Card, ...]]
    hcp: BySeat[int]


class DealsFound(msgspec.Struct, frozen=True):
    """What was found; fewer than were wanted where tries or time came to an end."""

    deals: tuple[DealFound, ...]
    seed: int
    tries: int
    wanted: int
    ended: Ended


class DealsProblem(msgspec.Struct, frozen=True):
    """Why nothing was dealt: a `Problem` that knows its place in the condition, or the seat of the cards."""

    code: str
    law: int | None
    text: Words
    line: int = 0
    """In the condition, from 1; 0 where the fault is elsewhere."""
    column: int = 0
    length: int = 0
    seat: Seat | None = None
    """Whose given cards are wrong."""


class FunctionTold(msgspec.Struct, frozen=True):
    """A function of the language of conditions."""

    signature: str
    words: Words
    example: str


class DealLanguage(msgspec.Struct, frozen=True):
    """Conditions that are ready, the functions, and the formats in which deals can be had."""

    examples: tuple[Example, ...]
    functions: tuple[FunctionTold, ...]
    formats: tuple[str, ...]


class DealFileAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deals to be had as a file."""

    format: Annotated[str, msgspec.Meta(max_length=20)]
    deals: Annotated[tuple[DealText, ...], msgspec.Meta(min_length=1, max_length=MOST_DEALS)]


class DealTableAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for duplicate with its boards prepared: those that one has seen, or others that nobody has."""

    seen: Annotated[tuple[DealText, ...], msgspec.Meta(max_length=MOST_BOARDS)] = ()
    unseen: DealsAsked | None = None
    """Dealt without being shown, from a seed that nobody is told: whoever asks may play them."""
    options: Options = Options()


READ = (DealsAsked, DealFileAsked, DealTableAsked)
SENT = (DealsFound, DealsProblem, DealLanguage)
