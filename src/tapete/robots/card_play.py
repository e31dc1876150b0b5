"""The card that a robot plays."""

from __future__ import annotations

from tapete.core import Card, SeatView
from tapete.scoring import Sheet


def choose_card(view: SeatView, sheet: Sheet) -> Card:
    """The card for the hand in turn: the view's own, or dummy's when the view is declarer's."""
    assert view.play is not None
    hand = view.hand(view.play.turn)
    assert hand is not None
    return min(view.play.legal_cards(hand), key=lambda card: (card.rank.index, card.suit.index))
