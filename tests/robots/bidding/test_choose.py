"""The calls of the book, as a player who sits down with a robot would want to find them."""

import pytest
from hypothesis import given

from robots.tables import NEW_SHEET, sheet_with, to_call
from strategies import auctions, deals
from tapete.core import Auction, Deal, Seat, Vulnerability, seat_view
from tapete.robots import choose_call, explain
from tapete.scoring import Sheet


def call(hand: str, calls: str = "", sheet: Sheet = NEW_SHEET) -> str:
    return str(choose_call(to_call(hand, calls), sheet).call)


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        ("K74.Q853.A862.72", "P"),
        ("KQ4.Q853.A862.Q2", "1D"),
        ("AQ953.Q8.K862.72", "1S"),
        ("AQ953.KQ863.2.72", "1S"),
        ("AQ4.K93.KQ62.J82", "1NT"),
        ("AQ4.KJ3.AKQ2.J82", "2NT"),
        ("AKQ4.AKJ.AKQ2.82", "3NT"),
        ("AKQT65.AK3.AQ2.8", "2S"),
        ("KQJ8643.83.62.72", "3S"),
        ("8.KQJT8643.62.72", "4H"),
    ],
)
def test_a_hand_is_opened_by_its_points_and_its_longest_suit(hand: str, opening: str) -> None:
    assert call(hand) == opening


def test_a_weak_three_is_not_opened_in_fourth_seat() -> None:
    assert call("KQJ8643.83.62.72", "P P P") == "P"


@pytest.mark.parametrize(
    ("hand", "calls", "answer"),
    [
        ("K743.QJ5.8642.72", "1S P", "2S"),
        ("K743.A85.K642.72", "1S P", "3S"),
        ("K743.A85.KQ42.K2", "1S P", "4S"),
        ("K743.85.Q642.K72", "1H P", "1S"),
        ("42.Q85.K8642.Q72", "1S P", "1NT"),
        ("42.Q85.AK864.Q72", "1S P", "2D"),
        ("42.985.T8642.972", "1S P", "P"),
        ("K4.QJ3.A862.J842", "1NT P", "3NT"),
        ("K4.Q53.A862.9842", "1NT P", "2NT"),
        ("K4.Q53.8632.9842", "1NT P", "P"),
        ("QJ9742.3.862.984", "1NT P", "2S"),
        ("QJ9742.A3.K62.98", "1NT P", "4S"),
        ("K4.AQJ73.A62.J84", "1NT P", "3H"),
        ("AQ4.KQ53.A86.K84", "1NT P", "6NT"),
        ("42.985.T8642.972", "2S P", "P"),
        ("A42.985.T8642.97", "2S P", "3S"),
    ],
)
def test_partner_answers_with_support_a_suit_or_no_trump_by_his_points(
    hand: str, calls: str, answer: str
) -> None:
    assert call(hand, calls) == answer


@pytest.mark.parametrize(
    ("hand", "calls", "rebid"),
    [
        ("KJ42.A3.42.KQ843", "1C P 1S P", "2S"),
        ("KJ42.K3.Q2.AQ843", "1C P 1H P", "1S"),
        ("K32.A43.K42.QJ43", "1C P 1S P", "1NT"),
        ("K2.A4.K32.AKQ543", "1C P 1S P", "3C"),
        ("AQ954.A3.KJ62.J8", "1S P 2S P", "3S"),
        ("AQ954.A3.KQ62.K8", "1S P 2S P", "4S"),
        ("AQ954.73.K962.K8", "1S P 2S P", "P"),
        ("A3.AQ954.KQ6.J42", "1NT P 2NT P", "3NT"),
    ],
)
def test_opener_bids_again_what_he_still_has_to_show(hand: str, calls: str, rebid: str) -> None:
    assert call(hand, calls) == rebid


@pytest.mark.parametrize(
    ("hand", "calls", "action"),
    [
        ("AQJ95.73.K962.83", "1H", "1S"),
        ("73.83.AQJ95.KQ62", "1H", "2D"),
        ("KJ2.AQ4.K962.Q83", "1H", "1NT"),
        ("K72.J94.K962.Q83", "1H", "P"),
        ("72.AKJ94.K96.A83", "1H", "X"),
        ("72.KJT4.K962.Q83", "1S 2H", "X"),
        ("K82.94.K962.Q832", "1S 2H", "2S"),
        ("K82.94.A962.Q832", "1H 1S P", "2S"),
    ],
)
def test_opponents_compete_with_a_good_suit_a_stopper_or_support(hand: str, calls: str, action: str) -> None:
    assert call(hand, calls) == action


@pytest.mark.parametrize(
    ("hand", "calls", "answer"),
    [
        ("JT85.KQ85.63.852", "1S P 2S P 3S P", "P"),  # short suits took nothing at no trump
        ("KJ98.K87.T95.764", "1D P 1S P 3S P", "P"),
        ("KQ964.7.KJ954.T4", "1H P 1S P 3H P", "4H"),  # six there and one here
        ("KQ964.K7.KJ95.T4", "1H P 1S P 3H P", "4H"),
        ("AJ6.Q43.KJ62.982", "1C P 1D P 2NT P", "3NT"),
    ],
)
def test_an_invitation_is_accepted_where_it_was_made(hand: str, calls: str, answer: str) -> None:
    assert call(hand, calls) == answer


@pytest.mark.parametrize(
    ("hand", "calls", "place"),
    [
        ("AKQ54.AQ.AJ9.J62", "4D P", "5D"),  # over a weak four a new suit has no way back
        ("KJ8753.Q.T9543.5", "P 1D P P 1S 2C 2NT P", "3S"),  # nor is two no trump for six and five
    ],
)
def test_a_hand_goes_back_to_the_suit_that_is_long_enough(hand: str, calls: str, place: str) -> None:
    assert call(hand, calls) == place


@pytest.mark.parametrize(
    ("made", "answer"), [((), "3H"), (("2H",), "2H"), (("2C",), "2H"), (("1H",), "3H"), (("3H",), "P")]
)
def test_support_is_bid_as_high_as_the_part_score_asks(made: tuple[str, ...], answer: str) -> None:
    assert call("K74.QJ53.A862.82", "1H P", sheet_with(*made)) == answer


@pytest.mark.parametrize(("made", "answer"), [((), "3NT"), (("2H",), "P"), (("2C",), "2NT"), (("2NT",), "P")])
def test_no_trump_is_bid_as_high_as_the_part_score_asks(made: tuple[str, ...], answer: str) -> None:
    assert call("K4.QJ3.AJ862.J82", "1NT P", sheet_with(*made)) == answer


def test_nobody_goes_on_once_the_part_score_makes_it_game() -> None:
    strong = "AQ954.A3.KQ62.K8"
    assert call(strong, "1S P 2S P") == "4S"
    assert call(strong, "1S P 2S P", sheet_with("2H")) == "P"


@given(deals, auctions())
def test_every_auction_gets_a_legal_call_that_the_book_explains(deal: Deal, auction: Auction) -> None:
    if auction.is_over:
        return
    choice = choose_call(seat_view(auction.turn, Vulnerability.NONE, deal, auction, None), NEW_SHEET)
    assert auction.is_legal(choice.call)
    assert explain(auction.after(choice.call), NEW_SHEET) == choice.explanation
    assert choice.explanation.es
    assert choice.explanation.ca
    assert choice.explanation.en


def test_equal_suits_are_opened_by_a_rule() -> None:
    assert call("AQ953.KQ863.2.72") == "1S"
    assert call("AQ95.KQ86.92.K72") == "1H"
    assert choose_call(to_call("AQ95.KQ86.92.K72"), NEW_SHEET) == choose_call(
        to_call("AQ95.KQ86.92.K72", dealer=Seat.EAST), NEW_SHEET
    )
