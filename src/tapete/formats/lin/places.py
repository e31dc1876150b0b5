"""Where in a board something stood that LIN keeps beside its record: the names in `Filed.extra`.

A name is a code, such as `bt`; before it stands the place, where that is not the very beginning of
the board: `deal bt` came after the hands, `call 3 bt` after the third call, `card 10 bt` after the
tenth card, `claim bt` after the claim. Names with a dot tell only how a board was written: `.comment`
has the place of the next of `Filed.comments`, `.pg` that of a page turned, and `.qx` a number as spelled.
"""

from __future__ import annotations

import re

import msgspec

from tapete.formats.lin.match import NAMED

COMMENT = "comment"
BEGIN, DEAL, CALL, CARD, CLAIM = range(5)

_STAGES = ("", "deal", "call", "card", "claim")
_PLACE = r"(deal|claim|(?:call|card) ([0-9]{1,6}))"
_NAME = re.compile(rf"(?:{_PLACE} )?([A-Za-z][A-Za-z0-9])")
_PLACED = re.compile(rf"{_PLACE}?")
_MARKS = (f".{COMMENT}", ".pg")


class Kept(msgspec.Struct, frozen=True, gc=False):
    """Something kept, with the stage of the board it came in and how many calls or cards were before it."""

    stage: int
    count: int
    code: str
    value: str = ""

    @property
    def place(self) -> tuple[int, int]:
        """Stage and count: in the order of a file."""
        return self.stage, self.count

    @property
    def named(self) -> tuple[str, str]:
        """As an entry of `Filed.extra`."""
        place = f"{_STAGES[self.stage]} {self.count}" if self.stage in (CALL, CARD) else _STAGES[self.stage]
        if f".{self.code}" in _MARKS and not self.value:
            return f".{self.code}", place
        return (f"{place} {self.code}" if place else self.code), self.value


def kept(name: str, value: str) -> Kept | None:
    """The entry of that name, or None where the name is not one of LIN.

    >>> kept("call 3 nt", "hello").place, kept("Competition", "Pairs")
    ((2, 3), None)
    """
    if name == ".qx":
        return Kept(BEGIN, 0, name, value)
    found = _PLACED.fullmatch(value) if name in _MARKS else _NAME.fullmatch(name)
    if found is None:
        return None
    place, count = found[1], int(found[2] or 0)
    stage = _STAGES.index(place.split()[0]) if place else BEGIN
    return Kept(stage, count, name[1:]) if name in _MARKS else Kept(stage, count, found[3], value)


class Names:
    """All names of `Filed.extra` of which nothing is lost in LIN, as a container."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in NAMED or name.startswith(".") or kept(name, "") is not None)
