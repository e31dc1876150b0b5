"""Tricks that declarer wins for certain when he plays his cards in a stated order."""

from __future__ import annotations

import msgspec

from tapete.core import Card, Hand, Seat, Suit
from tapete.robots.card_play.holding import highest, holding


class Outstanding(msgspec.Struct, frozen=True):
    """The cards against declarer: two hands, or one pool when he does not know who has which."""

    hands: tuple[Hand, ...]
    rounds: tuple[int, int, int, int] = (0, 0, 0, 0)
    """How often declarer has led each suit since."""

    def best(self, suit: Suit) -> int:
        """The place of the highest card that may still be out in the suit; -1 once all must have followed."""
        held = (holding(hand, suit) for hand in self.hands)
        return max(
            (highest(cards) for cards in held if cards.bit_count() > self.rounds[suit.index]), default=-1
        )

    def after(self, suit: Suit) -> Outstanding:
        """The same once that suit has been led again."""
        clubs, diamonds, hearts, spades = (
            rounds + (each is suit) for each, rounds in zip(Suit, self.rounds, strict=True)
        )
        return Outstanding(self.hands, (clubs, diamonds, hearts, spades))


def is_certain(lead: Card, other: Card | None, trumps: Suit | None, out: Outstanding) -> bool:
    """Whether declarer's two cards win a trick whatever the defenders play."""
    best = winner(lead, other, trumps)
    if best.rank.index < out.best(best.suit):
        return False
    return trumps is None or best.suit is trumps or out.best(trumps) < 0


def certain_tricks(
    hands: dict[Seat, Hand], leader: Seat, trumps: Suit | None, out: Outstanding, line: tuple[Card, ...]
) -> int:
    """Tricks won in a row, from `leader`'s lead on, before the first that is not certain.

    Each hand leads the first card of the line that it holds. To a lead the other hand plays the card
    named next in the line if it may, else its lowest unnamed one; the count stops where that choice
    could change who wins.
    """
    left, won = dict(hands), 0
    while len(left[leader]):
        lead = next((card for card in line if card in left[leader]), None)
        if lead is None:
            break
        other = companion(left[leader.partner], lead, trumps, line)
        if other is None and len(left[leader.partner]):
            break
        if not is_certain(lead, other, trumps, out):
            break
        out = out.after(lead.suit)
        left = {seat: _without(hand, lead, other) for seat, hand in left.items()}
        won += 1
        if other is not None and winner(lead, other, trumps) is other:
            leader = leader.partner
    return won


def winner(lead: Card, other: Card | None, trumps: Suit | None) -> Card:
    """Which of declarer's two cards is the better for the trick."""
    if other is None:
        return lead
    if other.suit is lead.suit:
        return max(lead, other)
    return other if other.suit is trumps else lead


def companion(hand: Hand, lead: Card, trumps: Suit | None, line: tuple[Card, ...]) -> Card | None:
    """The other hand's card to that lead: named, forced or harmless; None where it is in doubt."""
    following = hand.in_suit(lead.suit)
    legal = following if len(following) else hand
    after = line.index(lead) + 1
    if after < len(line) and line[after] in legal:
        return line[after]
    unnamed = sorted(
        (card for card in legal if card not in line), key=lambda each: (each.suit is trumps, each.rank)
    )
    if not unnamed:
        return next((card for card in reversed(line) if card in legal), None)
    over = [winner(lead, card, trumps) is card for card in unnamed]
    return None if any(over) and len(following) and not all(over) else unnamed[0]


def _without(hand: Hand, lead: Card, other: Card | None) -> Hand:
    rest = hand.without(lead)
    return rest if other is None else rest.without(other)
