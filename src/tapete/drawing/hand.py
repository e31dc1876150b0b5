"""A hand of cards, held in a fan of one row."""

from __future__ import annotations

from tapete.core import Card, Hand
from tapete.drawing.svg import PAPER, QUIET, box, color, picture, sign, words
from tapete.drawing.words import USUAL, Look, hand_words, rank_text, text

_WIDTH, _HEIGHT, _STEP, _EDGE = 58, 84, 32, 4


def hand_svg(hand: Hand, *, look: Look = USUAL, title: str = "") -> str:
    """The picture of a hand, spades at the left.

    >>> hand_svg(Hand.parse("K5.T..2")).startswith('<svg xmlns="http://www.w3.org/2000/svg" width="162"')
    True
    """
    said = hand_words(hand, look)
    width = 2 * _EDGE + _WIDTH + _STEP * (max(len(hand), 1) - 1)
    cards = [_card(card, _EDGE + place * _STEP, look) for place, card in enumerate(hand)]
    if hand.mask:
        last = tuple(hand)[-1]
        cards.append(sign(last.suit, width - _EDGE - 30, _EDGE + 50, 24, look))
    if not cards:
        cards = [box(_EDGE, _EDGE, _WIDTH, _HEIGHT), words(_EDGE + 29, 52, "–", fill=QUIET, anchor="middle")]
    return picture(width, _HEIGHT + 2 * _EDGE, title or text("hand", look), said, cards)


def _card(card: Card, x: float, look: Look) -> str:
    rank = rank_text(card.rank, look)
    index = words(
        x + 16,
        _EDGE + 26,
        rank,
        size=24 if len(rank) == 1 else 20,
        fill=color(card.suit, look),
        anchor="middle",
        is_bold=True,
    )
    pips = sign(card.suit, x + 8, _EDGE + 32, 16, look)
    return box(x, _EDGE, _WIDTH, _HEIGHT, fill=PAPER) + index + pips
