from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import SCORES
from tapete.scoring import back_score

ROWS: list[dict[str, Any]] = SCORES["back_score"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_margins_count_their_hundreds(row: dict[str, Any]) -> None:
    assert back_score(row["margin"]) == row["hundreds"]


@given(st.integers(-20_000, 20_000))
def test_what_one_player_wins_another_loses(margin: int) -> None:
    assert back_score(margin) == -back_score(-margin)


@given(st.integers(0, 200))
def test_fifty_odd_points_or_more_count_as_a_hundred(hundreds: int) -> None:
    assert [back_score(100 * hundreds + odd) for odd in (0, 10, 40, 49)] == [hundreds] * 4
    assert [back_score(100 * hundreds + odd) for odd in (50, 60, 90, 99)] == [hundreds + 1] * 4
