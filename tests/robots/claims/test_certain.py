"""Tricks that are certain along a stated line."""

from tapete.core import Card, Hand, Seat, Suit, parse_cards
from tapete.robots.claims.certain import Outstanding, certain_tricks, companion, is_certain, winner


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def test_after_a_round_all_who_hold_the_suit_have_followed() -> None:
    out = Outstanding((Hand.parse("K2..."), Hand.parse("43...")))
    assert out.best(Suit.SPADES) == 11
    assert out.after(Suit.SPADES).best(Suit.SPADES) == 11
    assert out.after(Suit.SPADES).after(Suit.SPADES).best(Suit.SPADES) == -1


def test_a_side_suit_winner_is_not_certain_while_a_trump_is_out() -> None:
    lead, other = cards("SA S2")
    out = Outstanding((Hand.parse("..."), Hand.parse("...2")))
    assert not is_certain(lead, other, Suit.CLUBS, out)
    assert is_certain(lead, other, None, out)


def test_the_better_of_two_cards_wins_for_declarer() -> None:
    two, ace, trump, heart = cards("S2 SA C2 HA")
    assert winner(two, ace, None) is ace
    assert winner(ace, trump, Suit.CLUBS) is trump
    assert winner(two, heart, Suit.CLUBS) is two
    assert winner(two, None, None) is two


def test_the_other_hand_plays_what_the_line_names_next_else_something_harmless() -> None:
    hand, line = Hand.parse("K32.A.."), cards("SA S3 HA")
    assert companion(hand, line[0], None, line) is Card.parse("S3")
    assert companion(hand, line[0], None, cards("SA HA")) is Card.parse("S2")


def test_a_choice_that_could_change_who_wins_is_in_doubt() -> None:
    assert companion(Hand.parse("K2..."), Card.parse("SQ"), None, cards("SQ")) is None


def test_the_count_stops_at_the_first_trick_in_doubt() -> None:
    hands = {Seat.SOUTH: Hand.parse("AK4..."), Seat.NORTH: Hand.parse("532...")}
    out = Outstanding((Hand.parse("QJT..."), Hand.parse(".432..")))
    assert certain_tricks(hands, Seat.SOUTH, None, out, cards("SA S2 SK S3 S4 S5")) == 2
