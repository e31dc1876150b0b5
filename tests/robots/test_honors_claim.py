"""Honors that a robot claims."""

import pytest
from hypothesis import given

from strategies import deals, strains
from tapete.core import Deal, Hand, Strain
from tapete.robots import honors_to_claim


@pytest.mark.parametrize(
    ("hand", "strain", "count"),
    [
        ("AKQJT.432.432.32", Strain.SPADES, 5),
        ("AKQJ.432.432.432", Strain.SPADES, 4),
        ("AKQ2.432.432.432", Strain.SPADES, 0),
        ("A432.A32.A32.A32", Strain.NOTRUMP, 4),
        ("A432.A32.A32.432", Strain.NOTRUMP, 0),
    ],
)
def test_four_or_five_in_one_hand_are_claimed(hand: str, strain: Strain, count: int) -> None:
    assert honors_to_claim(Hand.parse(hand), strain) == count


@given(deals, strains)
def test_only_one_hand_can_have_honors_to_claim(deal: Deal, strain: Strain) -> None:
    assert sum(honors_to_claim(hand, strain) > 0 for hand in deal.hands) <= 1
