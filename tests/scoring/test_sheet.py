import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import low_outcomes, outcomes, seats
from tapete.core import Contract, Outcome, Seat, Side, Vulnerability
from tapete.scoring import GAME, Columns, Line, Reason, Sheet, rubber

RUBBERS = st.lists(outcomes() | low_outcomes(), max_size=12)


def played(*deals: tuple[str, Seat, int]) -> Sheet:
    sheet = rubber.start(Seat.NORTH)
    for contract, declarer, tricks in deals:
        sheet = rubber.score(sheet, Outcome(Contract.parse(contract, declarer), tricks))
    return sheet


def as_far_as_it_goes(first_dealer: Seat, deals: list[Outcome]) -> Sheet:
    sheet = rubber.start(first_dealer)
    for outcome in deals:
        if not sheet.is_over:
            sheet = rubber.score(sheet, outcome)
    return sheet


@given(seats, RUBBERS)
def test_totals_are_the_sums_of_the_entries(dealer: Seat, deals: list[Outcome]) -> None:
    sheet = as_far_as_it_goes(dealer, deals)
    for side in Side:
        own = [entry for entry in sheet.entries if entry.side is side]
        assert sheet.total(side) == sheet.totals[side] == sum(entry.points for entry in own)
        assert sheet.total(side) == sheet.total_below(side) + sheet.total_above(side)
        assert sheet.total_below(side) == sum(entry.points for entry in own if entry.line is Line.BELOW)
    assert sheet.margin == sheet.total(Side.NS) - sheet.total(Side.EW)


@given(seats, RUBBERS)
def test_what_a_side_has_below_the_line_and_what_it_needs_make_a_game(
    dealer: Seat, deals: list[Outcome]
) -> None:
    sheet = as_far_as_it_goes(dealer, deals)
    for side in Side:
        assert 0 <= sheet.below(side) < GAME
        assert sheet.below(side) + sheet.needed(side) == GAME


@given(seats, RUBBERS)
def test_a_side_is_vulnerable_once_it_has_won_a_game(dealer: Seat, deals: list[Outcome]) -> None:
    sheet = as_far_as_it_goes(dealer, deals)
    for side in Side:
        won = [winner for _, winner in sheet.games].count(side)
        assert sheet.games_won(side) == won
        assert sheet.vulnerability.of(side) == (won > 0)


@given(seats, RUBBERS)
def test_the_entries_stand_in_the_order_of_the_deals_and_those_of_the_rubber_last(
    dealer: Seat, deals: list[Outcome]
) -> None:
    sheet = as_far_as_it_goes(dealer, deals)
    numbers = [entry.deal or sheet.last_deal + 1 for entry in sheet.entries]
    assert numbers == sorted(numbers)
    assert [deal for deal, _ in sheet.games] == sorted({deal for deal, _ in sheet.games})


def test_a_new_sheet_is_empty_and_nobody_is_vulnerable() -> None:
    sheet = rubber.start(Seat.EAST)
    assert sheet.last_deal == 0
    assert list(sheet.totals) == [0, 0]
    assert sheet.vulnerability is Vulnerability.NONE
    assert [sheet.needed(side) for side in Side] == [100, 100]
    assert not sheet.is_over
    assert not sheet.is_tie
    assert sheet.winner is None


def test_part_scores_of_a_finished_game_count_in_the_total_and_no_longer_towards_game() -> None:
    sheet = played(("2D", Seat.EAST, 9), ("4S", Seat.SOUTH, 10))
    assert [sheet.below(side) for side in Side] == [0, 0]
    assert sheet.total_below(Side.EW) == 40
    assert sheet.total_above(Side.EW) == 20
    assert sheet.games == ((2, Side.NS),)


def test_points_over_a_hundred_are_not_carried_into_the_next_game() -> None:
    sheet = played(("2S", Seat.SOUTH, 8), ("3S", Seat.SOUTH, 9))
    assert sheet.total_below(Side.NS) == 150
    assert sheet.below(Side.NS) == 0


def test_winning_the_rubber_does_not_always_win_the_most_points() -> None:
    disaster = [("7NTXX", Seat.SOUTH, 0)]
    sheet = played(*disaster, ("3NT", Seat.SOUTH, 9), ("3NT", Seat.NORTH, 9))
    assert sheet.is_over
    assert sheet.games_won(Side.NS) == 2
    assert sheet.winner is Side.EW


def test_nobody_leads_to_the_title_before_the_rubber_is_over() -> None:
    assert played(("3NT", Seat.SOUTH, 9)).winner is None


def test_equal_totals_are_a_tie() -> None:
    bid_game = ("3NT", Seat.SOUTH, 9)
    sheet = played(bid_game, ("1S", Seat.SOUTH, 2), ("1S", Seat.SOUTH, 3), bid_game)
    assert list(sheet.totals) == [900, 900]
    assert sheet.is_tie
    assert sheet.winner is None


def test_an_interrupted_rubber_can_be_a_tie_too() -> None:
    sheet = rubber.interrupt(played(("3NT", Seat.SOUTH, 9), ("3NT", Seat.WEST, 9)))
    assert list(sheet.totals) == [100, 100]
    assert sheet.is_tie
    assert sheet.winner is None


def test_the_columns_of_no_form_in_particular_end_only_when_broken_off() -> None:
    assert not Columns(Seat.NORTH).is_over
    assert Columns(Seat.NORTH, is_interrupted=True).is_tie


def test_a_sheet_is_a_value() -> None:
    sheet = played(("3NT", Seat.SOUTH, 9))
    assert sheet == played(("3NT", Seat.SOUTH, 9))
    assert hash(sheet) == hash(played(("3NT", Seat.SOUTH, 9)))
    with pytest.raises(AttributeError):
        sheet.entries = ()  # type: ignore[misc]  # frozen: that is what is tested


def test_each_figure_can_say_why_it_is_there() -> None:
    entry = played(("6S", Seat.SOUTH, 12)).entries[-1]
    assert entry.reason is Reason.SLAM
    assert repr(entry.line) == "Line.ABOVE"
