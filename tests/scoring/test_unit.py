"""Every form through one door: what holds for any sheet, corrected, adjusted or replayed."""

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from scoring.units import adjusted_sheets, as_far_as_it_goes, empty_sheets, played, sheets
from strategies import outcomes
from tapete.core import PASSED_OUT, Contract, Outcome, Seat, Side, Vulnerability
from tapete.scoring import (
    AnySheet,
    Entry,
    Form,
    Line,
    Reason,
    RubberOver,
    ScoreError,
    UnitOptions,
    auction1920,
    chicago,
    duplicate,
    rubber,
    unit,
)
from tapete.scoring.chicago import ChicagoOptions, Vulnerable

GAME = Outcome(Contract.parse("4S", Seat.SOUTH), 10)
ONE_DOWN = Outcome(Contract.parse("4S", Seat.SOUTH), 9)


def scored(form: Form, *deals: Outcome, options: UnitOptions | None = None) -> AnySheet:
    return as_far_as_it_goes(unit.start(form, Seat.NORTH, options), list(deals))


def test_each_form_starts_with_its_own_empty_sheet() -> None:
    options = UnitOptions(ChicagoOptions(Vulnerable.NONDEALER, honors=False), boards=5)
    started = {form: unit.start(form, Seat.EAST, options) for form in Form}
    assert started == {
        Form.RUBBER: rubber.start(Seat.EAST),
        Form.AUCTION1920: auction1920.start(Seat.EAST),
        Form.CHICAGO: chicago.start(Seat.EAST, options.chicago),
        Form.DUPLICATE: duplicate.start(5),
    }
    assert all(unit.form_of(sheet) is form for form, sheet in started.items())


@given(empty_sheets, played)
def test_a_deal_is_played_and_scored_by_the_rules_of_its_form(sheet: AnySheet, deals: list[Outcome]) -> None:
    module = {
        Form.RUBBER: rubber,
        Form.AUCTION1920: auction1920,
        Form.CHICAGO: chicago,
        Form.DUPLICATE: duplicate,
    }[unit.form_of(sheet)]
    for outcome in deals:
        assert unit.terms(sheet) == module.terms(sheet)
        if sheet.is_over:
            break
        assert unit.score(sheet, outcome) == module.score(sheet, outcome)
        sheet = unit.score(sheet, outcome)


@given(adjusted_sheets())
def test_the_totals_are_the_sums_of_the_entries(sheet: AnySheet) -> None:
    for side in Side:
        assert sheet.total(side) == sum(entry.points for entry in sheet.entries if entry.side is side)


@given(adjusted_sheets())
def test_a_sheet_scored_again_is_the_first(sheet: AnySheet) -> None:
    assert unit.with_outcomes(sheet, sheet.outcomes) == sheet


@given(adjusted_sheets(), outcomes(), st.data())
def test_correcting_a_deal_equals_entering_it_right(
    sheet: AnySheet, right: Outcome, data: st.DataObject
) -> None:
    place = data.draw(st.integers(1, len(sheet.outcomes)))
    afresh = unit.with_outcomes(replace(sheet, is_interrupted=False), ())
    try:
        for outcome in (*sheet.outcomes[: place - 1], right, *sheet.outcomes[place:]):
            afresh = unit.score(afresh, outcome)
        afresh = unit.interrupt(afresh) if sheet.is_interrupted else afresh
    except RubberOver:
        with pytest.raises(RubberOver):
            unit.correct(sheet, place, right)
        return
    mended = unit.correct(sheet, place, right)
    assert mended.outcomes == afresh.outcomes
    assert mended.games == afresh.games
    assert tuple(entry for entry in mended.entries if entry.reason is not Reason.ADJUSTMENT) == afresh.entries
    # And back: nothing of the mistake is left. In Chicago a deal passed out has the number of the next, and
    # so has what was agreed on it.
    if unit.form_of(sheet) is not Form.CHICAGO or not right.is_passed_out:
        assert unit.correct(mended, place, sheet.outcomes[place - 1]) == sheet


@given(adjusted_sheets(), st.data())
def test_adjustments_survive_corrections_at_the_same_outcome(sheet: AnySheet, data: st.DataObject) -> None:
    place = data.draw(st.integers(1, len(sheet.outcomes)))
    right = data.draw(st.sampled_from((ONE_DOWN, PASSED_OUT, GAME)))
    try:
        mended = unit.correct(sheet, place, right)
    except RubberOver:
        return
    assert agreed(mended) == agreed(sheet)


def agreed(sheet: AnySheet) -> list[tuple[Side, Line, int, int | None]]:
    return [
        (entry.side, entry.line, entry.points, entry.law)
        for entry in sheet.entries
        if entry.reason is Reason.ADJUSTMENT
    ]


@given(sheets(), st.sampled_from(Side), st.integers(-900, 900), st.data())
def test_an_adjustment_stands_last_of_its_deal_and_never_counts_towards_a_game(
    sheet: AnySheet, side: Side, points: int, data: st.DataObject
) -> None:
    assume(sheet.outcomes)
    deal = data.draw(st.sampled_from(sheet.deal_numbers))
    adjusted = unit.adjust(sheet, deal, side, points, 64)
    entry = Entry(deal, side, Line.ABOVE, points, Reason.ADJUSTMENT, 64)
    place = adjusted.entries.index(entry)
    assert adjusted.entries[:place] + adjusted.entries[place + 1 :] == sheet.entries
    order = [*sheet.deal_numbers, 0]
    assert [order.index(each.deal) for each in adjusted.entries] == sorted(
        order.index(each.deal) for each in adjusted.entries
    )
    assert all(each.deal != deal for each in adjusted.entries[place + 1 :])
    assert [adjusted.below(each) for each in Side] == [sheet.below(each) for each in Side]
    assert (adjusted.games, adjusted.is_over, unit.terms(adjusted)) == (
        sheet.games,
        sheet.is_over,
        unit.terms(sheet),
    )
    assert adjusted.total(side) == sheet.total(side) + points


@given(st.lists(outcomes(), min_size=6, max_size=6), st.integers(1, 6))
def test_a_set_with_a_size_ends_at_its_size(deals: list[Outcome], size: int) -> None:
    sheet = unit.start(Form.DUPLICATE, Seat.NORTH, UnitOptions(boards=size))
    for number, outcome in enumerate(deals[:size], 1):
        terms = unit.terms(sheet)
        assert terms is not None and terms.deal == number
        assert not sheet.is_over
        sheet = unit.score(sheet, outcome)
    assert (sheet.is_over, unit.terms(sheet), sheet.deal_numbers) == (True, None, tuple(range(1, size + 1)))
    with pytest.raises(RubberOver, match=f"the set of boards ended after {size} of them"):
        unit.score(sheet, GAME)
    with pytest.raises(RubberOver):
        unit.interrupt(sheet)


@given(sheets())
def test_the_deals_of_a_sheet_are_told_with_what_each_was_played_under(sheet: AnySheet) -> None:
    told = list(unit.deals(sheet))
    assert tuple(outcome for _, outcome in told) == sheet.outcomes
    assert tuple(terms.deal for terms, _ in told) == sheet.deal_numbers


def test_boards_keep_their_numbers_when_one_is_corrected() -> None:
    sheet: AnySheet = duplicate.start()
    for board in (7, 3, 12):
        sheet = unit.score(sheet, GAME, board)
    sheet = unit.adjust(sheet, 3, Side.EW, 100, 12)
    assert [entry.deal for entry in sheet.entries] == [7, 7, 3, 3, 3, 12, 12]
    mended = unit.correct(sheet, 1, ONE_DOWN)
    assert mended.deal_numbers == (7, 3, 12)
    assert [entry.deal for entry in mended.entries] == [7, 3, 3, 3, 12, 12]
    assert [terms.deal for terms, _ in unit.deals(mended)] == [7, 3, 12]


def test_an_adjustment_follows_its_deal_when_one_before_it_turns_out_to_have_been_passed_out() -> None:
    sheet = unit.adjust(scored(Form.CHICAGO, GAME, GAME, GAME), 3, Side.EW, 50, 64)
    mended = unit.correct(sheet, 2, PASSED_OUT)
    assert mended.deal_numbers == (1, 2, 2)
    assert mended.entries[-1] == Entry(2, Side.EW, Line.ABOVE, 50, Reason.ADJUSTMENT, 64)


def test_an_adjustment_goes_with_its_outcome() -> None:
    sheet = unit.adjust(scored(Form.RUBBER, ONE_DOWN, GAME), 2, Side.EW, 50, 64)
    assert unit.with_outcomes(sheet, (ONE_DOWN,)) == scored(Form.RUBBER, ONE_DOWN)


@pytest.mark.parametrize("form", [Form.RUBBER, Form.CHICAGO])
def test_honors_claimed_after_an_adjustment_leave_it_where_it_was(form: Form) -> None:
    claim = rubber.claim_honors if form is Form.RUBBER else chicago.claim_honors
    sheet = unit.adjust(scored(form, ONE_DOWN, GAME), 2, Side.EW, 50, 64)
    claimed = claim(sheet, 2, Seat.SOUTH, 4)  # type: ignore[arg-type]  # one of the two, as the form says
    with_honors = Outcome(GAME.contract, 10, ((Seat.SOUTH, 4),))
    assert claimed == unit.adjust(scored(form, ONE_DOWN, with_honors), 2, Side.EW, 50, 64)


@pytest.mark.parametrize("form", Form)
def test_a_deal_not_scored_can_be_neither_adjusted_nor_corrected(form: Form) -> None:
    sheet = scored(form, GAME)
    for deal in (0, -1, 2):
        with pytest.raises(ScoreError) as refused:
            unit.adjust(sheet, deal, Side.NS, 50, None)
        assert refused.value.code == "score/no-such-deal"
        with pytest.raises(ScoreError) as refused:
            unit.correct(sheet, deal, GAME)
        assert refused.value.code == "score/no-such-deal"


def test_a_rubber_that_would_have_ended_before_its_last_deal_cannot_be_corrected_so() -> None:
    sheet = scored(Form.RUBBER, GAME, ONE_DOWN, ONE_DOWN)
    with pytest.raises(RubberOver):
        unit.correct(sheet, 2, GAME)


def test_a_rubber_broken_off_stays_so_with_the_bonus_that_is_then_due() -> None:
    broken_off = unit.interrupt(scored(Form.RUBBER, GAME, ONE_DOWN))
    assert broken_off.entries[-1].reason is Reason.UNFINISHED_GAME
    mended = unit.correct(broken_off, 1, ONE_DOWN)
    assert (mended.is_over, mended.entries[-1].reason) == (True, Reason.UNDERTRICKS)


@pytest.mark.parametrize("form", [form for form in Form if form is not Form.RUBBER])
def test_only_rubber_bridge_has_a_bonus_for_a_unit_broken_off(form: Form) -> None:
    sheet = scored(form, GAME)
    assert unit.interrupt(sheet).entries == sheet.entries
    assert unit.interrupt(sheet).is_over


def test_vulnerability_is_that_of_the_next_deal_and_of_a_rubber_that_ended() -> None:
    assert unit.vulnerability(scored(Form.RUBBER, GAME)) is Vulnerability.NS
    assert unit.vulnerability(scored(Form.RUBBER, GAME, GAME)) is Vulnerability.NS
    assert unit.vulnerability(scored(Form.AUCTION1920, GAME)) is Vulnerability.NONE
    assert unit.vulnerability(scored(Form.CHICAGO, GAME)) is Vulnerability.EW
    assert unit.vulnerability(scored(Form.DUPLICATE, GAME)) is Vulnerability.NS
    closed = unit.interrupt(scored(Form.DUPLICATE, GAME))
    assert unit.vulnerability(closed) is Vulnerability.NONE


def test_a_set_has_at_least_one_board() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"boards": 0}, UnitOptions)


@given(adjusted_sheets())
def test_only_adjustments_say_their_law_and_a_sheet_survives_being_written(sheet: AnySheet) -> None:
    written = msgspec.to_builtins(sheet.entries)
    for entry, fields in zip(sheet.entries, written, strict=True):
        assert ("law" in fields) == (entry.law is not None)
    assert msgspec.convert(written, tuple[Entry, ...]) == sheet.entries


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("agreed", [True, False])
def test_honors_score_but_in_duplicate_and_in_a_chicago_without_them(form: Form, agreed: bool) -> None:
    sheet = unit.start(form, Seat.NORTH, UnitOptions(ChicagoOptions(honors=agreed)))
    scored = {Form.RUBBER: True, Form.AUCTION1920: True, Form.CHICAGO: agreed, Form.DUPLICATE: False}
    assert unit.counts_honors(sheet) is scored[form]
