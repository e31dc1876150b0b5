"""Hints about calls: the book's own first, the nearest others with what is against them, from one hand."""

from hypothesis import given
from hypothesis import strategies as st

from robots.tables import NEW_SHEET, Played, played_deals, to_call
from tapete.core import PASS, Auction, Bid, SeatView, seat_view
from tapete.robots import choose_call
from tapete.robots.teaching import advise_call


def _views(played: Played) -> list[SeatView]:
    """What each seat saw as it was to call."""
    before, found = Auction.start(played.auction.dealer), list[SeatView]()
    for call in played.auction.calls:
        found.append(seat_view(before.turn, played.terms.vulnerability, played.deal, before, None))
        before = before.after(call)
    return found


@given(st.deferred(lambda: st.sampled_from(played_deals(20))))
def test_the_first_call_is_the_one_that_a_robot_makes_and_nothing_is_against_it(played: Played) -> None:
    for view in _views(played):
        first, *others = advise_call(view, played.sheet)
        choice = choose_call(view, played.sheet)
        assert (first.call, first.explanation) == (choice.call, choice.explanation)
        assert not first.against.es
        assert len(others) <= 2
        assert len({each.call for each in (first, *others)}) == 1 + len(others)
        for other in others:
            assert view.auction.is_legal(other.call)
            assert other.against.es and other.against.ca and other.against.en


def test_what_a_call_asks_for_and_the_hand_has_not_is_said_in_numbers() -> None:
    _, one_notrump, *_ = advise_call(to_call("K974.3.A9652.872", "1H P"), NEW_SHEET)
    assert one_notrump.fits and "libro" in one_notrump.against.es
    calls = {each.call: each for each in advise_call(to_call("AKQ65.K2.T98.953"), NEW_SHEET)}
    assert calls[PASS].against.en == "asks for up to 11 high-card points; the hand has 12"
    assert calls[Bid.parse("1NT")].against.es == "pide 15-17 puntos de honores y la mano tiene 12"


def test_of_two_suits_that_fit_the_learner_is_told_which_the_book_takes() -> None:
    first, second, *_ = advise_call(to_call("AKQ65.AJT98.2.53"), NEW_SHEET)
    assert (str(first.call), str(second.call)) == ("1S", "1H")
    assert second.fits and "the longest" in second.against.en
