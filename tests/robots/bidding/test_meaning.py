"""What a call shows, and how far a hand lies from it."""

from tapete.core import PASS, Bid, Hand, Strain, Suit
from tapete.robots.bidding.meaning import Meaning, joined
from tapete.robots.bidding.ranges import Range
from tapete.robots.bidding.strength import strength

ANY = Range(0, 13)
WORDS = ("", "", "")
RAISE = Meaning("raise", WORDS, Bid(2, Strain.SPADES), Suit.SPADES, "fit", Range(6, 9))
LONG = Meaning("long", WORDS, Bid(2, Strain.SPADES), Suit.SPADES, lengths=(ANY, ANY, ANY, Range(6, 13)))


def test_a_hand_inside_misses_nothing() -> None:
    assert RAISE.misses(strength(Hand.parse("K432.Q32.J432.32"))) == 0


def test_each_point_outside_counts_one_and_each_card_three() -> None:
    assert RAISE.misses(strength(Hand.parse("K432.A32.KJ32.32"))) == 3
    assert LONG.misses(strength(Hand.parse("K432.K32.KJ32.32"))) == 6


def test_honors_that_are_promised_and_not_held_count_as_cards_do() -> None:
    spades = Meaning("honors", WORDS, Bid(1, Strain.SPADES), Suit.SPADES, honors=4)
    aces = Meaning("aces", WORDS, Bid(3, Strain.NOTRUMP), honors=4)
    hand = strength(Hand.parse("AKT42.A32.A2.432"))
    assert (spades.misses(hand), aces.misses(hand)) == (3, 3)
    assert spades.joined(Meaning("any", WORDS, Bid(1, Strain.SPADES), Suit.SPADES)).honors == 0


def test_a_bad_suit_counts_where_a_good_one_is_promised() -> None:
    good = Meaning("good", WORDS, Bid(2, Strain.SPADES), Suit.SPADES, good=True)
    assert good.misses(strength(Hand.parse("8765432.32.32.32"))) == 1


def test_a_call_of_two_rows_shows_what_either_shows() -> None:
    both = joined([RAISE, LONG])
    assert both is not None
    assert (both.row, both.points, both.lengths[3]) == ("raise", Range(0, 40), ANY)
    assert joined([]) is None


def test_a_call_asks_as_much_of_partner_as_the_most_asking_of_its_rows() -> None:
    calm = Meaning("calm", WORDS, PASS)
    asking = Meaning("asking", WORDS, PASS, forcing="round")
    both = joined([calm, asking])
    assert both is not None
    assert both.forcing == "round"
