"""The play in RBN: `CK972:CQ!H483`, suits only where not the one led, and signs for cards not named."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from tapete.core import BySeat, Card, Hand, Play, Rank, Suit

_CARD = re.compile(r"\s*+([SHDC]?)(10|[2-9TJQKA]|[-+.])((?:[!?*]|\^[0-9])*+)", re.IGNORECASE)
UNNAMED = frozenset("-+.")
"""Signs for the lowest card, the highest and any."""


class SpelledPlay(msgspec.Struct, frozen=True):
    """What `P` says."""

    cards: tuple[Card, ...]
    is_plain: bool
    """Whether the cards say all of it."""
    rest: str = ""
    """From the first card on that is not known."""
    at: int = 0
    """Where the rest begins."""


def read_play(text: str, play: Play | None, hands: BySeat[Hand]) -> SpelledPlay:
    """Read tricks with colons between.

    `play` before its first card and the hands tell which card is the lowest (`-`), the highest (`+`)
    or any (`.`), where only one can be meant.

    >>> " ".join(map(str, read_play("CK972:CQ!H483", None, BySeat(*[Hand()] * 4)).cards))
    'CK C9 C7 C2 CQ H4 C8 C3'
    """
    cards: list[Card] = []
    is_plain, at = True, 0
    for trick in text.split(":"):
        led: Suit | None = None
        start, end = at, at + len(trick)
        while (found := _CARD.match(text, start, end)) is not None:
            suit = Suit(found[1].upper()) if found[1] else led
            card = None if suit is None else _card(suit, found[2].upper(), play, hands)
            if card is None:
                return SpelledPlay(tuple(cards), False, text[start:].strip(), start)
            led = led or suit
            cards.append(card)
            play = _after(play, card)
            is_plain = is_plain and not found[3] and found[2] not in UNNAMED
            start = found.end()
        if text[start:end].strip():
            return SpelledPlay(tuple(cards), False, text[start:].strip(), start)
        at = end + 1
    return SpelledPlay(tuple(cards), is_plain)


def play_text(cards: Sequence[Card]) -> str:
    """The cards in tricks of four."""
    return ":".join(_trick(cards[at : at + 4]) for at in range(0, len(cards), 4))


def _trick(cards: Sequence[Card]) -> str:
    return str(cards[0]) + "".join(
        str(card.rank if card.suit is cards[0].suit else card) for card in cards[1:]
    )


def _card(suit: Suit, sign: str, play: Play | None, hands: BySeat[Hand]) -> Card | None:
    if sign not in UNNAMED:
        return Card(suit, Rank("T" if sign == "10" else sign))
    if play is None or play.is_over:
        return None
    held = [card for card in hands[play.turn].in_suit(suit) if not card.bit & play.played]
    if not held or (sign == "." and len(held) > 1):
        return None
    return held[0] if sign == "+" else held[-1]


def _after(play: Play | None, card: Card) -> Play | None:
    """The play with one more card, whoever held it; None once that tells nothing."""
    hand = Hand(card.bit)
    return play.after(card, hand) if play is not None and play.is_legal(card, hand) else None
