"""Victory points: every cell of the printed scales."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import GOLDEN, SCORES
from tapete.scoring import CannotCompare
from tapete.scoring.victory_points import (
    MOST_BOARDS,
    VictoryPoints,
    acbl_20,
    acbl_30,
    wbf_continuous,
    wbf_discrete,
)

SCALES: dict[str, Any] = json.loads((GOLDEN / "victory_points.json").read_text("utf-8"))
Scale = Callable[[int, int], VictoryPoints]


def test_golden_matches_give_the_victory_points_written() -> None:
    for row in SCORES["vp_wbf_continuous"]:
        won = wbf_continuous(row["boards"], row["margin"])
        assert won == (row["winner"], row["loser"]), row


def test_every_cell_of_the_continuous_scale_is_as_printed() -> None:
    for boards, printed in SCALES["wbf_continuous"].items():
        told = [wbf_continuous(int(boards), margin).winner for margin in range(len(printed))]
        assert told == printed, boards


def test_rounding_alone_is_not_enough() -> None:
    assert wbf_continuous(8, 40) == (19.74, 0.26)


@given(st.integers(1, 100), st.integers(0, 200))
def test_one_imp_more_never_gives_less_and_never_more_than_the_one_before(boards: int, margin: int) -> None:
    before, at, after = (round(100 * wbf_continuous(boards, margin + step).winner) for step in range(3))
    assert 0 <= after - at <= at - before
    assert wbf_continuous(boards, margin).loser == round(20 - wbf_continuous(boards, margin).winner, 2)


def steps(scale: Scale, boards: int, printed: list[list[int | None]], sum_of_both: int) -> None:
    for low, high, winner in printed:
        assert low is not None and winner is not None
        for margin in range(low, (high if high is not None else low + 50) + 1):
            assert scale(boards, margin) == (winner, sum_of_both - winner), margin


@pytest.mark.parametrize("boards", SCALES["wbf_discrete"])
def test_every_step_of_the_discrete_scale_is_as_computed_elsewhere(boards: str) -> None:
    steps(wbf_discrete, int(boards), SCALES["wbf_discrete"][boards], 20)


@pytest.mark.parametrize("boards", range(6, 12))
def test_every_step_of_the_scales_of_the_acbl_is_as_printed(boards: int) -> None:
    name = "6-8 boards" if boards <= 8 else "9-11 boards"
    steps(acbl_20, boards, SCALES["acbl_20"][name], 20)
    steps(acbl_30, boards, SCALES["acbl_30"][name], 30)


@pytest.mark.parametrize("scale", [wbf_continuous, wbf_discrete, acbl_20, acbl_30])
@pytest.mark.parametrize(("boards", "margin"), [(0, 0), (-8, 3), (MOST_BOARDS + 1, 3), (8, -1)])
def test_a_match_of_no_boards_or_a_margin_below_0_is_refused(scale: Scale, boards: int, margin: int) -> None:
    with pytest.raises(CannotCompare):
        scale(boards, margin)


@pytest.mark.parametrize("boards", [5, 12])
def test_the_acbl_prints_no_scale_for_shorter_or_longer_matches(boards: int) -> None:
    for scale in (acbl_20, acbl_30):
        with pytest.raises(CannotCompare, match="6 to 11 boards"):
            scale(boards, 3)
