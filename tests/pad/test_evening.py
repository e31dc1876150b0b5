"""The end of an evening."""

import pytest

from pad.writing import Evening
from tapete.pad.commands import BreakOff, EndEvening, GoOn
from tapete.scoring import Form


def played() -> Evening:
    return Evening().sits().deals("4H S 10", "4H S 10")


def test_an_evening_ends_when_nothing_is_being_played() -> None:
    evening = played().sits("u2").deals("2H S 8")
    assert evening.refusal(EndEvening()).code == "pad/unit-open"
    assert not evening.view.may.end_evening
    assert evening.write(BreakOff("u2"), EndEvening()).view.ended == EndEvening()


def test_it_is_settled_in_points_or_in_money() -> None:
    assert {line.money for line in played().write(EndEvening()).view.ledger} == {None}
    view = played().write(EndEvening("0.25", "€")).view
    assert [line.money for line in view.ledger] == ["2.25", "-2.25", "2.25", "-2.25"]
    assert view.ended is not None and view.ended.currency == "€"


def test_settled_again_at_another_stake() -> None:
    evening = played().write(EndEvening("0.25", "€"), EndEvening("1", "€"))
    assert evening.view.ledger[0].money == "9"


@pytest.mark.parametrize(("stake", "money"), [("0.5", "4.50"), ("0.125", "1.125"), ("2", "18"), ("0", "0")])
def test_money_is_told_to_the_cent_unless_the_stake_is_whole(stake: str, money: str) -> None:
    assert played().write(EndEvening(stake)).view.ledger[0].money == money


@pytest.mark.parametrize("stake", ["free", "-1", "1,50", "1.", "1e3", "٣", "0.12345"])
def test_a_stake_is_a_number(stake: str) -> None:
    assert played().refusal(EndEvening(stake)).code == "pad/stake"


def test_duplicate_is_not_played_for_money() -> None:
    assert Evening(Form.DUPLICATE).refusal(EndEvening("1")).code == "pad/no-stakes"


def test_one_may_go_on_after_all() -> None:
    evening = played().write(EndEvening("1", "€"), GoOn())
    assert evening.view.ended is None and evening.view.payments == ()
    assert evening.refusal(GoOn()).code == "pad/not-ended"
    assert evening.sits("u2").view.current == "u2"
