"""Finding on a pad what a command names, and putting back what it changed."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.pad.errors import PadError
from tapete.pad.state import Pad, PadDeal, Unit


def unit_named(pad: Pad, unit_id: str) -> Unit:
    """The unit of that id; raises `PadError`."""
    found = next((unit for unit in pad.units if unit.id == unit_id), None)
    if found is None:
        raise PadError("pad/no-such-unit")
    return found


def deal_named(pad: Pad, deal_id: str) -> tuple[Unit, PadDeal]:
    """The deal of that id and its unit; raises `PadError`."""
    for unit in pad.units:
        for deal in unit.deals:
            if deal.id == deal_id:
                return unit, deal
    raise PadError("pad/no-such-deal")


def check_new(pad: Pad, new_id: str) -> None:
    """Refuse the id of a deal, a unit or a ruling that was used before, also for one removed since."""
    for unit in pad.units:
        things = (*unit.deals, *unit.removed)
        if unit.id == new_id or any(thing.id == new_id for thing in things):
            raise PadError("pad/id-used")
        if any(ruling.ruling == new_id for ruling in unit.rulings):
            raise PadError("pad/id-used")


def with_unit(pad: Pad, unit: Unit) -> Pad:
    """The pad with that unit in place of the one of the same id."""
    return replace(pad, units=tuple(unit if one.id == unit.id else one for one in pad.units))


def with_deal(unit: Unit, deal: PadDeal) -> Unit:
    """The unit with that deal in place of the one of the same id."""
    return replace(unit, deals=tuple(deal if one.id == deal.id else one for one in unit.deals))
