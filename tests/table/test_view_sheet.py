"""The score sheet as it is shown: what is said of every figure, and what makes game from here."""

from hypothesis import given
from hypothesis import strategies as st

from strategies import low_outcomes, outcomes
from tapete.core import BIDS, Bid, Contract, Doubling, Outcome, Seat, Side
from tapete.scoring import Sheet, rubber
from tapete.scoring.sheet_view import contract_seen, enough_for_game
from tapete.table.sameness import Same
from tapete.table.view_sheet import sheet_seen


def scored(deals: list[Outcome]) -> Sheet:
    sheet = rubber.start(Seat.NORTH)
    for outcome in deals:
        if not sheet.is_over:
            sheet = rubber.score(sheet, outcome)
    return sheet


SHEETS = st.lists(outcomes() | low_outcomes(), max_size=8).map(scored)


@given(SHEETS)
def test_a_bid_that_is_enough_for_game_wins_it_and_one_level_less_does_not(sheet: Sheet) -> None:
    for side in Side:
        enough = enough_for_game(sheet, side)
        assert len(enough) == (0 if sheet.is_over else 5)
        for bid in enough:
            assert isinstance(bid, Bid)
            for other in BIDS:
                if other.strain is bid.strain:
                    contract = Contract(other, Doubling.UNDOUBLED, side.seats[0])
                    after = rubber.score(sheet, Outcome(contract, contract.tricks_needed))
                    assert (after.games_won(side) > sheet.games_won(side)) is (other.level >= bid.level)


@given(SHEETS)
def test_every_figure_is_shown_with_its_law_and_section(sheet: Sheet) -> None:
    seen = sheet_seen(sheet)
    assert [(e.deal, e.side, e.points) for e in seen.entries] == [
        (e.deal, e.side, e.points) for e in sheet.entries
    ]
    assert all(entry.law in (74, 80, 81) and entry.section.startswith("000 §0") for entry in seen.entries)
    assert (seen.totals, seen.margin, seen.winner) == (sheet.totals, sheet.margin, sheet.winner)


@given(SHEETS)
def test_every_deal_is_listed_with_the_vulnerability_it_was_played_under(sheet: Sheet) -> None:
    for place, seen in enumerate(sheet_seen(sheet).deals):
        terms = rubber.terms(scored(list(sheet.outcomes[:place])))
        assert terms is not None
        assert (seen.deal, seen.dealer, seen.vulnerability) == (terms.deal, terms.dealer, terms.vulnerability)


def test_a_sheet_is_worked_out_once() -> None:
    sheet = scored([])
    assert sheet_seen(sheet) is sheet_seen(sheet)
    assert sheet_seen(rubber.start(Seat.NORTH)) == sheet_seen(rubber.start(Seat.NORTH))


def test_the_contract_says_what_it_needs_and_what_defeats_it() -> None:
    seen = contract_seen(Contract.parse("4HX", Seat.SOUTH))
    assert seen is not None
    assert (seen.tricks_needed, seen.tricks_to_defeat, seen.dummy) == (10, 4, Seat.NORTH)
    assert contract_seen(None) is None


def test_a_key_is_the_same_only_as_itself() -> None:
    one, other = Sheet(Seat.NORTH), Sheet(Seat.NORTH)
    assert one == other and Same(one) == Same(one) and hash(Same(one)) == hash(Same(one))
    assert Same(one) != Same(other) and Same(one) != one
