"""What the lines of the protocol say, in both directions.

Source: the public description, version 18 (August 2005), and what programs that speak it say.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.core import Call, Card, Hand, Seat, Vulnerability


class Dummy(Enum):
    """Dummy, where a line names him so and not by his seat."""

    DUMMY = "Dummy"


DUMMY = Dummy.DUMMY
Hands = Seat | Dummy
"""Whose cards, or whose turn."""


class Message(msgspec.Struct, frozen=True):
    """What a line says."""


class Connecting(Message, frozen=True):
    """A program comes in: the name of its team, and where it wants to sit (None: anywhere)."""

    team: str
    seat: Seat | None
    version: int


class Step(Enum):
    """What a program is ready for, where the line names nobody."""

    TEAMS = "for teams"
    START = "to start"
    DEAL = "for deal"
    CARDS = "for cards"
    DUMMY = "for dummy"


class Ready(Message, frozen=True):
    """A program is ready for the next step."""

    seat: Seat
    step: Step


class ReadyForBid(Message, frozen=True):
    """A program waits for somebody else's call."""

    seat: Seat
    caller: Seat


class ReadyForCard(Message, frozen=True):
    """A program waits for a card; tricks count from 1."""

    seat: Seat
    player: Hands
    trick: int


class Called(Message, frozen=True):
    """A call; `alert` is what it shows, None where nothing was said."""

    seat: Seat
    call: Call
    alert: str | None = None


class Played(Message, frozen=True):
    """A card from a hand; dummy's is played by declarer."""

    player: Hands
    card: Card


class Seated(Message, frozen=True):
    """A program has its seat."""

    seat: Seat
    team: str


class Teams(Message, frozen=True):
    """Who plays."""

    ns: str
    ew: str


class StartOfBoard(Message, frozen=True):
    """A board begins."""


class BoardNumber(Message, frozen=True):
    """Which board it is."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability


class Cards(Message, frozen=True):
    """The thirteen cards of the reader's hand, or of dummy."""

    owner: Hands
    hand: Hand


class ToLead(Message, frozen=True):
    """The reader leads to the next trick, from his own hand or from dummy."""

    player: Hands


class Timing(Message, frozen=True):
    """Seconds that each side has taken: over this board, and in all."""

    ns_board: int
    ns_total: int
    ew_board: int
    ew_total: int


class EndOfSession(Message, frozen=True):
    """All boards are played."""


class ErrorLine(Message, frozen=True):
    """What was wrong with the reader's last line."""

    text: str
