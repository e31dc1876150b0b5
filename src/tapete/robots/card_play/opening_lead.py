"""The opening lead: natural, and never an ace, a trump or away from an ace by reflex."""

from __future__ import annotations

from tapete.core import Auction, Bid, Card, Seat, Suit
from tapete.robots.card_play.holding import ACE, JACK, KING, QUEEN, TEN, card, ranks
from tapete.robots.card_play.position import Position
from tapete.robots.temperament import Leads

_DARING: dict[Leads, int] = {"natural": 0, "active": 8, "passive": -8}
"""What a suit headed by an honor is worth more to a player who likes to attack, or less."""


def opening_lead(position: Position, bid_by: dict[Suit, Seat]) -> Card:
    """The lead from thirteen cards; `bid_by` tells who first bid each suit in the auction."""
    suits = [suit for suit in Suit if position.in_suit(suit)]
    whim = position.temperament.whim
    worth = {
        suit: _worth(position, suit, bid_by.get(suit)) + whim(10, suit.index, position.hand.mask)
        for suit in suits
    }
    best = max(suits, key=lambda suit: (worth[suit], suit))
    return card(best, led_from(position.in_suit(best), with_trumps=position.trumps is not None))


def suits_bid(auction: Auction) -> dict[Suit, Seat]:
    """Who first bid each suit."""
    found: dict[Suit, Seat] = {}
    for seat, call in auction.seats_and_calls():
        if isinstance(call, Bid) and call.strain.suit is not None:
            found.setdefault(call.strain.suit, seat)
    return found


def led_from(held: int, *, with_trumps: bool) -> int:
    """Which card of a suit is led: top of touching honors, top of nothing short, else fourth best.

    >>> led_from(0b0111000000100, with_trumps=True), led_from(0b0100010101010, with_trumps=True)
    (11, 3)
    """
    cards = ranks(held)
    if len(cards) <= 2:
        return cards[0]
    if with_trumps and cards[0] == ACE:
        return ACE
    touching = _top_of_touching(cards, with_trumps=with_trumps)
    if touching >= 0:
        return touching
    if cards[0] < TEN and len(cards) == 3:
        return cards[0]
    return cards[3] if len(cards) > 3 else cards[-1]


def _top_of_touching(cards: list[int], *, with_trumps: bool) -> int:
    """The honor to lead from touching honors: against no trump only from three, or two and a near third."""
    first, second, third = cards[0], cards[1], cards[2]
    if first - second == 1 and first >= JACK and (second - third <= 2 or (with_trumps and first >= KING)):
        return first
    if first > second >= TEN and second - third == 1 and len(cards) > 3:
        return second
    return -1


def _worth(position: Position, suit: Suit, bidder: Seat | None) -> int:
    """How much the lead of that suit promises, in rough hundredths of a trick."""
    cards = ranks(position.in_suit(suit))
    if suit is position.trumps:
        return _trump_worth(cards)
    worth = _notrump_worth(cards) if position.trumps is None else _suit_worth(position, cards)
    worth += _DARING[position.temperament.leads] * (cards[0] >= JACK)
    if bidder is position.seat.partner:
        worth += 60 if position.trumps is None else 45
    elif bidder is not None:
        worth -= 35 if position.trumps is None else 15
        worth -= 10 if bidder is position.contract.declarer else 0
    return worth


def _notrump_worth(cards: list[int]) -> int:
    """Length first, then strength to hold the lead with."""
    worth = 14 * len(cards) + sum(max(rank - TEN, 0) for rank in cards)
    return worth + (15 if len(cards) > 2 and _top_of_touching(cards, with_trumps=False) >= 0 else 0)


def _suit_worth(position: Position, cards: list[int]) -> int:
    """Touching honors and singletons first; leads away from a lone honor and bare aces last."""
    length = len(cards)
    trumps = position.in_suit(position.trumps).bit_count() if position.trumps else 0
    if length == 1:
        return (62 if 1 <= trumps <= 4 else 30) - (25 if cards[0] >= QUEEN else 0)
    if cards[0] == ACE:
        return 66 if cards[1] == KING else 8
    if length > 2 and _top_of_touching(cards, with_trumps=True) >= 0:
        return 40 + 4 * (cards[0] - TEN) + length
    if length == 2:
        return 30 - (20 if cards[0] >= JACK else 0)
    return 28 + length - 4 * (cards[0] >= QUEEN) - 2 * (cards[0] == KING)


def _trump_worth(cards: list[int]) -> int:
    """A trump is led when the rest is worse: never a singleton, never from an honor."""
    return -20 if len(cards) == 1 or cards[0] >= JACK else 24
