"""The tables of spec 001, row by row."""

import pytest

from tapete.core import Doubling, Strain
from tapete.scoring.auction1920_points import (
    doubled_bonus,
    honor_points,
    slam_points,
    trick_points,
    undertrick_points,
)

VALUES = {Strain.CLUBS: 6, Strain.DIAMONDS: 7, Strain.HEARTS: 8, Strain.SPADES: 9, Strain.NOTRUMP: 10}
ROWS = {
    (3, 0): 2,
    (2, 1): 2,
    (3, 1): 4,
    (2, 2): 4,
    (4, 0): 8,
    (3, 2): 5,
    (4, 1): 9,
    (5, 0): 10,
}
"""Honors in one hand and in partner's, and how often the suit's value they are worth."""


@pytest.mark.parametrize("strain", Strain)
def test_every_trick_over_six_counts_bid_or_not(strain: Strain) -> None:
    for tricks in range(7, 14):
        worth = (tricks - 6) * VALUES[strain]
        assert [trick_points(strain, doubling, tricks) for doubling in Doubling] == [
            worth,
            2 * worth,
            4 * worth,
        ]


def test_each_trick_short_costs_50_100_or_200_whoever_has_won_what() -> None:
    for short in range(1, 14):
        paid = [undertrick_points(doubling, short) for doubling in Doubling]
        assert paid == [50 * short, 100 * short, 200 * short]


def test_a_doubled_contract_made_adds_50_and_a_redoubled_one_100() -> None:
    assert [doubled_bonus(doubling) for doubling in Doubling] == [0, 50, 100]


def test_only_twelve_tricks_and_thirteen_are_slams_and_the_grand_replaces_the_small() -> None:
    assert [slam_points(tricks) for tricks in range(14)] == [0] * 12 + [50, 100]


@pytest.mark.parametrize("strain", [strain for strain in Strain if strain is not Strain.NOTRUMP])
def test_the_six_rows_of_honors_are_multiples_of_the_suit(strain: Strain) -> None:
    for one in range(6):
        for other in range(6 - one):
            row = ROWS.get((max(one, other), min(one, other)), 0)
            assert honor_points(strain, one, other) == row * VALUES[strain], (one, other)


def test_aces_at_no_trump_have_a_table_of_their_own() -> None:
    worth = {(3, 0): 30, (2, 1): 30, (2, 2): 40, (3, 1): 40, (4, 0): 100}
    for one in range(5):
        for other in range(5 - one):
            pair = (max(one, other), min(one, other))
            assert honor_points(Strain.NOTRUMP, one, other) == worth.get(pair, 0), pair


def test_four_spade_honors_in_one_hand_are_72_and_not_the_80_of_later_years() -> None:
    assert honor_points(Strain.SPADES, 0, 4) == 72
