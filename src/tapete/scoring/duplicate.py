"""Duplicate: each board is scored by itself, and nothing is carried to the next (Law 77; spec 004)."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from msgspec.structs import replace

from tapete.core import Outcome, Seat, Side, Vulnerability, board_dealer, board_vulnerability
from tapete.scoring.contract_entries import played_entries
from tapete.scoring.errors import SetOver
from tapete.scoring.honors import check_honors
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Columns, Entry, Line, Terms, who_made_it


class Scoring(Enum):
    """How the boards are compared with other tables, which is what they are played for (Law 78)."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    TOTAL = "total"
    """Total points: every point counts."""

    def __repr__(self) -> str:
        """To be pasted back.

        >>> Scoring.IMPS
        Scoring.IMPS
        """
        return f"Scoring.{self.name}"


class DuplicateSheet(Columns, frozen=True):
    """The boards played at one table; all points stand above the line, under the number of their board."""

    boards: tuple[int, ...] = ()
    """The number of the board of each outcome."""
    size: int | None = None
    """How many boards the set has; None while nobody has said."""
    scoring: Scoring = Scoring.IMPS
    """What they are played for; no figure of the sheet depends on it."""

    @property
    def deal_numbers(self) -> tuple[int, ...]:
        """The numbers of the boards, in the order in which they were played."""
        return self.boards

    @property
    def is_over(self) -> bool:
        """Whether every board of the set has been played, or the set was closed."""
        return self.is_interrupted or len(self.outcomes) == self.size


def start(size: int | None = None, scoring: Scoring = Scoring.IMPS) -> DuplicateSheet:
    """An empty sheet for so many boards; dealer and vulnerability come with the number of each."""
    return DuplicateSheet(Seat.NORTH, size=size, scoring=scoring)


def terms(sheet: DuplicateSheet, board: int | None = None) -> Terms | None:
    """What a board is played under: by default the next, numbered 1, 2, 3, ...; None once closed.

    >>> terms(start(), 7)
    Terms(deal=7, dealer=Seat.SOUTH, vulnerability=Vulnerability.BOTH)
    """
    if sheet.is_over:
        return None
    number = sheet.last_deal + 1 if board is None else board
    return Terms(number, board_dealer(number), board_vulnerability(number))


def score(sheet: DuplicateSheet, outcome: Outcome, board: int | None = None) -> DuplicateSheet:
    """The sheet with a board scored. A passed-out board scores 0 and is not dealt again (Law 22).

    Honors are worth nothing in duplicate. Raises `SetOver` once closed, and `HonorsRefused` for
    honors that cannot have been dealt.
    """
    if sheet.is_over:
        raise _closed(sheet)
    number = len(sheet.outcomes) + 1 if board is None else board
    return replace(
        sheet,
        outcomes=(*sheet.outcomes, outcome),
        boards=(*sheet.boards, number),
        entries=(*sheet.entries, *board_entries(number, outcome, board_vulnerability(number))),
    )


def close(sheet: DuplicateSheet) -> DuplicateSheet:
    """The sheet of a set that is played to its end; it takes no more boards. Raises `SetOver`."""
    if sheet.is_over:
        raise _closed(sheet)
    return replace(sheet, is_interrupted=True)


def board_entries(board: int, outcome: Outcome, vulnerability: Vulnerability) -> tuple[Entry, ...]:
    """The figures of one board, the bonus for game or part-score last. Raises `HonorsRefused`."""
    if outcome.honors:
        check_honors(outcome)
    entries = played_entries(board, outcome, vulnerability, Line.ABOVE)
    side = who_made_it(entries)
    if side is not None:
        points, reason = 50, Reason.PART_SCORE_BONUS
        if entries[0].points >= GAME:
            points, reason = game_bonus(vulnerable=vulnerability.of(side)), Reason.GAME_BONUS
        entries.append(Entry(board, side, Line.ABOVE, points, reason))
    return tuple(entries)


def game_bonus(*, vulnerable: bool) -> int:
    """What a game adds in duplicate and in Chicago: 300, vulnerable 500."""
    return 500 if vulnerable else 300


def score_ns(outcome: Outcome, vulnerability: Vulnerability) -> int:
    """The score of one board as North-South see it (Law 77).

    The last few thousand are remembered: many tables come to the same few results on a board.

    >>> from tapete.core import Contract
    >>> score_ns(Outcome(Contract.parse("3NT", Seat.NORTH), 10), Vulnerability.NONE)
    430
    """
    return _score_ns(outcome, vulnerability)


@lru_cache(maxsize=4096)
def _score_ns(outcome: Outcome, vulnerability: Vulnerability) -> int:
    points = 0
    for entry in board_entries(1, outcome, vulnerability):
        points += entry.points if entry.side is Side.NS else -entry.points
    return points


def _closed(sheet: DuplicateSheet) -> SetOver:
    how = "was closed" if sheet.is_interrupted else "ended"
    return SetOver(f"the set of boards {how} after {sheet.last_deal} of them")
