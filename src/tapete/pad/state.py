"""A pad as it stands: a frozen value that the log adds up to."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Seat, Side
from tapete.pad.commands import EndEvening, PadPlayer, PadResult, RecordRuling
from tapete.scoring import AnySheet, Entry, Form
from tapete.scoring.chicago import ChicagoOptions


class Was(msgspec.Struct, frozen=True):
    """What a deal was before it was corrected, when that was (seconds since 1970), and why if it was said."""

    result: PadResult
    at: float
    note: str


class PadDeal(msgspec.Struct, frozen=True):
    """A deal on a pad."""

    id: str
    result: PadResult
    at: float
    half: int = 1
    """Which playing of the boards, from 1; always 1 but in duplicate."""
    board: int | None = None
    was: tuple[Was, ...] = ()
    """What it was before each correction, the first first."""
    figures: tuple[Entry, ...] = ()
    """What was entered for it when it was last written itself; all of deal 0, for numbers may move."""
    changed_by: tuple[str, ...] = ()
    """Deals whose correction has changed its figures since."""


class Unit(msgspec.Struct, frozen=True):
    """A rubber, a Chicago, or a set of boards that is played several times."""

    id: str
    seatings: tuple[BySeat[str], ...]
    """Who sits where, by the players' ids: once, or in duplicate each time the boards are played."""
    first_dealer: Seat
    sheets: tuple[AnySheet, ...]
    """One for each seating."""
    boards: tuple[int, ...] = ()
    """In duplicate, their numbers."""
    deals: tuple[PadDeal, ...] = ()
    """In the order in which they were played."""
    removed: tuple[PadDeal, ...] = ()
    rulings: tuple[RecordRuling, ...] = ()
    is_broken_off: bool = False
    whole: tuple[Entry, ...] = ()
    """The figures of the whole as they were when it ended."""
    whole_changed_by: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether it takes no more deals."""
        if self.is_broken_off:
            return True
        if self.boards:
            return len(self.deals) == len(self.boards) * len(self.seatings)
        return self.sheets[0].is_over

    def side_of(self, player: str) -> Side | None:
        """The side on which somebody plays in the first seating; None if he sits out."""
        return next((seat.side for seat, one in self.seatings[0].items() if one == player), None)


class Pad(msgspec.Struct, frozen=True):
    """All that was written in an evening."""

    form: Form
    chicago: ChicagoOptions
    players: tuple[PadPlayer, ...]
    """In the order of their entry."""
    away: tuple[str, ...] = ()
    """Players who have gone home or rest, by their ids."""
    units: tuple[Unit, ...] = ()
    ended: EndEvening | None = None
    version: int = 0
    """How many lines its log has."""
    done: dict[str, int] = {}
    """For each command, the version just after it."""

    @property
    def open_unit(self) -> Unit | None:
        """The unit that is being played; an earlier one only if a correction has opened it again."""
        return next((unit for unit in reversed(self.units) if not unit.is_over), None)
