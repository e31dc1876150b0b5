"""The opening lead, as every beginner is taught it."""

import pytest
from hypothesis import given

from robots.tables import NEW_SHEET, to_play
from strategies import deals
from tapete.core import Auction, Deal, Hand, Play, Seat, SeatView, Strain, Suit, Vulnerability, seat_view
from tapete.robots import choose_card
from tapete.robots.card_play.holding import holding
from tapete.robots.card_play.opening_lead import led_from, suits_bid


def lead(hand: str, calls: str) -> str:
    auction = Auction.of(Seat.SOUTH, calls)
    contract = auction.contract
    assert contract is not None
    leader = contract.leader
    view = SeatView(leader, Vulnerability.NONE, auction, Play.start(contract), ((leader, Hand.parse(hand)),))
    return str(choose_card(view, NEW_SHEET))


@pytest.mark.parametrize(
    ("cards", "against_trumps", "against_no_trump"),
    [
        ("KQJ4", "K", "K"),
        ("QJT4", "Q", "Q"),
        ("JT94", "J", "J"),
        ("AK742", "A", "4"),
        ("K9753", "5", "5"),
        ("QT42", "2", "2"),
        ("A9753", "A", "5"),
        ("KJT4", "J", "J"),
        ("852", "8", "8"),
        ("K52", "2", "2"),
        ("72", "7", "7"),
        ("9", "9", "9"),
    ],
)
def test_which_card_of_a_suit_is_led(cards: str, against_trumps: str, against_no_trump: str) -> None:
    held = holding(Hand.parse(f"{cards}..."), Suit.SPADES)
    named = "23456789TJQKA"
    assert named[led_from(held, with_trumps=True)] == against_trumps
    assert named[led_from(held, with_trumps=False)] == against_no_trump


def test_fourth_best_of_the_longest_suit_against_no_trump() -> None:
    assert lead("K9753.Q42.J4.872", "1NT P 3NT P P P") == "S5"


def test_the_top_of_touching_honors_is_led_against_a_suit() -> None:
    assert lead("K742.QJT4.842.72", "1S P 2S P 4S P P P") == "HQ"


def test_a_lone_ace_is_not_led_by_reflex() -> None:
    assert lead("742.A964.T874.J2", "1S P 2S P 4S P P P")[0] != "H"


def test_a_singleton_is_led_with_a_few_trumps() -> None:
    assert lead("742.9.QT874.J732", "1S P 2S P 4S P P P") == "H9"


def test_a_singleton_trump_is_not_led() -> None:
    assert lead("7.Q964.QT874.J72", "1S P 2S P 4S P P P")[0] != "S"


def test_partners_overcall_is_led() -> None:
    assert lead("T85.94.J742.Q832", "1D 1H 1S P 2S P P P") == "H9"


@given(deals)
def test_a_suit_headed_by_the_ace_is_never_led_low_against_trumps(deal: Deal) -> None:
    view = seat_view(Seat.WEST, Vulnerability.NONE, deal, Auction.of(Seat.SOUTH, "4S P P P"), None)
    contract = view.auction.contract
    assert contract is not None
    start = Play.start(contract)
    led = choose_card(seat_view(Seat.WEST, Vulnerability.NONE, deal, view.auction, start), NEW_SHEET)
    held = deal[Seat.WEST].in_suit(led.suit)
    assert led.suit.strain is Strain.SPADES or next(iter(held)).rank.value != "A" or led.rank.value == "A"


def test_who_bid_a_suit_first_is_remembered() -> None:
    bid = suits_bid(Auction.of(Seat.SOUTH, "1H 1S 2H 2S P P P"))
    assert bid == {Suit.HEARTS: Seat.SOUTH, Suit.SPADES: Seat.WEST}


def test_a_lead_is_made_from_a_hand_of_one_suit() -> None:
    deal = "N:...AKQJT98765432 AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432."
    assert str(choose_card(to_play(deal, "7H", Seat.SOUTH), NEW_SHEET)) == "DA"
