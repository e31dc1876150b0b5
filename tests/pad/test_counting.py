"""Everything after a correction is counted again, and what changed by it is marked."""

from pad.writing import PASSED, Evening, made
from tapete.core import Side
from tapete.pad.commands import BreakOff, EnterDeal, RecordRuling, RemoveDeal
from tapete.scoring import Form


def marks(evening: Evening) -> dict[str, tuple[str, ...]]:
    return {deal.id: deal.changed_by for deal in evening.unit.deals if deal.changed_by}


def test_a_game_that_was_none_makes_the_later_failure_dearer() -> None:
    evening = Evening().sits().deals("2H S 8", "4S W 9", "3NT N 7")
    assert marks(evening) == {}
    evening.correct("d1", "4H S 10")
    assert marks(evening) == {"d3": ("d1",)}
    third = evening.view.units[0].deals[2]
    assert [entry.points for entry in third.entries] == [200]
    assert [entry.points for entry in third.entries_before] == [100]
    assert evening.view.units[0].deals[0].is_corrected


def test_corrected_back_the_marks_go() -> None:
    evening = (
        Evening().sits().deals("2H S 8", "4S W 9", "3NT N 7").correct("d1", "4H S 10").correct("d1", "2H S 8")
    )
    assert marks(evening) == {}
    assert len(evening.deal("d1").was) == 2


def test_a_mark_names_every_correction_that_changed_it_once() -> None:
    evening = Evening().sits().deals("2H S 8", "3NTX N 7").correct("d1", "4H S 10").correct("d1", "4H S 11")
    assert marks(evening) == {"d2": ("d1",)}
    evening = Evening().sits().deals("4H S 10", "4S W 9", "4H S 10")
    evening.correct("d2", "4S W 10").correct("d1", "2H S 8")
    assert evening.unit.whole_changed_by == ("d2", "d1")


def test_a_deal_written_anew_itself_is_as_it_should_be() -> None:
    evening = Evening().sits().deals("2H S 8", "3NT N 7").correct("d1", "4H S 10").correct("d2", "3NT N 8")
    assert marks(evening) == {}


def test_removing_and_writing_in_a_deal_mark_the_later_ones_too() -> None:
    evening = Evening().sits().deals("4H S 10", "3NT N 7").write(RemoveDeal("d1"))
    assert marks(evening) == {"d2": ("d1",)}
    evening.write(EnterDeal("u1", "x", made("4H S 10"), before="d2"))
    assert marks(evening) == {}


def test_the_bonus_for_the_rubber_is_marked_by_itself() -> None:
    evening = Evening().sits().deals("4H S 10", "4S W 9", "4H S 10").correct("d2", "4S W 10")
    seen = evening.view.units[0]
    assert seen.whole_changed_by == ("d2",)
    assert [entry.points for entry in seen.whole_before] == [700]
    assert [entry.points for entry in evening.unit.sheets[0].entries if entry.deal == 0] == [500]
    assert evening.correct("d2", "4S W 9").view.units[0].whole_before == ()


def test_a_rubber_that_ends_anew_has_figures_of_its_own() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10").correct("d2", "4H S 9")
    assert evening.unit.whole_changed_by == ("d2",)
    evening.deals("4H S 10")
    assert evening.view.units[0].whole_changed_by == ()
    assert [entry.points for entry in evening.unit.whole] == [700]


def test_a_ruling_leaves_the_marks_of_the_whole_as_they_were() -> None:
    evening = Evening().sits().deals("4H S 10", "4S W 9", "4H S 10").correct("d2", "4S W 10")
    evening.write(RecordRuling("r", "d1", "", "", Side.EW, 50))
    assert evening.unit.whole_changed_by == ("d2",)


def test_breaking_off_is_counted_again_too() -> None:
    evening = Evening().sits().deals("4H S 10", "2S E 8").write(BreakOff("u1")).correct("d1", "2H S 8")
    sheet = evening.unit.sheets[0]
    assert sheet.is_interrupted and [entry for entry in sheet.entries if entry.deal == 0] == []
    assert evening.unit.whole_changed_by == ("d1",)


def test_a_deal_of_chicago_that_was_passed_out_has_no_figures_of_the_next() -> None:
    evening = Evening(Form.CHICAGO).sits().deals(PASSED, "4H S 10")
    assert [[entry.points for entry in deal.entries] for deal in evening.view.units[0].deals] == [
        [],
        [120, 300],
    ]
    assert evening.correct("d1", "1C N 7").deal("d2").changed_by == ()
    assert marks(evening.correct("d1", "4H S 10")) == {}
    assert [deal.number for deal in evening.view.units[0].deals] == [1, 2]


def test_boards_are_scored_each_by_itself() -> None:
    evening = Evening(Form.DUPLICATE).boards(2)
    evening.write(EnterDeal("u1", "a", made("4H S 10"), board=2, half=1))
    evening.write(EnterDeal("u1", "b", made("4H S 10"), board=1, half=2))
    evening.write(EnterDeal("u1", "c", made("4H S 10"), board=1, half=1))
    assert [deal.score_ns for deal in evening.view.units[0].deals] == [620, 420, 420]
    assert marks(evening.correct("c", "4H S 9")) == {}
    assert [deal.score_ns for deal in evening.view.units[0].deals] == [620, 420, -50]
