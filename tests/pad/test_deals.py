"""Deals entered, corrected, removed; honors claimed late."""

import pytest

from pad.writing import PASSED, Evening, made
from tapete.core import Seat, Side
from tapete.pad.commands import CorrectDeal, EndEvening, EnterDeal, EnterHonors, RemoveDeal
from tapete.pad.deals import MOST_DEALS
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions

N, E, S, W = Seat


def numbers(evening: Evening) -> list[str]:
    return [deal.id for deal in evening.unit.deals]


def test_a_deal_is_entered_after_the_others() -> None:
    evening = Evening().sits().deals("2H S 9", PASSED, "1NT E 7")
    assert numbers(evening) == ["d1", "d2", "d3"]
    assert evening.unit.sheets[0].totals.ns == 90 and evening.unit.sheets[0].totals.ew == 40


def test_a_rubber_that_is_over_takes_no_other_deal() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10")
    assert evening.refusal(evening.entering("1C N 7")).code == "pad/rubber-over"


def test_a_deal_goes_to_a_unit_of_this_pad() -> None:
    evening = Evening().sits()
    assert evening.refusal(EnterDeal("u9", "d1", PASSED)).code == "pad/no-such-unit"


def test_an_id_is_used_once_even_after_its_deal_is_gone() -> None:
    evening = Evening().sits().deals(PASSED).write(RemoveDeal("d1"))
    assert [evening.refusal(EnterDeal("u1", used, PASSED)).code for used in ("d1", "u1")] == [
        "pad/id-used"
    ] * 2


def test_who_saw_another_sheet_is_told_to_look_again() -> None:
    evening = Evening().sits().write(EnterDeal("u1", "x", made("2H S 9"), after=""))
    assert evening.refusal(EnterDeal("u1", "y", made("2H S 9"), after="")).code == "pad/moved-on"
    assert numbers(evening.write(EnterDeal("u1", "z", PASSED, after="x"))) == ["x", "z"]


def test_a_deal_that_was_forgotten_is_written_in_before_another() -> None:
    evening = (
        Evening().sits().deals("2H S 9", "4S W 10").write(EnterDeal("u1", "x", made("1H S 8"), "d1", "d2"))
    )
    assert numbers(evening) == ["d1", "x", "d2"]
    assert evening.unit.sheets == Evening().sits().deals("2H S 9", "1H S 8", "4S W 10").unit.sheets
    assert evening.refusal(EnterDeal("u1", "y", PASSED, before="d9")).code == "pad/no-such-deal"


def test_also_in_a_rubber_that_is_over_if_it_does_not_end_sooner() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10").write(EnterDeal("u1", "x", PASSED, before="d1"))
    assert numbers(evening) == ["x", "d1", "d2"]
    refused = evening.refusal(EnterDeal("u1", "y", made("3NT N 9"), before="d2"))
    assert (refused.code, refused.deals) == ("pad/ends-before", ("d2",))


def test_a_deal_of_duplicate_names_its_board_and_the_others_do_not() -> None:
    evening = Evening(Form.DUPLICATE).boards(2)
    assert evening.refusal(EnterDeal("u1", "x", PASSED)).code == "pad/no-such-board"
    for board, half in ((0, 1), (3, 1), (1, 0), (1, 3), (1, None)):
        assert (
            evening.refusal(EnterDeal("u1", "x", PASSED, board=board, half=half)).code == "pad/no-such-board"
        )
    assert Evening().sits().refusal(EnterDeal("u1", "x", PASSED, board=1, half=1)).code == "pad/wrong-form"


def test_a_result_of_a_board_is_entered_once() -> None:
    evening = Evening(Form.DUPLICATE).boards(2).write(EnterDeal("u1", "x", PASSED, board=2, half=1))
    assert evening.refusal(EnterDeal("u1", "y", PASSED, board=2, half=1)).code == "pad/board-entered"
    evening.write(
        EnterDeal("u1", "y", PASSED, board=2, half=2), EnterDeal("u1", "z", PASSED, board=1, half=2)
    )
    assert not evening.unit.is_over
    assert evening.write(EnterDeal("u1", "w", PASSED, board=1, half=1)).unit.is_over


def test_a_unit_has_room_for_the_longest_rubber() -> None:
    evening = Evening().sits().deals(*[PASSED] * MOST_DEALS)
    assert evening.refusal(evening.entering(PASSED)).code == "pad/full"


def test_honors_may_be_claimed_until_the_next_result_is_entered() -> None:
    evening = Evening().sits().deals("2H S 9")
    assert evening.view.units[0].deals[0].honors_in_time == (4, 5)
    evening.write(EnterHonors("d1", E, 4))
    assert evening.unit.sheets[0].total(Side.EW) == 100 and evening.deal("d1").was == ()
    evening.deals("1NT N 7", PASSED)
    late = evening.refusal(EnterHonors("d2", N, 4))
    assert (late.code, late.law) == ("pad/honors-too-late", 81)


def test_or_until_the_rubber_is_scored() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10")
    assert evening.refusal(EnterHonors("d2", S, 4)).code == "pad/honors-too-late"
    assert evening.view.units[0].deals[1].honors_in_time == ()


def test_four_or_five_honors_are_claimed_once_by_one_hand() -> None:
    evening = Evening().sits().deals("2H S 9")
    assert evening.refusal(EnterHonors("d1", S, 3)).code == "pad/honors-too-few"
    assert evening.refusal(EnterHonors("d1", S, 6)).code == "pad/honors-impossible"
    evening.write(EnterHonors("d1", S, 5))
    assert evening.refusal(EnterHonors("d1", S, 5)).code == "pad/honors-twice"
    assert evening.refusal(EnterHonors("d1", N, 4)).code == "pad/honors-impossible"
    assert evening.view.units[0].deals[0].honors_in_time == ()


def test_a_deal_passed_out_has_no_honors_to_claim() -> None:
    assert Evening().sits().deals(PASSED).refusal(EnterHonors("d1", S, 4)).code == "pad/honors-too-late"


def test_honors_are_claimed_only_where_they_count_and_are_claimed() -> None:
    in_1920 = Evening(Form.AUCTION1920).sits().deals("2H S 9")
    assert in_1920.refusal(EnterHonors("d1", S, 4)).code == "pad/honors-dealt"
    without = Evening(Form.CHICAGO, chicago=ChicagoOptions(honors=False)).sits().deals("2H S 9")
    assert without.refusal(EnterHonors("d1", S, 4)).code == "pad/honors-not-counted"
    assert Evening().sits().refusal(EnterHonors("d1", S, 4)).code == "pad/no-such-deal"


def test_a_corrected_deal_keeps_what_it_was_and_when_and_why() -> None:
    evening = Evening().sits().deals("2H S 9").correct("d1", "3H S 9", "it was three").correct("d1", PASSED)
    was = evening.deal("d1").was
    assert [(one.result, one.at, one.note) for one in was] == [
        (made("2H S 9"), 1003.0, "it was three"),
        (made("3H S 9"), 1004.0, ""),
    ]
    assert evening.deal("d1").at == 1002.0


def test_what_cannot_be_is_no_correction_either() -> None:
    evening = Evening().sits().deals("2H S 9")
    assert evening.refusal(CorrectDeal("d1", made("2H S 14"))).code == "pad/tricks"
    assert evening.refusal(CorrectDeal("d9", PASSED)).code == "pad/no-such-deal"
    assert evening.refusal(CorrectDeal("d1", made("2H S 9", (S, 6)))).code == "pad/honors-impossible"


def test_a_correction_after_which_the_rubber_would_have_ended_sooner_names_what_is_in_the_way() -> None:
    evening = Evening().sits().deals("4H S 10", "2H S 8", "1C W 7", PASSED)
    refused = evening.refusal(CorrectDeal("d2", made("4H S 10")))
    assert (refused.code, refused.deals) == ("pad/ends-before", ("d3", "d4"))
    assert "2" in refused.text.es and "3, 4" in refused.text.ca
    evening.write(RemoveDeal("d4"), RemoveDeal("d3"), CorrectDeal("d2", made("4H S 10")))
    assert evening.unit.is_over and evening.unit.sheets[0].total(Side.NS) == 940


def test_a_correction_may_open_a_rubber_again() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10").correct("d2", "4H S 9")
    assert not evening.unit.is_over and evening.view.current == "u1"
    assert evening.deals("4H S 10").unit.is_over


def test_a_deal_that_was_never_played_is_taken_out_and_kept_aside() -> None:
    evening = Evening().sits().deals("2H S 9", "2H S 9").write(RemoveDeal("d2", "twice"))
    assert numbers(evening) == ["d1"]
    [gone] = evening.view.units[0].removed
    assert (gone.id, gone.was[-1].note, gone.result) == ("d2", "twice", made("2H S 9"))
    assert evening.refusal(RemoveDeal("d2")).code == "pad/no-such-deal"


@pytest.mark.parametrize("form", [Form.RUBBER, Form.DUPLICATE])
def test_in_an_evening_that_is_closed_deals_are_corrected_but_not_entered(form: Form) -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10").write(EndEvening())
    assert evening.refusal(evening.entering(PASSED)).code == "pad/ended"
    assert evening.correct("d1", "4H S 11").unit.sheets[0].total(Side.NS) == 970
