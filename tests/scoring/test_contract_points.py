"""Law 81, row by row."""

import pytest

from tapete.core import Contract, Doubling, Seat, Strain
from tapete.scoring.contract_points import (
    insult_points,
    odd_trick_value,
    overtrick_points,
    slam_points,
    trick_points,
    undertrick_points,
)


def test_an_odd_trick_is_worth_20_in_a_minor_and_30_otherwise() -> None:
    assert [odd_trick_value(strain) for strain in Strain] == [20, 20, 30, 30, 30]


@pytest.mark.parametrize(
    ("contract", "points"),
    [
        ("1C", 20),
        ("2H", 60),
        ("1NT", 40),
        ("3NT", 100),
        ("5D", 100),
        ("2SX", 120),
        ("1NTXX", 160),
        ("7NTXX", 880),
    ],
)
def test_the_tricks_bid_and_made_count_once_twice_or_four_times(contract: str, points: int) -> None:
    assert trick_points(Contract.parse(contract, Seat.SOUTH)) == points


@pytest.mark.parametrize(
    ("contract", "not_vulnerable", "vulnerable"),
    [("2C", 40, 40), ("1NT", 60, 60), ("1HX", 200, 400), ("1HXX", 400, 800)],
)
def test_vulnerability_raises_overtricks_only_when_they_are_doubled(
    contract: str, not_vulnerable: int, vulnerable: int
) -> None:
    bid = Contract.parse(contract, Seat.SOUTH)
    assert overtrick_points(bid, 2, vulnerable=False) == not_vulnerable
    assert overtrick_points(bid, 2, vulnerable=True) == vulnerable


def test_fulfilling_a_doubled_contract_adds_50_and_a_redoubled_one_100() -> None:
    assert [insult_points(doubling) for doubling in Doubling] == [0, 50, 100]


def test_slams_are_levels_six_and_seven() -> None:
    assert [slam_points(level, vulnerable=False) for level in range(1, 8)] == [0, 0, 0, 0, 0, 500, 1000]
    assert [slam_points(level, vulnerable=True) for level in range(1, 8)] == [0, 0, 0, 0, 0, 750, 1500]


@pytest.mark.parametrize(
    ("doubling", "vulnerable", "points"),
    [
        (Doubling.UNDOUBLED, False, [50, 100, 150, 200, 250]),
        (Doubling.UNDOUBLED, True, [100, 200, 300, 400, 500]),
        (Doubling.DOUBLED, False, [100, 300, 500, 800, 1100]),
        (Doubling.DOUBLED, True, [200, 500, 800, 1100, 1400]),
        (Doubling.REDOUBLED, False, [200, 600, 1000, 1600, 2200]),
        (Doubling.REDOUBLED, True, [400, 1000, 1600, 2200, 2800]),
    ],
)
def test_undertricks_grow_as_the_table_says(doubling: Doubling, vulnerable: bool, points: list[int]) -> None:
    assert [undertrick_points(doubling, short, vulnerable=vulnerable) for short in range(1, 6)] == points
