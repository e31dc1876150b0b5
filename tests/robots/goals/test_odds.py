"""How likely a game must be, and what a sacrifice may cost."""

import pytest

from tapete.core import Contract, Outcome, Seat, Side, Vulnerability
from tapete.robots.goals.odds import game_odds, tricks_to_lose
from tapete.scoring import AnySheet, Form, duplicate, unit
from tapete.scoring.duplicate import Scoring

NS, EW = Vulnerability.NS, Vulnerability.EW
NONE, BOTH = Vulnerability.NONE, Vulnerability.BOTH


def sheet_after(form: Form, *made: str) -> AnySheet:
    """A sheet on which South, with the others never, has made these contracts exactly."""
    sheet = unit.start(form, Seat.NORTH)
    for text in made:
        contract = Contract.parse(text, Seat.SOUTH)
        sheet = unit.score(sheet, Outcome(contract, contract.tricks_needed))
    return sheet


@pytest.mark.parametrize(
    ("scoring", "vulnerability", "odds"),
    [
        (Scoring.IMPS, NONE, 5 / 11),
        (Scoring.IMPS, BOTH, 0.375),
        (Scoring.MATCHPOINTS, NONE, 0.5),
        (Scoring.MATCHPOINTS, BOTH, 0.5),
        (Scoring.TOTAL, NONE, 190 / 440),
        (Scoring.TOTAL, BOTH, 240 / 690),
    ],
)
def test_a_game_of_duplicate_is_bid_for_its_odds(
    scoring: Scoring, vulnerability: Vulnerability, odds: float
) -> None:
    sheet = duplicate.start(scoring=scoring)
    assert game_odds(sheet, vulnerability, Side.NS, 4) == pytest.approx(odds)


def test_a_game_that_the_lowest_bid_wins_is_always_bid() -> None:
    assert game_odds(sheet_after(Form.RUBBER, "2NT"), NONE, Side.NS, 1) == 0


def test_in_chicago_the_bonus_of_the_deal_makes_a_game_worth_its_risk() -> None:
    first, last = sheet_after(Form.CHICAGO), sheet_after(Form.CHICAGO, "4S", "4S", "4S")
    assert game_odds(last, BOTH, Side.NS, 4) < game_odds(first, NONE, Side.NS, 4) - 0.08


def test_in_1920_nothing_is_won_by_bidding_a_game() -> None:
    assert game_odds(sheet_after(Form.AUCTION1920), NONE, Side.NS, 4) == 1


@pytest.mark.parametrize(("vulnerability", "tricks"), [(NONE, 2), (BOTH, 2), (EW, 3), (NS, 1)])
def test_a_sacrifice_costs_less_than_their_game(vulnerability: Vulnerability, tricks: int) -> None:
    assert tricks_to_lose(duplicate.start(), vulnerability, Side.NS, 4) == tricks
