"""A unit that was two, as a correction shows: those who wrote it down did not see that it was over."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.pad.commands import RecordRuling
from tapete.pad.counting import counted, whole_of
from tapete.pad.finding import check_new
from tapete.pad.state import Pad, PadDeal, Unit


class Division(msgspec.Struct, frozen=True):
    """The deals that begin another unit, and its id."""

    unit: str
    deals: tuple[str, ...]


def divided(pad: Pad, before: Unit, after: Unit, cause: str, division: Division) -> Pad:
    """The pad with those deals of `after` in a unit of their own behind it; raises `PadError`.

    The seats stay, and the deal goes on to the next player. Of the two only the second can be broken off.
    """
    check_new(pad, division.unit)
    stay = tuple(deal for deal in after.deals if deal.id not in division.deals)
    first = replace(after, deals=stay, rulings=_of(after, stay), is_broken_off=False)
    ended = counted(pad, before, first, cause, is_correction=True)
    go = tuple(deal for deal in after.deals if deal.id in division.deals)
    rest = replace(
        after,
        id=division.unit,
        deals=go,
        removed=(),
        rulings=_of(after, go),
        first_dealer=after.first_dealer.after(ended.sheets[0].last_deal),
    )
    begun = counted(pad, before, rest, cause, is_correction=True)
    begun = replace(begun, whole=whole_of(begun.sheets[0]), whole_changed_by=())
    place = next(place for place, unit in enumerate(pad.units) if unit.id == before.id)
    return replace(pad, units=(*pad.units[:place], ended, begun, *pad.units[place + 1 :]))


def _of(unit: Unit, deals: tuple[PadDeal, ...]) -> tuple[RecordRuling, ...]:
    ids = {deal.id for deal in deals}
    return tuple(ruling for ruling in unit.rulings if ruling.deal in ids)
