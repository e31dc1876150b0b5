"""IMPs: the whole table of Law 78B, and each score against all others."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import GOLDEN, SCORES
from tapete.scoring import CannotCompare
from tapete.scoring.imps import cross_imp_averages, cross_imps, imps

ROWS: list[dict[str, Any]] = SCORES["imp_conversions"]
CROSS_ROWS: list[dict[str, Any]] = SCORES["cross_imps"]
BANDS: list[dict[str, Any]] = json.loads((GOLDEN / "victory_points.json").read_text("utf-8"))["imp_bands"]
differences = st.integers(-800, 800).map(lambda tens: 10 * tens)


def test_golden_differences_are_worth_what_is_written() -> None:
    assert [{**row, "imps": imps(row["diff"])} for row in ROWS] == ROWS


@pytest.mark.parametrize("row", SCORES["team_boards"], ids=lambda row: row["id"])
def test_golden_boards_of_teams_are_worth_their_imps(row: dict[str, Any]) -> None:
    assert imps(row["open_ns"] - row["closed_ns"]) == row["imps"]


def test_every_band_of_the_table_is_worth_what_the_law_prints() -> None:
    for band in BANDS:
        for difference in range(band["low"], (band["high"] or 20_000) + 10, 10):
            assert imps(difference) == band["imps"], difference


@given(differences)
def test_a_loss_is_worth_as_much_as_a_gain(difference: int) -> None:
    assert imps(-difference) == -imps(difference)


@pytest.mark.parametrize("row", CROSS_ROWS, ids=lambda row: row["id"])
def test_golden_boards_give_the_cross_imps_written(row: dict[str, Any]) -> None:
    totals = cross_imps(row["ns_scores"])
    assert list(totals) == row["cross_total"]
    assert list(cross_imp_averages(totals)) == row["cross_avg"]


@given(st.lists(differences, min_size=1, max_size=12))
def test_each_score_is_compared_with_each_other_and_all_together_come_to_nothing(scores: list[int]) -> None:
    totals = cross_imps(scores)
    assert list(totals) == [sum(imps(score - other) for other in scores) for score in scores]
    assert sum(totals) == 0


def test_the_average_of_eight_comparisons_rounds_a_half_away_from_zero() -> None:
    assert cross_imp_averages([1, -1, 0, 0, 0, 0, 0, 0, 0]) == (0.13, -0.13, *(0.0,) * 7)


def test_a_score_without_others_has_no_imps() -> None:
    assert cross_imp_averages(cross_imps([420])) == (0.0,)


def test_a_board_that_nobody_has_played_is_refused() -> None:
    with pytest.raises(CannotCompare, match="nobody has played"):
        cross_imps([])
