"""Card play by plain heuristics, to measure robots against: what is told to a beginner in five minutes.

Leads: top of a sequence, else fourth best of the longest suit. Second hand low, third hand high, last hand as
cheaply as it wins; partner's winner is left alone. Void: the lowest trump that wins, else the lowest card.
"""

from __future__ import annotations

from tapete.core import Card, Hand, SeatView, Suit
from tapete.core.play import winning_place
from tapete.scoring import AnySheet


def plain_card(view: SeatView, sheet: AnySheet) -> Card:  # noqa: ARG001 (players are asked alike)
    """The card for the hand in turn, whatever the score."""
    play = view.play
    assert play is not None
    hand = view.hand(play.turn)
    assert hand is not None
    legal = play.legal_cards(hand)
    if play.led is None:
        return _lead(legal)
    winners = [card for card in legal if _wins(view, card)]
    if play.led.suit is not next(iter(legal)).suit:
        trumps = [card for card in winners if not _partner_wins(view)]
        return min(trumps, default=_lowest(legal), key=lambda card: card.rank)
    place = len(play.trick.cards)
    if place == 1 or not winners or _partner_wins(view):
        return _lowest(legal)
    return min(winners) if place == 3 else max(winners)


def _lead(hand: Hand) -> Card:
    longest = max(Suit, key=lambda suit: (hand.length(suit), suit))
    cards = list(hand.in_suit(longest))
    if len(cards) > 1 and cards[0].rank.is_honor and cards[0].rank.index - cards[1].rank.index == 1:
        return cards[0]
    return cards[3] if len(cards) > 3 else cards[-1]


def _wins(view: SeatView, card: Card) -> bool:
    play = view.play
    assert play is not None
    cards = (*play.trick.cards, card)
    return winning_place(cards, play.trump) == len(cards) - 1


def _partner_wins(view: SeatView) -> bool:
    play = view.play
    assert play is not None
    return play.trick.winner(play.trump) is play.turn.partner


def _lowest(cards: Hand) -> Card:
    return min(cards, key=lambda card: (card.rank, card.suit))
