"""When a player is void in the suit led: ruff, overruff or throw away."""

from __future__ import annotations

from tapete.core import Card, Hand, Suit
from tapete.robots.card_play.discards import discard
from tapete.robots.card_play.holding import above, card, highest, holding, lowest
from tapete.robots.card_play.position import Position


def ruff_or_discard(position: Position) -> Card:
    """The card of a hand that has none of the suit led."""
    trumps = position.trumps
    if trumps is not None and position.in_suit(trumps):
        ruff = _ruff(position, trumps)
        if ruff is not None:
            return ruff
    others = position.legal if trumps is None else _without(position.legal, trumps)
    return discard(position, others if len(others) else position.legal)


def _without(hand: Hand, suit: Suit) -> Hand:
    return hand - hand.in_suit(suit)


def _ruff(position: Position, trumps: Suit) -> Card | None:
    """The lowest trump that takes the trick from the opponents; None where ruffing is no use."""
    if position.is_partner_winning and not _partner_needs_help(position):
        return None
    mine = position.in_suit(trumps)
    best = position.winning_card
    winning = above(mine, best.rank.index) if best.suit is trumps else mine
    if not winning:
        return None
    over = _next_may_overruff(position, trumps)
    safe = above(winning, over) if over >= 0 else winning
    if position.is_declaring and not safe and len(position.trick.cards) < 3:
        return card(trumps, lowest(winning))
    return card(trumps, lowest(safe if safe and over < lowest(winning) + 4 else winning))


def _partner_needs_help(position: Position) -> bool:
    """Whether partner's card, winning so far, may still be beaten by the hand that plays last."""
    if position.is_last:
        return False
    best = position.winning_card
    if best.suit is position.trumps:
        return False
    last = position.seat.lho
    if not position.is_declaring and last is position.contract.dummy:
        return bool(above(holding(position.dummy, best.suit), best.rank.index))
    if position.is_void(last, best.suit):
        return False
    return bool(above(holding(position.against, best.suit), best.rank.index))


def _next_may_overruff(position: Position, trumps: Suit) -> int:
    """The highest trump of a hand known to be void in the suit led that plays after this one; -1 for none."""
    led, after = position.led, position.seat.lho
    assert led is not None
    if position.is_last or not position.is_void(after, led):
        return -1
    if position.is_declaring or after is not position.contract.dummy:
        return -1 if position.is_void(after, trumps) else highest(holding(position.unseen, trumps))
    return highest(holding(position.dummy, trumps))
