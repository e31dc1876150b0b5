"""The score sheet as it is shown, worked out once: it is shown again with every card that is played."""

from __future__ import annotations

from functools import lru_cache

from tapete.scoring import AnySheet, sheet_view
from tapete.scoring.sheet_view import SheetSeen
from tapete.table.sameness import Same


def sheet_seen(sheet: AnySheet) -> SheetSeen:
    """The sheet spelt out."""
    return _sheet_seen(Same(sheet))


@lru_cache(maxsize=256)
def _sheet_seen(same: Same[AnySheet]) -> SheetSeen:
    return sheet_view.sheet_seen(same.thing)
