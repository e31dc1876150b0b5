"""Par against golden deals, against the solver library's own reckoning, and by what par means."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dd.dds_par import dds_par
from dd.golden import ROWS, VULNERABILITY
from strategies import seats, vulnerabilities
from tapete.core import BySeat, Doubling, Outcome, Seat, Side, Vulnerability
from tapete.core import Contract as Played
from tapete.dd import ParContract, StrainTricks, TrickTable, par
from tapete.scoring import duplicate


@st.composite
def tables(draw: st.DrawFn) -> TrickTable:
    """As of a deal: partners take the same tricks and the two sides thirteen, but for one here and there."""
    ns = draw(st.tuples(*[st.integers(0, 13)] * 5))
    off = draw(st.tuples(*[st.sampled_from((0, 0, 0, 0, 0, -1))] * 20))

    def row(seat: Seat) -> StrainTricks:
        tricks = ns if seat.side is Side.NS else [13 - taken for taken in ns]
        return StrainTricks(*(max(0, taken + off[5 * seat.index + i]) for i, taken in enumerate(tricks)))

    return TrickTable(BySeat.of(row))


def everybody(**tricks: int) -> TrickTable:
    """Everybody takes six tricks in every strain but for those named."""
    row = StrainTricks(*(tricks.get(name, 6) for name in StrainTricks.__struct_fields__))
    return TrickTable(BySeat(row, row, row, row))


def written(contract: ParContract) -> str:
    """As the library writes it."""
    return str(contract).replace("X", "*")


def doubled_as_listed(text: str) -> set[str]:
    """`NS:NS 45H,NS 5Cx`, which runs levels together, as single contracts."""
    found = set()
    for part in filter(None, text.partition(":")[2].split(",")):
        who, bids = part.split(" ")
        strain = bids.strip("1234567x").replace("N", "NT")
        found |= {f"{level}{strain}{'X' * bids.count('x')} {who}" for level in bids if level in "1234567"}
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_par_of_a_golden_deal_is_known_for_every_dealer_and_vulnerability(row: dict[str, Any]) -> None:
    table = TrickTable.read(row["table"])
    for vulnerable, by_dealer in row["par_ns_by_vul_dealer"].items():
        for dealer, score in by_dealer.items():
            assert par(table, Seat(dealer), VULNERABILITY[vulnerable]).score_ns == score


def test_every_contract_of_par_is_found_and_no_other() -> None:
    for row in (row for row in ROWS if "par2" in row):
        best = par(TrickTable.read(row["table"]), Seat(row["dealer"]), VULNERABILITY[row["vul"]])
        lowest = {written(contract).replace("NT", "N") for contract in best.lowest}
        assert lowest == set(row["par2"][1:]) - {"pass"}, row["id"]
        listed = {f"{one.bid}{one.doubling} {''.join(map(str, one.declarers))}" for one in best.contracts}
        assert listed == doubled_as_listed(row["par_contracts"][0]), row["id"]


@given(tables(), seats, vulnerabilities)
def test_the_score_agrees_with_the_solver_librarys_own(
    table: TrickTable, dealer: Seat, vulnerability: Vulnerability
) -> None:
    assert par(table, dealer, vulnerability).score_ns == dds_par(table, dealer, vulnerability)[0]


@given(tables(), seats, vulnerabilities)
def test_every_contract_scores_par_when_it_is_played(
    table: TrickTable, dealer: Seat, vulnerability: Vulnerability
) -> None:
    best = par(table, dealer, vulnerability)
    assert bool(best.contracts) == (best.score_ns != 0)
    assert set(best.lowest) <= set(best.contracts)
    for contract in best.contracts:
        assert (contract.doubling is Doubling.DOUBLED) == (contract.overtricks < 0)
        for seat in contract.declarers:
            played = Played(contract.bid, contract.doubling, seat)
            outcome = Outcome(played, table[seat][contract.bid.strain])
            assert duplicate.score_ns(outcome, vulnerability) == best.score_ns


@given(tables(), seats, vulnerabilities)
def test_par_seen_from_the_other_side_is_its_opposite(
    table: TrickTable, dealer: Seat, vulnerability: Vulnerability
) -> None:
    turned = TrickTable(BySeat.of(lambda seat: table[seat.rho]))
    vulnerable = Vulnerability.where(lambda side: vulnerability.of(side.other))
    assert par(turned, dealer.lho, vulnerable).score_ns == -par(table, dealer, vulnerability).score_ns


def test_nobody_bids_where_nobody_makes_anything() -> None:
    best = par(everybody(), Seat.NORTH, Vulnerability.BOTH)
    assert (best.score_ns, best.contracts) == (0, ())


@pytest.mark.parametrize("dealer", Seat)
def test_what_both_sides_can_make_belongs_to_the_one_that_bids_first(dealer: Seat) -> None:
    best = par(everybody(notrump=7), dealer, Vulnerability.NONE)
    assert best.score_ns == (90 if dealer.side is Side.NS else -90)
    assert [str(contract) for contract in best.contracts] == [f"1NT-{dealer.side}"]


def test_a_sacrifice_is_doubled_and_worth_it_only_while_it_costs_less() -> None:
    four_spades = StrainTricks(3, 3, 3, 10, 3)
    five_clubs_down = StrainTricks(9, 3, 3, 3, 3)
    table = TrickTable(BySeat(four_spades, five_clubs_down, four_spades, five_clubs_down))
    cheap = par(table, Seat.NORTH, Vulnerability.NS)
    assert (cheap.score_ns, [str(contract) for contract in cheap.contracts]) == (300, ["5CX-EW-2"])
    dear = par(table, Seat.NORTH, Vulnerability.EW)
    assert (dear.score_ns, [str(contract) for contract in dear.contracts]) == (420, ["4S-NS"])


def test_levels_that_score_the_same_are_all_named_and_told_in_one() -> None:
    nine = StrainTricks(3, 3, 3, 9, 3)
    four = StrainTricks(4, 4, 4, 4, 4)
    best = par(TrickTable(BySeat(nine, four, nine, four)), Seat.WEST, Vulnerability.NONE)
    assert [str(contract) for contract in best.contracts] == ["1S-NS+2", "2S-NS+1", "3S-NS"]
    assert [str(contract) for contract in best.lowest] == ["1S-NS+2"]
