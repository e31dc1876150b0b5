"""Seats, sides and what is kept for each of the four."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec

from tapete.core.order import Ordered

T = TypeVar("T")
U = TypeVar("U")


class Side(Ordered):
    """One of the two partnerships at a table."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side."""
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)


class Seat(Ordered):
    """A position at the table (the Laws' direction), in the clockwise order of calls and plays.

    >>> Seat.SOUTH.lho, Seat.SOUTH.partner, Seat.SOUTH.after(3), Seat.SOUTH.side
    (Seat.WEST, Seat.NORTH, Seat.EAST, Side.NS)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    lho: Seat
    """Left-hand opponent: the next to call or play."""
    partner: Seat
    rho: Seat
    """Right-hand opponent."""
    side: Side

    def after(self, places: int) -> Seat:
        """The seat so many places on, clockwise."""
        return _SEATS[(self.index + places) % 4]

    def places_to(self, other: Seat) -> int:
        """How many places on clockwise the other seat is, 0 to 3."""
        return (other.index - self.index) % 4


_SEATS = tuple(Seat)
for _seat in _SEATS:
    _seat.lho, _seat.partner, _seat.rho = _seat.after(1), _seat.after(2), _seat.after(3)
    _seat.side = Side.EW if _seat.index % 2 else Side.NS


class BySeat(msgspec.Struct, Generic[T], frozen=True):
    """One thing for each seat.

    >>> BySeat(1, 2, 3, 4)[Seat.WEST]
    4
    """

    north: T
    east: T
    south: T
    west: T

    @classmethod
    def of(cls, make: Callable[[Seat], U]) -> BySeat[U]:
        """Ask `make` for each seat in turn."""
        return BySeat(*map(make, _SEATS))

    def __getitem__(self, seat: Seat) -> T:
        return (self.north, self.east, self.south, self.west)[seat.index]

    def __iter__(self) -> Iterator[T]:
        return iter((self.north, self.east, self.south, self.west))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Seat and thing, from North clockwise."""
        return zip(_SEATS, self, strict=True)

    def with_seat(self, seat: Seat, thing: T) -> BySeat[T]:
        """The same four but for one seat."""
        four = list(self)
        four[seat.index] = thing
        return BySeat(*four)


class BySide(msgspec.Struct, Generic[T], frozen=True):
    """One thing for each side.

    >>> BySide(120, 60)[Side.EW]
    60
    """

    ns: T
    ew: T

    def __getitem__(self, side: Side) -> T:
        return self.ns if side is Side.NS else self.ew

    def __iter__(self) -> Iterator[T]:
        return iter((self.ns, self.ew))

    @classmethod
    def of(cls, make: Callable[[Side], U]) -> BySide[U]:
        """Ask `make` for each side."""
        return BySide(make(Side.NS), make(Side.EW))

    def with_side(self, side: Side, thing: T) -> BySide[T]:
        """The same two but for one side."""
        return BySide(thing, self.ew) if side is Side.NS else BySide(self.ns, thing)


class Vulnerability(Ordered):
    """Which sides are vulnerable on a deal (Law 2 of duplicate; games won in rubber bridge)."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    BOTH = "Both"

    def of(self, side: Side) -> bool:
        """Whether that side is vulnerable."""
        # NS stands for 1 in the order and EW for 2, so that both are 3.
        return bool(self.index >> side.index & 1)

    @staticmethod
    def where(is_vulnerable: Callable[[Side], bool]) -> Vulnerability:
        """The vulnerability in which just the sides are vulnerable of which it is so."""
        return _VULNERABILITY[is_vulnerable(Side.NS), is_vulnerable(Side.EW)]


_VULNERABILITY = {
    (False, False): Vulnerability.NONE,
    (True, False): Vulnerability.NS,
    (False, True): Vulnerability.EW,
    (True, True): Vulnerability.BOTH,
}
