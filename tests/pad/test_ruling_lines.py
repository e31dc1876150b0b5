"""What the players agreed on after an irregularity stands on the sheet under its law, above the line."""

from pad.writing import PASSED, Evening, made
from tapete.core import Side
from tapete.pad import Written, apply, view_of
from tapete.pad.commands import CorrectDeal, EnterDeal, RecordRuling, RemoveDeal, RemoveRuling
from tapete.scoring import Form, Line, Reason


def test_points_go_above_the_line_under_their_law() -> None:
    evening = (
        Evening()
        .sits()
        .deals("2H S 8")
        .write(RecordRuling("r", "d1", "insufficient-bid", "agreed", Side.EW, 60, 27))
    )
    entry = evening.unit.sheets[0].entries[-1]
    assert (entry.side, entry.line, entry.points, entry.reason) == (
        Side.EW,
        Line.ABOVE,
        60,
        Reason.ADJUSTMENT,
    )
    [seen] = evening.view.units[0].deals[0].rulings
    assert (seen.id, seen.irregularity, seen.note, seen.points, seen.law) == (
        "r",
        "insufficient-bid",
        "agreed",
        60,
        27,
    )
    assert evening.view.units[0].deals[0].entries[-1].law == 27


def test_the_law_of_the_irregularity_stands_if_no_other_was_named() -> None:
    ruling = RecordRuling("r", "d1", "insufficient-bid", "", Side.EW, 60)
    for form, law in ((Form.RUBBER, 27), (Form.AUCTION1920, None)):
        [deal] = Evening(form).sits().deals("2H S 8").write(ruling).view.units[0].deals
        assert (deal.entries[-1].law, deal.rulings[0].law) == (law, law)
        assert deal.rulings[0].title is not None and deal.rulings[0].title.en


def test_a_ruling_whose_irregularity_is_not_in_the_laws_any_more_can_still_be_read() -> None:
    evening = Evening().sits().deals("2H S 8")
    gone = Written("old", 0.0, RecordRuling("r", "d1", "gone-since", "", Side.EW, 60))
    [deal] = view_of(apply(evening.pad, gone)).units[0].deals
    assert (deal.rulings[0].irregularity, deal.rulings[0].title, deal.entries[-1].points) == (
        "gone-since",
        None,
        60,
    )


def test_a_ruling_without_points_is_kept_beside_its_deal() -> None:
    evening = Evening().sits().deals("2H S 8").write(RecordRuling("r", "d1", "", "coffee on the cards"))
    assert evening.unit.sheets == Evening().sits().deals("2H S 8").unit.sheets
    assert evening.view.units[0].deals[0].rulings[0].note == "coffee on the cards"


def test_it_stays_with_its_deal_when_another_is_corrected() -> None:
    evening = Evening().sits().deals("2H S 8", "2H S 8").write(RecordRuling("r", "d2", "", "", Side.EW, 60))
    evening.correct("d1", PASSED).correct("d2", "3H S 9")
    assert [entry.deal for entry in evening.unit.sheets[0].entries if entry.reason is Reason.ADJUSTMENT] == [
        2
    ]


def test_it_is_taken_back_and_goes_with_its_deal() -> None:
    evening = (
        Evening()
        .sits()
        .deals("2H S 8")
        .write(RecordRuling("r", "d1", "", "", Side.EW, 60), RemoveRuling("r"))
    )
    assert evening.unit.sheets == Evening().sits().deals("2H S 8").unit.sheets
    evening.write(RecordRuling("r2", "d1", "", "", Side.EW, 60), RemoveDeal("d1"))
    assert evening.unit.rulings == ()
    assert evening.refusal(RemoveRuling("r2")).code == "pad/no-such-ruling"


def test_a_ruling_is_about_a_deal_a_law_and_a_side() -> None:
    evening = Evening().sits().deals("2H S 8").write(RecordRuling("r", "d1", ""))
    assert evening.refusal(RecordRuling("r", "d1", "")).code == "pad/id-used"
    assert evening.refusal(RecordRuling("x", "d9", "")).code == "pad/no-such-deal"
    assert evening.refusal(RecordRuling("x", "d1", "cheating")).code == "pad/no-such-irregularity"
    assert evening.refusal(RecordRuling("x", "d1", "", "", None, 60)).code == "pad/no-side"
    assert evening.refusal(RemoveRuling("x")).code == "pad/no-such-ruling"


def test_a_deal_of_chicago_that_is_dealt_again_carries_no_points() -> None:
    evening = Evening(Form.CHICAGO).sits().deals(PASSED, "2H S 8")
    assert evening.refusal(RecordRuling("r", "d1", "", "", Side.EW, 60)).code == "pad/ruling-on-pass"
    evening.write(RecordRuling("r", "d1", "", "a card fell"), RecordRuling("r2", "d2", "", "", Side.EW, 60))
    assert evening.refusal(CorrectDeal("d2", PASSED)).code == "pad/ruling-on-pass"


def test_in_duplicate_it_changes_the_result_it_is_about() -> None:
    evening = Evening(Form.DUPLICATE).boards(1)
    evening.write(
        EnterDeal("u1", "a", made("4H S 10"), board=1, half=1),
        EnterDeal("u1", "b", made("4H S 10"), board=1, half=2),
        RecordRuling("r", "b", "", "", Side.EW, 100, 12),
    )
    assert [line.score_ns for line in evening.view.units[0].travellers[0].lines] == [420, 320]
