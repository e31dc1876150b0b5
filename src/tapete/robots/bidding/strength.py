"""What a hand is worth in the auction: points, stoppers, good suits."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from tapete.core import Card, Hand, Rank, Strain, Suit

Measure = Literal["hcp", "points", "fit"]
"""How a row counts points: honors; honors and long suits; honors, aces once more, and the more of long
and short suits."""

Balance = Literal["any", "balanced", "even", "flat", "short"]
"""Any shape; 4-3-3-3, 4-4-3-2, 5-3-3-2; those or 4-4-4-1; two cards or more in each suit; a short suit."""

SUITS = tuple(Suit)
_SHORT = {0: 3, 1: 2, 2: 1}
_SHORT_WITH_FOUR_TRUMPS = {0: 5, 1: 3, 2: 1}
_TOP_THREE = (Rank.ACE, Rank.KING, Rank.QUEEN)


class Strength(msgspec.Struct, frozen=True):
    """A hand as the book sees it; lengths from clubs to spades."""

    hand: Hand
    hcp: int
    points: int
    lengths: tuple[int, int, int, int]

    def measured(self, measure: Measure, strain: Strain | None) -> int:
        """The hand's points by that measure, proposing that strain."""
        if measure == "hcp":
            return self.hcp
        if measure == "fit" and strain is not None and strain.suit is not None:
            return fit_points(self, strain.suit)
        return self.points

    def has_shape(self, balance: Balance) -> bool:
        """Whether the hand has the shape that a row asks for."""
        if balance == "balanced":
            return self.hand.is_balanced
        if balance == "even":
            return self.hand.is_balanced or sorted(self.lengths) == [1, 4, 4, 4]
        if balance == "flat":
            return min(self.lengths) >= 2
        return balance == "any" or min(self.lengths) < 2


@lru_cache(maxsize=64)
def strength(hand: Hand) -> Strength:
    """The strength of thirteen cards; `points` adds 1 to the honors for each card over four in a suit.

    >>> strength(Hand.parse("AKQ654.A9.T98.95")).points
    15
    """
    clubs, diamonds, hearts, spades = (hand.length(suit) for suit in SUITS)
    lengths = clubs, diamonds, hearts, spades
    return Strength(hand, hand.hcp, hand.hcp + sum(max(0, length - 4) for length in lengths), lengths)


def fit_points(strength: Strength, trump: Suit) -> int:
    """Points with that suit as trumps: honors, and the more of long suits and short suits.

    Short suits count with three trumps (void 3, singleton 2, doubleton 1), more with four (5, 3, 1). Two aces
    or more add 1, for they take their tricks at any trumps; a hand without an ace is worth 1 less.

    >>> fit_points(strength(Hand.parse("K974.3.A9652.872")), Suit.SPADES)
    10
    """
    trumps, more = strength.lengths[trump.index], _more_for_aces(strength.hand)
    if trumps < 3:
        return strength.points + more
    worth = _SHORT_WITH_FOUR_TRUMPS if trumps > 3 else _SHORT
    short = sum(worth.get(strength.lengths[suit.index], 0) for suit in SUITS if suit is not trump)
    return max(strength.points, strength.hcp + short) + more


def _more_for_aces(hand: Hand) -> int:
    aces = sum(Card(suit, Rank.ACE) in hand for suit in SUITS)
    return (aces >= 2) - (aces == 0)


def has_stopper(hand: Hand, suit: Suit) -> bool:
    """Whether the hand stops that suit: the ace, or king, queen, jack with 1, 2, 3 cards beside it.

    >>> has_stopper(Hand.parse("K2.Q2.J432.A5432"), Suit.HEARTS)
    False
    """
    cards = hand.in_suit(suit)
    needed = {Rank.ACE: 1, Rank.KING: 2, Rank.QUEEN: 3, Rank.JACK: 4}
    return any(Card(suit, rank) in cards and len(cards) >= length for rank, length in needed.items())


def is_good_suit(hand: Hand, suit: Suit) -> bool:
    """Whether the suit has two of its three top honors, or three of its five honors."""
    cards = hand.in_suit(suit)
    top = sum(Card(suit, rank) in cards for rank in _TOP_THREE)
    return top >= 2 or sum(card.rank.is_honor for card in cards) >= 3
