"""What awarded scores give, which depends on how the pair did elsewhere (Laws 12C2 and 86)."""

import pytest

from club.boards import awarded, result
from tapete.club import Awarded, BoardResult, Comparison, travellers
from tapete.core import BySide
from tapete.scoring.artificial import Artificial

PLUS, AVERAGE, MINUS = Artificial.AVERAGE_PLUS, Artificial.AVERAGE, Artificial.AVERAGE_MINUS


def last_row(*results: BoardResult, method: Comparison = Comparison.MATCHPOINTS) -> BySide[float] | None:
    return travellers(results, method)[-1].rows[-1].points


FOUR_TABLES = tuple(
    result(1, table, "4H", tricks) for table, tricks in zip("ABCD", (11, 10, 9, 8), strict=True)
)
OTHERS = tuple(result(2, table, "1C", 7) for table in "BCD")


def test_average_plus_is_60_and_average_minus_40_of_the_top() -> None:
    # A pair in the middle: 10 tricks are 4 of 6 on board 1, which is more than 60; 9 are 2 of 6.
    at_c = (result(2, "A", "1C", 7), result(2, "B", "1C", 7), result(2, "D", "1C", 7))
    assert last_row(*FOUR_TABLES, *at_c, awarded(2, "C", PLUS, MINUS)) == BySide(3.6, 2.4)


def test_average_plus_is_the_pairs_own_percentage_where_that_is_better() -> None:
    assert last_row(*FOUR_TABLES, *OTHERS, awarded(2, "A", PLUS, MINUS)) == BySide(6, 0)


def test_a_pair_with_nothing_else_to_go_by_counts_as_average() -> None:
    assert last_row(*OTHERS, awarded(2, "A", PLUS, MINUS)) == BySide(3.6, 2.4)


@pytest.mark.parametrize("method", [Comparison.IMPS, Comparison.CROSS_IMPS, Comparison.BUTLER])
def test_in_imps_average_plus_is_3_won_and_average_minus_3_lost(method: Comparison) -> None:
    assert last_row(*OTHERS, awarded(2, "A", PLUS, MINUS), method=method) == BySide(3, -3)
    assert last_row(*OTHERS, awarded(2, "A", AVERAGE, PLUS), method=method) == BySide(0, 3)


def test_in_total_points_no_law_says_what_an_average_is_worth() -> None:
    assert last_row(*OTHERS, awarded(2, "A", AVERAGE, AVERAGE), method=Comparison.TOTAL_POINTS) is None


def test_an_awarded_board_that_no_other_table_has_played_gives_nothing() -> None:
    for method in Comparison:
        assert last_row(awarded(2, "A", PLUS, MINUS), method=method) is None


def test_an_award_is_for_each_side() -> None:
    assert Awarded(PLUS, MINUS) == Awarded(ns=PLUS, ew=MINUS)
