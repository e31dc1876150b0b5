"""Deals on a pad: entered, corrected, removed; late honors."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.pad.commands import CorrectDeal, EnterDeal, EnterHonors, RemoveDeal
from tapete.pad.counting import counted
from tapete.pad.division import Division, divided
from tapete.pad.errors import PadError, refusal_of
from tapete.pad.finding import check_new, deal_named, unit_named, with_deal, with_unit
from tapete.pad.results import counts_honors, law_of_end, outcome_of
from tapete.pad.state import Pad, PadDeal, Unit, Was
from tapete.scoring import Form, ScoreError
from tapete.scoring.honors import with_claim

MOST_DEALS = 100
"""Deals of a rubber or a Chicago; the longest rubbers have a third of them."""


def enter_deal(pad: Pad, command: EnterDeal, at: float) -> Pad:
    """Write a deal on its unit, the last or before another; raises `PadError`."""
    if pad.ended is not None:
        raise PadError("pad/ended")
    check_new(pad, command.deal)
    if pad.form is not Form.DUPLICATE and len(unit_named(pad, command.unit).deals) >= MOST_DEALS:
        raise PadError("pad/full")
    into = _taken_up_again(pad, unit_named(pad, command.unit))
    board, half = _board_and_half(pad, into, command)
    outcome_of(pad, command.result)
    place = _place(into, command)
    if into.is_over and command.before is None:
        raise PadError("pad/rubber-over", law_of_end(pad, into))
    deal = PadDeal(command.deal, command.result, at, half, board)
    entered = replace(into, deals=(*into.deals[:place], deal, *into.deals[place:]))
    is_correction = command.before is not None
    return with_unit(pad, counted(pad, into, entered, deal.id, is_correction=is_correction))


def enter_honors(pad: Pad, command: EnterHonors, at: float) -> Pad:
    """Honors claimed after the result was entered; raises `PadError`."""
    unit, deal = deal_named(pad, command.deal)
    if pad.form is Form.AUCTION1920:
        raise PadError("pad/honors-dealt")
    if not counts_honors(pad):
        raise PadError("pad/honors-not-counted")
    if not is_in_time(unit, deal):
        raise PadError("pad/honors-too-late", 81)
    try:
        claimed = with_claim(outcome_of(pad, deal.result), command.seat, command.count)
    except ScoreError as error:
        raise refusal_of(error) from None
    late = replace(deal, result=replace(deal.result, honors=claimed.honors))
    return with_unit(pad, counted(pad, unit, with_deal(unit, late), deal.id, is_correction=False))


def is_in_time(unit: Unit, deal: PadDeal) -> bool:
    """Whether honors can still be claimed: the deal is the last, its unit not over (spec 000 §05)."""
    return not unit.is_over and deal == unit.deals[-1] and deal.result.tricks is not None


def correct_deal(pad: Pad, command: CorrectDeal, at: float) -> Pad:
    """Write a deal anew and count all after it again; raises `PadError`."""
    unit, deal = deal_named(pad, command.deal)
    outcome_of(pad, command.result)
    was = Was(deal.result, at, command.note)
    right = with_deal(unit, replace(deal, result=command.result, was=(*deal.was, was)))
    try:
        return with_unit(pad, counted(pad, unit, right, deal.id, is_correction=True))
    except PadError as error:
        if error.code != "pad/ends-before" or command.rest is None:
            raise
        return divided(pad, unit, right, deal.id, Division(command.rest, error.deals))


def remove_deal(pad: Pad, command: RemoveDeal, at: float) -> Pad:
    """Take a deal out and count all after it again; its rulings go with it. Raises `PadError`."""
    unit, deal = deal_named(pad, command.deal)
    gone = replace(deal, was=(*deal.was, Was(deal.result, at, command.note)))
    without = replace(
        unit,
        deals=tuple(one for one in unit.deals if one.id != deal.id),
        removed=(*unit.removed, gone),
        rulings=tuple(ruling for ruling in unit.rulings if ruling.deal != deal.id),
    )
    return with_unit(pad, counted(pad, unit, without, deal.id, is_correction=True))


def _taken_up_again(pad: Pad, unit: Unit) -> Unit:
    """A unit broken off goes on with its next deal, if no other was begun since."""
    is_last = pad.units[-1].id == unit.id
    if not unit.is_broken_off or not is_last:
        return unit
    return counted(pad, unit, replace(unit, is_broken_off=False), "", is_correction=False)


def _board_and_half(pad: Pad, unit: Unit, command: EnterDeal) -> tuple[int | None, int]:
    if pad.form is not Form.DUPLICATE:
        if command.board is not None or command.half is not None:
            raise PadError("pad/wrong-form")
        return None, 1
    board, half = command.board, command.half
    if board is None or board not in unit.boards or half is None or not 1 <= half <= len(unit.seatings):
        raise PadError("pad/no-such-board")
    if any((deal.board, deal.half) == (board, half) for deal in unit.deals):
        raise PadError("pad/board-entered")
    return board, half


def _place(unit: Unit, command: EnterDeal) -> int:
    """Before how many deals it is written."""
    ids = tuple(deal.id for deal in unit.deals)
    if command.before is not None and command.before not in ids:
        raise PadError("pad/no-such-deal")
    place = len(ids) if command.before is None else ids.index(command.before)
    if command.after is not None and command.after != (ids[place - 1] if place else ""):
        raise PadError("pad/moved-on")
    return place
