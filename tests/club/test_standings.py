from math import fsum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.boards import awarded, result, three_boards
from tapete.club import BoardResult, Comparison, Standing, standings, travellers
from tapete.core import Side
from tapete.scoring.artificial import Artificial
from tapete.scoring.ranking import Place

TRICKS = {"A": (10, 10), "B": (9, 10), "C": (9, 9)}
TWO_BOARDS = tuple(
    result(board, table, "4H", tricks)
    for table, both in TRICKS.items()
    for board, tricks in enumerate(both, start=1)
)


def test_north_south_and_east_west_are_ranked_apart() -> None:
    compared = travellers(TWO_BOARDS, Comparison.MATCHPOINTS)
    assert standings(compared, Side.NS) == (
        Standing(Place(1), "A-ns", 2, 7, 87.5),
        Standing(Place(2), "B-ns", 2, 4, 50.0),
        Standing(Place(3), "C-ns", 2, 1, 12.5),
    )
    assert [(str(each.place), each.pair) for each in standings(compared, Side.EW)] == [
        ("1", "C-ew"),
        ("2", "B-ew"),
        ("3", "A-ew"),
    ]


def test_in_one_ranking_who_is_equal_shares_a_place() -> None:
    ranked = standings(travellers(TWO_BOARDS, Comparison.MATCHPOINTS))
    assert [(str(each.place), each.pair) for each in ranked] == [
        ("1=", "A-ns"),
        ("1=", "C-ew"),
        ("3=", "B-ns"),
        ("3=", "B-ew"),
        ("5=", "A-ew"),
        ("5=", "C-ns"),
    ]


def test_a_pair_that_changes_sides_has_one_place() -> None:
    first = result(1, "A", "4H", 10)
    turned = BoardResult(2, "A", first.ew, first.ns, result(2, "A", "4H", 10).result)
    others = (result(1, "B", "4H", 9), result(2, "B", "4H", 9))
    ranked = standings(travellers((first, turned, *others), Comparison.IMPS))
    assert {each.pair: (each.boards, each.total) for each in ranked} == {
        "A-ns": (2, 10 - 12),
        "A-ew": (2, 12 - 10),
        "B-ns": (2, -10 - 12),
        "B-ew": (2, 10 + 12),
    }


def test_who_has_played_fewer_boards_is_ranked_by_those() -> None:
    more = (result(3, "A", "4H", 10), result(3, "B", "4H", 9))
    ranked = standings(travellers((*TWO_BOARDS, *more), Comparison.TOTAL_POINTS), Side.NS)
    assert [(each.pair, each.boards, each.total, each.mean) for each in ranked] == [
        ("A-ns", 3, 420 + 620 + 420, 486.67),
        ("B-ns", 3, -50 + 620 - 50, 173.33),
        ("C-ns", 2, -150, -75),
    ]


def test_only_matchpoints_are_told_in_percent() -> None:
    for method in Comparison:
        told = {each.percent is not None for each in standings(travellers(TWO_BOARDS, method))}
        assert told == {method.is_matchpoints}


def test_a_pair_whose_boards_nobody_else_has_played_is_not_ranked() -> None:
    assert standings(travellers((result(1, "A", "4H", 10),), Comparison.MATCHPOINTS)) == ()
    assert standings(()) == ()


def test_an_awarded_board_counts_as_a_board_played() -> None:
    results = (*TWO_BOARDS, result(3, "A"), result(3, "B"), awarded(3, "C", *(Artificial.AVERAGE_PLUS,) * 2))
    ranked = standings(travellers(results, Comparison.MATCHPOINTS), Side.NS)
    assert ranked[-1] == Standing(Place(3), "C-ns", 3, 1 + 2.4, round(100 * 3.4 / 12, 2))


@given(three_boards, st.sampled_from(Comparison))
def test_a_better_place_is_a_better_total_and_equal_totals_are_equal(
    results: tuple[BoardResult, ...], method: Comparison
) -> None:
    for side in (*Side, None):
        ranked = standings(travellers(results, method), side)
        assert [each.total for each in ranked] == sorted((each.total for each in ranked), reverse=True)
        assert len({each.place.number for each in ranked}) == len({each.total for each in ranked})


@given(three_boards)
def test_all_matchpoints_together_are_half_of_all_tops(results: tuple[BoardResult, ...]) -> None:
    ranked = standings(travellers(results, Comparison.MATCHPOINTS))
    assert fsum(each.percent or 0 for each in ranked) / len(ranked) == pytest.approx(50, abs=0.01)
