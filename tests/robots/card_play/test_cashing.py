"""Taking winners, and crossing between declarer's hands."""

import pytest

from robots.tables import to_choose
from tapete.core import Hand, Suit
from tapete.robots.card_play.cashing import cash, cross, from_the_top
from tapete.robots.card_play.holding import RANKS, holding
from tapete.robots.card_play.position import position_of

SOUTH_LEADS = "HT H2 H5 HJ"


def bits(cards: str) -> int:
    return holding(Hand.parse(f"{cards}..."), Suit.SPADES)


@pytest.mark.parametrize(
    ("mine", "other", "top", "card"),
    [
        ("AK", "QJ32", "AKQJ", "A"),
        ("QJ32", "AK", "AKQJ", "2"),
        ("AQ2", "K43", "AKQ", "A"),
        ("32", "AK4", "AK", "2"),
        ("AQJT2", "K", "AKQJT", "A"),
    ],
)
def test_the_shorter_hand_wins_first_unless_that_cuts_off_the_longer(
    mine: str, other: str, top: str, card: str
) -> None:
    assert RANKS[from_the_top(bits(mine), bits(other), bits(top))].value == card


def test_nothing_is_cashed_where_nothing_is_good() -> None:
    assert cash(position_of(to_choose("K2.3.32.32", "43.4.54.54", SOUTH_LEADS))) is None


def test_declarer_crosses_in_another_suit_than_he_means_to_lead() -> None:
    position = position_of(to_choose("AQ2.3.32.32", "43.4.AK.54", SOUTH_LEADS))
    assert str(cross(position, avoiding=Suit.SPADES)) == "D2"
    assert cross(position, avoiding=Suit.DIAMONDS) is None
