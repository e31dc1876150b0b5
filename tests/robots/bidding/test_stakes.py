"""What the score makes of a bid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robots.tables import NEW_SHEET, sheet_with
from strategies import strains
from tapete.core import BIDS, Bid, Contract, Doubling, Seat, Side, Strain
from tapete.robots.bidding.stakes import game_level, stakes_of, total_for
from tapete.scoring.contract_points import trick_points


@given(strains, st.integers(1, 100))
def test_game_is_the_lowest_level_whose_points_suffice(strain: Strain, needed: int) -> None:
    level = game_level(strain, needed)
    points = [
        trick_points(Contract(Bid(each, strain), Doubling.UNDOUBLED, Seat.NORTH)) for each in range(1, 6)
    ]
    assert points[level - 1] >= needed
    assert level == 1 or points[level - 2] < needed


@pytest.mark.parametrize(
    ("made", "hearts"), [((), 4), (("2H",), 2), (("1NT",), 2), (("1C",), 3), (("3NT",), 4)]
)
def test_a_part_score_brings_game_nearer_for_its_side_alone(made: tuple[str, ...], hearts: int) -> None:
    stakes = stakes_of(sheet_with(*made))
    assert stakes.game(Side.NS, Strain.HEARTS) == hearts
    assert stakes.game(Side.EW, Strain.HEARTS) == 4


def test_who_has_won_a_game_is_vulnerable() -> None:
    assert stakes_of(sheet_with("3NT")).vulnerable[Side.NS]
    assert not stakes_of(NEW_SHEET).vulnerable[Side.NS]


def test_a_higher_bid_never_needs_less() -> None:
    for strain in Strain:
        totals = [total_for(bid) for bid in BIDS if bid.strain is strain]
        assert totals == sorted(totals)
