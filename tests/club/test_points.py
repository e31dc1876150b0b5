import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.club import Comparison
from tapete.club.points import board_datum, board_points, board_top
from tapete.core import BySide
from tapete.scoring import CannotCompare
from tapete.scoring.imps import imps

scores_ns = st.lists(st.integers(-300, 300).map(lambda tens: 10 * tens), min_size=2, max_size=9)
ZERO_SUM = tuple(method for method in Comparison if not method.is_matchpoints)


def ns(scores: list[int], method: Comparison, drop: int = 0) -> list[float]:
    return [points.ns for points in board_points(scores, method, len(scores), drop)]


@given(scores_ns, st.sampled_from(ZERO_SUM))
def test_what_one_side_wins_the_other_loses(scores: list[int], method: Comparison) -> None:
    assert all(points.ns == -points.ew for points in board_points(scores, method, len(scores), 1))


@given(scores_ns, st.integers(0, 3), st.sampled_from((Comparison.MATCHPOINTS, Comparison.ACBL_MATCHPOINTS)))
def test_both_sides_matchpoints_together_are_the_top(
    scores: list[int], absent: int, method: Comparison
) -> None:
    expected = len(scores) + absent
    most = board_top(method, expected)
    points = board_points(scores, method, expected, 0)
    assert {round(each.ns + each.ew, 2) for each in points} == {most}
    assert all(0 <= each.ns <= most for each in points)


@given(scores_ns)
def test_all_matchpoints_of_a_board_come_to_half_a_top_for_each_table(scores: list[int]) -> None:
    for method in (Comparison.MATCHPOINTS, Comparison.ACBL_MATCHPOINTS):
        assert sum(ns(scores, method)) == len(scores) * board_top(method, len(scores)) / 2


@given(scores_ns, st.sampled_from(Comparison))
def test_the_board_seen_from_the_other_side_gives_the_same(scores: list[int], method: Comparison) -> None:
    ours = board_points(scores, method, len(scores), 1)
    theirs = board_points([-score for score in scores], method, len(scores), 1)
    assert [points.ew for points in theirs] == [points.ns for points in ours]


@given(scores_ns, st.sampled_from(Comparison))
def test_a_better_score_is_never_worth_less(scores: list[int], method: Comparison) -> None:
    in_order = sorted(scores)
    assert ns(in_order, method) == sorted(ns(in_order, method))


@given(st.lists(scores_ns.map(lambda scores: scores[0]), min_size=2, max_size=2))
def test_between_two_tables_imps_are_those_of_the_difference(scores: list[int]) -> None:
    difference = imps(scores[0] - scores[1])
    assert ns(scores, Comparison.IMPS) == ns(scores, Comparison.CROSS_IMPS) == [difference, -difference]


def test_imps_are_against_the_mean_of_the_others_and_butler_against_that_of_all() -> None:
    assert ns([620, 620, 170], Comparison.IMPS) == [6, 6, -10]
    assert ns([620, 620, 170], Comparison.BUTLER) == [4, 4, -7]


def test_the_acbl_counts_half_of_what_the_wbf_counts() -> None:
    assert ns([420, 450, 420], Comparison.MATCHPOINTS) == [1, 4, 1]
    assert ns([420, 450, 420], Comparison.ACBL_MATCHPOINTS) == [0.5, 2, 0.5]


def test_a_board_with_fewer_scores_is_raised_to_the_fullest_by_neuberg() -> None:
    assert board_points([420, -50], Comparison.MATCHPOINTS, 5, 0) == (BySide(6.5, 1.5), BySide(1.5, 6.5))
    assert board_points([420, -50], Comparison.ACBL_MATCHPOINTS, 5, 0) == (
        BySide(3.25, 0.75),
        BySide(0.75, 3.25),
    )


def test_total_points_are_the_scores() -> None:
    assert ns([420, -50], Comparison.TOTAL_POINTS) == [420, -50]


def test_the_datum_leaves_out_as_many_as_agreed_where_so_many_are_there() -> None:
    assert (board_datum([2000, 420, 400], 1), board_datum([420, 400], 1)) == (420, 410)


def test_fewer_than_none_cannot_be_left_out() -> None:
    with pytest.raises(CannotCompare, match="no datum"):
        board_datum([420, 400], -1)
