"""What can be entered of a deal."""

import pytest

from pad.writing import Evening
from tapete.core import Strain
from tapete.pad.commands import EndEvening, GoOn, RemoveUnit
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions


def test_every_contract_and_every_number_of_tricks_can_be_entered() -> None:
    choices = Evening().view.choices
    assert [(one.level, one.tricks_needed) for one in choices.levels] == [
        (level, level + 6) for level in range(1, 8)
    ]
    assert [f"{strain}" for strain in choices.strains] == ["C", "D", "H", "S", "NT"]
    assert [f"{doubling}" for doubling in choices.doublings] == ["", "X", "XX"]
    assert choices.tricks == tuple(range(14))


@pytest.mark.parametrize("form", [Form.RUBBER, Form.CHICAGO])
def test_four_or_five_trump_honors_or_the_four_aces_are_claimed(form: Form) -> None:
    honors = {one.strain: (one.counts, one.most) for one in Evening(form).view.choices.honors}
    assert honors[Strain.SPADES] == ((4, 5), 5) and honors[Strain.NOTRUMP] == ((4,), 4)


def test_in_1920_every_honor_dealt_is_entered() -> None:
    honors = {one.strain: (one.counts, one.most) for one in Evening(Form.AUCTION1920).view.choices.honors}
    assert honors[Strain.SPADES] == ((1, 2, 3, 4, 5), 5) and honors[Strain.NOTRUMP] == ((1, 2, 3, 4), 4)


def test_where_honors_do_not_count_there_are_none_to_enter() -> None:
    assert Evening(Form.DUPLICATE).view.choices.honors == ()
    assert Evening(Form.CHICAGO, chicago=ChicagoOptions(honors=False)).view.choices.honors == ()


def test_what_may_be_written_is_what_is_not_refused() -> None:
    evening = Evening().sits()
    assert evening.view.may.remove_unit == ("u1",) and evening.write(RemoveUnit("u1"))
    evening.sits().deals("4H S 10", "4H S 10")
    assert evening.view.may.end_evening and not evening.view.may.go_on
    assert evening.write(EndEvening()).view.may.go_on and not evening.view.may.start_unit
    assert evening.write(GoOn()).view.may.start_unit
