"""What a hand is worth in the auction."""

import pytest
from hypothesis import given

from strategies import deals, seats, suits
from tapete.core import Card, Deal, Hand, Rank, Seat, Strain, Suit
from tapete.robots.bidding.strength import fit_points, has_stopper, is_good_suit, strength


@given(deals, seats, suits)
def test_a_fit_is_worth_less_than_long_suits_only_for_want_of_an_ace(
    deal: Deal, seat: Seat, suit: Suit
) -> None:
    hand = strength(deal[seat])
    has_ace = any(Card(each, Rank.ACE) in hand.hand for each in Suit)
    assert hand.hcp <= hand.points <= fit_points(hand, suit) + (not has_ace)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("K432.KQ32.K32.32", 12 - 1),
        ("A432.K432.K32.32", 11),
        ("A432.A432.432.32", 9 + 1),
        ("A432.A432.A32.A2", 17 + 1),
        ("A2.A98765.K32.32", 13 + 1),
        ("K2.K98765.K32.32", 11 - 1),
    ],
)
def test_two_aces_are_worth_a_point_more_with_support_and_none_a_point_less(hand: str, points: int) -> None:
    assert fit_points(strength(Hand.parse(hand)), Suit.SPADES) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AKQ2.AKQ.AKQ.AKQ", 36 + 0),
        ("A5432.K432.32.32", 8),
        ("AKQJT98765432...", 19),
        ("8765.8765.876.87", 0),
    ],
)
def test_a_point_is_added_for_each_card_over_four_in_a_suit(hand: str, points: int) -> None:
    assert strength(Hand.parse(hand)).points == points


def test_a_void_counts_most_with_four_trumps_and_nothing_with_two() -> None:
    four, three, two = (
        Hand.parse(text) for text in ("7654..8765.87654", "765..87654.87654", "76..876543.87654")
    )
    worth = [fit_points(strength(hand), Suit.SPADES) for hand in (four, three, two)]
    assert worth == [5 - 1, 3 - 1, 3 - 1]  # no ace


@pytest.mark.parametrize(
    ("spades", "stops"),
    [("A", True), ("K", False), ("K2", True), ("Q2", False), ("Q32", True), ("J32", False), ("J432", True)],
)
def test_a_stopper_is_an_honor_that_cannot_be_run_over(spades: str, stops: bool) -> None:
    assert has_stopper(Hand.parse(f"{spades}..."), Suit.SPADES) is stops


@pytest.mark.parametrize(
    ("spades", "is_good"),
    [("AK432", True), ("KQ432", True), ("A5432", False), ("KJT32", True), ("QJ432", False)],
)
def test_a_good_suit_has_two_top_honors_or_three_in_all(spades: str, is_good: bool) -> None:
    assert is_good_suit(Hand.parse(f"{spades}..."), Suit.SPADES) is is_good


def test_a_shape_has_its_name_whichever_suits_are_long() -> None:
    shapes = {
        "balanced": ("5432.432.432.432", "5432.5432.432.32", "65432.432.432.32"),
        "even": ("5432.5432.5432.2",),
        "flat": ("65432.5432.32.32", "765432.432.32.32"),
    }
    for name, hands in shapes.items():
        assert all(strength(Hand.parse(hand)).has_shape(name) for hand in hands)  # type: ignore[arg-type] # Literal
    three_suits = strength(Hand.parse("5432.5432.5432.2"))
    assert three_suits.has_shape("short")
    assert not three_suits.has_shape("balanced")


def test_no_trump_and_honors_are_measured_by_honors() -> None:
    hand = strength(Hand.parse("AKQ654.A9.T98.95"))
    assert hand.measured("hcp", Strain.SPADES) == 13
    assert hand.measured("points", None) == hand.measured("fit", Strain.NOTRUMP) == 15
