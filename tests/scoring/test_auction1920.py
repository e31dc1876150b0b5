"""The auction bridge of 1920: golden deals and rubbers, and the examples of spec 001."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import DECLARERS, SCORES, dealt
from strategies import contracts, seats
from tapete.core import PASSED_OUT, Contract, Outcome, Seat, Side, Vulnerability
from tapete.scoring import DealtHonorsRefused, Entry, Line, Reason, SetOver, auction1920
from tapete.scoring.auction1920 import Auction1920Sheet, deal_entries

ROWS: list[dict[str, Any]] = SCORES["auction1920_deals"]
RUBBERS: list[dict[str, Any]] = SCORES["auction1920_rubbers"]
deals_1920 = st.builds(Outcome, contracts, st.integers(0, 13)) | st.just(PASSED_OUT)


def made(contract: str, declarer: Seat, tricks: int) -> Outcome:
    return Outcome(Contract.parse(contract, declarer), tricks)


def scored(*played: Outcome) -> Auction1920Sheet:
    sheet = auction1920.start(Seat.NORTH)
    for outcome in played:
        sheet = auction1920.score(sheet, outcome)
    return sheet


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_deals_score_as_written(row: dict[str, Any]) -> None:
    contract = Contract.parse(f"{row['level']}{row['denom']}{row['doubled']}", Seat.SOUTH)
    outcome = Outcome(contract, row["tricks"], dealt(row, Seat.SOUTH))
    points = {"decl_below": 0, "decl_above": 0, "def_below": 0, "def_above": 0}
    parts: dict[str, int] = {}
    names = {"tricks": "trick_points", "overtricks": "doubled_bonus", "insult": "doubled_bonus"}
    for entry in deal_entries(1, outcome):
        whose = "decl" if entry.side is Side.NS else "def"
        points[f"{whose}_{entry.line.value}"] += entry.points
        sides = {"slam": f"slam_{whose}", "honors": f"honours_{whose}"}
        name = (names | sides).get(entry.reason.value, entry.reason.value)
        parts[name] = parts.get(name, 0) + entry.points
    assert points == row["expect"]
    assert parts == {name: worth for name, worth in row["components"].items() if worth}
    assert scored(outcome).games_won(Side.NS) == row["game"]


@pytest.mark.parametrize("row", RUBBERS, ids=lambda row: row["id"])
def test_golden_rubbers_score_as_written(row: dict[str, Any]) -> None:
    sheet = auction1920.start(Seat.EAST)
    for number, deal in enumerate(row["deals"], 1):
        declarer = DECLARERS[deal["decl"]]
        contract = Contract.parse(deal["contract"], declarer)
        sheet = auction1920.score(sheet, Outcome(contract, deal["tricks"], dealt(deal, declarer)))
        own = [entry for entry in sheet.entries if entry.deal == number and entry.side is declarer.side]
        theirs = [entry for entry in sheet.entries if entry.deal == number and entry not in own]
        assert sum(entry.points for entry in own if entry.line is Line.BELOW) == deal["decl_below"]
        assert sum(entry.points for entry in own if entry.line is Line.ABOVE) == deal["decl_above"]
        assert sum(entry.points for entry in theirs) == deal["def_above"]
        won = dict(sheet.games).get(number)
        assert (won and str(won)) == deal["game_won_by"]
        assert {str(side): sheet.below(side) for side in Side} == deal["below_progress"]
    assert sheet.is_over == row["rubber_over"]
    for side in Side:
        assert row["totals"][str(side)] == {
            "below": sheet.total_below(side),
            "above": sheet.total_above(side),
            "total": sheet.total(side),
        }
    assert sheet.margin == row["net_NS"]


def test_spec_001_section_09_one_spade_with_ten_tricks_is_game() -> None:
    assert deal_entries(1, made("1S", Seat.SOUTH, 10)) == (Entry(1, Side.NS, Line.BELOW, 36, Reason.TRICKS),)
    assert scored(made("1S", Seat.SOUTH, 10)).games == ((1, Side.NS),)


def test_spec_001_section_09_one_heart_doubled_with_nine_tricks() -> None:
    assert deal_entries(1, made("1HX", Seat.WEST, 9)) == (
        Entry(1, Side.EW, Line.BELOW, 48, Reason.TRICKS),
        Entry(1, Side.EW, Line.ABOVE, 100, Reason.OVERTRICKS),
        Entry(1, Side.EW, Line.ABOVE, 50, Reason.INSULT),
    )


def test_spec_001_section_06_a_grand_slam_that_fails_by_one_is_a_small_slam() -> None:
    assert deal_entries(1, made("7CX", Seat.SOUTH, 12)) == (
        Entry(1, Side.EW, Line.ABOVE, 100, Reason.UNDERTRICKS),
        Entry(1, Side.NS, Line.ABOVE, 50, Reason.SLAM),
    )


@given(contracts, st.integers(0, 13))
def test_one_deal_wins_one_game_at_most_and_twelve_tricks_are_a_slam_for_either_side(
    contract: Contract, tricks: int
) -> None:
    sheet = scored(Outcome(contract, tricks))
    assert len(sheet.games) == (sheet.total_below(contract.declarer.side) >= 30)
    slams = {entry.side: entry.points for entry in sheet.entries if entry.reason is Reason.SLAM}
    side = contract.declarer.side
    expected = {13: {side: 100}, 12: {side: 50}, 1: {side.other: 50}, 0: {side.other: 100}}
    assert slams == expected.get(tricks, {})


@given(seats, st.lists(deals_1920, max_size=12))
def test_a_rubber_kept_on_paper_comes_to_the_same(first: Seat, played: list[Outcome]) -> None:
    sheet, below = auction1920.start(first), dict.fromkeys(Side, 0)
    won = dict.fromkeys(Side, 0)
    for number, outcome in enumerate(played):
        terms = auction1920.terms(sheet)
        assert (terms is None) == (2 in won.values())
        if terms is None:
            break
        assert (terms.deal, terms.dealer) == (number + 1, first.after(number))
        assert terms.vulnerability is Vulnerability.NONE
        sheet = auction1920.score(sheet, outcome)
        for entry in deal_entries(number + 1, outcome):
            below[entry.side] += entry.points if entry.line is Line.BELOW else 0
        for side in Side:
            if below[side] >= 30:
                won[side] += 1
                below = dict.fromkeys(Side, 0)
        assert below == {side: sheet.below(side) for side in Side}
        assert {side: 30 - below[side] for side in Side} == {side: sheet.needed(side) for side in Side}
    assert won == {side: sheet.games_won(side) for side in Side}
    bonus = [entry for entry in sheet.entries if entry.reason is Reason.RUBBER]
    assert [(entry.deal, entry.points) for entry in bonus] == [(0, 250)] * sheet.is_over


def test_who_wins_two_games_may_lose_the_rubber() -> None:
    game = made("3NT", Seat.SOUTH, 9)
    sheet = scored(made("4SX", Seat.SOUTH, 6), game, game)
    assert (sheet.games_won(Side.NS), sheet.winner) == (2, Side.EW)


def test_equal_totals_are_a_tie() -> None:
    tied = auction1920.interrupt(scored(made("5C", Seat.SOUTH, 11), made("1NT", Seat.EAST, 9)))
    assert (tied.margin, tied.is_tie, tied.winner) == (0, True, None)


def test_a_rubber_broken_off_gives_nobody_a_bonus() -> None:
    sheet = scored(made("3NT", Seat.SOUTH, 9), made("1C", Seat.EAST, 7))
    broken_off = auction1920.interrupt(sheet)
    assert (broken_off.entries, broken_off.winner) == (sheet.entries, Side.NS)
    with pytest.raises(SetOver, match="broken off after deal 2"):
        auction1920.score(broken_off, PASSED_OUT)


def test_nothing_can_be_scored_after_two_games() -> None:
    sheet = scored(*[made("3NT", Seat.WEST, 9)] * 2)
    assert auction1920.terms(sheet) is None
    with pytest.raises(SetOver, match="ended after deal 2") as refused:
        auction1920.score(sheet, PASSED_OUT)
    assert refused.value.code == "score/rubber-over"
    with pytest.raises(SetOver):
        auction1920.interrupt(sheet)


@pytest.mark.parametrize(
    ("contract", "honors", "text"),
    [
        ("3NT", ((Seat.SOUTH, 3), (Seat.EAST, 2)), "there are 4 aces in the pack, not 5"),
        ("3S", ((Seat.SOUTH, 3), (Seat.EAST, 3)), "there are 5 trump honors in the pack, not 6"),
        ("3S", ((Seat.SOUTH, 3), (Seat.SOUTH, 1)), "the honors of S are given twice"),
        ("3S", ((Seat.SOUTH, -1),), "S cannot hold -1 honors"),
        ("", ((Seat.SOUTH, 1),), "a passed-out deal has no trumps and so no honors"),
    ],
)
def test_honors_that_cannot_have_been_dealt_are_refused(
    contract: str, honors: tuple[tuple[Seat, int], ...], text: str
) -> None:
    outcome = Outcome(None, honors=honors)
    if contract:
        outcome = Outcome(Contract.parse(contract, Seat.SOUTH), 9, honors)
    with pytest.raises(DealtHonorsRefused) as refused:
        scored(outcome)
    assert str(refused.value) == f"§07 of 1920: {text}"
