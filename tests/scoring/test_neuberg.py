from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import SCORES
from tapete.scoring import CannotCompare
from tapete.scoring.matchpoints import top
from tapete.scoring.neuberg import acbl_neuberg, neuberg

ROWS: list[dict[str, Any]] = SCORES["neuberg"]
groups = st.integers(1, 30).flatmap(
    lambda actual: st.tuples(
        st.integers(actual, 40), st.just(actual), st.lists(st.integers(0, top(actual)), max_size=8)
    )
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_groups_are_adjusted_as_written(row: dict[str, Any]) -> None:
    adjusted = neuberg(row["mps_in_group"], row["expected"], row["actual"])
    assert list(adjusted) == row["adjusted_1dp"]
    assert adjusted == pytest.approx(row["adjusted"], abs=0.0501)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_groups_are_adjusted_as_written_where_a_tie_is_a_half(row: dict[str, Any]) -> None:
    halves = [points / 2 for points in row["mps_in_group"]]
    adjusted = acbl_neuberg(halves, row["expected"], row["actual"])
    assert adjusted == pytest.approx(row["acbl_half"], abs=0.00501)


@given(groups)
def test_it_is_the_formula_to_one_decimal_and_stays_within_the_top(
    group: tuple[int, int, list[int]],
) -> None:
    expected, actual, points = group
    for before, after in zip(points, neuberg(points, expected, actual), strict=True):
        assert abs(after - (before * expected + expected - actual) / actual) < 0.0501
        assert 0 <= after <= top(expected)


@given(groups)
def test_both_sides_of_a_table_still_share_the_top(group: tuple[int, int, list[int]]) -> None:
    expected, actual, points = group
    opponents = neuberg([top(actual) - point for point in points], expected, actual)
    for ns, ew in zip(neuberg(points, expected, actual), opponents, strict=True):
        assert round(ns + ew, 1) == top(expected)


def test_an_exact_half_of_a_tenth_goes_towards_average() -> None:
    assert neuberg([0, 38], expected=21, actual=20) == (0.1, 39.9)
    assert neuberg([5, 33], expected=21, actual=20) == (5.3, 34.7)


def test_a_whole_field_keeps_its_matchpoints() -> None:
    assert neuberg([6, 3, 3, 0], expected=4, actual=4) == (6.0, 3.0, 3.0, 0.0)


@pytest.mark.parametrize(("expected", "actual"), [(3, 4), (3, 0), (0, 0)])
def test_a_group_larger_than_the_field_or_empty_is_refused(expected: int, actual: int) -> None:
    with pytest.raises(CannotCompare, match="not a group"):
        neuberg([0], expected, actual)
    with pytest.raises(CannotCompare, match="not a group"):
        acbl_neuberg([0], expected, actual)


@pytest.mark.parametrize("points", [-1, 5, 4.5])
def test_matchpoints_over_the_top_of_the_group_are_refused(points: float) -> None:
    with pytest.raises(CannotCompare, match="gives 0 to 4"):
        neuberg([2, points], expected=9, actual=3)
