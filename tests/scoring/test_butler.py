from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import SCORES
from tapete.scoring import CannotCompare
from tapete.scoring.butler import butler_imps, datum, median_datum

ROWS: list[dict[str, Any]] = SCORES["butler"]
boards_scores = st.lists(st.integers(-800, 800).map(lambda tens: 10 * tens), min_size=1, max_size=12)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_boards_have_the_datum_and_the_imps_written(row: dict[str, Any]) -> None:
    middle = datum(row["ns_scores"], row["drop_each_end"])
    assert middle == row["datum_half_away_from_zero"]
    assert list(butler_imps(row["ns_scores"], middle)) == row["imps_ns"]


@given(boards_scores)
def test_the_datum_is_a_multiple_of_ten_at_most_5_from_the_mean(scores: list[int]) -> None:
    middle = datum(scores)
    assert middle % 10 == 0
    assert abs(middle * len(scores) - sum(scores)) <= 5 * len(scores)


@given(boards_scores)
def test_the_datum_is_the_same_seen_from_the_other_side(scores: list[int]) -> None:
    assert datum([-score for score in scores]) == -datum(scores)


def test_an_exact_5_goes_away_from_zero() -> None:
    assert (datum([400, 410]), datum([-400, -410])) == (410, -410)


@given(boards_scores)
def test_the_middle_score_can_be_the_datum(scores: list[int]) -> None:
    middle, in_order = median_datum(scores), sorted(scores)
    assert in_order[(len(scores) - 1) // 2] - 5 <= middle <= in_order[len(scores) // 2] + 5
    if len(scores) % 2:
        assert middle == in_order[len(scores) // 2]


@pytest.mark.parametrize(("scores", "dropped"), [([], 0), ([420, 430], 1), ([420], 5), ([420], -1)])
def test_a_datum_of_no_scores_is_refused(scores: list[int], dropped: int) -> None:
    with pytest.raises(CannotCompare, match="no datum"):
        datum(scores, dropped)


def test_there_is_no_middle_of_no_scores() -> None:
    with pytest.raises(CannotCompare, match="no datum"):
        median_datum([])
