"""A defender's lead after the first trick: setting winners, partner's suit, through strength."""

from __future__ import annotations

from tapete.core import Card, Seat, Suit
from tapete.robots.card_play.holding import (
    JACK,
    card,
    count_above,
    highest,
    holding,
    lowest,
    masters,
    ranks,
)
from tapete.robots.card_play.opening_lead import led_from
from tapete.robots.card_play.position import Position


def defence_lead(position: Position, bid_by: dict[Suit, Seat]) -> Card:
    """The card that a defender leads."""
    winners = _winners(position)
    if len(winners) >= position.tricks_missing > 0:
        return winners[0]
    suits = [suit for suit in Suit if position.in_suit(suit)]
    whim = position.temperament.whim
    worth = {
        suit: _worth(position, suit, bid_by.get(suit)) + whim(8, suit.index, position.play.played)
        for suit in suits
    }
    best = max(suits, key=lambda suit: (worth[suit], suit))
    return _card_of(position, best)


def _winners(position: Position) -> list[Card]:
    """Cards that win if led now, whatever the others hold, from the top."""
    found = []
    for suit in Suit:
        if suit is not position.trumps and _may_be_ruffed(position, suit):
            continue
        mine, theirs = position.in_suit(suit), holding(position.against, suit)
        top = masters(mine, theirs)
        rounds = mine if theirs.bit_count() <= top.bit_count() else top
        found += [card(suit, rank) for rank in ranks(rounds)]
    return found


def _may_be_ruffed(position: Position, suit: Suit) -> bool:
    """Whether declarer or dummy is known to be void of the suit and may hold a trump."""
    if position.trumps is None:
        return False
    declarer = position.contract.declarer
    ruffs = position.is_void(declarer, suit) and not position.is_void(declarer, position.trumps)
    return ruffs or (not holding(position.dummy, suit) and bool(holding(position.dummy, position.trumps)))


def _card_of(position: Position, suit: Suit) -> Card:
    """A master if it is one, top of touching honors, else low."""
    mine, theirs = position.in_suit(suit), holding(position.against, suit)
    top = masters(mine, theirs)
    if top:
        return card(suit, highest(top))
    cards = ranks(mine)
    if len(cards) > 1 and cards[0] - cards[1] == 1 and cards[0] >= JACK:
        return card(suit, cards[0])
    if len(cards) == 2 and count_above(theirs, cards[0]) > 1:
        return card(suit, cards[0])
    return card(suit, led_from(mine, with_trumps=False) if len(cards) > 4 else lowest(mine))


def _worth(position: Position, suit: Suit, bidder: Seat | None) -> int:
    """How much the lead of the suit promises, in rough hundredths of a trick."""
    if suit is position.trumps:
        return _trump_worth(position, suit)
    mine, dummy = position.in_suit(suit), holding(position.dummy, suit)
    theirs = holding(position.against, suit)
    worth = 10 + 3 * mine.bit_count()
    worth += _masters_worth(position, mine, masters(mine, theirs))
    worth += _history(position, suit, bidder)
    worth += _dummy_worth(position, mine, dummy)
    worth += _honor_worth(mine, theirs)
    if _gives_ruff_and_discard(position, suit):
        worth -= 60
    elif _may_be_ruffed(position, suit):
        worth -= 30
    if position.trumps is not None and _partner_ruffs(position, suit):
        worth += 60
    return worth


def _masters_worth(position: Position, mine: int, top: int) -> int:
    """Two winners are worth leading, and a suit that is all winners; a lone ace keeps better."""
    if not top:
        return 0
    if top == mine or len(position.hand) <= 3:
        return 30
    return 25 if top.bit_count() > 1 else -12


def _history(position: Position, suit: Suit, bidder: Seat | None) -> int:
    """Partner's suit is returned; one's own is continued; the suit that declarer led is left alone."""
    partner, declarer = position.seat.partner, position.contract.declarer
    worth = 0
    for trick in position.play.all_tricks():
        if trick.cards[0].suit is suit:
            if trick.leader is partner:
                worth += 30
            elif trick.leader is position.seat:
                worth += 15
            else:
                worth -= 15
    if bidder is partner:
        worth += 25
    elif bidder is declarer:
        worth -= 15
    return max(min(worth, 45), -30)


def _dummy_worth(position: Position, mine: int, dummy: int) -> int:
    """Through dummy's strength, up to its weakness."""
    best = highest(dummy)
    strength = sum(rank - JACK + 1 for rank in ranks(dummy) if rank >= JACK)
    if position.seat.lho is position.contract.dummy:
        tenace = strength and best > highest(mine)
        return 6 * min(strength, 3) - (0 if tenace else 4) if dummy else -5
    return 14 - 7 * min(strength, 4)


def _honor_worth(mine: int, theirs: int) -> int:
    """Sequences are safe to lead; a lone honor under higher ones is not."""
    cards = ranks(mine)
    best = cards[0]
    if best < JACK:
        return 0
    touching = len(cards) > 1 and best - cards[1] == 1
    if touching:
        return 12
    over = count_above(theirs, best)
    if over == 0:
        return 0
    return -18 if over == 1 else -10


def _partner_ruffs(position: Position, suit: Suit) -> bool:
    """Whether partner is known void of the suit and may still hold a trump."""
    partner = position.seat.partner
    assert position.trumps is not None
    known = (partner, suit) in position.voids and (partner, position.trumps) not in position.voids
    return known and bool(holding(position.unseen, position.trumps))


def _gives_ruff_and_discard(position: Position, suit: Suit) -> bool:
    """Whether both declarer and dummy are void and have trumps."""
    if position.trumps is None:
        return False
    declarer = position.contract.declarer
    void = position.is_void(declarer, suit) and not holding(position.dummy, suit)
    return void and bool(holding(position.dummy, position.trumps))


def _trump_worth(position: Position, suit: Suit) -> int:
    """Trumps are led to stop ruffs in a short dummy, not from an honor."""
    mine, dummy = position.in_suit(suit), holding(position.dummy, suit)
    shortest = min(holding(position.dummy, each).bit_count() for each in Suit if each is not suit)
    worth = 8
    if dummy and shortest <= 1 and dummy.bit_count() <= 3:
        worth += 14
    if highest(mine) >= JACK and not masters(mine, holding(position.against, suit)):
        worth -= 25
    return worth if holding(position.unseen, suit) else -40
