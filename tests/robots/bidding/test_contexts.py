"""Which chapter of the book a turn falls under."""

import pytest
from hypothesis import given

from strategies import auctions
from tapete.core import Auction, Seat
from tapete.robots.bidding.contexts import CONTEXTS, context_of
from tapete.robots.bidding.reading import situation_after
from tapete.robots.bidding.stakes import stakes_of
from tapete.scoring import rubber

STAKES = stakes_of(rubber.start(Seat.NORTH))


@pytest.mark.parametrize(
    ("calls", "chapter"),
    [
        ("", "opening"),
        ("P P", "opening"),
        ("1H P", "response.suit"),
        ("P 1NT P", "response.notrump"),
        ("2S P", "response.strong"),
        ("3D P", "response.weak"),
        ("1C P 1H P", "rebid.one"),
        ("1S P 2D P", "rebid.two"),
        ("1S P 2S P", "later"),
        ("1S P 1NT P", "later"),
        ("1C", "overcall.suit"),
        ("1C P 1S", "overcall.suit"),
        ("1NT", "overcall.notrump"),
        ("3H", "overcall.high"),
        ("1C P P", "balancing"),
        ("1D X", "contested.double"),
        ("1D 1S", "contested.overcall"),
        ("1NT 2S", "notrump.overcalled"),
        ("1D 1NT 2D", "notrump.overcalled"),
        ("1NT 2S P P", "later"),
        ("1D 1S P", "advance.suit"),
        ("1D 1NT P", "advance.notrump"),
        ("1D X P", "advance.double"),
        ("1D X 1S", "advance.double"),
        ("1D 1S 2C 2S 3C P", "later"),
    ],
)
def test_the_chapter_of_a_turn(calls: str, chapter: str) -> None:
    auction = Auction.of(Seat.SOUTH, calls)
    assert context_of(situation_after(auction.dealer, auction.calls, STAKES)) == chapter


@given(auctions())
def test_every_turn_has_a_chapter(auction: Auction) -> None:
    assert context_of(situation_after(auction.dealer, auction.calls, STAKES)) in CONTEXTS
