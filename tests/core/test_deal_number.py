"""Every number below 52!/13!^4 is one deal, and every deal one number."""

from math import factorial

import pytest
from hypothesis import given

from strategies import deal_numbers, deals
from tapete.core import DEALS, Deal


def test_there_are_as_many_deals_as_the_textbooks_say() -> None:
    assert DEALS == factorial(52) // factorial(13) ** 4 == 53_644_737_765_488_792_839_237_440_000


@given(deal_numbers)
def test_a_number_is_the_number_of_its_deal(number: int) -> None:
    assert Deal.from_number(number).number == number


@given(deals)
def test_a_deal_is_the_deal_of_its_number(deal: Deal) -> None:
    assert 0 <= deal.number < DEALS
    assert Deal.from_number(deal.number) == deal


def test_the_first_and_the_last_deal_give_each_a_whole_suit() -> None:
    first, last = Deal.from_number(0), Deal.from_number(DEALS - 1)
    assert str(first) == "N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432..."
    assert str(last) == "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    assert (first.number, last.number) == (0, DEALS - 1)


@pytest.mark.parametrize("number", [-1, DEALS])
def test_a_number_outside_is_no_deal(number: int) -> None:
    with pytest.raises(ValueError, match="deal numbers run from 0 to"):
        Deal.from_number(number)
