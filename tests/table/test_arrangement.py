"""How cards lie: trumps first, colours in turn."""

from itertools import pairwise

from hypothesis import given

from strategies import hands, strains
from tapete.core import Hand, Strain, Suit
from tapete.table.arrangement import arranged, suit_order

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


@given(hands, strains)
def test_all_cards_lie_in_their_columns_from_the_highest_down(hand: Hand, trump: Strain) -> None:
    order = suit_order(hand, trump)
    cards = arranged(hand, order)
    assert Hand.of(cards) == hand
    assert list(cards) == sorted(cards, key=lambda card: (order.index(card.suit), -card.rank.index))
