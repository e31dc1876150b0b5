"""Matchpoints, against the Law told again pair by pair."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import SCORES
from tapete.scoring import CannotCompare
from tapete.scoring.matchpoints import acbl_matchpoints, matchpoints, percentages, top

ROWS: list[dict[str, Any]] = SCORES["matchpoints"]
boards_scores = st.lists(st.integers(-8, 8).map(lambda tens: 10 * tens), min_size=1, max_size=20)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_boards_give_the_matchpoints_written(row: dict[str, Any]) -> None:
    scores = row["ns_scores"]
    assert list(matchpoints(scores)) == row["wbf_ns"]
    assert list(matchpoints([-score for score in scores])) == row["wbf_ew"]
    assert list(acbl_matchpoints(scores)) == row["acbl_ns"]
    assert list(percentages(matchpoints(scores))) == row["percent_ns"]
    assert top(len(scores)) == row["top_wbf"]


@given(boards_scores)
def test_each_score_gets_2_for_each_score_below_it_and_1_for_each_equal_one(scores: list[int]) -> None:
    for place, points in enumerate(matchpoints(scores)):
        others = scores[:place] + scores[place + 1 :]
        assert points == sum(2 * (scores[place] > other) + (scores[place] == other) for other in others)


@given(boards_scores)
def test_what_north_south_lack_of_the_top_is_east_wests(scores: list[int]) -> None:
    both = zip(matchpoints(scores), matchpoints([-score for score in scores]), strict=True)
    assert all(ns + ew == top(len(scores)) for ns, ew in both)


@given(boards_scores)
def test_the_average_of_a_board_is_half_its_top(scores: list[int]) -> None:
    assert 2 * sum(matchpoints(scores)) == len(scores) * top(len(scores))


def test_a_board_played_once_is_an_average() -> None:
    assert matchpoints([420]) == (0,)
    assert percentages((0,)) == (50.0,)


def test_a_board_that_nobody_has_played_is_refused() -> None:
    with pytest.raises(CannotCompare) as refused:
        matchpoints([])
    assert (refused.value.code, refused.value.law) == ("score/cannot-compare", 78)
    assert str(refused.value).startswith("Law 78 of duplicate: ")
