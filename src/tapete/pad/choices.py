"""What can be entered of a deal, so that whoever shows a pad need not know."""

from __future__ import annotations

from tapete.core import Doubling, Strain
from tapete.pad.players import most_players
from tapete.pad.results import counts_honors
from tapete.pad.state import Pad
from tapete.pad.view_types import HonorsChoice, LevelChoice, PadChoices, PadMay
from tapete.scoring import Form
from tapete.scoring.honors import ENOUGH, honors_in_pack


def choices(pad: Pad) -> PadChoices:
    """Contracts, tricks and honors that can be."""
    return PadChoices(
        tuple(LevelChoice(level, 6 + level) for level in range(1, 8)),
        tuple(Strain),
        tuple(Doubling),
        tuple(range(14)),
        tuple(HonorsChoice(strain, hand_counts(pad, strain), honors_in_pack(strain)) for strain in Strain)
        if counts_honors(pad)
        else (),
    )


def hand_counts(pad: Pad, strain: Strain) -> tuple[int, ...]:
    """The honors that can be entered for one hand."""
    fewest = 1 if pad.form is Form.AUCTION1920 else ENOUGH
    return tuple(range(fewest, honors_in_pack(strain) + 1))


def may(pad: Pad) -> PadMay:
    """What can be written now."""
    is_open = pad.ended is None
    takes_more = tuple(
        unit.id
        for unit in pad.units
        if is_open and (not unit.is_over or (unit.is_broken_off and unit is pad.units[-1]))
    )
    return PadMay(
        is_open and pad.open_unit is None,
        len(pad.players) < most_players(pad.form),
        takes_more,
        tuple(unit.id for unit in pad.units if not unit.is_over),
        tuple(unit.id for unit in pad.units if not unit.deals),
        pad.open_unit is None and bool(pad.units),
        not is_open,
    )
