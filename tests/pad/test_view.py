"""What a pad shows."""

import pytest

from pad.writing import PASSED, Evening, made
from tapete.core import Seat, Side
from tapete.pad.commands import BreakOff
from tapete.scoring import Form
from tapete.scoring.sheet_view import sheet_seen


def test_an_empty_pad_shows_who_plays_and_what_may_be_done() -> None:
    view = Evening(players=5).view
    assert [player.name for player in view.players] == ["Anna", "Berta", "Carles", "Duna", "Enric"]
    assert view.units == () and view.current is None and view.may.start_unit and not view.may.end_evening


def test_a_unit_shows_the_sheet_as_a_table_does() -> None:
    evening = Evening().sits().deals("2H S 9", "3NT W 8")
    assert evening.view.units[0].sheet == sheet_seen(evening.unit.sheets[0])


def test_the_next_deal_says_who_deals_and_who_is_vulnerable() -> None:
    evening = Evening().sits().deals("4H S 10")
    following = evening.view.units[0].next
    assert following is not None
    assert (following.number, following.dealer, f"{following.vulnerability}", following.after) == (
        2,
        Seat.EAST,
        "NS",
        "d1",
    )
    assert evening.deals("4H S 10").view.units[0].next is None


def test_what_was_broken_off_says_what_it_is_taken_up_again_with_until_another_is_begun() -> None:
    evening = Evening().sits().deals("4H S 10")
    before = evening.view.units[0].next
    evening.write(BreakOff(evening.unit.id))
    assert evening.view.current is None
    assert evening.view.units[0].next == before
    assert evening.sits("u2").view.units[0].next is None


def test_in_chicago_a_deal_passed_out_is_dealt_again() -> None:
    following = Evening(Form.CHICAGO).sits().deals("1C N 7", PASSED).view.units[0].next
    assert following is not None and (following.number, following.dealer) == (2, Seat.EAST)


def test_a_deal_shows_what_was_typed_and_what_came_of_it() -> None:
    [deal] = Evening().sits().deals(made("3HX S 8", (Seat.WEST, 4))).view.units[0].deals
    assert (deal.id, deal.place, deal.number, deal.half, deal.dealer) == ("d1", 1, 1, 1, Seat.NORTH)
    assert deal.contract is not None and deal.contract.tricks_needed == 9
    assert (deal.tricks_taken, deal.over, deal.score_ns) == (8, -1, -200)
    assert [(entry.side, entry.points, entry.section) for entry in deal.entries] == [
        (Side.EW, 100, "000 §05"),
        (Side.EW, 100, "000 §05"),
    ]
    assert not deal.is_corrected and not deal.changed_by and not deal.entries_before


def test_the_back_score_is_shown_once_the_rubber_is_over() -> None:
    evening = Evening().sits().deals("4H S 10")
    assert evening.view.units[0].back is None
    back = evening.deals("4H S 10").view.units[0].back
    assert back is not None and (back.ns, back.ew) == (9, -9)


def test_duplicate_shows_travellers_instead_of_a_sheet() -> None:
    [unit] = Evening(Form.DUPLICATE).boards(3).view.units
    assert unit.sheet is None and unit.next is None and unit.back is None
    assert [traveller.board for traveller in unit.travellers] == [1, 2, 3]
    assert Evening().sits().view.units[0].travellers == ()


@pytest.mark.parametrize("form", [Form.RUBBER, Form.CHICAGO, Form.AUCTION1920])
def test_what_may_be_written_now_is_said(form: Form) -> None:
    evening = Evening(form).sits()
    may = evening.view.may
    assert (may.start_unit, may.enter_deal, may.break_off, may.remove_unit) == (
        False,
        ("u1",),
        ("u1",),
        ("u1",),
    )
    may = evening.deals(PASSED).write(BreakOff("u1")).view.may
    assert (may.start_unit, may.enter_deal, may.break_off, may.remove_unit) == (True, ("u1",), (), ())
