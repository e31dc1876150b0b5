"""How cards lie: trumps first, colours in turn."""

from itertools import pairwise

from hypothesis import given

from strategies import hands, strains
from tapete.core import Hand, Strain, Suit
from tapete.table.arrangement import laid_out, suit_order

RED = {Suit.HEARTS, Suit.DIAMONDS}


@given(hands, strains)
def test_every_suit_held_has_one_column_with_trumps_first(hand: Hand, trump: Strain) -> None:
    order = suit_order(hand, trump)
    assert set(order) == {suit for suit in Suit if hand.length(suit)} and len(set(order)) == len(order)
    if trump.suit in order:
        assert order[0] is trump.suit


@given(hands)
def test_red_and_black_alternate_as_far_as_they_go(hand: Hand) -> None:
    order = suit_order(hand, None)
    reds = [suit in RED for suit in order]
    alike = sum(first is second for first, second in pairwise(reds))
    assert alike == max(0, abs(2 * sum(reds) - len(reds)) - 1)


@given(hands, hands, strains)
def test_what_is_left_of_a_hand_lies_as_it_was_dealt_from_the_highest_down(
    dealt: Hand, played: Hand, trump: Strain
) -> None:
    left = dealt - played
    suits, cards = laid_out(dealt, left, trump)
    order = suit_order(dealt, trump)
    assert list(suits) == [suit for suit in order if left.length(suit)]
    assert Hand.of(cards) == left
    assert list(cards) == sorted(cards, key=lambda card: (order.index(card.suit), -card.rank.index))
