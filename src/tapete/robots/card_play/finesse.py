"""Finesses: whether to try one, and from which hand."""

from __future__ import annotations

from tapete.core import Suit
from tapete.robots.card_play.holding import KING, QUEEN, count_above, highest, holding, ranks
from tapete.robots.card_play.position import Position

_DROP = {KING: 2, QUEEN: 4}
"""With so many cards out or fewer, a missing king or queen is played to fall; any lower honor with five."""


def finesse_works_if_tried(position: Position, suit: Suit, theirs: int, has_sure_card: bool) -> bool:
    """Whether the third hand should finesse: the missing honor is more likely before it than to fall.

    `theirs` are the cards that the last hand may hold.
    """
    if not theirs:
        return False
    if not has_sure_card:
        return True
    missing = highest(theirs)
    outstanding = holding(position.against, suit).bit_count() + 1
    if position.is_void(position.seat.rho, suit) or position.trick.cards[-1].suit is not suit:
        return False
    return outstanding > _DROP.get(missing, 5) + position.temperament.drop


def finessing_rank(toward: int, ours: int, theirs: int) -> int:
    """The card of the hand led toward that a finesse would play: one of theirs is higher; -1 for none.

    A suit whose every card is beaten by two or more, or by none, has no finesse.
    """
    found = [rank for rank in ranks(toward) if count_above(theirs, rank) == 1]
    if highest(toward) > highest(theirs):
        return found[0] if found else -1
    has_master = highest(ours) > highest(theirs)
    is_solid = sum(count_above(theirs, rank) == 1 for rank in ranks(ours)) >= 3
    return found[0] if found and found[0] >= QUEEN and not has_master and not is_solid else -1
