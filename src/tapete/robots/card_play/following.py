"""The card to follow suit with: second hand low, third hand high, win as cheaply as possible."""

from __future__ import annotations

from tapete.core import Card, Rank, Suit
from tapete.robots.card_play.finesse import finesse_works_if_tried
from tapete.robots.card_play.holding import (
    ACE,
    JACK,
    KING,
    above,
    card,
    count_above,
    highest,
    highest_equal,
    holding,
    lowest,
    lowest_equal,
    masters,
    ranks,
)
from tapete.robots.card_play.position import Position


def follow(position: Position) -> Card:
    """A card of the suit led, from a hand that has two or more."""
    suit = position.led
    assert suit is not None
    winning = position.beating(suit)
    low = card(suit, lowest(position.in_suit(suit)))
    if not winning:
        return _unblock(position, suit, low) if position.is_partner_winning else low
    place = len(position.trick.cards)
    if place == 3:
        return _fourth(position, suit, winning, low)
    if place == 2:
        return _third(position, suit, winning, low)
    return _second(position, suit, winning, low)


def _fourth(position: Position, suit: Suit, winning: int, low: Card) -> Card:
    """Last to play: the cheapest card that wins, unless partner has won already or holding up is better."""
    if position.is_partner_winning:
        return _unblock(position, suit, low)
    if _holds_up(position, suit, winning):
        return low
    return card(suit, lowest(winning))


def _unblock(position: Position, suit: Suit, low: Card) -> Card:
    """Under the other hand's winner: low, or a high card that would cut off a longer, good suit."""
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    theirs = holding(position.against, suit)
    if not position.is_declaring or other.bit_count() < mine.bit_count() or highest(mine) < highest(other):
        return low
    good = masters(mine | other, theirs).bit_count()
    blocks = all(rank > highest(other) for rank in ranks(mine)[:-1]) and mine.bit_count() <= 2
    return card(suit, highest(mine)) if blocks and good > theirs.bit_count() else low


def _holds_up(position: Position, suit: Suit, winning: int) -> bool:
    """Whether declarer at no trump lets them win: the ace is his only stopper, the lead must be lost again.

    He holds up as often as seven exceeds the cards his two hands were dealt in the suit.
    """
    if not position.is_declaring or position.trumps is not None or winning != 1 << ACE:
        return False
    other = holding(position.partner, suit)
    ours = position.in_suit(suit) | other
    theirs = holding(position.against, suit)
    if ours.bit_count() < 3 or position.tricks_missing <= 1 or highest(ours & ~(1 << ACE)) >= JACK:
        return False
    rounds_gone = sum(trick.cards[0].suit is suit for trick in position.play.all_tricks())
    held = position.in_suit(suit).bit_count()
    return (
        rounds_gone < 2
        and held > 1
        and theirs.bit_count() >= 3
        and ours.bit_count() + 2 * rounds_gone <= 6 + position.temperament.hold_ups
    )


def _third(position: Position, suit: Suit, winning: int, low: Card) -> Card:
    """Third hand: nothing over partner's winner, else as high as is needed against the last hand."""
    if position.is_declaring:
        return _declarer_third(position, suit, winning, low)
    last = position.seat.lho
    if position.is_void(last, suit):
        return low if position.is_partner_winning else card(suit, lowest(winning))
    against = holding(position.dummy, suit) if position.dummy_is_next else holding(position.unseen, suit)
    best = position.winning_card
    if position.is_partner_winning and (
        not above(against, best.rank.index) or _is_close(best.rank, winning, against)
    ):
        return low
    if position.dummy_is_next:
        enough = above(winning, highest(against))
        return card(suit, lowest(enough) if enough else lowest(winning))
    return card(suit, _third_high(position, suit, winning))


def _is_close(led: Rank, winning: int, against: int) -> bool:
    """Whether partner's honor does the work of one's own: no card of the last hand lies between them."""
    top = highest(winning)
    between = above(against, led.index) & ~above(against, top)
    return led.index >= JACK - 1 and (not between or led.index >= JACK)


def _third_high(position: Position, suit: Suit, winning: int) -> int:
    """The highest card, the lowest of equals; or the one under it that an honor in dummy cannot beat now."""
    mine, dummy = position.in_suit(suit), holding(position.dummy, suit)
    top = highest(mine)
    seen_between = holding(position.against, suit)
    trapped = [rank for rank in ranks(dummy) if rank < top]
    if trapped and len(ranks(winning)) > 1:
        under = [rank for rank in ranks(winning) if rank < trapped[0]]
        if under and under[0] >= JACK - 2 and not above(dummy, top) and trapped[0] >= JACK - 1:
            return lowest_equal(winning, under[0], seen_between)
    return lowest_equal(winning, top, seen_between)


def _declarer_third(position: Position, suit: Suit, winning: int, low: Card) -> Card:
    """Declarer's other hand, third to play: leave a winner alone, finesse if it pays, else win or force."""
    last = position.seat.lho
    theirs = 0 if position.is_void(last, suit) else holding(position.against, suit)
    best = position.winning_card
    if position.is_partner_winning and not above(theirs, best.rank.index):
        return _unblock(position, suit, low)
    if position.is_partner_winning and _equal_honors(position, suit, best.rank, theirs):
        return low
    sure = [rank for rank in ranks(winning) if not above(theirs, rank)]
    tries = [rank for rank in ranks(winning) if count_above(theirs, rank) == 1]
    if tries and finesse_works_if_tried(position, suit, theirs, bool(sure)):
        return card(suit, lowest_equal(winning, tries[-1], theirs))
    if sure:
        return card(suit, sure[-1])
    if position.is_partner_winning:
        return low
    return card(suit, lowest_equal(winning, highest(winning), theirs))


def _equal_honors(position: Position, suit: Suit, led: Rank, theirs: int) -> bool:
    """Whether the other hand's honor, led for a finesse, is as good as the next that this hand could add."""
    mine = position.in_suit(suit)
    reach = highest_equal(mine, led.index, theirs)
    return led.index >= JACK - 1 and count_above(theirs, led.index) <= 1 and reach >= led.index


def _second(position: Position, suit: Suit, winning: int, low: Card) -> Card:
    """Second hand low, unless the trick beats them, an honor is to be covered, or a winner would be lost."""
    if position.is_declaring:
        return _declarer_second(position, suit, winning, low)
    cheapest = lowest(winning)
    if position.tricks_missing == 1 and position.is_master(card(suit, highest(winning))):
        return card(suit, highest(winning))
    if _covers(position, suit, winning):
        return card(suit, cheapest)
    if _last_chance(position, suit, winning):
        return card(suit, highest(winning))
    return low


def _marked(position: Position, suit: Suit) -> int:
    """The card next under an honor that was the opening lead: its leader, if he leads again, holds it."""
    first = position.play.cards[0]
    again = position.trick.leader is position.play.opening_leader and position.play.tricks_played > 0
    return 1 << first.rank.index - 1 if again and first.suit is suit and first.rank >= Rank.TEN else 0


def _covers(position: Position, suit: Suit, winning: int) -> bool:
    """Whether to cover an honor led: a king, or one that has no neighbor in dummy, if that helps."""
    led = position.trick.cards[0].rank.index
    if led == KING:
        return True
    if led < JACK - 1 or position.seat.rho is not position.contract.dummy:
        return led >= JACK and position.in_suit(suit).bit_count() == 2 and highest(winning) == ACE
    dummy = holding(position.dummy, suit)
    if led > 0 and dummy >> led - 1 & 1:
        return False
    return count_above(holding(position.unseen, suit), highest(winning)) <= 1 and led >= JACK - 1


def _last_chance(position: Position, suit: Suit, winning: int) -> bool:
    """Whether a master should be taken now: trumps are about, and the leader or dummy has no more of it."""
    if (
        position.trumps is None
        or suit is position.trumps
        or not position.is_master(card(suit, highest(winning)))
    ):
        return False
    dummy = holding(position.dummy, suit)
    if position.seat.rho is position.contract.dummy:
        return not dummy
    return dummy.bit_count() == 1 and not above(dummy, highest(winning))


def _declarer_second(position: Position, suit: Suit, winning: int, low: Card) -> Card:
    """Declarer's hand after the leader: an honor that would fall; low; a finesse; a winner."""
    mine, other = position.in_suit(suit), holding(position.partner, suit)
    theirs = holding(position.against, suit)
    best = highest(mine)
    if mine.bit_count() == 2 and other.bit_count() > 0 and best >= JACK + 0 and best > highest(other):
        return card(suit, best) if count_above(theirs, best) <= 1 else low
    if mine.bit_count() == 2 and best >= JACK and highest(other) == ACE and count_above(theirs, best) <= 1:
        return card(suit, best)
    next_may_hold = theirs & ~_marked(position, suit)
    sure = above(winning, highest(next_may_hold))
    if sure and next_may_hold != theirs:
        return card(suit, lowest(sure))
    if other and (above(other, highest(theirs)) or highest(other) > best or highest(other) >= JACK):
        return low
    tries = [rank for rank in ranks(winning) if count_above(theirs, rank) == 1]
    if tries and above(winning, tries[0]) and tries[-1] >= JACK:
        return card(suit, lowest_equal(winning, tries[-1], theirs))
    if sure and not _holds_up(position, suit, winning):
        return card(suit, lowest(sure))
    return low
