"""Artificial adjusted scores: what a board without a result gives (Laws 12C2 and 86 of duplicate)."""

from __future__ import annotations

from enum import Enum


class Artificial(Enum):
    """Average for a side partly at fault, average plus if not at fault, average minus if at fault."""

    AVERAGE_MINUS = "average_minus"
    AVERAGE = "average"
    AVERAGE_PLUS = "average_plus"

    @property
    def imps(self) -> int:
        """In a match scored by IMPs: 3 lost, none, 3 won."""
        return _IMPS[self]

    def percent(self, own_session: float) -> float:
        """The part of the top, where `own_session` is the side's percentage on its other boards.

        Average plus is at least 60 and average minus at most 40:

        >>> Artificial.AVERAGE_PLUS.percent(55), Artificial.AVERAGE_PLUS.percent(63.5)
        (60.0, 63.5)
        >>> Artificial.AVERAGE_MINUS.percent(55), Artificial.AVERAGE_MINUS.percent(36)
        (40.0, 36.0)
        """
        if self is Artificial.AVERAGE:
            return 50.0
        return float(max(60, own_session) if self is Artificial.AVERAGE_PLUS else min(40, own_session))

    def __repr__(self) -> str:
        return f"Artificial.{self.name}"


_IMPS = {Artificial.AVERAGE_MINUS: -3, Artificial.AVERAGE: 0, Artificial.AVERAGE_PLUS: 3}
