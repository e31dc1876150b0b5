"""A set of boards is known by where it was dealt first."""

from __future__ import annotations

import msgspec

from tapete.scoring import Form
from tapete.table import Phase, Table

SEEN_BEFORE = ""
"""Where whoever prepared the boards of a table came to know them: at no table."""


class SetKey(msgspec.Struct, frozen=True):
    """The table at which a set was dealt, and as which of its sets, from 1."""

    table: str
    unit: int

    def __str__(self) -> str:
        return f"{self.table}/{self.unit}"

    @staticmethod
    def parse(origin: str) -> SetKey:
        """As `Brought.origin` has it.

        >>> SetKey.parse("k4m2/3")
        SetKey(table='k4m2', unit=3)
        """
        table, _, unit = origin.rpartition("/")
        return SetKey(table, int(unit))


def current_set(table_id: str, state: Table) -> SetKey | None:
    """The set on the table, or that lies ready for its first; None in other forms and before a deal."""
    if state.form is not Form.DUPLICATE or state.practice is not None:
        return None
    if state.brought is not None:
        return SetKey.parse(state.brought.origin)
    return SetKey(table_id, state.rubber) if state.rubber else None


def is_being_played(state: Table) -> bool:
    """Whether a set is on the table, begun and not over."""
    return state.form is Form.DUPLICATE and state.phase not in (Phase.SEATING, Phase.RUBBER_OVER)


def is_finished(state: Table, unit: int) -> bool:
    """Whether that set of the table is over, to its end or broken off."""
    return any(done.rubber == unit for done in state.rubbers)
