"""Who sits at a table, and on whose behalf an intent comes."""

from __future__ import annotations

import msgspec

from tapete.core import Seat


class Program(msgspec.Struct, frozen=True):
    """What it says of a player that he is no person: a robot from outside, and who answers for it."""

    maker: str
    """The name of the person who gave it its token; empty for one that came in by the robots' own door."""
    claims: bool = True
    """Whether it understands claims. Where one that does not sits, all thirteen tricks are played."""


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind"):
    """Somebody at the browser, or his program: a lasting id that nobody else is shown, and a name."""

    id: str
    name: str
    program: Program | None = None
    """None for a person; everybody at the table is shown that it is a program, and whose."""


class Robot(msgspec.Struct, frozen=True, tag="robot", tag_field="kind"):
    """The robot that plays a seat."""

    seat: Seat


class House(msgspec.Struct, frozen=True, tag="house", tag_field="kind"):
    """The table itself: it spreads the pack, shuffles, and minds empty chairs."""


Who = Person | Robot | House


class Occupant(msgspec.Struct, frozen=True):
    """A seat at the table: whose it is, and whether a robot plays it now.

    Empty: no person and no robot. A person who left has his seat held (`away_since`, in seconds);
    a robot may stand in until he is back, and then person and robot are both there.
    """

    person: Person | None = None
    is_robot: bool = False
    away_since: float | None = None
    plays_house_card: bool = False
    """Whether the person declared that he plays the house's system."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody, not even a robot, plays this seat."""
        return self.person is None and not self.is_robot

    @property
    def is_away(self) -> bool:
        """Whether it is held for a person who left."""
        return self.away_since is not None

    @property
    def is_present_person(self) -> bool:
        """Whether a person plays this seat now: he has not left it, and no robot stands in."""
        return self.person is not None and not self.is_robot and self.away_since is None
