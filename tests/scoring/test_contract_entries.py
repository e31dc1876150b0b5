"""One deal on the sheet: every contract, doubling, vulnerability and number of tricks there is."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from scoring.golden_scores import GOLDEN, SCORES, row_outcome, row_vulnerability
from scoring.restated import deal_points
from strategies import outcomes, vulnerabilities
from tapete.core import BIDS, PASSED_OUT, Contract, Doubling, Outcome, Seat, Side, Vulnerability
from tapete.scoring import Entry, HonorsRefused, Line, Reason
from tapete.scoring.contract_entries import contract_entries

ROWS: list[dict[str, Any]] = SCORES["rubber_deals"]


def every_deal() -> Iterator[tuple[Contract, bool, int]]:
    for bid in BIDS:
        for doubling in Doubling:
            for vulnerable in (False, True):
                for tricks in range(14):
                    yield Contract(bid, doubling, Seat.WEST), vulnerable, tricks


def entries_of(contract: Contract, vulnerable: bool, tricks: int) -> tuple[Entry, ...]:
    vulnerability = Vulnerability.EW if vulnerable else Vulnerability.NS
    return contract_entries(3, Outcome(contract, tricks), vulnerability)


def test_every_deal_scores_as_the_rules_told_again_trick_by_trick() -> None:
    for contract, vulnerable, tricks in every_deal():
        entries = entries_of(contract, vulnerable, tricks)
        told = deal_points(contract.level, str(contract.strain), str(contract.doubling), vulnerable, tricks)
        assert {entry.reason.value: entry.points for entry in entries} == told, (contract, vulnerable, tricks)
        assert len(entries) == len(told)


def test_only_tricks_stand_below_the_line_and_only_undertricks_go_to_the_defenders() -> None:
    for contract, vulnerable, tricks in every_deal():
        for entry in entries_of(contract, vulnerable, tricks):
            assert (entry.line is Line.BELOW) == (entry.reason is Reason.TRICKS)
            assert (entry.side is Side.NS) == (entry.reason is Reason.UNDERTRICKS)
            assert entry.deal == 3


def test_the_2940_duplicate_scores_follow_once_their_own_bonuses_are_added() -> None:
    grid = json.loads((GOLDEN / "duplicate_grid.json").read_text(encoding="utf-8"))["grid"]
    for contract, vulnerable, tricks in every_deal():
        entries = entries_of(contract, vulnerable, tricks)
        points = sum(entry.points if entry.side is Side.EW else -entry.points for entry in entries)
        below = sum(entry.points for entry in entries if entry.line is Line.BELOW)
        if below >= 100:
            points += 500 if vulnerable else 300
        elif below:
            points += 50
        assert points == grid[f"{contract}{'v' if vulnerable else 'n'}"][tricks]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_deals_score_as_written(row: dict[str, Any]) -> None:
    entries = contract_entries(1, row_outcome(row), row_vulnerability(row))
    points = {"decl_below": 0, "decl_above": 0, "def_below": 0, "def_above": 0}
    parts: dict[str, int] = {}
    for entry in entries:
        whose = "decl" if entry.side is Side.NS else "def"
        points[f"{whose}_{entry.line.value}"] += entry.points
        name = {Reason.TRICKS: "trick_points", Reason.HONORS: f"honours_{whose}"}.get(
            entry.reason, entry.reason.value
        )
        parts[name] = entry.points
    assert points == row["expect"]
    assert parts == {name: worth for name, worth in row["components"].items() if worth}


def test_a_passed_out_deal_scores_nothing() -> None:
    assert contract_entries(1, PASSED_OUT, Vulnerability.BOTH) == ()
    assert contract_entries(1, Outcome(None, honors=((Seat.EAST, 3),)), Vulnerability.BOTH) == ()


def test_both_sides_can_score_on_one_deal() -> None:
    failed = Outcome(Contract.parse("3NTX", Seat.EAST), 8, ((Seat.EAST, 4),))
    assert contract_entries(1, failed, Vulnerability.NONE) == (
        Entry(1, Side.NS, Line.ABOVE, 100, Reason.UNDERTRICKS),
        Entry(1, Side.EW, Line.ABOVE, 150, Reason.HONORS),
    )


def test_partners_honors_are_not_added_together() -> None:
    shared = Outcome(Contract.parse("4S", Seat.EAST), 10, ((Seat.EAST, 3), (Seat.WEST, 2)))
    assert [entry.reason for entry in contract_entries(1, shared, Vulnerability.NONE)] == [Reason.TRICKS]


def test_honors_that_cannot_have_been_dealt_are_refused() -> None:
    doubted = Outcome(Contract.parse("4S", Seat.EAST), 10, ((Seat.EAST, 4), (Seat.NORTH, 2)))
    with pytest.raises(HonorsRefused) as refused:
        contract_entries(1, doubted, Vulnerability.NONE)
    assert refused.value.code == "score/honors-impossible"


@given(outcomes(), vulnerabilities)
def test_no_entry_is_empty_and_each_reason_comes_once(outcome: Outcome, vulnerability: Vulnerability) -> None:
    entries = contract_entries(1, outcome, vulnerability)
    assert all(entry.points > 0 for entry in entries)
    assert len({entry.reason for entry in entries}) == len(entries)
