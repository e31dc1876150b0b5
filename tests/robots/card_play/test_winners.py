"""Tricks that declarer's two hands can cash, and may still make."""

import pytest

from robots.tables import to_choose
from tapete.core import Suit
from tapete.robots.card_play.position import position_of
from tapete.robots.card_play.winners import extra_in, losers_to_establish, sure_in, sure_tricks

SOUTH_LEADS = "HT H2 H5 HJ"


@pytest.mark.parametrize(
    ("own", "dummy", "sure", "lost", "extra"),
    [
        ("AKQ", "432", 3, 0, 0),
        ("AK2", "Q43", 3, 0, 0),
        ("AK", "32", 2, 0, 0),
        ("A32", "K54", 2, 1, 0),
        ("KQJT", "432", 0, 1, 3),
        ("AKQ32", "654", 3, 0, 2),
        ("5432", "876", 0, 3, 1),
        ("AKQJT98", "765432", 7, 0, 0),
    ],
)
def test_tricks_of_a_suit(own: str, dummy: str, sure: int, lost: int, extra: int) -> None:
    position = position_of(to_choose(f"{own}...", f"{dummy}...", SOUTH_LEADS))
    assert sure_in(position, Suit.SPADES) == sure
    assert losers_to_establish(position, Suit.SPADES) == lost
    assert extra_in(position, Suit.SPADES) == extra


def test_sure_tricks_are_summed_over_the_suits() -> None:
    assert sure_tricks(position_of(to_choose("AK2.A3.KQ.A", "Q43.K4.A2.K", SOUTH_LEADS))) == 3 + 2 + 2 + 1
