from msgspec.structs import replace

from club.boards import awarded, result
from tapete.club import Awarded
from tapete.core import Side
from tapete.scoring.artificial import Artificial


def test_a_board_is_scored_by_the_vulnerability_of_its_number() -> None:
    assert (result(1, "A", "4H", 10).score_ns, result(2, "A", "4H", 10).score_ns) == (420, 620)


def test_a_passed_out_board_is_a_score_like_any_other() -> None:
    assert result(1, "A").score_ns == 0


def test_a_ruling_changes_the_score_of_its_table() -> None:
    assert replace(result(1, "A", "4H", 10), adjustment_ns=-470).score_ns == -50


def test_an_awarded_board_has_no_score_but_a_side_has_its_award() -> None:
    board = awarded(1, "A", Artificial.AVERAGE_PLUS, Artificial.AVERAGE)
    assert board.score_ns is None
    assert board.result == Awarded(Artificial.AVERAGE_PLUS, Artificial.AVERAGE)


def test_each_side_has_its_pair() -> None:
    assert [result(1, "A").pair(side) for side in Side] == ["A-ns", "A-ew"]
