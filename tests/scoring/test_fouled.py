"""Fouled boards: groups compared within themselves, small ones by fixed percentages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import BySide
from tapete.scoring import CannotCompare
from tapete.scoring.fouled import fouled_matchpoints, is_small, small_group_percent
from tapete.scoring.matchpoints import matchpoints, top
from tapete.scoring.neuberg import neuberg

scores = st.integers(-40, 40).map(lambda tens: 10 * tens)
groups = st.lists(st.lists(scores, min_size=1, max_size=9), min_size=1, max_size=3)


def test_a_group_of_three_or_fewer_is_small_if_it_is_at_most_a_third_of_all() -> None:
    small = {(actual, expected) for expected in range(1, 13) for actual in range(1, expected + 1)}
    assert {each for each in small if is_small(*each)} == {
        (actual, expected) for actual in (1, 2, 3) for expected in range(3 * actual, 13)
    }


@pytest.mark.parametrize(
    ("group", "percent"),
    [
        ([420], [60]),
        ([420, 400], [65, 55]),
        ([420, 420], [60, 60]),
        ([420, 400, -50], [70, 60, 50]),
        ([420, 420, -50], [65, 65, 50]),
        ([420, 420, 420], [60, 60, 60]),
    ],
)
def test_small_groups_have_60_percent_on_average_and_who_is_equal_shares(
    group: list[int], percent: list[float]
) -> None:
    found = [small_group_percent(points, len(group)) for points in matchpoints(group)]
    assert found == percent


@given(groups)
def test_larger_groups_are_adjusted_by_neubergs_formula(played: list[list[int]]) -> None:
    expected = sum(map(len, played))
    for group, found in zip(played, fouled_matchpoints(played, small_groups=False), strict=True):
        assert [points.ns for points in found] == list(neuberg(matchpoints(group), expected, len(group)))
        assert all(round(points.ns + points.ew, 1) == top(expected) for points in found)


@given(groups)
def test_both_sides_of_a_small_group_have_more_than_average_together(played: list[list[int]]) -> None:
    expected = sum(map(len, played))
    for group, found in zip(played, fouled_matchpoints(played), strict=True):
        share = 1.2 if is_small(len(group), expected) else 1
        for points in found:
            assert points.ns + points.ew == pytest.approx(share * top(expected), abs=0.11)


def test_two_of_five_are_too_large_a_share_for_fixed_percentages() -> None:
    assert fouled_matchpoints([[50, 60, 70], [-110, -200]])[1] == (BySide(6.5, 1.5), BySide(1.5, 6.5))


def test_a_whole_field_in_one_group_keeps_its_matchpoints() -> None:
    assert fouled_matchpoints([[620, 170, 170, -100]]) == (
        (BySide(6, 0), BySide(3, 3), BySide(3, 3), BySide(0, 6)),
    )


def test_a_group_without_scores_is_refused() -> None:
    with pytest.raises(CannotCompare, match="nobody has played"):
        fouled_matchpoints([[420, 400], []])
