"""The back score, and who pays whom."""

import pytest

from pad.writing import SEATS, Evening, made
from tapete.core import BySeat, Seat, Side
from tapete.pad.commands import BreakOff, EndEvening, RecordRuling, StartUnit
from tapete.pad.ledger import payments
from tapete.scoring import Form


def backs(evening: Evening) -> dict[str, int]:
    return {line.player: line.back for line in evening.view.ledger}


@pytest.mark.parametrize(("more", "back"), [(0, 9), (10, 10), (-10, 9)])
def test_940_is_nine_hundred_and_950_ten(more: int, back: int) -> None:
    """Spec 003: both winners are plus, both losers minus."""
    evening = (
        Evening().sits().deals("4H S 10", "4H S 10").write(RecordRuling("r", "d1", "", "", Side.NS, more))
    )
    assert evening.unit.sheets[0].margin == 940 + more
    assert backs(evening) == {"A": back, "B": -back, "C": back, "D": -back}


def test_a_rubber_that_is_being_played_is_not_in_the_ledger_yet() -> None:
    evening = Evening().sits().deals("4H S 10")
    assert set(backs(evening).values()) == {0}
    assert [line.units for line in evening.view.ledger] == [0] * 4
    assert evening.view.units[0].back is None


def test_a_rubber_broken_off_counts_as_it_stands() -> None:
    evening = Evening().sits().deals("4H S 10").write(BreakOff("u1"))
    assert backs(evening)["A"] == 4 and evening.view.ledger[0].points == 420


def test_who_sits_out_has_nothing_of_it() -> None:
    evening = Evening(players=5).sits().deals("4H S 10", "4H S 10")
    line = evening.view.ledger[4]
    assert (line.player, line.units, line.points, line.back) == ("E", 0, 0, 0)


@pytest.mark.parametrize("form", [Form.AUCTION1920, Form.CHICAGO])
def test_every_form_but_duplicate_has_a_back_score(form: Form) -> None:
    evening = Evening(form).sits()
    while not evening.unit.is_over:
        evening.deals("4H S 10")
    assert backs(evening)["A"] == -backs(evening)["B"] > 0


def test_wins_and_losses_of_an_evening_cancel_out() -> None:
    evening = Evening(players=5).sits().deals("4H S 10", "4H S 10")
    evening.write(StartUnit("u2", BySeat("A", "E", "B", "D"))).deals("6NT E 12", "6NT W 13")
    evening.write(StartUnit("u3", BySeat("C", "E", "B", "A"))).deals("3NT E 9", "2S S 8", "3NTX W 9")
    assert sum(backs(evening).values()) == 0
    assert sum(line.points for line in evening.view.ledger) == 0


def test_the_largest_debt_is_paid_to_the_largest_credit() -> None:
    evening = Evening(players=5).sits().deals("4H S 10", "4H S 10")
    evening.write(StartUnit("u2", BySeat("A", "E", "D", "B"))).deals("4H S 10", "4H S 10")
    assert payments(evening.pad) == ()
    evening.write(EndEvening("0.50", "€"))
    assert backs(evening) == {"A": 18, "B": -18, "C": 9, "D": 0, "E": -9}
    paid = [(one.payer, one.payee, one.hundreds, one.money) for one in evening.view.payments]
    assert paid == [("B", "A", 18, "9.00"), ("E", "C", 9, "4.50")]


def test_payments_leave_nobody_owing() -> None:
    evening = Evening(players=6).sits().deals("4H S 10", "4H S 10")
    for number, seats in enumerate((BySeat("A", "E", "F", "B"), BySeat("C", "A", "F", "D"), SEATS)):
        evening.write(StartUnit(f"x{number}", seats)).deals(
            made("6NT S 12", (Seat.EAST, 4)), "2S E 7", "7H N 13"
        )
    left = backs(evening.write(EndEvening()))
    for one in evening.view.payments:
        left[one.payer] += one.hundreds
        left[one.payee] -= one.hundreds
    assert set(left.values()) == {0} and {one.money for one in evening.view.payments} == {None}
