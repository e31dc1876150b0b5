"""What stands while the table is stopped, and what it leaves behind."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Seat, Side


class Remedy(msgspec.Struct, frozen=True):
    """What the players agree to put on the sheet for one side: tricks of the deal, points above the line."""

    side: Side
    tricks: int = 0
    points: int = 0
    note: str = ""
    """What happened and why, in the words of whoever proposes it."""


class Stop(msgspec.Struct, frozen=True):
    """The table is stopped: nobody calls or plays until it is settled (Law 13)."""

    stopped_by: Seat
    irregularity: str | None = None
    """What the players say it was; None while nobody has said, or where no law of this form names it."""
    offender: Seat | None = None
    option: str | None = None
    """What the side that may choose has chosen."""
    chosen_by: Seat | None = None
    remedy: Remedy | None = None
    proposed_by: Seat | None = None
    answers: BySeat[bool | None] = BySeat(None, None, None, None)


class Ruling(msgspec.Struct, frozen=True):
    """How something irregular was settled, in which deal."""

    rubber: int
    place: int
    irregularity: str | None
    offender: Seat | None
    option: str | None
    chosen_by: Seat | None
    remedy: Remedy
