"""The rubber as a whole: games, the line, the bonus, honors claimed late, a rubber broken off."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from scoring.golden_scores import SCORES, deal_outcome
from scoring.restated import Paper
from strategies import low_outcomes, outcomes, seats
from tapete.core import PASSED_OUT, Contract, Outcome, Seat, Side, Vulnerability
from tapete.scoring import Entry, HonorsRefused, Line, Reason, RubberOver, ScoreError, Sheet, Terms, rubber

RUBBERS = st.lists(outcomes() | low_outcomes(), max_size=12)
SEQUENCES: list[dict[str, Any]] = SCORES["rubber_sequences"]
GAME_NS = Outcome(Contract.parse("3NT", Seat.SOUTH), 9)
GAME_EW = Outcome(Contract.parse("3NT", Seat.WEST), 9)
PART_SCORE_NS = Outcome(Contract.parse("1S", Seat.NORTH), 7)
PART_SCORE_EW = Outcome(Contract.parse("1S", Seat.EAST), 7)


def played(*deals: Outcome, dealer: Seat = Seat.NORTH) -> Sheet:
    sheet = rubber.start(dealer)
    for outcome in deals:
        sheet = rubber.score(sheet, outcome)
    return sheet


def points_of(sheet: Sheet, deal: int, side: Side, line: Line) -> int:
    """What one deal brought a side; for the last deal, without the bonus of the rubber."""
    return sum(
        entry.points for entry in sheet.entries if (entry.deal, entry.side, entry.line) == (deal, side, line)
    )


@pytest.mark.parametrize("row", SEQUENCES, ids=lambda row: row["id"])
def test_golden_rubbers_score_as_written(row: dict[str, Any]) -> None:
    sheet = rubber.start(Seat.NORTH)
    for number, deal in enumerate(row["deals"], 1):
        assert {str(side): sheet.vulnerability.of(side) for side in Side} == deal["vul_before"]
        sheet = rubber.score(sheet, deal_outcome(deal))
        declaring = Side(deal["decl"])
        assert points_of(sheet, number, declaring, Line.BELOW) == deal["decl_below"]
        assert points_of(sheet, number, declaring, Line.ABOVE) == deal["decl_above"]
        assert points_of(sheet, number, declaring.other, Line.ABOVE) == deal["def_above"]
        assert {str(side): sheet.below(side) for side in Side} == deal["below_progress"]
        won = [str(winner) for drawn, winner in sheet.games if drawn == number]
        assert won == ([deal["game_won_by"]] if deal["game_won_by"] else [])
        bonus = [entry.points for entry in sheet.entries if entry.reason is Reason.RUBBER]
        assert bonus == ([deal["rubber_bonus"]] if deal["rubber_bonus"] else [])
    assert sheet.is_over == row["rubber_over"]
    if row["unfinished"]:
        before = sheet
        sheet = rubber.interrupt(before)
        gained = {str(side): sheet.total(side) - before.total(side) for side in Side}
        assert {side: points for side, points in gained.items() if points} == row["unfinished_bonus"]
    for side in Side:
        totals = {
            "below": sheet.total_below(side),
            "above": sheet.total_above(side),
            "total": sheet.total(side),
        }
        assert totals == row["totals"][str(side)]
    assert sheet.margin == row["net_NS"]


@given(seats, RUBBERS, st.booleans())
def test_a_rubber_scores_as_one_kept_on_paper(dealer: Seat, deals: list[Outcome], broken_off: bool) -> None:
    sheet, paper = rubber.start(dealer), Paper()
    for outcome in deals:
        assert sheet.is_over == paper.is_full
        if not paper.is_full:
            sheet = rubber.score(sheet, outcome)
            paper.write(outcome)
    if broken_off and not paper.is_full:
        sheet = rubber.interrupt(sheet)
        paper.break_off()
    assert {str(side): sheet.total(side) for side in Side} == paper.total
    assert {str(side): sheet.below(side) for side in Side} == paper.progress
    assert {str(side): sheet.games_won(side) for side in Side} == paper.games


@given(RUBBERS)
def test_a_rubber_ends_with_the_second_game_of_a_side_and_no_other_way(deals: list[Outcome]) -> None:
    sheet = rubber.start(Seat.NORTH)
    for outcome in (*deals, GAME_NS, GAME_NS):
        won = sorted(sheet.games_won(side) for side in Side)
        assert sheet.is_over == (won[1] == 2)
        assert won[0] <= 1
        if sheet.is_over:
            break
        sheet = rubber.score(sheet, outcome)
    assert sheet.is_over
    assert sheet.games[-1][0] == sheet.last_deal
    assert rubber.terms(sheet) is None
    with pytest.raises(RubberOver):
        rubber.score(sheet, PASSED_OUT)
    with pytest.raises(RubberOver):
        rubber.interrupt(sheet)


@given(seats, RUBBERS)
def test_the_deal_passes_to_the_left_after_every_deal_bid_or_passed_out(
    dealer: Seat, deals: list[Outcome]
) -> None:
    sheet, turn = rubber.start(dealer), dealer
    for number, outcome in enumerate(deals, 1):
        if sheet.is_over:
            break
        assert rubber.terms(sheet) == Terms(number, turn, sheet.vulnerability)
        sheet, turn = rubber.score(sheet, outcome), turn.lho


def one_seat_on(outcome: Outcome) -> Outcome:
    if outcome.contract is None:
        return outcome
    contract = replace(outcome.contract, declarer=outcome.contract.declarer.lho)
    honors = tuple((seat.lho, held) for seat, held in outcome.honors)
    return Outcome(contract, outcome.tricks_taken, honors)


@given(seats, RUBBERS)
def test_a_rubber_scores_the_same_when_the_sides_change_places(dealer: Seat, deals: list[Outcome]) -> None:
    sheet, turned = rubber.start(dealer), rubber.start(dealer.lho)
    for outcome in deals:
        if not sheet.is_over:
            sheet = rubber.score(sheet, outcome)
            turned = rubber.score(turned, one_seat_on(outcome))
    assert turned.entries == tuple(replace(entry, side=entry.side.other) for entry in sheet.entries)
    assert turned.games == tuple((deal, winner.other) for deal, winner in sheet.games)
    assert turned.margin == -sheet.margin


def test_a_passed_out_deal_scores_nothing_and_the_next_player_deals() -> None:
    sheet = played(PASSED_OUT)
    assert sheet.entries == ()
    assert rubber.terms(sheet) == Terms(2, Seat.EAST, Vulnerability.NONE)


def test_four_hearts_and_three_no_trump_make_the_rubber_of_950() -> None:
    sheet = played(Outcome(Contract.parse("4H", Seat.SOUTH), 11), GAME_NS)
    assert sheet.entries == (
        Entry(1, Side.NS, Line.BELOW, 120, Reason.TRICKS),
        Entry(1, Side.NS, Line.ABOVE, 30, Reason.OVERTRICKS),
        Entry(2, Side.NS, Line.BELOW, 100, Reason.TRICKS),
        Entry(0, Side.NS, Line.ABOVE, 700, Reason.RUBBER),
    )
    assert sheet.total(Side.NS) == 950


def test_a_side_is_vulnerable_only_after_the_deal_that_wins_its_game() -> None:
    sheet = played(
        Outcome(Contract.parse("6S", Seat.SOUTH), 12), Outcome(Contract.parse("6S", Seat.SOUTH), 12)
    )
    assert [entry.points for entry in sheet.entries if entry.reason is Reason.SLAM] == [500, 750]


def test_only_a_result_that_wins_the_second_game_ends_the_rubber() -> None:
    sheet = played(GAME_NS)
    assert rubber.ends_rubber(sheet, GAME_NS)
    assert not rubber.ends_rubber(sheet, GAME_EW)
    assert not rubber.ends_rubber(sheet, PART_SCORE_NS)


@pytest.mark.parametrize(("games", "part_scores"), list(product(range(4), range(4))))
def test_an_interrupted_rubber_pays_the_only_game_and_the_only_part_score(
    games: int, part_scores: int
) -> None:
    deals = [(), (GAME_NS,), (GAME_EW,), (GAME_NS, GAME_EW)][games]
    parts = [(), (PART_SCORE_NS,), (PART_SCORE_EW,), (PART_SCORE_NS, PART_SCORE_EW)][part_scores]
    open_sheet = played(*deals, *parts)
    sheet = rubber.interrupt(open_sheet)
    only_game = [None, Side.NS, Side.EW, None][games]
    only_part_score = [None, Side.NS, Side.EW, None][part_scores]
    expected = []
    if only_game:
        expected.append(Entry(0, only_game, Line.ABOVE, 300, Reason.UNFINISHED_GAME))
    if only_part_score:
        expected.append(Entry(0, only_part_score, Line.ABOVE, 100, Reason.UNFINISHED_PART_SCORE))
    assert sheet.entries == (*open_sheet.entries, *expected)
    assert sheet.is_over
    assert rubber.terms(sheet) is None


def test_a_part_score_of_a_finished_game_earns_nothing_when_the_rubber_is_interrupted() -> None:
    sheet = rubber.interrupt(played(PART_SCORE_EW, GAME_NS))
    assert [entry.reason for entry in sheet.entries if entry.deal == 0] == [Reason.UNFINISHED_GAME]


def test_an_interrupted_rubber_takes_no_more_deals() -> None:
    sheet = rubber.interrupt(played(GAME_NS))
    with pytest.raises(RubberOver, match="Law 80: the rubber was interrupted after deal 1") as over:
        rubber.score(sheet, GAME_NS)
    assert over.value.code == "score/rubber-over"
    with pytest.raises(RubberOver):
        rubber.interrupt(sheet)


@given(RUBBERS, seats)
def test_honors_claimed_late_stand_where_they_would_have_stood_in_time(
    deals: list[Outcome], seat: Seat
) -> None:
    sheet = rubber.start(Seat.NORTH)
    for outcome in deals:
        silent = replace(outcome, honors=())
        if sheet.is_over or rubber.ends_rubber(sheet, silent):
            break
        in_time = silent
        if outcome.contract is not None:
            in_time = replace(silent, honors=((seat, 4),))
            late = rubber.claim_honors(rubber.score(sheet, silent), sheet.last_deal + 1, seat, 4)
            assert late == rubber.score(sheet, in_time)
        sheet = rubber.score(sheet, in_time)


def test_honors_can_be_claimed_until_the_next_result_is_entered() -> None:
    sheet = played(PART_SCORE_NS)
    claimed = rubber.claim_honors(sheet, 1, Seat.WEST, 4)
    assert claimed.entries[-1] == Entry(1, Side.EW, Line.ABOVE, 100, Reason.HONORS)
    for next_result in (PART_SCORE_EW, PASSED_OUT):
        with pytest.raises(HonorsRefused) as refused:
            rubber.claim_honors(rubber.score(sheet, next_result), 1, Seat.WEST, 4)
        assert refused.value.code == "score/honors-too-late"


@pytest.mark.parametrize("closed", [played(GAME_NS, GAME_NS), rubber.interrupt(played(GAME_NS, GAME_EW))])
def test_honors_cannot_be_claimed_once_the_rubber_is_scored(closed: Sheet) -> None:
    with pytest.raises(HonorsRefused) as refused:
        rubber.claim_honors(closed, 2, Seat.WEST, 4)
    assert refused.value.code == "score/honors-too-late"


def test_no_seat_claims_honors_twice() -> None:
    sheet = rubber.claim_honors(played(PART_SCORE_NS), 1, Seat.WEST, 4)
    with pytest.raises(HonorsRefused) as refused:
        rubber.claim_honors(sheet, 1, Seat.WEST, 4)
    assert refused.value.code == "score/honors-twice"


@pytest.mark.parametrize("deal", [-1, 0, 2])
def test_honors_belong_to_a_deal_that_has_been_scored(deal: int) -> None:
    with pytest.raises(ScoreError) as refused:
        rubber.claim_honors(played(PART_SCORE_NS), deal, Seat.WEST, 4)
    assert refused.value.code == "score/no-such-deal"
