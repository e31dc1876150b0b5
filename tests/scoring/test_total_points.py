from tapete.core import Side
from tapete.scoring.total_points import total_points


def test_the_scores_are_added_up_and_east_west_lose_what_north_south_win() -> None:
    assert total_points([], Side.NS) == 0
    assert total_points((420, -1100, 0), Side.NS) == -680
    assert total_points((420, -1100, 0), Side.EW) == 680
