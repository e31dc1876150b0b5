"""Whatever is written on a pad can be read again; corrected is as good as right, and the sums are sums."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from pad.writing import CHANGED, SEATS, Evening
from strategies import low_outcomes, outcomes, seats, sides
from tapete.core import Outcome, Side
from tapete.pad import AnyPadCommand, OpenPad, PadError, preview, replay, step, take, view_of
from tapete.pad.commands import (
    BreakOff,
    CorrectDeal,
    EnterDeal,
    EnterHonors,
    PadResult,
    RecordRuling,
    RemoveDeal,
    RemoveRuling,
)
from tapete.pad.export import rows
from tapete.scoring import Form
from tapete.scoring.sheet_view import EntrySeen

IDS = st.integers(1, 6).map(lambda number: f"d{number}")


def typed(outcome: Outcome) -> PadResult:
    """As it is typed on a pad, which takes no honors that would score nothing."""
    if outcome.contract is None:
        return PadResult("pass")
    honors = tuple((seat, held) for seat, held in outcome.honors if held >= 4)
    return PadResult(f"{outcome.contract}", outcome.contract.declarer, outcome.tricks_taken, honors)


results = (outcomes() | low_outcomes()).map(typed)
deals = st.builds(EnterDeal, st.just("u1"), IDS, results, before=st.none() | IDS)
boards = st.builds(EnterDeal, st.just("u1"), IDS, results, board=st.integers(1, 3), half=st.integers(1, 2))
corrections = st.builds(CorrectDeal, IDS, results, rest=st.sampled_from([None, "u2", "u3"]))
others = st.one_of(
    corrections,
    st.builds(RemoveDeal, IDS),
    st.builds(
        RecordRuling, st.sampled_from("rs"), IDS, st.just(""), st.just(""), sides, st.integers(-200, 200)
    ),
    st.builds(RemoveRuling, st.sampled_from("rs")),
    st.builds(EnterHonors, IDS, seats, st.integers(3, 5)),
    st.just(BreakOff("u1")),
)


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    """A unit of any form with up to six deals, on which whatever was drawn was tried."""
    form = draw(st.sampled_from(Form))
    evening = Evening(form)
    evening = evening.boards(3, SEATS, CHANGED) if form is Form.DUPLICATE else evening.sits()
    entering = boards if form is Form.DUPLICATE else deals
    for command in draw(st.lists(entering | entering | others, max_size=14)):
        tried(evening, command)
    return evening


def tried(evening: Evening, command: AnyPadCommand) -> None:
    """Written if it can be."""
    try:
        evening.write(command)
    except PadError:
        return


@given(evenings())
def test_a_pad_read_from_its_log_is_the_pad_that_was_written(evening: Evening) -> None:
    assert replay(evening.lines) == evening.pad
    assert view_of(replay(evening.lines)) == evening.view


@given(evenings())
def test_a_pad_corrected_is_the_pad_on_which_all_was_entered_right(evening: Evening) -> None:
    right = Evening(evening.pad.form)
    for unit in evening.pad.units:
        if unit.boards:
            right.boards(3, SEATS, CHANGED)
        else:
            right.sits(unit.id, first_dealer=unit.first_dealer)
        for deal in unit.deals:
            half = deal.half if unit.boards else None
            right.write(EnterDeal(unit.id, deal.id, deal.result, board=deal.board, half=half))
        right.write(*unit.rulings)
        if unit.is_broken_off:
            right.write(BreakOff(unit.id))
    assert [unit.sheets for unit in right.pad.units] == [unit.sheets for unit in evening.pad.units]
    assert right.view.ledger == evening.view.ledger
    assert right.view.units[0].travellers == evening.view.units[0].travellers


@given(evenings())
def test_totals_are_the_sums_of_what_is_shown(evening: Evening) -> None:
    for seen in evening.view.units:
        assert [deal.score_ns for deal in seen.deals] == [sum_of(deal.entries) for deal in seen.deals]
        if seen.sheet is not None:
            assert seen.sheet.margin == sum_of(seen.sheet.entries)
            of_the_whole = [entry for entry in seen.sheet.entries if entry.deal == 0]
            assert seen.sheet.margin == sum(deal.score_ns for deal in seen.deals) + sum_of(of_the_whole)


@given(evenings())
def test_a_figure_is_marked_just_when_it_is_not_what_was_entered(evening: Evening) -> None:
    for deal in (deal for unit in evening.view.units for deal in unit.deals):
        kept = evening.deal(deal.id).figures
        shown = [(entry.side, entry.points, entry.reason) for entry in deal.entries]
        assert bool(deal.changed_by) == (
            shown != [(entry.side, entry.points, entry.reason) for entry in kept]
        )


@given(evenings(), st.data())
def test_what_is_sent_twice_or_in_parts_gives_the_same_pad(evening: Evening, data: st.DataObject) -> None:
    first, *rest = evening.lines
    queue = [(line.command_id, line.command) for line in rest if not isinstance(line.command, OpenPad)]
    cut = data.draw(st.integers(0, len(queue)))
    back = data.draw(st.integers(0, cut))
    begun = replay([first])
    part, _ = take(begun, queue[:cut], 7.0)
    both, answers = take(replay(part, begun), queue[cut - back :], 8.0)
    again = replay(both, replay(part, begun))
    assert again.done == evening.pad.done
    assert view_of(again).ledger == evening.view.ledger
    assert [unit.sheets for unit in again.units] == [unit.sheets for unit in evening.pad.units]
    assert all(answer.version is not None for answer in answers)


@given(evenings(), deals | boards | corrections)
def test_what_a_preview_tells_comes_about(evening: Evening, command: EnterDeal | CorrectDeal) -> None:
    try:
        told = preview(evening.pad, command)
    except PadError:
        evening.refusal(command)
        return
    written = replay(step(evening.pad, "new", command, 0.0), evening.pad)
    seen, deal = next(
        (unit, one) for unit in view_of(written).units for one in unit.deals if one.id == command.deal
    )
    assert (told.entries, told.ends_unit) == (deal.entries, seen.is_over)
    assert seen.sheet is None or told.totals == seen.sheet.totals


@given(evenings())
def test_every_pad_can_be_exported_and_its_columns_add_up(evening: Evening) -> None:
    told = list(rows(evening.pad, "ca"))
    for number, unit in enumerate(evening.pad.units, 1):
        of_unit = [row for row in told if len(row) == 16 and row[0] == f"{number}"]
        for column, side in ((13, Side.NS), (14, Side.EW)):
            assert sum(int(row[column]) for row in of_unit) == sum(sheet.total(side) for sheet in unit.sheets)


def sum_of(entries: Iterable[EntrySeen]) -> int:
    """What they come to for North-South."""
    return sum(entry.points if entry.side is Side.NS else -entry.points for entry in entries)
