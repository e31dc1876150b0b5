"""Layouts agree with all that is public, and are as likely as the calls and the lead make them."""

from random import Random

import pytest

from robots.tables import NEW_SHEET, played_deals, to_play
from tapete.core import BySeat, Deal, Hand, Play, Seat, seat_view
from tapete.robots.layouts import layouts, likely_layouts

DEAL = "N:K75.AJ4.QT6.9432 A2.K76.J9843.K85 QJ94.Q853.A75.A6 T863.T92.K2.QJT7"
ONE_NOTRUMP = "P 1NT P 3NT P P P"


def test_layouts_have_the_cards_that_are_seen_and_all_that_are_out() -> None:
    for played in played_deals(8, seed=3):
        contract, whole = played.auction.contract, played.play
        if contract is None or whole is None:
            continue
        play = Play.start(contract)
        for card in whole.cards[:13]:
            play = play.after(card, played.deal[play.turn])
        chooser = contract.declarer if play.turn is contract.dummy else play.turn
        view = seat_view(chooser, played.terms.vulnerability, played.deal, played.auction, play)
        for hands in layouts(view, played.sheet, Random(1), 5):
            assert all(hands[seat] == hand for seat, hand in view.hands)
            assert sum(hand.mask for hand in hands) == sum(
                (played.deal[seat].mask & ~play.played) for seat in Seat
            )


def test_a_hand_that_has_opened_one_notrump_is_balanced_and_has_fifteen_to_seventeen() -> None:
    view = to_play(DEAL, "3NT", Seat.SOUTH, calls="1NT P 3NT P P P")
    drawn = likely_layouts(view, NEW_SHEET, Random(1), 50)
    by_the_book = [
        hands[Seat.SOUTH].is_balanced and 15 <= hands[Seat.SOUTH].hcp <= 17 for hands in drawn.hands
    ]
    assert sum(by_the_book) >= 0.9 * len(by_the_book)
    assert sum(drawn.weights) == pytest.approx(1)


def test_the_same_chance_gives_the_same_layouts() -> None:
    view = to_play(DEAL, "3NT", Seat.SOUTH)
    assert layouts(view, NEW_SHEET, Random(4), 9) == layouts(view, NEW_SHEET, Random(4), 9)
    assert layouts(view, NEW_SHEET, Random(4), 9) != layouts(view, NEW_SHEET, Random(5), 9)


def test_an_honor_that_is_led_comes_from_touching_honors() -> None:
    view = to_play(DEAL, "3NT", Seat.SOUTH, "CQ")
    drawn = likely_layouts(view, NEW_SHEET, Random(1), 60)
    with_jack = sum(
        weight
        for hands, weight in zip(drawn.hands, drawn.weights, strict=True)
        if hands[Seat.WEST].mask & 1 << 9
    )
    assert with_jack > 0.7, "a priori it is 0.5"


def test_once_a_claim_has_faced_a_hand_fewer_are_hidden() -> None:
    deal = Deal.parse(DEAL)
    view = to_play(DEAL, "3NT", Seat.SOUTH, "CQ C2 CK CA D7")
    assert view.play is not None
    for faced in ({Seat.SOUTH}, set(Seat)):
        seen = seat_view(Seat.WEST, view.vulnerability, deal, view.auction, view.play, frozenset(faced))
        drawn = likely_layouts(seen, NEW_SHEET, Random(1), 9)
        assert drawn.exact and len(drawn.masks) == 1
        played = view.play.played
        assert drawn.hands[0] == BySeat(*(deal[seat] - Hand(played) for seat in Seat))
