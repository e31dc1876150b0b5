"""What kind of decision a card was, by what its player could see: a lead, a finesse, a discard."""

from __future__ import annotations

from enum import Enum

from tapete.core import Card, SeatView
from tapete.robots.card_play.holding import holding
from tapete.robots.card_play.position import Position, position_of


class CardKind(Enum):
    """What a card decides; where two kinds fit, the first of these."""

    OPENING_LEAD = "opening-lead"
    TRUMPS = "trumps"
    """To lead trumps, or not to."""
    CASHING = "cashing"
    """To take a trick that is there at once, or not yet."""
    SUIT = "suit"
    """Which suit to lead."""
    FINESSE = "finesse"
    """To play for a high card of theirs to lie where it does no harm, or for it to fall."""
    DUCK = "duck"
    """To take the trick that may be had, or to hold up."""
    THIRD_HAND = "third-hand"
    """How high a defender plays after his partner's lead."""
    ENTRIES = "entries"
    """Which hand is to be on lead, and high cards that are in the way."""
    RUFF = "ruff"
    """To ruff or not, and how high."""
    DISCARD = "discard"
    FOLLOWING = "following"
    """Which card of the suit led, in another way."""


def kind_of(view: SeatView, played: Card, better: Card) -> CardKind:
    """What the choice between two legal cards of the hand in turn was about; the two may be the same."""
    position = position_of(view)
    if not position.play.cards:
        return CardKind.OPENING_LEAD
    if position.led is None:
        return _of_lead(position, played, better)
    if position.in_suit(position.led):
        return _in_suit(position, played, better)
    is_ruff = any(card.suit is position.trumps for card in (played, better))
    return CardKind.RUFF if is_ruff else CardKind.DISCARD


def _of_lead(position: Position, played: Card, better: Card) -> CardKind:
    cards = (played, better)
    if any(card.suit is position.trumps for card in cards):
        return CardKind.TRUMPS
    if played.suit is not better.suit:
        return CardKind.CASHING if any(map(position.is_master, cards)) else CardKind.SUIT
    if position.is_declaring and _parted(position, played, better):
        return CardKind.FINESSE
    return CardKind.CASHING if position.is_master(played) and played is better else CardKind.SUIT


def _in_suit(position: Position, played: Card, better: Card) -> CardKind:
    wins = {position.beats(card) for card in (played, better)}
    is_third = len(position.trick.cards) == 2
    if wins == {True, False}:
        if position.is_partner_winning:
            return CardKind.ENTRIES
        return CardKind.THIRD_HAND if is_third and not position.is_declaring else CardKind.DUCK
    if is_third and wins == {True} and _parted(position, played, better):
        return CardKind.FINESSE if position.is_declaring else CardKind.THIRD_HAND
    if wins == {False} and played is not better and position.is_partner_winning:
        return CardKind.ENTRIES
    return CardKind.FOLLOWING


def _parted(position: Position, one: Card, other: Card) -> bool:
    """Whether a card that is against us lies between the two in rank."""
    low, high = sorted((one.rank.index, other.rank.index))
    between = (1 << high) - (1 << low + 1) if high > low else 0
    return bool(holding(position.against, one.suit) & between)
