from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.boards import awarded, result, three_boards
from tapete.club import BoardResult, Comparison, Row, Traveller, travellers
from tapete.core import BySide, Seat
from tapete.scoring import CannotCompare
from tapete.scoring.artificial import Artificial

AVERAGE = Artificial.AVERAGE


def points(traveller: Traveller) -> list[BySide[float] | None]:
    return [row.points for row in traveller.rows]


@given(three_boards, st.sampled_from(Comparison))
def test_every_result_stands_on_the_traveller_of_its_board_the_best_for_north_south_first(
    results: tuple[BoardResult, ...], method: Comparison
) -> None:
    compared = travellers(results, method)
    assert [each.board for each in compared] == [1, 2, 3]
    for each in compared:
        assert {row.played for row in each.rows} == {
            played for played in results if played.board == each.board
        }
        scores = [row.played.score_ns or 0 for row in each.rows]
        assert scores == sorted(scores, reverse=True)


def test_a_row_says_who_played_what_and_what_it_is_worth() -> None:
    made, down = result(2, "A", "3NT", 9), result(2, "B", "3NT", 8)
    (traveller,) = travellers((down, made), Comparison.MATCHPOINTS)
    assert traveller == Traveller(2, (Row(made, 600, BySide(2, 0)), Row(down, -100, BySide(0, 2))), top=2)


def test_the_order_in_which_results_come_in_is_nothing_to_the_points() -> None:
    three = (result(1, "A", "4S", 10), result(1, "B"), result(1, "C", "2C", 7, Seat.WEST))
    assert len({travellers(order, Comparison.CROSS_IMPS) for order in permutations(three)}) == 1


def test_a_board_that_only_one_table_has_played_says_so_and_has_no_points() -> None:
    for method in Comparison:
        alone, two = travellers(
            (result(1, "A", "1C", 7), result(2, "A", "1C", 7), result(2, "B", "1C", 8)), method
        )
        assert (alone.is_compared, two.is_compared) == (False, True)
        assert points(alone) == [None]


def test_a_board_with_fewer_tables_has_the_top_of_the_others() -> None:
    full = [result(1, table, "4H", tricks) for table, tricks in (("A", 10), ("B", 9), ("C", 11))]
    _, fewer = travellers((*full, result(2, "A", "4H", 10), result(2, "B", "4H", 9)), Comparison.MATCHPOINTS)
    assert (fewer.top, points(fewer)) == (4, [BySide(3.5, 0.5), BySide(0.5, 3.5)])


def test_butler_says_what_it_compared_with() -> None:
    scores = [result(1, "A", "4H", 10), result(1, "B", "4H", 9), result(1, "C", "4H", 9)]
    (traveller,) = travellers(scores, Comparison.BUTLER)
    assert traveller.datum == 110
    (without_ends,) = travellers(scores, Comparison.BUTLER, drop_each_end=1)
    assert without_ends.datum == -50


def test_an_awarded_score_stands_last_and_does_not_count_among_the_others() -> None:
    (traveller,) = travellers(
        (awarded(1, "A", AVERAGE, AVERAGE), result(1, "B", "4H", 10), result(1, "C", "4H", 9)),
        Comparison.MATCHPOINTS,
    )
    # Three tables had the board: the two scores are raised to the top of three.
    assert points(traveller) == [BySide(3.5, 0.5), BySide(0.5, 3.5), BySide(2, 2)]


def test_a_table_cannot_have_a_board_twice() -> None:
    with pytest.raises(CannotCompare, match="table A has board 1 twice"):
        travellers((result(1, "A"), result(1, "A", "1C", 7)), Comparison.IMPS)


def test_nothing_played_is_nothing_compared() -> None:
    assert travellers((), Comparison.MATCHPOINTS) == ()
