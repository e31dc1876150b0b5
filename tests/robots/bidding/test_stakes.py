"""What the score makes of a bid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robots.tables import NEW_SHEET, sheet_with
from strategies import strains
from tapete.core import BIDS, Bid, Contract, Doubling, Outcome, Seat, Side, Strain, Vulnerability
from tapete.robots.bidding.stakes import game_level, stakes_of, total_for
from tapete.scoring import Form, auction1920, chicago, duplicate, unit
from tapete.scoring.auction1920_points import trick_points as points_1920
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


def test_in_chicago_part_scores_are_carried_and_the_deal_says_who_is_vulnerable() -> None:
    sheet = chicago.score(chicago.start(Seat.NORTH), Outcome(Contract.parse("2H", Seat.SOUTH), 8))
    stakes = stakes_of(sheet)
    assert stakes.game(Side.NS, Strain.HEARTS) == 2
    assert stakes.game(Side.EW, Strain.HEARTS) == 4
    assert stakes.vulnerable[Side.EW]
    assert not stakes.vulnerable[Side.NS]


def test_in_duplicate_nobody_has_a_part_score() -> None:
    sheet = duplicate.score(duplicate.start(16), Outcome(Contract.parse("2H", Seat.SOUTH), 8))
    stakes = stakes_of(sheet)
    assert stakes.game(Side.NS, Strain.HEARTS) == 4
    assert stakes.vulnerable[Side.NS]


def test_the_vulnerability_that_a_player_sees_goes_before_that_of_the_next_board() -> None:
    stakes = stakes_of(duplicate.start(), Vulnerability.BOTH)
    assert stakes.vulnerable[Side.NS]
    assert stakes.vulnerable[Side.EW]


@pytest.mark.parametrize(
    ("tricks", "levels"), [(6, (5, 5, 4, 4, 3)), (8, (2, 2, 2, 2, 1)), (7, (4, 3, 3, 3, 2))]
)
def test_in_1920_game_is_thirty_less_what_is_below(tricks: int, levels: tuple[int, ...]) -> None:
    sheet = auction1920.score(
        auction1920.start(Seat.NORTH), Outcome(Contract.parse("1NT", Seat.SOUTH), tricks)
    )
    stakes = stakes_of(sheet)
    assert tuple(stakes.game(Side.NS, strain) for strain in Strain) == levels
    assert tuple(stakes.game(Side.EW, strain) for strain in Strain) == (5, 5, 4, 4, 3)
    assert not stakes.vulnerable[Side.NS]


@given(strains, st.integers(1, 30))
def test_the_tricks_of_game_in_1920_are_worth_what_is_needed(strain: Strain, needed: int) -> None:
    tricks = game_level(strain, needed, Form.AUCTION1920) + 6
    assert points_1920(strain, Doubling.UNDOUBLED, tricks) >= needed
    assert tricks == 7 or points_1920(strain, Doubling.UNDOUBLED, tricks - 1) < needed


@pytest.mark.parametrize("form", Form)
def test_only_1920_has_a_book_of_its_own(form: Form) -> None:
    book = stakes_of(unit.start(form, Seat.NORTH)).book
    assert book == ("auction1920" if form is Form.AUCTION1920 else "contract")
