"""What a deal would come to, told before it is written."""

import pytest

from pad.writing import Evening, made
from tapete.core import Seat, Side
from tapete.pad import PadError, preview
from tapete.pad.commands import CorrectDeal, EnterDeal
from tapete.scoring import Form


def test_the_figures_of_a_deal_and_the_game_it_wins() -> None:
    evening = Evening().sits().deals("2H S 8")
    told = preview(evening.pad, evening.entering("3H S 9"))
    assert [entry.points for entry in told.entries] == [90]
    assert (told.wins_game, told.ends_unit, told.totals.ns, told.whole) == (Side.NS, False, 150, ())
    assert evening.pad.version == 3


def test_the_bonus_that_comes_with_the_last_deal() -> None:
    evening = Evening().sits().deals("4H S 10")
    told = preview(evening.pad, evening.entering("3NT N 9"))
    assert [entry.points for entry in told.whole] == [700] and told.ends_unit and told.wins_game is Side.NS


def test_a_correction_says_which_later_figures_would_change() -> None:
    evening = Evening().sits().deals("2H S 8", "1NT W 7", "3NT N 7")
    told = preview(evening.pad, CorrectDeal("d1", made("4H S 10")))
    assert told.changes == ("d3",) and [entry.points for entry in told.entries] == [120]


def test_also_those_that_would_begin_another_rubber() -> None:
    evening = Evening().sits().deals("4H S 10", "2H S 8", "3NT N 8")
    told = preview(evening.pad, CorrectDeal("d2", made("4H S 10"), "", "u2"))
    assert told.changes == ("d3",) and told.ends_unit


def test_what_could_not_be_written_is_refused_the_same() -> None:
    evening = Evening().sits()
    with pytest.raises(PadError, match="pad/tricks"):
        preview(evening.pad, evening.entering("3NT N 14"))
    with pytest.raises(PadError, match="pad/no-such-deal"):
        preview(evening.pad, CorrectDeal("d9", made("3NT N 9", (Seat.WEST, 4))))


def test_a_board_is_told_by_its_own_sheet() -> None:
    evening = Evening(Form.DUPLICATE).boards(2)
    told = preview(evening.pad, EnterDeal("u1", "x", made("3NT N 9"), board=2, half=2))
    assert (told.totals.ns, told.wins_game, told.ends_unit) == (600, None, False)
