"""What is told over REST of a set of boards that several tables have played."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.club import Comparison
from tapete.core import BySeat, BySide, Seat, Side, Vulnerability
from tapete.scoring.sheet_view import ContractSeen

FEWEST_ROBOTS, MOST_ROBOTS = 3, 15


class SetNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of boards, by a table that has played it and as which of its sets."""

    table: Annotated[str, msgspec.Meta(max_length=32)]
    unit: Annotated[int, msgspec.Meta(ge=1, lt=2**31)] = 1


class FieldAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tables of robots are to play a set too."""

    tables: Annotated[int, msgspec.Meta(ge=FEWEST_ROBOTS, le=MOST_ROBOTS)]


class FieldSeen(msgspec.Struct, frozen=True):
    """The tables of robots that were asked for, and how many have played."""

    tables: int
    done: int


class SetTable(msgspec.Struct, frozen=True):
    """A table that has played the set or plays it."""

    number: int
    """By which the travellers name it, from 1."""
    names: BySeat[str | None]
    """Who sits there, or sat at the last board; None for a robot."""
    is_robots: bool
    """A table of the field: there are robots in all seats."""
    is_yours: bool
    boards: int
    """How many boards it has finished, of those that are shown."""
    is_over: bool
    path: str | None
    """Its address, where the set is over there and people may look on."""


class SetRow(msgspec.Struct, frozen=True):
    """A line of a traveller."""

    table: int
    names: BySeat[str | None]
    contract: ContractSeen | None
    """None: passed out."""
    tricks_taken: int
    score_ns: int
    points: BySide[float] | None
    """By the method, to two decimals; None where there is nothing to compare with."""
    deal: str | None
    """The address of the deal as this table played it."""


class SetBoard(msgspec.Struct, frozen=True):
    """The traveller of a board, the best score for North-South first."""

    board: int
    dealer: Seat
    vulnerability: Vulnerability
    is_compared: bool
    """Whether more than one table has played it."""
    top: float | None
    """The most matchpoints there were; None by other methods."""
    datum: int | None
    """Butler: the score with which all others were compared."""
    rows: tuple[SetRow, ...]


class SetStanding(msgspec.Struct, frozen=True):
    """A pair's place in the ranking of its side."""

    place: int
    is_shared: bool
    table: int
    boards: int
    total: float
    mean: float
    percent: float | None
    """Of the matchpoints; None by other methods."""


class SetResults(msgspec.Struct, frozen=True):
    """All that one may see of a set: of a set in progress, the boards that one's own table has finished."""

    table: str
    """Where it was dealt, and as which set there."""
    unit: int
    boards: int
    """How many it has."""
    side: Side | None
    """For whom one played, by one's name; None for whoever only watched."""
    method: Comparison
    law: str
    """Where the Laws of duplicate have the method."""
    tables: tuple[SetTable, ...]
    travellers: tuple[SetBoard, ...]
    ranking: BySide[tuple[SetStanding, ...]]
    field: FieldSeen
    may_ask_field: bool
    """Whether robots may be asked to play it too, or more of them."""
    may_play_again: bool
    """Whether one may open another table for it."""
