"""What to throw away: keep winners and the guards of honors, and as many cards as dummy where it is long."""

from __future__ import annotations

from tapete.core import Card, Hand, Suit
from tapete.robots.card_play.holding import card, count_above, highest, holding, lowest
from tapete.robots.card_play.position import Position

_MASTER, _GUARD, _LENGTH, _TRUMP, _PARTNER = 60, 25, 12, 200, 6


def discard(position: Position, from_cards: Hand) -> Card:
    """The card of `from_cards` that costs least; of equals the lowest, then the lower suit."""
    lowest_of_each = [card(suit, lowest(held)) for suit in Suit if (held := holding(from_cards, suit))]
    return min(lowest_of_each, key=lambda each: (_cost(position, each), each.rank, each.suit))


def _cost(position: Position, thrown: Card) -> int:
    """What the card is worth keeping, roughly in hundredths of a trick; least in a long useless suit."""
    if thrown.suit is position.trumps:
        return _TRUMP + thrown.rank.index
    held = position.in_suit(thrown.suit)
    cost = thrown.rank.index - 2 * held.bit_count()
    if position.is_master(thrown):
        cost += _MASTER + thrown.rank.index
    if position.is_declaring:
        return cost + _declarer_cost(position, thrown.suit, held)
    return cost + _defender_cost(position, thrown.suit, held)


def _declarer_cost(position: Position, suit: Suit, held: int) -> int:
    """Declarer keeps long cards that may grow good, and a card to reach the other hand's winners."""
    other, theirs = holding(position.partner, suit), holding(position.against, suit)
    if not theirs:
        return _MASTER
    cost = _GUARD if _guards(held, theirs) else 0
    if other and held.bit_count() == 1 and highest(other) > highest(theirs):
        cost += _LENGTH
    return cost


def _defender_cost(position: Position, suit: Suit, held: int) -> int:
    """A defender keeps guarded honors, and length behind or before dummy's length."""
    theirs, dummy = holding(position.against, suit), holding(position.dummy, suit)
    cost = _GUARD if _guards(held, theirs) else 0
    if (
        dummy
        and held.bit_count() <= dummy.bit_count()
        and highest(held) > lowest(dummy)
        and held.bit_count() > 1
    ):
        cost += _LENGTH
    if not dummy and position.trumps is not None:
        cost -= _PARTNER
    return cost


def _guards(held: int, theirs: int) -> bool:
    """Whether the suit's best card is a trick only while it keeps all the cards beside it."""
    best = highest(held)
    over = count_above(theirs, best)
    return 0 < over <= 3 and best >= 8 and held.bit_count() == over + 1
