"""A unit counted again from its deals, and which figures a correction has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from msgspec.structs import replace

from tapete.pad.commands import RecordRuling
from tapete.pad.errors import PadError, refusal_of
from tapete.pad.results import law_of, outcome_of
from tapete.pad.state import Pad, PadDeal, Unit
from tapete.rulings import irregularity
from tapete.scoring import AnySheet, Entry, Form, ScoreError, UnitOptions, unit

Figures = tuple[Entry, ...]
"""What stands on a sheet for a deal, or for the whole; all of deal 0, since numbers may move."""

_WHOLE = 0


def empty_sheet(pad: Pad, of: Unit) -> AnySheet:
    """A sheet before the first deal."""
    return unit.start(pad.form, of.first_dealer, UnitOptions(pad.chicago))


def counted(pad: Pad, before: Unit, after: Unit, cause: str, *, is_correction: bool) -> Unit:
    """The unit `after` with its sheets made again, and the figures marked that are not what they were.

    `cause` is the id of the deal written now; its own figures are as they should be. Raises `PadError`.
    """
    halves = range(1, len(after.seatings) + 1)
    again = replace(after, sheets=tuple(_sheet(pad, before, after, half) for half in halves))
    if not any(sheet.is_interrupted for sheet in again.sheets):
        again = replace(again, is_broken_off=False)
    were, are = figures_of(before), figures_of(again)
    deals = tuple(
        _marked(deal, were.get(deal.id, ()), are[deal.id], cause)
        if deal.id == cause or were.get(deal.id) != are[deal.id]
        else deal
        for deal in again.deals
    )
    return _with_whole_marked(before, replace(again, deals=deals), cause, is_correction=is_correction)


def figures_of(of: Unit) -> dict[str, Figures]:
    """What stands on the sheet for each deal, by its id."""
    found = {}
    for half, sheet in enumerate(of.sheets, 1):
        by_number = _by_number(sheet)
        deals = (deal for deal in of.deals if deal.half == half)
        for deal, number, outcome in zip(deals, sheet.deal_numbers, sheet.outcomes, strict=True):
            is_number_of_next = outcome.is_passed_out and unit.form_of(sheet) is Form.CHICAGO
            found[deal.id] = () if is_number_of_next else tuple(by_number[number])
    return found


def whole_of(sheet: AnySheet) -> Figures:
    """The figures of the whole, such as the bonus for the rubber."""
    return tuple(entry for entry in sheet.entries if entry.deal == _WHOLE)


def _marked(deal: PadDeal, were: Figures, are: Figures, cause: str) -> PadDeal:
    if deal.id == cause:
        return replace(deal, figures=are, changed_by=())
    return replace(deal, changed_by=_changed_by(deal.changed_by, deal.figures, were, are, cause))


def _by_number(sheet: AnySheet) -> Mapping[int, list[Entry]]:
    found = defaultdict(list)
    for entry in sheet.entries:
        found[entry.deal].append(replace(entry, deal=_WHOLE))
    return found


def _with_whole_marked(before: Unit, again: Unit, cause: str, *, is_correction: bool) -> Unit:
    were, are = whole_of(before.sheets[0]), whole_of(again.sheets[0])
    if are == were:
        return again
    if not is_correction:
        return replace(again, whole=are, whole_changed_by=())
    changed_by = _changed_by(before.whole_changed_by, before.whole, were, are, cause)
    return replace(again, whole_changed_by=changed_by)


def _changed_by(
    so_far: tuple[str, ...], entered: Figures, were: Figures, are: Figures, cause: str
) -> tuple[str, ...]:
    if are == entered:
        return ()
    return so_far if are == were or cause in so_far else (*so_far, cause)


def _sheet(pad: Pad, before: Unit, after: Unit, half: int) -> AnySheet:
    """Made again only if something on it was written."""
    deals, rulings = _on_sheet(after, half)
    if (deals, rulings) == _on_sheet(before, half) and after.is_broken_off is before.is_broken_off:
        return before.sheets[half - 1]
    sheet = empty_sheet(pad, after)
    for place, deal in enumerate(deals):
        if sheet.is_over:
            raise _ends_before(deals, place)
        try:
            sheet = unit.score(sheet, outcome_of(pad, deal.result), deal.board)
        except ScoreError as error:
            raise refusal_of(error) from None
    places = {deal.id: place for place, deal in enumerate(deals)}
    for ruling in rulings:
        sheet = _ruled(pad, sheet, places[ruling.deal], ruling)
    return unit.interrupt(sheet) if after.is_broken_off and not sheet.is_over else sheet


def _on_sheet(of: Unit, half: int) -> tuple[tuple[PadDeal, ...], tuple[RecordRuling, ...]]:
    deals = tuple(deal for deal in of.deals if deal.half == half)
    ids = {deal.id for deal in deals}
    return deals, tuple(ruling for ruling in of.rulings if ruling.deal in ids)


def _ends_before(deals: tuple[PadDeal, ...], place: int) -> PadError:
    later = ", ".join(str(number) for number in range(place + 1, len(deals) + 1))
    ids = tuple(deal.id for deal in deals[place:])
    return PadError("pad/ends-before", deals=ids, last=place, later=later)


def law_of_ruling(pad: Pad, ruling: RecordRuling) -> int | None:
    """The Law that was named, or that of the irregularity, where the form's laws have numbers."""
    known = irregularity(ruling.irregularity)
    if ruling.law is not None or known is None:
        return ruling.law
    return law_of(pad, known.law)


def _ruled(pad: Pad, sheet: AnySheet, place: int, ruling: RecordRuling) -> AnySheet:
    if ruling.side is None or not ruling.points:
        return sheet
    if unit.form_of(sheet) is Form.CHICAGO and sheet.outcomes[place].is_passed_out:
        raise PadError("pad/ruling-on-pass")
    return unit.adjust(
        sheet, sheet.deal_numbers[place], ruling.side, ruling.points, law_of_ruling(pad, ruling)
    )
