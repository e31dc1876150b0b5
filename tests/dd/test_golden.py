"""All that is known of golden deals: a handful in the fast suite, every one in `make dd-golden`."""

from itertools import product
from typing import Any

import pytest

from dd.golden import DEALS_200, PLAYED, ROWS, strain_of
from dd.solvers import every_solver
from tapete.core import Deal, Play, Seat, Strain
from tapete.dd import Position, Solver, TrickTable, Workers, analyzed, tables


def cards_of(text: str) -> str:
    return " ".join(text[place : place + 2] for place in range(0, len(text), 2))


def check(solver: Solver, row: dict[str, Any], cards: int) -> None:
    deal = Deal.parse(row["deal"])
    table = solver.table(deal)
    assert table == TrickTable.read(row["table"])
    if "play" not in row:
        return
    strain, leader = strain_of(row), Seat(row["leader"])
    assert list(solver.strain(deal, strain)) == [table[seat][strain] for seat in Seat]
    leads = solver.cards(Position.of(deal, Play.of(strain, leader, "")))
    assert {str(card): tricks for card, tricks in leads.items()} == row["lead_tricks_for_leader_side"]
    play = Play.of(strain, leader, cards_of(row["play"])[: 3 * cards])
    found = list(analyzed(solver, deal.hands, play))
    trace = row["trace_declarer_tricks"]
    assert [trace[0], *(played.after for played in found)][: len(trace)] == trace[: len(found) + 1]
    assert [played.before for played in found] == [trace[0], *(played.after for played in found[:-1])]


@pytest.mark.thorough
@every_solver
@pytest.mark.parametrize("row", PLAYED[:2], ids=lambda row: row["id"])
def test_a_golden_deal_has_its_table_its_leads_and_its_trace(solver: Solver, row: dict[str, Any]) -> None:
    check(solver, row, cards=8)


@pytest.mark.slow
@every_solver
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_every_golden_deal_has_its_table_its_leads_and_its_trace(solver: Solver, row: dict[str, Any]) -> None:
    check(solver, row, cards=52)


@pytest.mark.slow
def test_two_hundred_deals_have_the_tables_on_which_five_solvers_agree() -> None:
    lines = [line.split() for line in DEALS_200.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    with Workers(1) as workers:
        found = tables(workers, (Deal.parse(" ".join(line[:4])) for line in lines))
        for line, table in zip(lines, found, strict=True):
            assert isinstance(table, TrickTable)
            order = product(
                (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP), Seat
            )
            assert [table[seat][strain] for strain, seat in order] == [int(tricks) for tricks in line[4:]]
