"""The score sheet: entries in two columns, above and below the line (Laws 72 to 75).

`Columns` is what the sheets of all forms have; `Sheet` is that of a rubber of contract bridge.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from tapete.core import BySide, Outcome, Seat, Side, Vulnerability
from tapete.scoring.reason import Reason

GAME = 100
"""Points below the line that win a game (Law 73)."""


class Line(Enum):
    """Where points are written: trick points below the line, premiums above it (Law 72)."""

    BELOW = "below"
    ABOVE = "above"

    def __repr__(self) -> str:
        return f"Line.{self.name}"


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure on the sheet; deal 0 stands for the rubber as a whole."""

    deal: int
    side: Side
    line: Line
    points: int
    reason: Reason
    law: int | None = None
    """Of an adjustment: the Law under which the players agreed on it."""


class Terms(msgspec.Struct, frozen=True):
    """What a deal is played under: its number from 1, who deals, who is vulnerable before it."""

    deal: int
    dealer: Seat
    vulnerability: Vulnerability


class Columns(msgspec.Struct, frozen=True):
    """Deals as scored so far, in whatever form; totals and games follow from the entries.

    Entries stand in the order of the deals, those of the whole last.
    """

    first_dealer: Seat
    outcomes: tuple[Outcome, ...] = ()
    entries: tuple[Entry, ...] = ()
    games: tuple[tuple[int, Side], ...] = ()
    """After which deal a line was drawn under both columns, and which side won that game."""
    is_interrupted: bool = False

    @property
    def last_deal(self) -> int:
        """The number of the last deal scored, 0 before the first."""
        return len(self.outcomes)

    @property
    def deal_numbers(self) -> tuple[int, ...]:
        """The number under which each outcome was dealt."""
        return tuple(range(1, len(self.outcomes) + 1))

    def below(self, side: Side) -> int:
        """Points below the line towards the game being played (Law 73)."""
        line_drawn, points = self.games[-1][0] if self.games else 0, 0
        for entry in reversed(self.entries):
            if entry.line is Line.BELOW:
                if entry.deal <= line_drawn:
                    break
                if entry.side is side:
                    points += entry.points
        return points

    def games_won(self, side: Side) -> int:
        """Games that the side has won on this sheet."""
        return sum(winner is side for _, winner in self.games)

    @property
    def has_two_games(self) -> bool:
        """Whether the side that won the last game has now won two."""
        return len(self.games) > 1 and self.games_won(self.games[-1][1]) == 2

    def total_below(self, side: Side) -> int:
        """All that the side has scored below the line, in every game."""
        return self._sum(side, Line.BELOW)

    def total_above(self, side: Side) -> int:
        """All that the side has scored above the line."""
        return self._sum(side, Line.ABOVE)

    def total(self, side: Side) -> int:
        """All that the side has scored, above the line and below."""
        return self.total_below(side) + self.total_above(side)

    @property
    def totals(self) -> BySide[int]:
        """Both totals."""
        return BySide.of(self.total)

    @property
    def margin(self) -> int:
        """The net result seen by North-South: their total less that of East-West."""
        return self.total(Side.NS) - self.total(Side.EW)

    @property
    def is_over(self) -> bool:
        """Whether it takes no more deals: it was broken off, or has ended as its form says."""
        return self.is_interrupted

    @property
    def is_tie(self) -> bool:
        """Whether it is over and both totals are equal (spec 000 §06)."""
        return self.is_over and self.margin == 0

    @property
    def winner(self) -> Side | None:
        """The side with the larger total once it is over; None before, and in a tie.

        The side that won two games may well have lost the rubber.
        """
        if not self.is_over or self.margin == 0:
            return None
        return Side.NS if self.margin > 0 else Side.EW

    def _sum(self, side: Side, line: Line) -> int:
        return sum(entry.points for entry in self.entries if entry.side is side and entry.line is line)


def who_made_it(entries: Sequence[Entry]) -> Side | None:
    """The side that fulfilled its contract, if one did, by the figures of one deal: tricks stand first."""
    return entries[0].side if entries and entries[0].reason is Reason.TRICKS else None


class Sheet(Columns, frozen=True):
    """A rubber as scored so far; vulnerability and the end follow from the games."""

    def needed(self, side: Side) -> int:
        """Points that the side still needs below the line for game."""
        return GAME - self.below(side)

    @property
    def vulnerability(self) -> Vulnerability:
        """A side is vulnerable once it has won a game (spec 000 §06)."""
        if not self.games:
            return Vulnerability.NONE
        return Vulnerability.where(lambda side: self.games_won(side) > 0)

    @property
    def is_over(self) -> bool:
        """Whether a side has won two games, or the rubber was interrupted (Laws 74 and 80)."""
        return self.is_interrupted or self.has_two_games
