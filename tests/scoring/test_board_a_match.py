from typing import Any

import pytest

from scoring.golden_scores import SCORES
from tapete.scoring.board_a_match import board_a_match

ROWS: list[dict[str, Any]] = SCORES["team_boards"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_boards_are_won_or_lost_as_written(row: dict[str, Any]) -> None:
    assert board_a_match(row["open_ns"], row["closed_ns"]) == row["bam_2"]


def test_an_equal_board_is_halved_and_ten_points_win_one() -> None:
    assert [board_a_match(score, 420) for score in (410, 420, 430)] == [0, 1, 2]
