"""What a score stands for beyond its points."""

import pytest

from robots.goals.test_odds import sheet_after
from tapete.core import PASSED_OUT, Contract, Outcome, Seat, Side
from tapete.robots.goals import equity
from tapete.scoring import Form, duplicate, rubber, unit


def test_games_of_a_rubber_are_worth_350_350_and_500() -> None:
    assert equity(sheet_after(Form.RUBBER)) == 0
    assert equity(sheet_after(Form.RUBBER, "4S")) == 350
    both = rubber.score(
        rubber.score(rubber.start(Seat.NORTH), Outcome(Contract.parse("4S", Seat.SOUTH), 10)),
        Outcome(Contract.parse("4S", Seat.WEST), 10),
    )
    assert equity(both) == 0


def test_the_first_game_of_1920_is_worth_half_the_rubber() -> None:
    assert equity(sheet_after(Form.AUCTION1920, "4S")) == 125


@pytest.mark.parametrize("form", [Form.RUBBER, Form.AUCTION1920, Form.CHICAGO])
def test_a_part_score_is_worth_more_the_nearer_it_comes_to_game(form: Form) -> None:
    sheets = [sheet_after(form, *(["1C"] * times)) for times in range(3)]
    values = [equity(sheet) for sheet in sheets]
    assert values[0] == 0 < values[1] < values[2] < 200


def test_a_part_score_of_chicago_is_worth_less_the_fewer_deals_are_left() -> None:
    early, late = sheet_after(Form.CHICAGO, "2C"), sheet_after(Form.CHICAGO, "4S", "4S", "2C")
    assert 0 < equity(late) < equity(early)
    assert equity(sheet_after(Form.CHICAGO, "4S", "4S", "4S", "2C")) == 0


def test_a_finished_rubber_and_a_set_of_boards_are_worth_what_is_written() -> None:
    assert equity(sheet_after(Form.RUBBER, "4S", "4S")) == 0
    assert equity(duplicate.score(duplicate.start(), PASSED_OUT)) == 0


def test_what_one_side_has_the_other_lacks() -> None:
    sheet = unit.start(Form.RUBBER, Seat.NORTH)
    theirs = unit.score(sheet, Outcome(Contract.parse("2H", Seat.EAST), 8))
    assert equity(theirs) == -equity(sheet_after(Form.RUBBER, "2H"))
    assert Side.NS.other is Side.EW
