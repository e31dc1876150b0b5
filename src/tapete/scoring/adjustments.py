"""Points that the players agreed on after an irregularity: where they stand, and that they stay."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Columns, Entry

_Sheet = TypeVar("_Sheet", bound=Columns)


def with_adjustment(sheet: _Sheet, adjustment: Entry) -> _Sheet:
    """The sheet with that figure, the last of its deal; those of the whole, of deal 0, come after all."""
    numbers = sheet.deal_numbers
    until_then = set(numbers[: _last_place(numbers, adjustment.deal) + 1])
    before = tuple(entry for entry in sheet.entries if entry.deal in until_then)
    after = sheet.entries[len(before) :]
    return replace(sheet, entries=(*before, adjustment, *after))


def with_adjustments_of(sheet: _Sheet, scored_again: _Sheet) -> _Sheet:
    """The sheet that was scored again, with the adjustments of the first at the same outcomes."""
    numbers, now = sheet.deal_numbers, scored_again.deal_numbers
    for entry in sheet.entries:
        if entry.reason is Reason.ADJUSTMENT:
            place = _last_place(numbers, entry.deal)
            if place < len(now):
                scored_again = with_adjustment(scored_again, replace(entry, deal=now[place]))
    return scored_again


def _last_place(numbers: tuple[int, ...], deal: int) -> int:
    return len(numbers) - 1 - numbers[::-1].index(deal)
