"""What stands before the boards of a match: its header (`vg`) and its results (`rs`)."""

from __future__ import annotations

import re

from tapete.core import Bid, Doubling, Seat, Stated, Strain
from tapete.formats.lin.words import one_line, strain_text

SCORING = {"I": "IMP", "P": "MP", "B": "BAM"}
"""The letters of `vg`, in the words of `Filed.scoring`."""

NAMED = {"Stage": 1, "HomeTeam": 5, "VisitTeam": 7}
"""Fields of `vg` that every board has in its `extra`, by the name that PBN has for them."""

_PASSED = frozenset(("PASS", "P", "PASSED OUT", "AP"))
_RESULT = re.compile(
    r"([1-7])(NT?|[CDHS])\s?(X{0,2}|\*{0,2})\s?([NESW])?\s?(X{0,2}|\*{0,2})\s?(=|[+-][0-9]{1,2})?",
    re.IGNORECASE,
)

_LONGEST = 1000
"""Boards in a match, beyond which its numbers are not believed."""


class Match:
    """The header that holds for the boards that follow it, as far as it has been read."""

    __slots__ = (
        *("_first", "_numbered", "_rooms", "_seen", "_value"),
        *("event", "extra", "is_told", "results", "scoring"),
    )

    def __init__(self, value: str = "") -> None:
        """Take the fields of `vg`: event, segment, scoring, first and last board, teams and carry-over."""
        fields = [one_line(field) for field in value.split(",")] + [""] * 8
        self._value = value
        self.is_told = bool(value)
        """Whether there is a header at all."""
        self.event = fields[0]
        self.scoring = SCORING.get(fields[2], fields[2])
        self.extra = tuple((name, fields[at]) for name, at in NAMED.items() if fields[at])
        """What else its fields say, as entries of `Filed.extra`."""
        first, last = map(_number, fields[3:5])
        numbers = range(first, last + 1) if first is not None and last is not None else range(0)
        self._first = first if 0 < len(numbers) <= _LONGEST else None
        self._rooms: list[set[bool]] = [] if self._first is None else [set() for _ in numbers]
        self.results: list[str] = []
        self._numbered = len(self._rooms)
        self._seen: dict[int, int] = {}

    def again(self) -> Match:
        """The same match with other results, for the boards to come."""
        return Match(self._value)

    @property
    def of_teams(self) -> bool:
        """Whether `o` of a board means the open room, and not only that it is a board."""
        return self.is_told and self.scoring != "MP"

    def place(self, number: int | None, is_closed: bool) -> int:
        """Where in `results` a board has its result: two a board, the open room first.

        By its number between the first and the last of the match; others, and those of a number
        and room that have been, stand after them in the order of the file.
        """
        line = None if number is None else self._seen.get(number)
        if self._first is not None and number is not None and line is None:
            place = number - self._first
            line = place if 0 <= place < self._numbered else None
        if line is None or is_closed in self._rooms[line]:
            line = len(self._rooms)
            self._rooms.append(set())
            if number is not None:
                self._seen[number] = line
        self._rooms[line].add(is_closed)
        return 2 * line + is_closed


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def read_result(text: str) -> Stated | None:
    """A result such as `3NW+1`, `4SWx-4` or `PASS`; None where it cannot be read.

    Declarer and tricks may be wanting.

    >>> read_result("4SWx-4").tricks_taken
    6
    """
    text = text.strip().upper()
    if text in _PASSED:
        return Stated(is_passed_out=True)
    found = _RESULT.fullmatch(text)
    if found is None or (found[3] and found[5]):
        return None
    bid = Bid(int(found[1]), Strain("NT" if found[2][0] == "N" else found[2]))
    doubling = Doubling((found[3] or found[5]).replace("*", "X"))
    tricks = None
    if found[6] is not None:
        tricks = bid.tricks_needed + (0 if found[6] == "=" else int(found[6]))
        if not 0 <= tricks <= 13:
            return None
    return Stated(bid, doubling, Seat(found[4]) if found[4] else None, tricks_taken=tricks)


def result_text(stated: Stated) -> str | None:
    """What is stated, as a result of LIN; blank for nothing, None where LIN cannot say it."""
    if stated == Stated():
        return ""
    if stated == Stated(is_passed_out=True):
        return "PASS"
    if stated.bid is None or stated.is_passed_out:
        return None
    declarer = "" if stated.declarer is None else str(stated.declarer)
    contract = f"{stated.bid.level}{strain_text(stated.bid.strain)}{declarer}{str(stated.doubling).lower()}"
    return contract + _over_text(stated.bid, stated.tricks_taken)


def _over_text(bid: Bid, tricks: int | None) -> str:
    if tricks is None:
        return ""
    return f"{tricks - bid.tricks_needed:+}" if tricks != bid.tricks_needed else "="
