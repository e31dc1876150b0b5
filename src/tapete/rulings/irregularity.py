"""An irregularity as the Laws know it: what happened, what may be done about it, and who chooses."""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.core import Code, Words


class Chooser(Enum):
    """Who may choose among the options of a law.

    The offender is whoever broke it; the opponents are the side that did not.
    """

    LHO = "lho"
    """The offender's left-hand opponent."""
    OPPONENTS = "opponents"
    """Either player of the side that did not offend."""
    DECLARER = "declarer"
    DEFENDERS = "defenders"
    """Either defender; they may not consult."""
    OFFENDER = "offender"
    NOBODY = "nobody"
    """The law works by itself: the option is the one whose case it is."""
    ALL = "all"
    """The four together."""
    DIRECTOR = "director"
    """The director; at a rubber table the arbiter, if the players agreed on one."""

    def __repr__(self) -> str:
        return f"Chooser.{self.name}"


class Option(msgspec.Struct, frozen=True):
    """One way in which a law lets an irregularity be put right, or one case that it tells apart."""

    id: str
    text: Words
    chooser: Chooser
    """Who may choose it; not always the same for all options of a law."""
    tricks: int = 0
    """Tricks that pass to the side that did not offend; 0 for none."""
    unsure: bool = False
    """Whether the players should look it up in their law book before they rely on it."""


class Irregularity(msgspec.Struct, frozen=True):
    """What can go wrong at a table under one law of one code, or of both where they agree."""

    id: str
    chapter: str
    law: int
    part: str
    """What follows the number in the Laws, such as the `A` of 27A; empty for the whole law."""
    codes: tuple[Code, ...]
    title: Words
    happened: Words
    options: tuple[Option, ...]
    chooser: Chooser
    unsure: bool = False
    """Whether the players should look all of it up in their law book before they rely on it."""
    see: tuple[int, ...] = ()
    """Other laws that it leads to."""
    also: tuple[str, ...] = ()
    """Other words for it, in any of the three languages, by which it is looked for."""

    @property
    def number(self) -> str:
        """The law as it is cited: `27A`."""
        return f"{self.law}{self.part}"


class Chapter(msgspec.Struct, frozen=True):
    """A part of the Laws with its irregularities, in their order."""

    id: str
    title: Words
    irregularities: tuple[Irregularity, ...]


class Note(msgspec.Struct, frozen=True):
    """Something that whoever looks for a law should know, and that is no irregularity."""

    id: str
    text: Words
