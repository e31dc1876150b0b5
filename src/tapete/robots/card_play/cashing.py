"""Taking winners, and crossing from one of declarer's hands to the other."""

from __future__ import annotations

from tapete.core import Card, Suit
from tapete.robots.card_play.holding import card, highest, holding, lowest, masters
from tapete.robots.card_play.position import Position


def cash(position: Position) -> Card | None:
    """A lead that wins the trick from the top, from the shorter hand first; None where there is none.

    Side suits before trumps, once they have no trumps; the suit that blocks first.
    """
    leads = [lead for suit in Suit if (lead := _winning_lead(position, suit)) is not None]
    return max(leads, key=lambda each: _order(position, each)) if leads else None


def _order(position: Position, lead: Card) -> tuple[bool, bool, bool, int]:
    """Which winner first: not a trump; one that unblocks; one of the hand in turn; the higher suit."""
    held = position.in_suit(lead.suit)
    other = holding(position.partner, lead.suit)
    is_here = position.is_master(lead)
    return (
        lead.suit is not position.trumps,
        is_here and held.bit_count() < other.bit_count(),
        is_here,
        lead.suit.index,
    )


def _winning_lead(position: Position, suit: Suit) -> Card | None:
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    top = masters(mine | other, holding(position.against, suit))
    if not mine or not top:
        return None
    return card(suit, from_the_top(mine, other, top))


def from_the_top(mine: int, other: int, top: int) -> int:
    """Which card takes a winner of the suit: from the shorter hand first, so that the longer is not cut off.

    `top` are the winners of the two hands; `mine`, the hand to lead, is not empty.
    """
    here, there = mine & top, other & top
    last_there = other.bit_count() == 1 and highest(here) > highest(other)
    if here and (not there or last_there or mine.bit_count() <= other.bit_count()):
        return highest(here)
    return lowest(mine) if there else highest(mine)


def cross(position: Position, avoiding: Suit | None = None) -> Card | None:
    """A low card to a winner of the other hand, in a suit other than `avoiding`; None where there is none."""
    for suit in sorted(Suit, key=lambda each: (each is position.trumps, each)):
        mine, other = position.in_suit(suit), holding(position.partner, suit)
        top = masters(mine | other, holding(position.against, suit))
        if suit is avoiding or not mine or not other & top:
            continue
        if mine & ~top or lowest(mine) < highest(other & top):
            return card(suit, lowest(mine))
    return None
