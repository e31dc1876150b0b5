"""A unit counted again from its deals, and which figures a correction has changed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tapete.pad.errors import PadError, refusal_of
from tapete.pad.results import outcome_of
from tapete.pad.state import Pad, PadDeal, Unit
from tapete.scoring import AnySheet, Entry, Form, ScoreError, UnitOptions, unit

_WHOLE = 0


def counted(pad: Pad, before: Unit, after: Unit, cause: str, *, is_correction: bool) -> Unit:
    """The unit `after` with its sheets made again, and later figures marked that are not what they were.

    `cause` is the id of the deal written now; its own figures are as they should be. Raises `PadError`.
    """
    sheets = tuple(_sheet(pad, after, half) for half in range(1, len(after.seatings) + 1))
    again = replace(after, sheets=sheets)
    were, are = figures_of(before), figures_of(again)
    deals = tuple(
        replace(deal, figures=are[deal.id], changed_by=())
        if deal.id == cause
        else _marked(deal, were.get(deal.id, ()), are[deal.id], cause)
        for deal in again.deals
    )
    whole, changed_by = _whole_marked(before, again, cause, is_correction=is_correction)
    return replace(again, deals=deals, whole=whole, whole_changed_by=changed_by)


def figures_of(of: Unit) -> dict[str, tuple[Entry, ...]]:
    """What stands on the sheet for each deal."""
    found = {}
    for half, sheet in enumerate(of.sheets, 1):
        deals = (deal for deal in of.deals if deal.half == half)
        for deal, number, outcome in zip(deals, sheet.deal_numbers, sheet.outcomes, strict=True):
            is_number_of_next = outcome.is_passed_out and unit.form_of(sheet) is Form.CHICAGO
            found[deal.id] = () if is_number_of_next else unnumbered(sheet, number)
    return found


def unnumbered(sheet: AnySheet, number: int) -> tuple[Entry, ...]:
    """The figures of a deal (0: of the whole), without its number, which may move."""
    return tuple(replace(entry, deal=_WHOLE) for entry in sheet.entries if entry.deal == number)


def _marked(deal: PadDeal, were: tuple[Entry, ...], are: tuple[Entry, ...], cause: str) -> PadDeal:
    return replace(deal, changed_by=_changed_by(deal.changed_by, deal.figures, were, are, cause))


def _whole_marked(
    before: Unit, again: Unit, cause: str, *, is_correction: bool
) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    were, are = unnumbered(before.sheets[0], _WHOLE), unnumbered(again.sheets[0], _WHOLE)
    if are == were:
        return before.whole, before.whole_changed_by
    if not is_correction:
        return are, ()
    return before.whole, _changed_by(before.whole_changed_by, before.whole, were, are, cause)


def _changed_by(
    so_far: tuple[str, ...],
    entered: tuple[Entry, ...],
    were: tuple[Entry, ...],
    are: tuple[Entry, ...],
    cause: str,
) -> tuple[str, ...]:
    if are == entered:
        return ()
    return so_far if are == were or cause in so_far else (*so_far, cause)


def _sheet(pad: Pad, of: Unit, half: int) -> AnySheet:
    sheet = unit.start(pad.form, of.first_dealer, UnitOptions(pad.chicago))
    deals = tuple(deal for deal in of.deals if deal.half == half)
    for place, deal in enumerate(deals):
        if sheet.is_over:
            raise _ends_before(deals, place)
        try:
            sheet = unit.score(sheet, outcome_of(pad, deal.result), deal.board)
        except ScoreError as error:
            raise refusal_of(error) from None
    sheet = _with_rulings(sheet, of, {deal.id: place for place, deal in enumerate(deals)})
    return unit.interrupt(sheet) if of.is_broken_off and not sheet.is_over else sheet


def _ends_before(deals: tuple[PadDeal, ...], place: int) -> PadError:
    later = ", ".join(str(number) for number in range(place + 1, len(deals) + 1))
    return PadError(
        "pad/ends-before", deals=tuple(deal.id for deal in deals[place:]), last=place, later=later
    )


def _with_rulings(sheet: AnySheet, of: Unit, places: Mapping[str, int]) -> AnySheet:
    for ruling in of.rulings:
        place = places.get(ruling.deal)
        if place is None or ruling.side is None or not ruling.points:
            continue
        if unit.form_of(sheet) is Form.CHICAGO and sheet.outcomes[place].is_passed_out:
            raise PadError("pad/ruling-on-pass")
        sheet = unit.adjust(sheet, sheet.deal_numbers[place], ruling.side, ruling.points, ruling.law)
    return sheet
