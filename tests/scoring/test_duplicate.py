"""Duplicate: every result that Law 77 knows, published scores, and sets of boards."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import GOLDEN, SCORES, row_outcome, row_vulnerability
from strategies import outcomes, vulnerabilities
from tapete.core import BIDS, PASSED_OUT, Contract, Doubling, Outcome, Seat, Side, Vulnerability
from tapete.scoring import Entry, HonorsRefused, Line, Reason, SetOver, duplicate
from tapete.scoring.duplicate import score_ns

ROWS: list[dict[str, Any]] = SCORES["duplicate_deals"]
VULNERABILITY = {str(each): each for each in Vulnerability} | {"All": Vulnerability.BOTH}
PUBLISHED = (GOLDEN / "published_scores.jsonl").read_text(encoding="utf-8").splitlines()


def test_all_2940_results_score_as_in_the_grid() -> None:
    grid = json.loads((GOLDEN / "duplicate_grid.json").read_text(encoding="utf-8"))["grid"]
    for bid in BIDS:
        for doubling in Doubling:
            contract = Contract(bid, doubling, Seat.EAST)
            for letter, vulnerability in (("n", Vulnerability.NS), ("v", Vulnerability.EW)):
                scores = [-score_ns(Outcome(contract, tricks), vulnerability) for tricks in range(14)]
                assert scores == grid[f"{contract}{letter}"]


def test_golden_deals_score_as_written() -> None:
    for row in ROWS:
        assert score_ns(row_outcome(row), row_vulnerability(row)) == row["score"], row["id"]


def test_published_scores_are_ours() -> None:
    for line in PUBLISHED:
        row = json.loads(line)
        outcome = Outcome(Contract.parse(row["contract"], Seat(row["declarer"])), row["tricks"])
        assert score_ns(outcome, VULNERABILITY[row["vul"]]) == row["score_ns"], row


def test_spec_004_three_no_trump_by_north_with_ten_tricks() -> None:
    made = Outcome(Contract.parse("3NT", Seat.NORTH), 10)
    assert duplicate.board_entries(1, made, Vulnerability.NONE) == (
        Entry(1, Side.NS, Line.ABOVE, 100, Reason.TRICKS),
        Entry(1, Side.NS, Line.ABOVE, 30, Reason.OVERTRICKS),
        Entry(1, Side.NS, Line.ABOVE, 300, Reason.GAME_BONUS),
    )


@given(outcomes(), vulnerabilities)
def test_everything_stands_above_the_line_and_no_honors_are_scored(
    outcome: Outcome, vulnerability: Vulnerability
) -> None:
    entries = duplicate.board_entries(5, outcome, vulnerability)
    assert {entry.line for entry in entries} <= {Line.ABOVE}
    assert Reason.HONORS not in {entry.reason for entry in entries}
    assert len({entry.side for entry in entries}) == (0 if outcome.is_passed_out else 1)


@given(st.lists(outcomes(), max_size=8))
def test_a_set_of_boards_is_the_sum_of_its_boards(played: list[Outcome]) -> None:
    sheet, expected = duplicate.start(), 0
    for number, outcome in enumerate(played, 1):
        terms = duplicate.terms(sheet)
        assert terms is not None and terms.deal == number
        expected += score_ns(outcome, terms.vulnerability)
        sheet = duplicate.score(sheet, outcome)
    assert sheet.margin == expected
    assert sheet.boards == tuple(range(1, len(played) + 1))


@pytest.mark.parametrize("row", SCORES["board_cycle"], ids=lambda row: str(row["board"]))
def test_a_board_brings_its_dealer_and_vulnerability(row: dict[str, Any]) -> None:
    terms = duplicate.terms(duplicate.start(), row["board"])
    assert terms is not None
    assert (terms.deal, str(terms.dealer), str(terms.vulnerability)) == (
        row["board"],
        row["dealer"],
        row["vul"],
    )


def test_a_board_may_be_played_out_of_order() -> None:
    sheet = duplicate.score(duplicate.start(), Outcome(Contract.parse("4S", Seat.SOUTH), 10), board=15)
    assert (sheet.boards, sheet.margin) == ((15,), 620)
    assert {entry.deal for entry in sheet.entries} == {15}


def test_a_passed_out_board_scores_0_and_is_not_dealt_again() -> None:
    row = SCORES["duplicate_passout"][0]
    sheet = duplicate.score(duplicate.start(), PASSED_OUT)
    assert (sheet.entries, sheet.margin) == ((), row["board_score"])
    terms = duplicate.terms(sheet)
    assert terms is not None and terms.deal == (1 if row["redeal"] else 2)


def test_a_set_has_no_end_of_its_own_until_it_is_closed() -> None:
    sheet = duplicate.score(duplicate.start(), Outcome(Contract.parse("1NT", Seat.WEST), 7))
    assert (sheet.is_over, sheet.winner) == (False, None)
    closed = duplicate.close(sheet)
    assert (closed.is_over, closed.winner, duplicate.terms(closed)) == (True, Side.EW, None)
    with pytest.raises(SetOver):
        duplicate.score(closed, PASSED_OUT)
    with pytest.raises(SetOver):
        duplicate.close(closed)


def test_honors_that_cannot_have_been_dealt_are_refused() -> None:
    with pytest.raises(HonorsRefused):
        duplicate.score(duplicate.start(), Outcome(Contract.parse("3NT", Seat.EAST), 9, ((Seat.EAST, 5),)))
