"""Reading an auction: what each seat has shown."""

import pytest
from hypothesis import given

from robots.tables import DEALS_PLAYED, NEW_SHEET, played_deals
from strategies import auctions
from tapete.core import Auction, Seat, Suit
from tapete.robots import explain, shown
from tapete.robots.bidding.ranges import Range
from tapete.robots.bidding.strength import fit_points, strength


def after(calls: str) -> Auction:
    return Auction.of(Seat.SOUTH, calls)


def test_an_opening_shows_points_and_its_suit() -> None:
    south = shown(after("1H"), NEW_SHEET)[Seat.SOUTH]
    assert (south.points, south.length(Suit.HEARTS)) == (Range(12, 21), Range(4, 13))


def test_later_calls_narrow_what_earlier_ones_showed() -> None:
    south = shown(after("1H P 1S P 1NT"), NEW_SHEET)[Seat.SOUTH]
    assert (south.points, south.length(Suit.HEARTS)) == (Range(12, 14), Range(4, 5))


def test_a_call_of_no_row_shows_at_least_four_cards_of_its_suit() -> None:
    auction = after("6D")
    assert explain(auction, NEW_SHEET) is None
    assert shown(auction, NEW_SHEET)[Seat.SOUTH].length(Suit.DIAMONDS) == Range(4, 13)


def test_nothing_is_explained_before_the_first_call() -> None:
    assert explain(after(""), NEW_SHEET) is None


@given(auctions())
def test_every_auction_can_be_read(auction: Auction) -> None:
    assert all(not seat.points.is_empty for seat in shown(auction, NEW_SHEET))
    assert all(not length.is_empty for seat in shown(auction, NEW_SHEET) for length in seat.lengths)


@pytest.mark.thorough
def test_hands_mostly_lie_in_all_that_they_have_shown() -> None:
    inside, seats = 0, 0
    for played in played_deals(DEALS_PLAYED):
        for seat, known in shown(played.auction, played.sheet).items():
            hand = strength(played.deal[seat])
            most = max(fit_points(hand, suit) for suit in Suit)
            lengths = all(count in length for count, length in zip(hand.lengths, known.lengths, strict=True))
            inside += lengths and hand.hcp <= known.points.high and most >= known.points.low
            seats += 1
    assert inside >= 0.97 * seats


def test_the_longest_auction_there_is_can_be_read() -> None:
    doubled = "P P X P P XX P P"
    bids = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    auction = Auction.of(Seat.SOUTH, " ".join(["P P P", *(f"{bid} {doubled}" for bid in bids), "P"]))
    assert len(auction.calls) == 319
    assert auction.is_over
    assert shown(auction, NEW_SHEET)[Seat.SOUTH].points.low >= 0
