"""Duplicate at home: boards played twice or more often, and what each result is worth."""

import pytest

from pad.writing import PASSED, Evening, eight_players, made
from tapete.core import Seat, Vulnerability
from tapete.pad.commands import BreakOff, CorrectDeal, EnterDeal, RemoveDeal
from tapete.pad.travellers import Method
from tapete.scoring import Form


def entered(evening: Evening, *results: tuple[int, int, str]) -> Evening:
    """Board, half, and what came of it."""
    for board, half, text in results:
        result = PASSED if text == "pass" else made(text)
        evening.write(EnterDeal(evening.unit.id, f"b{board}h{half}", result, board=board, half=half))
    return evening


def worth(evening: Evening, board: int = 1) -> list[tuple[int | None, int | None, int | None]]:
    lines = evening.view.units[0].travellers[board - 1].lines
    return [(line.score_ns, line.worth_ns, line.worth_ew) for line in lines]


def test_a_board_says_its_dealer_and_vulnerability_by_its_number() -> None:
    seen = Evening(Form.DUPLICATE).boards(4).view.units[0].travellers
    assert [(one.board, one.dealer, one.vulnerability) for one in seen] == [
        (1, Seat.NORTH, Vulnerability.NONE),
        (2, Seat.EAST, Vulnerability.NS),
        (3, Seat.SOUTH, Vulnerability.EW),
        (4, Seat.WEST, Vulnerability.BOTH),
    ]


def test_two_results_are_compared_in_imps_once_both_are_there() -> None:
    evening = entered(Evening(Form.DUPLICATE).boards(1), (1, 2, "4H S 10"))
    assert worth(evening) == [(None, None, None), (420, None, None)]
    assert worth(entered(evening, (1, 1, "4H S 9"))) == [(-50, -10, 10), (420, 10, -10)]
    assert evening.view.units[0].method is Method.IMPS


def test_a_pair_that_played_a_board_both_ways_has_one_comparison() -> None:
    evening = entered(Evening(Form.DUPLICATE).boards(2), (1, 1, "4H S 9"), (1, 2, "4H S 10"))
    pairs = evening.view.units[0].pairs
    assert [(one.players, one.boards, one.worth, one.place) for one in pairs] == [
        (("B", "D"), 1, 10, "1"),
        (("A", "C"), 1, -10, "2"),
    ]
    assert {one.percent for one in pairs} == {None} and {one.most for one in pairs} == {0}


def test_four_pairs_at_two_tables_are_teams_of_four() -> None:
    evening = eight_players(2)
    entered(evening, (1, 1, "3NT N 9"), (1, 2, "3NT N 8"))
    pairs = evening.view.units[0].pairs
    assert {one.players: one.worth for one in pairs} == {
        ("A", "C"): 10,
        ("B", "D"): -10,
        ("E", "G"): -10,
        ("F", "H"): 10,
    }
    assert [one.place for one in pairs] == ["1=", "1=", "3=", "3="]


def test_three_or_more_results_are_compared_in_matchpoints() -> None:
    evening = entered(eight_players(3), (1, 1, "4S N 10"), (1, 2, "4S N 11"))
    assert worth(evening) == [(420, 0, 2), (450, 2, 0), (None, None, None)]
    assert worth(entered(evening, (1, 3, "4S N 10"))) == [(420, 1, 3), (450, 4, 0), (420, 1, 3)]
    seen = evening.view.units[0]
    assert seen.method is Method.MATCHPOINTS
    assert [(one.players, one.worth, one.most, one.percent) for one in seen.pairs] == [
        (("E", "G"), 4, 4, 100.0),
        (("B", "D"), 3, 4, 75.0),
        (("A", "C"), 4, 8, 50.0),
        (("F", "H"), 1, 8, 12.5),
    ]


def test_a_pair_without_a_result_yet_has_nothing() -> None:
    pairs = eight_players(3).view.units[0].pairs
    assert {(one.boards, one.worth, one.most, one.percent) for one in pairs} == {(0, 0, 0, None)}
    assert {one.place for one in pairs} == {"1="}


def test_a_board_that_all_passed_scores_nothing_and_is_compared() -> None:
    evening = entered(Evening(Form.DUPLICATE).boards(1), (1, 1, "pass"), (1, 2, "1C N 7"))
    assert worth(evening) == [(0, -2, 2), (70, 2, -2)]


def test_a_result_is_corrected_and_removed_like_any_deal() -> None:
    evening = entered(Evening(Form.DUPLICATE).boards(1), (1, 1, "4H S 9"), (1, 2, "4H S 10"))
    evening.write(CorrectDeal("b1h1", made("4H S 10")))
    assert worth(evening) == [(420, 0, 0), (420, 0, 0)]
    evening.write(RemoveDeal("b1h2"))
    assert worth(evening) == [(420, None, None), (None, None, None)]
    assert not evening.unit.is_over and evening.view.units[0].removed[0].board == 1


def test_a_set_may_be_closed_before_every_result_is_in() -> None:
    evening = entered(Evening(Form.DUPLICATE).boards(2), (1, 1, "4H S 9")).write(BreakOff("u1"))
    assert evening.unit.is_over and evening.view.units[0].is_broken_off
    assert not entered(evening, (2, 1, "pass")).unit.is_over


@pytest.mark.parametrize("halves", [2, 8])
def test_the_same_boards_are_played_up_to_eight_times(halves: int) -> None:
    evening = eight_players(halves)
    for half in range(1, halves + 1):
        entered(evening, (1, half, f"1NT N {half + 3}"))
    scores = [score for score, _, _ in worth(evening)]
    assert (
        evening.unit.is_over and len(scores) == halves and scores == sorted(scores, key=lambda one: one or 0)
    )
