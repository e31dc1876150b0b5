"""What one decision may cost, and how many layouts it is worth looking at."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

Clock = Callable[[], float]
"""Seconds that go by; passed in."""

_BY_TRICK = (320, 320, 320)
"""Layouts at the lead and the first trick, then trick by trick; later on as many as there may be."""
_A_SECOND, _FEWEST = 400, 10
"""Layouts for which there is time in a second, when they are drawn and looked at late in the play."""


class Effort(msgspec.Struct, frozen=True):
    """The most that one decision may cost."""

    seconds: float
    """By the clock that is passed in; the layouts looked at until then decide."""
    layouts: int = 400

    def layouts_at(self, tricks_played: int) -> int:
        """How many layouts to look at after so many tricks: fewer at first, where each takes longer."""
        worth = _BY_TRICK[tricks_played] if tricks_played < len(_BY_TRICK) else self.layouts
        return min(worth, self.layouts, max(_FEWEST, round(_A_SECOND * self.seconds)))
