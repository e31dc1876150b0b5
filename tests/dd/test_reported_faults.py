"""Faults that were reported of solvers and tools of par: what ours answers."""

from typing import Any

import pytest

from dealt_boards import reported_faults
from tapete.core import Card, Contract, PartialDeal, Play, Seat, Strain, Vulnerability
from tapete.dd import Par, Position, TrickTable, par, solver

ROWS = reported_faults()
VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}
LEADS = ("dd-king-lead-stiff", "dd-all-opening-leads")


def told_as(found: Par) -> set[str]:
    """The contracts as the rows have them: `4HN+1`, `5HEx-2`, `1NTW=`."""
    return {
        f"{one.bid}{seat}{'x' if one.doubling.value else ''}{over(one.overtricks)}"
        for one in found.contracts
        for seat in one.declarers
    }


def over(tricks: int) -> str:
    return f"{tricks:+}" if tricks else "="


def test_a_forced_card_has_a_value() -> None:
    row = ROWS["dd-forced-card-score"]
    play = Play.of(Strain(row["input"]["trump"]), Seat(row["input"]["leader"]), "")
    worth = solver().cards(Position.of(PartialDeal.parse(row["input"]["deal"]), play))
    assert {str(card): tricks for card, tricks in worth.items()} == row["expected"]["scores"]


@pytest.mark.parametrize("name", LEADS)
def test_every_opening_lead_has_a_value_and_equal_cards_the_same(name: str) -> None:
    told, expected = ROWS[name]["input"], ROWS[name]["expected"]
    contract = Contract.parse(told.get("contract", f"1{told.get('trump', 'NT')}"), Seat(told["declarer"]))
    position = Position.of(PartialDeal.parse(told["deal"]), Play.start(contract))
    worth = solver().cards(position)
    assert {str(card): tricks for card, tricks in worth.items()} == expected["defence_tricks_by_lead"]
    if "lead" in told:
        assert 13 - worth[Card.parse(told["lead"])] == expected["declarer_tricks_after_SK"]
    beating = [str(card) for card, tricks in worth.items() if tricks > 13 - contract.tricks_needed]
    assert beating == expected.get("beats_3NT", beating)


def test_fewer_cards_are_fewer_tricks() -> None:
    told, expected = ROWS["dd-partial-hands"]["input"], ROWS["dd-partial-hands"]["expected"]
    by_declarer = solver().strain(PartialDeal.parse(told["deal"]), Strain(told["trump"]))
    leaders = {seat: expected["max"] - by_declarer[seat.rho] for seat in Seat}
    assert {str(seat): tricks for seat, tricks in leaders.items()} == expected["tricks_for_leader_side"]


def test_par_counts_overtricks() -> None:
    told, expected = ROWS["par-overtricks"]["input"], ROWS["par-overtricks"]["expected"]
    table = solver().table(PartialDeal.parse(told["deal"]))
    found = par(table, Seat(told["dealer"]), VULNERABILITY[told["vul"]])
    assert found.score_ns == expected["par_ns"]
    assert told_as(found) >= set(expected["contracts"])


def test_par_asks_which_hand_declares_and_who_bids_first() -> None:
    told, expected = ROWS["par-declarer-side-matters"]["input"], ROWS["par-declarer-side-matters"]["expected"]
    table = TrickTable.read(told["dd_table"])
    found = {str(dealer): par(table, dealer, VULNERABILITY[told["vul"]]) for dealer in Seat}
    assert {dealer: one.score_ns for dealer, one in found.items()} == expected["par_ns_by_dealer"]
    assert {dealer: sorted(told_as(one)) for dealer, one in found.items()} == expected["contracts"]


def test_a_sacrifice_is_par_where_it_costs_less_than_the_game() -> None:
    told, expected = ROWS["par-sacrifice-vul"]["input"], ROWS["par-sacrifice-vul"]["expected"]
    table: Any = TrickTable.read(told["dd_table"])
    found = {name: par(table, Seat(told["dealer"]), VULNERABILITY[name]) for name in expected["contracts"]}
    assert {name: one.score_ns for name, one in found.items()} == expected["par_ns_by_vul"]
    assert {name: sorted(told_as(one)) for name, one in found.items()} == expected["contracts"]
