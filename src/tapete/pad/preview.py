"""What a deal would come to if it were entered or corrected so: told before anything is written."""

from __future__ import annotations

import msgspec

from tapete.core import BySide, Side
from tapete.pad.commands import CorrectDeal, EnterDeal
from tapete.pad.counting import figures_of
from tapete.pad.finding import deal_named, unit_named
from tapete.pad.log import Written, apply
from tapete.pad.state import Pad
from tapete.pad.view import deals_seen, whole_seen
from tapete.scoring.sheet_view import EntrySeen


class PadPreview(msgspec.Struct, frozen=True):
    """What would stand on the sheet."""

    entries: tuple[EntrySeen, ...]
    """The figures of the deal."""
    whole: tuple[EntrySeen, ...]
    """Those of the whole that come with it, such as the bonus for the rubber."""
    totals: BySide[int]
    wins_game: Side | None
    """Who wins a game by this deal."""
    ends_unit: bool
    """Whether it would be over then."""
    changes: tuple[str, ...]
    """Other deals whose figures would change, by their ids."""


def preview(pad: Pad, command: EnterDeal | CorrectDeal) -> PadPreview:
    """What the command would bring about; raises `PadError` for what could not be written."""
    written = apply(pad, Written("", 0.0, command))
    after, deal = deal_named(written, command.deal)
    seen = next(one for one in deals_seen(pad, after) if one.id == deal.id)
    sheet = after.sheets[deal.half - 1]
    were = figures_of(unit_named(pad, after.id))
    are = {deal_id: figures for unit in written.units for deal_id, figures in figures_of(unit).items()}
    return PadPreview(
        seen.entries,
        whole_seen(pad, sheet),
        sheet.totals,
        next((side for last, side in sheet.games if last == seen.number), None),
        after.is_over,
        tuple(one for one, figures in were.items() if one != deal.id and figures != are[one]),
    )
