"""Rubbers, Chicagos and sets of boards: begun, broken off, and taken away."""

import pytest

from pad.writing import CHANGED, PASSED, SEATS, Evening
from tapete.core import BySeat, Seat, Side
from tapete.pad.commands import BreakOff, EndEvening, EnterDeal, RemoveUnit, StartBoards, StartUnit
from tapete.scoring import Form, Reason
from tapete.scoring.chicago import ChicagoOptions, Vulnerable


@pytest.mark.parametrize("form", [Form.RUBBER, Form.AUCTION1920, Form.CHICAGO])
def test_four_different_players_sit_down(form: Form) -> None:
    evening = Evening(form)
    assert evening.refusal(StartUnit("u1", BySeat("A", "B", "C", "A"))).code == "pad/seats"
    assert evening.refusal(StartUnit("u1", BySeat("A", "B", "C", "Z"))).code == "pad/no-such-player"
    assert evening.sits().view.units[0].seatings == (SEATS,)


def test_the_dealer_that_was_drawn_deals_first() -> None:
    evening = Evening().sits(first_dealer=Seat.WEST)
    following = evening.view.units[0].next
    assert following is not None and following.dealer is Seat.WEST


def test_chicago_is_played_with_the_options_of_the_pad() -> None:
    evening = (
        Evening(Form.CHICAGO, chicago=ChicagoOptions(Vulnerable.NONDEALER)).sits().deals("1C N 7", "1C N 7")
    )
    assert [f"{deal.vulnerability}" for deal in evening.view.units[0].deals] == ["None", "NS"]


def test_one_unit_is_played_at_a_time() -> None:
    evening = Evening().sits()
    assert evening.refusal(StartUnit("u2", SEATS)).code == "pad/unit-open"
    assert evening.deals("4H S 10", "4H S 10").sits("u2").view.current == "u2"


def test_a_unit_has_an_id_of_its_own() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10")
    assert [evening.refusal(StartUnit(used, SEATS)).code for used in ("u1", "d1")] == ["pad/id-used"] * 2


def test_each_form_begins_in_its_own_way() -> None:
    assert Evening().refusal(StartBoards("u1", 4, (SEATS, CHANGED))).code == "pad/wrong-form"
    assert Evening(Form.DUPLICATE).refusal(StartUnit("u1", SEATS)).code == "pad/wrong-form"


def test_a_rubber_broken_off_has_the_bonuses_of_law_80() -> None:
    evening = Evening().sits().deals("4H S 10", "2S E 8").write(BreakOff("u1"))
    sheet = evening.unit.sheets[0]
    assert [(entry.side, entry.points, entry.reason) for entry in sheet.entries if entry.deal == 0] == [
        (Side.NS, 300, Reason.UNFINISHED_GAME),
        (Side.EW, 100, Reason.UNFINISHED_PART_SCORE),
    ]
    assert evening.unit.is_over and evening.view.units[0].is_broken_off


def test_another_deal_takes_it_up_again() -> None:
    evening = Evening().sits().deals("4H S 10").write(BreakOff("u1"))
    assert evening.view.may.enter_deal == ("u1",) and evening.view.current is None
    again = Evening().sits().deals("4H S 10", "2S E 8")
    assert evening.deals("2S E 8").unit.sheets == again.unit.sheets
    assert evening.unit.whole == () and not evening.unit.is_broken_off


def test_it_is_not_taken_up_once_another_was_begun_since() -> None:
    evening = Evening().sits().deals("4H S 10").write(BreakOff("u1")).sits("u2")
    late = evening.entering("2S E 8")
    assert evening.refusal(EnterDeal("u1", "late", late.result)).code == "pad/rubber-over"
    assert evening.view.may.enter_deal == ("u2",)


def test_what_is_over_is_not_broken_off() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10")
    over = evening.refusal(BreakOff("u1"))
    assert (over.code, over.law) == ("pad/rubber-over", 74)
    assert evening.refusal(BreakOff("u9")).code == "pad/no-such-unit"
    broken = Evening().sits().deals(PASSED).write(BreakOff("u1"))
    assert (broken.refusal(BreakOff("u1")).code, broken.refusal(BreakOff("u1")).law) == (
        "pad/rubber-over",
        80,
    )
    chicago = Evening(Form.CHICAGO).sits().deals(*["1C N 7"] * 4)
    assert (chicago.refusal(BreakOff("u1")).code, chicago.refusal(BreakOff("u1")).law) == (
        "pad/rubber-over",
        None,
    )


def test_a_rubber_broken_off_that_a_correction_ends_is_simply_over() -> None:
    evening = Evening().sits().deals("4H S 10", "2H S 8").write(BreakOff("u1")).correct("d2", "4H S 10")
    assert evening.unit.is_over and not evening.unit.is_broken_off
    assert evening.unit.sheets[0].total(Side.NS) == 940
    assert evening.refusal(evening.entering("1C N 7")).code == "pad/rubber-over"


def test_a_unit_begun_by_mistake_goes_while_it_has_no_deals() -> None:
    evening = Evening().sits()
    assert evening.view.may.remove_unit == ("u1",)
    assert evening.write(RemoveUnit("u1")).pad.units == ()
    assert evening.sits("u2").deals(PASSED).refusal(RemoveUnit("u2")).code == "pad/unit-has-deals"


@pytest.mark.parametrize("boards", [0, 37, -1])
def test_a_set_has_1_to_36_boards(boards: int) -> None:
    assert Evening(Form.DUPLICATE).refusal(StartBoards("u1", boards, (SEATS, CHANGED))).code == "pad/boards"


def test_boards_are_numbered_from_1_or_from_wherever_the_box_begins() -> None:
    evening = Evening(Form.DUPLICATE)
    assert evening.refusal(StartBoards("u1", 4, (SEATS, CHANGED), 0)).code == "pad/boards"
    assert evening.write(StartBoards("u1", 3, (SEATS, CHANGED), 17)).unit.boards == (17, 18, 19)


@pytest.mark.parametrize(
    "halves", [(SEATS,), (SEATS, SEATS), (SEATS, BySeat("C", "D", "A", "B")), (SEATS,) * 9]
)
def test_no_pair_plays_the_boards_twice_in_one_direction(halves: tuple[BySeat[str], ...]) -> None:
    assert Evening(Form.DUPLICATE).refusal(StartBoards("u1", 4, halves)).code == "pad/halves"


def test_in_an_evening_that_is_closed_nothing_begins() -> None:
    evening = Evening().sits().deals("4H S 10", "4H S 10").write(EndEvening())
    assert evening.refusal(StartUnit("u2", SEATS)).code == "pad/ended"
