"""What a contested claim's line demands, and where it is silent (spec 000 §04, Laws 68 to 70).

The line is the order in which declarer will play these cards of his two hands. It binds a card
when that card is next to be led, and, in a trick that his side is not winning, when it follows the
suit led or ruffs. A hand that follows to a trick its side is already winning is not bound: naming
the ace and the king does not crash them on one trick.
"""

from __future__ import annotations

from tapete.core import Card, Hand, Play
from tapete.core.play import winning_place
from tapete.table.state import StandingClaim


def demanded_card(claim: StandingClaim, play: Play, hand: Hand) -> Card | None:
    """The card that the line demands of the claimer's hand in turn, or None where it is silent."""
    legal = play.legal_cards(hand)
    left = [card for card in claim.line if not play.played & card.bit]
    led = play.led
    if led is None:
        return left[0] if left and left[0] in legal else None
    if _is_winning(play, claim):
        return None
    suits = (led.suit, play.trump.suit)
    return next((card for suit in suits for card in left if card.suit is suit and card in legal), None)


def is_doubtful(claim: StandingClaim, play: Play, hand: Hand, card: Card) -> bool:
    """Whether a defender may refuse this card: the line was silent and there was a choice.

    Following with one's lowest card to a trick already won is no choice worth a doubt.
    """
    legal = play.legal_cards(hand)
    if len(legal) == 1 or demanded_card(claim, play, hand) is not None:
        return False
    led = play.led
    follows_low = led is not None and card.suit is led.suit and card.index == min(c.index for c in legal)
    return not (follows_low and _is_winning(play, claim))


def _is_winning(play: Play, claim: StandingClaim) -> bool:
    """Whether the claimer's side holds the trick in progress."""
    trick = play.trick
    return trick.leader.after(winning_place(trick.cards, play.trump)).side is claim.seat.side
