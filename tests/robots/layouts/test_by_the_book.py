"""Many hands at once are read by the book as one hand is."""

from random import Random

import numpy as np
import pytest

from tapete.core import DEALS, Auction, Deal, Hand, Seat, SeatView, Strain, Vulnerability, seat_view
from tapete.robots import choose_call
from tapete.robots.bidding.strength import SUITS, fit_points, has_stopper, is_good_suit, strength
from tapete.robots.layouts.by_the_book import agreement, turns_of
from tapete.robots.layouts.strengths import strengths
from tapete.scoring import Form, unit


def deals(count: int, seed: int) -> list[Deal]:
    chance = Random(seed)
    return [Deal.from_number(chance.randrange(DEALS)) for _ in range(count)]


def test_a_hand_is_worth_the_same_alone_and_among_many() -> None:
    hands = [hand for deal in deals(50, 2) for hand in deal.hands]
    found = strengths(np.array([hand.mask for hand in hands], np.uint64))
    for place, hand in enumerate(hands):
        alone = strength(hand)
        fits = [fit_points(alone, suit) for suit in SUITS]
        assert found.measures[:, place].tolist() == [alone.hcp, alone.points, *fits]
        assert found.lengths[:, place].tolist() == list(alone.lengths)
        shapes = [alone.has_shape(balance) for balance in ("any", "balanced", "even", "flat", "short")]
        assert found.shapes[:, place].tolist() == shapes
        assert found.open_suits[:, place].tolist() == [not has_stopper(hand, suit) for suit in SUITS]
        assert found.honors[:, place].tolist() == [hand.honors(strain) for strain in Strain]
        assert found.poor[:4, place].tolist() == [not is_good_suit(hand, suit) for suit in SUITS]


@pytest.mark.thorough
@pytest.mark.parametrize("form", [Form.RUBBER, Form.AUCTION1920])
def test_a_hand_agrees_wholly_with_the_calls_that_the_book_makes_with_it_alone(
    form: Form,
) -> None:
    sheet = unit.start(form, Seat.NORTH)
    others = strengths(np.array([hand.mask for deal in deals(5, 4) for hand in deal.hands], np.uint64))
    for deal in deals(12, 3):
        auction = Auction.start(Seat.NORTH)
        while not auction.is_over:
            view = seat_view(auction.turn, Vulnerability.NONE, deal, auction, None)
            seat, auction = auction.turn, auction.after(choose_call(view, sheet).call)
            seen = SeatView(seat, Vulnerability.NONE, auction, None, ())
            turn = turns_of(seen, sheet, seat)[-1]
            assert agreement([turn], strengths(np.array([deal[seat].mask], np.uint64))) == 0
            by_book = [choose_call(_holding(view, mask), sheet).call for mask in _masks(5, 4)]
            agreeing = agreement([turn], others) == 0
            assert agreeing.tolist() == [call is auction.calls[-1] for call in by_book]


def _masks(count: int, seed: int) -> list[int]:
    return [hand.mask for deal in deals(count, seed) for hand in deal.hands]


def _holding(view: SeatView, mask: int) -> SeatView:
    return SeatView(view.seat, view.vulnerability, view.auction, None, ((view.seat, Hand(mask)),))
