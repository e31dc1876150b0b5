"""Declarer's lead, from either of his hands: ruffs, trumps, winners enough, then the best suit."""

from __future__ import annotations

from tapete.core import Card, Suit
from tapete.robots.card_play.cashing import cash, cross, from_the_top
from tapete.robots.card_play.finesse import finessing_rank
from tapete.robots.card_play.holding import (
    above,
    card,
    count_above,
    highest,
    highest_equal,
    holding,
    lowest,
    masters,
)
from tapete.robots.card_play.position import Position
from tapete.robots.card_play.winners import extra_in, losers_to_establish, sure_tricks


def declarer_lead(position: Position) -> Card:
    """The card that declarer leads from the hand in turn."""
    steps = (_ruff_in_short_hand, _draw_trumps, _cash_enough, _develop, _cash_any)
    for step in steps:
        chosen = step(position)
        if chosen is not None:
            return chosen
    return _lowest_of_longest(position)


def _draw_trumps(position: Position) -> Card | None:
    """A trump while they have any but the master alone."""
    trumps = position.trumps
    if trumps is None:
        return None
    mine, other = position.in_suit(trumps), holding(position.partner, trumps)
    theirs = holding(position.against, trumps)
    ours = mine | other
    if not theirs or (theirs.bit_count() == 1 and not masters(ours, theirs)):
        return None
    if not masters(ours, theirs) and ours.bit_count() <= theirs.bit_count():
        return None
    return from_suit(position, trumps) if mine else cross(position)


def _ruff_in_short_hand(position: Position) -> Card | None:
    """A loser of the hand with more trumps that the other, void of it, can ruff before trumps are drawn."""
    trumps = position.trumps
    if trumps is None:
        return None
    mine, other = position.in_suit(trumps), holding(position.partner, trumps)
    theirs = holding(position.against, trumps)
    if not other or (mine.bit_count() <= other.bit_count() and theirs):
        return None
    if (
        theirs
        and other.bit_count() > 1
        and masters(mine | other, theirs).bit_count() >= 3
        and _can_wait(position)
    ):
        return None
    for suit in Suit:
        held = position.in_suit(suit)
        loser = held and highest(held) and not masters(held, holding(position.against, suit))
        if suit is not trumps and loser and not holding(position.partner, suit):
            return card(suit, lowest(held))
    return None


def _can_wait(position: Position) -> bool:
    """Whether dummy keeps trumps to ruff with after theirs are drawn, if those lie evenly."""
    assert position.trumps is not None
    theirs = holding(position.against, position.trumps).bit_count()
    return holding(position.partner, position.trumps).bit_count() > (theirs + 1) // 2


def _cash_enough(position: Position) -> Card | None:
    """A winner, once there are winners enough for the contract, or none more to be made."""
    if sure_tricks(position) < position.tricks_missing:
        return None
    return cash(position)


def _cash_any(position: Position) -> Card | None:
    return cash(position)


def _develop(position: Position) -> Card | None:
    """A card of the suit that promises most tricks for the fewest lost."""
    worth = {suit: _worth(position, suit) for suit in Suit if position.in_suit(suit)}
    best = max(worth, key=lambda suit: (worth[suit], suit))
    elsewhere = {
        suit: _worth(position, suit)
        for suit in Suit
        if not position.in_suit(suit) and holding(position.partner, suit)
    }
    if elsewhere and max(elsewhere.values()) > max(worth[best], 0):
        crossing = cross(position)
        if crossing is not None:
            return crossing
    return from_suit(position, best) if worth[best] > 0 else None


def _worth(position: Position, suit: Suit) -> int:
    """How good it is to work on the suit: extra tricks, less what they cost, and a finesse to try."""
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    theirs = holding(position.against, suit)
    if not theirs or suit is position.trumps:
        return 0
    extra = extra_in(position, suit)
    finesse = any(finessing_rank(hand, mine | other, theirs) >= 0 for hand in (mine, other))
    if not extra and not (finesse and mine and other):
        return 0
    worth = 10 * extra + 4 * finesse - 3 * losers_to_establish(position, suit) + (mine | other).bit_count()
    return worth + position.temperament.whim(6, suit.index, position.play.played)


def from_suit(position: Position, suit: Suit) -> Card:
    """How to lead the suit: toward a finesse or an honor, crossing first if it lies so, else from the top."""
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    theirs, ours = holding(position.against, suit), mine | holding(position.partner, suit)
    if other and _toward(other, ours, theirs):
        return card(suit, _through(mine, other, theirs))
    if mine and other and _toward(mine, ours, theirs):
        crossing = cross(position, avoiding=suit)
        if crossing is not None:
            return crossing
    top = masters(ours, theirs)
    if top:
        return card(suit, from_the_top(mine, other, top))
    if above(other, highest(mine)):
        return card(suit, lowest(mine))
    return card(suit, highest(mine))


def _toward(hand: int, ours: int, theirs: int) -> bool:
    """Whether a finesse, or an honor to lead toward, lies in that hand and is worth a try."""
    rank = finessing_rank(hand, ours, theirs)
    if rank < 0:
        return False
    out = theirs.bit_count()
    missing = highest(theirs)
    falls = {11: 2, 10: 4, 9: 5}.get(missing, 13)
    return not (masters(ours, theirs) and out <= falls and missing < 12)


def _through(mine: int, other: int, theirs: int) -> int:
    """The card led through a finesse: an honor when its neighbor is ours too, else the lowest."""
    best = highest(mine)
    if best >= 8 and count_above(theirs, best) == 1 and mine.bit_count() > 1:
        equals = highest_equal(other | mine, best, theirs)
        neighbors = (mine | other) >> best - 1 & 1
        if neighbors and equals >= best:
            return best
    return lowest(mine)


def _lowest_of_longest(position: Position) -> Card:
    """With nothing better: the lowest card of the longest suit, trumps last."""
    suits = [suit for suit in Suit if position.in_suit(suit)]
    best = max(
        suits, key=lambda suit: (suit is not position.trumps, position.in_suit(suit).bit_count(), suit)
    )
    return card(best, lowest(position.in_suit(best)))
