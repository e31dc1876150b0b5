"""Following suit: second hand low, third hand high, cover when it helps, win as cheaply as possible.

South declares, West leads, North is dummy; hands show what is left, with only the cards that matter.
"""

import pytest

from robots.tables import NEW_SHEET, to_choose
from tapete.robots import choose_card

TO_EAST = "HT H2"
"""West leads to the first trick, dummy follows: East is in turn."""
SOUTH_LEADS = "HT H2 H5 HJ"
"""South has won the first trick and leads; West is second hand."""
DUMMY_LEADS = "HT HK H5 H3"
"""Dummy has won the first trick and leads; East is second hand."""
EAST_LEADS = "HT H2 HA H3"
"""East has won the first trick and leads; West is third hand, dummy last."""


def play(own: str, dummy: str, cards: str, contract: str = "3NT") -> str:
    return str(choose_card(to_choose(own, dummy, cards, contract), NEW_SHEET))


def test_second_hand_plays_low() -> None:
    assert play("A98.9.987.", "KJ2.43.543.", f"{SOUTH_LEADS} S3") == "S8"
    assert play("K76.9.987.", "Q432.43.543.", f"{DUMMY_LEADS} S2") == "S6"


def test_second_hand_takes_a_king_with_the_ace() -> None:
    assert play("A98.9.987.", "J52.43.543.", f"{SOUTH_LEADS} SK") == "SA"


def test_an_honor_led_from_dummy_is_covered() -> None:
    assert play("K76.9.987.", "432.43.543.", f"{DUMMY_LEADS} SQ") == "SK"


def test_an_honor_with_its_neighbor_beside_it_in_dummy_is_not_covered() -> None:
    assert play("K76.9.987.", "J43.43.543.", f"{DUMMY_LEADS} SQ") == "S6"


def test_second_hand_takes_its_ace_from_a_singleton_in_dummy_when_there_are_trumps() -> None:
    assert play("A76.9.987.", ".43.543.J98", f"{DUMMY_LEADS} S2", "4C") == "SA"


def test_third_hand_plays_high() -> None:
    assert play("K76.65.9876.7654", "43.A432.KQ2.432", "S5 S2") == "SK"


def test_third_hand_plays_the_lowest_of_equals() -> None:
    assert play("KQJ.65.9876.7654", "43.A432.KQ2.432", "S5 S2") == "SJ"


def test_third_hand_plays_under_its_high_card_when_dummys_honor_lies_before_it() -> None:
    assert play("AJ7.65.9876.7654", "Q3.A432.KQ2.432", "S5 S2") == "SJ"


def test_third_hand_does_not_overtake_a_winner_of_partner() -> None:
    assert play("A76.65.9876.7654", "43.A432.KQ2.432", "SK S2", "4H") == "S6"


def test_third_hand_plays_only_as_high_as_dummy_asks() -> None:
    assert play("KT7.65.987.765", "943.43.432.432", f"{EAST_LEADS} S2 S5") == "ST"


@pytest.mark.parametrize(("cards", "card"), [("SJ", "SQ"), ("ST", "SQ"), ("S7", "S8"), ("SK", "SA")])
def test_last_hand_wins_as_cheaply_as_it_can(cards: str, card: str) -> None:
    assert play("AQ8.J7.AJ3.AKQJ", "43.A43.KQ2.432", f"S5 S2 {cards}", "4C") == card


def test_last_hand_leaves_partners_trick_alone() -> None:
    assert play("A98.9.987.", "43.43.543.", f"{DUMMY_LEADS} S2 SQ S7") == "S8"


def test_declarer_finesses_against_a_missing_honor() -> None:
    assert play("53.Q2.AKQ.AKQ", "AQ4.43.543.43", f"{SOUTH_LEADS} S2 S8") == "SQ"


def test_declarer_plays_for_the_drop_with_nine_cards() -> None:
    cards = f"{SOUTH_LEADS} S2 S6 SK S7 H4 H6 HQ H7 S3 ST"
    assert play("98.2.AKQ.AKQ", "AJ54.3.543.43", cards) == "SA"


def test_declarer_holds_up_his_only_stopper_at_no_trump() -> None:
    assert play("A85.Q7.K43.AK82", "43.432.AQJT2.43", "ST S2 SJ") == "S5"
    assert play("A85.Q7.K43.AK82", "43.432.AQJT2.43", "ST S2 SJ", "5D") == "SA"


def test_declarer_does_not_hold_up_with_a_second_stopper() -> None:
    assert play("AQ5.Q7.K43.AK82", "43.432.AQJT2.43", "ST S2 SJ") == "SQ"


def test_dummys_honor_is_played_second_when_it_would_fall_otherwise() -> None:
    assert play("A85.AQ7.K43.AK82", "Q2.432.AQJT2.432", "S3") == "SQ"


def test_dummy_plays_low_when_declarer_may_win() -> None:
    assert play("AQ5.AQ7.K43.AK82", "K72.432.AQJT2.43", "S3") == "S2"


def test_the_shorter_hand_unblocks() -> None:
    assert play("JT98.2.K43.A", "KQ.43.A2.432", f"{SOUTH_LEADS} SA S3") == "SK"
