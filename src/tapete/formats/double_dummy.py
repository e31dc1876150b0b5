"""Double-dummy tables in files: declarer's tricks for each seat and strain, under one name for all formats.

The name is `DoubleDummyTricks`, as programs that write PBN call it: twenty hexadecimal digits for North,
South, East and West, each at no trump, spades, hearts, diamonds and clubs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

from tapete.core import Seat, Strain
from tapete.formats.reading import Filed

NAME = "DoubleDummyTricks"

STRAINS: tuple[Strain, ...] = tuple(sorted(Strain, reverse=True))
"""No trump, spades, hearts, diamonds, clubs."""

Tricks = dict[tuple[Seat, Strain], int]
"""Of declarer, for each seat that declares and each strain."""

_PLACES = tuple(product((Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), STRAINS))
_DIGITS = re.compile(r"[0-9A-Da-d]{20}")


def tricks_of(filed: Filed) -> Tricks | None:
    """The table that a file gives of a board, None where it gives none that can be read."""
    digits = dict(filed.extra).get(NAME, "")
    return dict(zip(_PLACES, map(_value, digits), strict=True)) if _DIGITS.fullmatch(digits) else None


def told(tricks: Tricks) -> tuple[str, str]:
    """The table as one pair of `Filed.extra`."""
    return NAME, "".join(f"{tricks[place]:X}" for place in _PLACES)


def table(places: Sequence[tuple[Seat, Strain]], values: Sequence[int], most: int = 13) -> Tricks:
    """The table of twenty numbers in the order of these places; raises ValueError."""
    if len(values) != len(places):
        raise ValueError(f"a double-dummy table has {len(places)} numbers, and this one {len(values)}")
    wrong = [value for value in values if not 0 <= value <= most]
    if wrong:
        raise ValueError(f"declarer wins 0 to {most} tricks, not {wrong[0]}")
    return dict(zip(places, values, strict=True))


def _value(digit: str) -> int:
    return int(digit, 16)
