"""Calls: a pass, a double, a redouble or a bid (Laws 18 and 19).

`Call` is sealed: `Bid` and `PlainCall` are its only kinds. It is a base class rather than a union
so that one codec can carry any call as text (`1NT`, `P`, `X`, `XX`).
"""

from __future__ import annotations

from enum import Enum
from functools import total_ordering

from tapete.core.laws import NotationError
from tapete.core.strains import Strain


class Call:
    """Anything a player may say at his turn in the auction."""

    __slots__ = ()

    index: int
    """The 35 bids from 0 (1C) to 34 (7NT), then pass, double and redouble."""

    def __hash__(self) -> int:
        return self.index

    @staticmethod
    def parse(text: str, column: int = 1) -> Call:
        """Read `1C` to `7NT`, `P`, `X` or `XX`, found at that column; raises `NotationError`.

        >>> Call.parse("1NT"), Call.parse("XX")
        (Bid(1, Strain.NOTRUMP), PlainCall.REDOUBLE)
        """
        call = _BY_NAME.get(text)
        if call is None:
            raise NotationError(1, column, f"not a call: {text!r} (1C to 7NT, P, X or XX)")
        return call


class PlainCall(Call, Enum):
    """The three calls that name no strain."""

    PASS = "P"  # noqa: S105 (a call, not a password)
    DOUBLE = "X"
    REDOUBLE = "XX"

    def __init__(self, _: str) -> None:
        self.index = 35 + len(type(self).__members__)

    def __repr__(self) -> str:
        return f"PlainCall.{self.name}"

    def __str__(self) -> str:
        return str(self.value)


@total_ordering
class Bid(Call):
    """An undertaking to win `level` odd tricks (tricks over six) in a strain.

    Bids are ordered as they outbid each other (Law 18): by level, then by strain.

    >>> Bid(1, Strain.NOTRUMP) < Bid(2, Strain.CLUBS)
    True
    """

    __slots__ = ("index", "level", "strain")
    __match_args__ = ("level", "strain")
    _known: dict[tuple[int, Strain], Bid] = {}  # noqa: RUF012 (the 35 bids are made once, below)

    level: int
    strain: Strain

    def __new__(cls, level: int, strain: Strain) -> Bid:  # noqa: D102
        known = cls._known.get((level, strain))
        if known is not None:
            return known
        if not 1 <= level <= 7:
            raise NotationError(1, 1, f"not a bid: level {level} is not between 1 and 7")
        raise TypeError(f"a bid has a level and a strain, not {level!r} and {strain!r}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a bid cannot be changed: {self}.{name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a bid cannot be changed: {self}.{name}")

    def __lt__(self, other: Bid) -> bool:
        return self.index < other.index if isinstance(other, Bid) else NotImplemented

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"

    def __repr__(self) -> str:
        return f"Bid({self.level}, {self.strain!r})"

    def __reduce__(self) -> tuple[type[Bid], tuple[int, Strain]]:
        return Bid, (self.level, self.strain)

    @property
    def tricks_needed(self) -> int:
        """Tricks that fulfil the bid: level and six."""
        return self.level + 6


PASS, DOUBLE, REDOUBLE = PlainCall.PASS, PlainCall.DOUBLE, PlainCall.REDOUBLE


def _make(level: int, strain: Strain) -> Bid:
    bid = object.__new__(Bid)
    for name, value in (("level", level), ("strain", strain), ("index", 5 * level - 5 + strain.index)):
        object.__setattr__(bid, name, value)
    return Bid._known.setdefault((level, strain), bid)


BIDS: tuple[Bid, ...] = tuple(_make(level, strain) for level in range(1, 8) for strain in Strain)
"""The 35 bids in order; `BIDS[bid.index] is bid`."""

CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
"""All 38 calls."""

_BY_NAME = {str(call): call for call in CALLS}
