"""How cards lie: suits in order of colour in a hand, trumps on dummy's right (Law 41)."""

from __future__ import annotations

from functools import lru_cache

from tapete.core import Card, Hand, Strain, Suit

_RED = (Suit.HEARTS, Suit.DIAMONDS)


@lru_cache(maxsize=4096)
def laid_out(dealt: Hand, left: Hand, trump: Strain | None) -> tuple[tuple[Suit, ...], tuple[Card, ...]]:
    """The suits that are left of a hand, as it was arranged when it was dealt, and the cards in them.

    >>> suits, cards = laid_out(Hand.parse("AK.QJ.T9.87"), Hand.parse("K.Q.T9."), Strain.DIAMONDS)
    >>> " ".join(map(str, suits)), " ".join(map(str, cards))
    ('D S H', 'DT D9 SK HQ')
    """
    suits = tuple(suit for suit in suit_order(dealt, trump) if left.length(suit))
    return suits, tuple(card for suit in suits for card in left.in_suit(suit))


def suit_order(hand: Hand, trump: Strain | None) -> tuple[Suit, ...]:
    """The suits held, trumps first, then red and black in turn as far as they go.

    In dummy the first is on dummy's right; in a hand of one's own it is on the left.

    >>> suit_order(Hand.parse("AK.QJ.T9.87"), Strain.HEARTS)
    (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
    >>> suit_order(Hand.parse("AK.QJ.T9."), None)
    (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
    """
    left = [suit for suit in sorted(Suit, reverse=True) if hand.length(suit)]
    order: list[Suit] = []
    while left:
        suit = _alternate(order[-1], left) if order else _first(left, trump)
        order.append(suit)
        left.remove(suit)
    return tuple(order)


def _first(suits: list[Suit], trump: Strain | None) -> Suit:
    """Trumps, or else the highest suit of the colour that has more of them."""
    if trump is not None and trump.suit in suits:
        return trump.suit
    reds = [suit for suit in suits if suit in _RED]
    return reds[0] if 2 * len(reds) > len(suits) else suits[0]


def _alternate(last: Suit, left: list[Suit]) -> Suit:
    return next((suit for suit in left if (suit in _RED) is not (last in _RED)), left[0])
