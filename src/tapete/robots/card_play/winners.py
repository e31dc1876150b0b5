"""Tricks that declarer's two hands can take at once, and tricks that they may still make."""

from __future__ import annotations

from tapete.core import Suit
from tapete.robots.card_play.holding import holding, masters, ranks
from tapete.robots.card_play.position import Position


def sure_tricks(position: Position) -> int:
    """Tricks that the two hands can cash from the top, whoever holds the rest."""
    return sum(sure_in(position, suit) for suit in Suit)


def sure_in(position: Position, suit: Suit) -> int:
    """Those of one suit: its masters, and its long cards when so many rounds leave the others none."""
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    theirs = holding(position.against, suit)
    rounds = max(mine.bit_count(), other.bit_count())
    top = min(masters(mine | other, theirs).bit_count(), rounds)
    return rounds if theirs.bit_count() <= top else top


def losers_to_establish(position: Position, suit: Suit) -> int:
    """Tricks to lose in the suit before the rest is good, if honors lie badly and cards evenly."""
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    ours, theirs = ranks(mine | other), ranks(holding(position.against, suit))
    rounds = max(mine.bit_count(), other.bit_count())
    lost = 0
    for _ in range(rounds):
        if not theirs or not ours:
            break
        if ours[0] > theirs[0]:
            ours = ours[1:]
            theirs = theirs[:-2]
        else:
            ours = ours[:-1]
            theirs = theirs[1:-1]
            lost += 1
    return lost


def extra_in(position: Position, suit: Suit) -> int:
    """Tricks over the sure ones that the suit may bring once those losers are lost."""
    rounds = max(position.in_suit(suit).bit_count(), holding(position.partner, suit).bit_count())
    return max(rounds - losers_to_establish(position, suit) - sure_in(position, suit), 0)
