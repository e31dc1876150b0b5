"""The sheet of any form spelt out: it says what the sheet says, with the reason of each figure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.units import adjusted_sheets, as_far_as_it_goes, sheets
from tapete.core import PASSED_OUT, Bid, Call, Contract, Doubling, Outcome, Seat, Side, Strain
from tapete.scoring import AnySheet, Code, Entry, Form, Line, Reason, source, unit
from tapete.scoring.sheet_view import contract_seen, enough_for_game, entry_seen, points_needed, sheet_seen


def scored(form: Form, *deals: Outcome) -> AnySheet:
    return as_far_as_it_goes(unit.start(form, Seat.NORTH), list(deals))


def made(contract: str, declarer: Seat, tricks: int) -> Outcome:
    return Outcome(Contract.parse(contract, declarer), tricks)


@given(adjusted_sheets())
def test_it_says_what_the_sheet_says(sheet: AnySheet) -> None:
    seen = sheet_seen(sheet)
    assert seen.form is unit.form_of(sheet)
    assert [(each.deal, each.side, each.line, each.points, each.reason) for each in seen.entries] == [
        (each.deal, each.side, each.line, each.points, each.reason) for each in sheet.entries
    ]
    assert [(game.deal, game.side) for game in seen.games] == list(sheet.games)
    assert (seen.totals, seen.winner, seen.margin) == (sheet.totals, sheet.winner, sheet.margin)
    assert (seen.is_over, seen.is_interrupted) == (sheet.is_over, sheet.is_interrupted)
    assert [seen.below[side] for side in Side] == [sheet.below(side) for side in Side]
    assert [seen.games_won[side] for side in Side] == [sheet.games_won(side) for side in Side]


@given(sheets())
def test_every_deal_is_listed_with_what_it_was_played_under_and_what_it_brought(sheet: AnySheet) -> None:
    deals = sheet_seen(sheet).deals
    assert [deal.place for deal in deals] == list(range(1, len(sheet.outcomes) + 1))
    assert [deal.deal for deal in deals] == list(sheet.deal_numbers)
    assert [deal.tricks_taken for deal in deals] == [outcome.tricks_taken for outcome in sheet.outcomes]
    of_the_whole = sum(
        entry.points if entry.side is Side.NS else -entry.points for entry in sheet.entries if entry.deal == 0
    )
    assert sum(deal.score_ns for deal in deals) + of_the_whole == sheet.margin


@given(sheets(), st.sampled_from(Side))
def test_the_bids_named_make_game_and_no_lower_one_of_their_strain_does(sheet: AnySheet, side: Side) -> None:
    found = enough_for_game(sheet, side)
    if sheet.is_over:
        assert found == ()
        return
    assert len(found) == len({bid.strain for bid in found if isinstance(bid, Bid)}) == len(Strain)
    for bid in found:
        assert isinstance(bid, Bid)
        assert wins_a_game(sheet, side, bid)
        assert bid.level == 1 or not wins_a_game(sheet, side, Bid(bid.level - 1, bid.strain))


def wins_a_game(sheet: AnySheet, side: Side, bid: Bid) -> bool:
    contract = Contract(bid, Doubling.UNDOUBLED, side.seats[0])
    after = unit.score(sheet, Outcome(contract, bid.tricks_needed))
    if unit.form_of(sheet) is Form.DUPLICATE:
        return after.entries[-1].reason is Reason.GAME_BONUS
    return after.games_won(side) > sheet.games_won(side)


def test_a_part_score_makes_game_nearer() -> None:
    sheet = scored(Form.RUBBER, made("2H", Seat.SOUTH, 8))
    assert [points_needed(sheet, side) for side in Side] == [40, 100]
    assert [str(bid) for bid in named(sheet, Side.NS)] == ["1NT", "2C", "2D", "2H", "2S"]
    assert [str(bid) for bid in named(sheet, Side.EW)] == ["3NT", "4H", "4S", "5C", "5D"]


def test_in_1920_game_is_30_and_in_duplicate_nothing_is_needed_from_before() -> None:
    assert [str(bid) for bid in named(scored(Form.AUCTION1920), Side.NS)] == ["3NT", "4H", "4S", "5C", "5D"]
    assert points_needed(scored(Form.AUCTION1920), Side.NS) == 30
    duplicate = scored(Form.DUPLICATE, made("2H", Seat.SOUTH, 8))
    assert sheet_seen(duplicate).needed is None
    assert [str(bid) for bid in named(duplicate, Side.NS)] == ["3NT", "4H", "4S", "5C", "5D"]


def named(sheet: AnySheet, side: Side) -> tuple[Call, ...]:
    return enough_for_game(sheet, side)


@pytest.mark.parametrize("form", Form)
def test_a_figure_says_where_its_form_has_it(form: Form) -> None:
    for reason in Reason:
        said = source(form, reason)
        seen = entry_seen(form, Entry(1, Side.EW, Line.ABOVE, 50, reason))
        assert (seen.section, seen.law, seen.code) == (said.section, said.law, said.code), reason


def test_an_adjustment_says_the_law_that_was_applied() -> None:
    seen = entry_seen(Form.DUPLICATE, Entry(1, Side.EW, Line.ABOVE, 100, Reason.ADJUSTMENT, 64))
    assert (seen.law, seen.code) == (64, Code.DUPLICATE)


def test_a_contract_says_how_many_tricks_make_it_and_how_many_defeat_it() -> None:
    seen = contract_seen(Contract.parse("4SX", Seat.WEST))
    assert seen is not None
    assert (seen.dummy, seen.tricks_needed, seen.tricks_to_defeat) == (Seat.EAST, 10, 4)
    assert contract_seen(None) is None


def test_a_deal_passed_out_in_chicago_has_the_number_of_the_next_and_brought_nothing() -> None:
    deals = sheet_seen(scored(Form.CHICAGO, PASSED_OUT, made("4S", Seat.SOUTH, 10))).deals
    assert [(deal.place, deal.deal, deal.score_ns) for deal in deals] == [(1, 1, 0), (2, 1, 420)]
    assert deals[0].dealer is deals[1].dealer is Seat.NORTH
