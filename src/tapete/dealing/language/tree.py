"""A condition once it is read."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec

from tapete.core import Bid, Hand, Seat, Strain, Suit
from tapete.dealing.language.shapes import Shape

Argument: TypeAlias = tuple[Seat, ...] | Suit | Strain | Bid | Shape | Hand | int


class Number(msgspec.Struct, frozen=True):
    """A number as it stands."""

    value: int


class Asked(msgspec.Struct, frozen=True):
    """A function of the language, asked of the deal."""

    function: str
    arguments: tuple[Argument, ...]


class Sum(msgspec.Struct, frozen=True):
    """Two numbers, the second added once or taken away once."""

    left: Numeric
    right: Numeric
    is_minus: bool = False


class Product(msgspec.Struct, frozen=True):
    """Two numbers multiplied."""

    left: Numeric
    right: Numeric


class Relation(Enum):
    """How two numbers are compared."""

    LESS = "<"
    AT_MOST = "<="
    EQUAL = "="
    NOT_EQUAL = "!="
    AT_LEAST = ">="
    MORE = ">"


class Compared(msgspec.Struct, frozen=True):
    """Two numbers compared."""

    left: Numeric
    relation: Relation
    right: Numeric


class Not(msgspec.Struct, frozen=True):
    """The contrary."""

    of: Truth


class All(msgspec.Struct, frozen=True):
    """Each of these, joined by `and`."""

    of: tuple[Truth, ...]


class Any(msgspec.Struct, frozen=True):
    """At least one of these, joined by `or`."""

    of: tuple[Truth, ...]


Numeric: TypeAlias = Number | Asked | Sum | Product
Truth: TypeAlias = Compared | Asked | Not | All | Any
Node: TypeAlias = Numeric | Truth
