"""What stands in the parentheses of a function, read from one token."""

from __future__ import annotations

import re

from tapete.core import Bid, Card, Hand, NotationError, Seat, Side, Strain, Suit, Words, parse_cards
from tapete.dealing.functions import Takes
from tapete.dealing.language.errors import ConditionError, Span, Wrong
from tapete.dealing.language.shapes import BadShape, parse_shape
from tapete.dealing.language.tokens import Kind, Token
from tapete.dealing.language.tree import Argument

_SEATS = {name: (seat,) for seat in Seat for name in (str(seat).lower(), seat.name.lower())}
_SIDES = {str(side).lower(): side.seats for side in Side}
_SUITS = {
    name: suit
    for suit, black, white in zip(Suit, "♣♦♥♠", "♧♢♡♤", strict=True)
    for name in (str(suit).lower(), suit.name.lower(), black, white)
}
_STRAINS = {
    **{name: suit.strain for name, suit in _SUITS.items()},
    **dict.fromkeys(("nt", "n", "notrump"), Strain.NOTRUMP),
}
_CONTRACT = re.compile(r"([1-7]?)\s*(\S+)")
_CARD = re.compile(r"\S+")
MOST_TOP = 5


def argument(token: Token, takes: Takes, text: str) -> Argument:
    """The argument that a token is; raises `ConditionError` where it is not what the function takes."""
    word = token.text.lower() if token.kind in (Kind.NAME, Kind.TEXT) else ""
    found: Argument | None = None
    match takes:
        case Takes.WHO:
            found = _SEATS.get(word) or _SIDES.get(word)
        case Takes.SEAT:
            found = _SEATS.get(word)
        case Takes.SUIT:
            found = _SUITS.get(word)
        case Takes.COUNT:
            found = _count(token)
        case _ if word:
            found = _quoted(token, takes, text)
        case _:
            pass
    if found is None:
        raise ConditionError(Wrong.EXPECTED, text, token.span, expected=takes.words, found=named(token))
    return found


def named(token: Token) -> Words:
    """A token as an error speaks of it."""
    if token.kind is Kind.END:
        return Words("el final", "el final", "the end")
    return Words(f"«{token.text}»", f"«{token.text}»", repr(token.text))


def _count(token: Token) -> int | None:
    small = token.kind is Kind.NUMBER and len(token.text) < 3 and 1 <= int(token.text) <= MOST_TOP
    return int(token.text) if small else None


def _quoted(token: Token, takes: Takes, text: str) -> Argument | None:
    start = token.span.start + (token.kind is Kind.TEXT)
    if takes is Takes.CARDS:
        return _cards(token.text, text, start)
    if takes is Takes.SHAPE:
        try:
            return parse_shape(token.text)
        except BadShape as bad:
            span = Span(start + bad.span.start, bad.span.length)
            raise ConditionError(bad.wrong, text, span, found=bad.found) from None
    found = _CONTRACT.fullmatch(token.text.strip())
    strain = _STRAINS.get(found[2].lower()) if found else None
    if found is None or strain is None:
        raise ConditionError(Wrong.CONTRACT, text, token.span, found=token.text)
    if takes is Takes.STRAIN:
        return strain
    return Bid(int(found[1]), strain) if found[1] else None


def _cards(written: str, text: str, start: int) -> Hand | None:
    cards: list[Card] = []
    for word in _CARD.finditer(written):
        try:
            cards += parse_cards(word.group().upper().replace("10", "T"))
        except NotationError:
            span = Span(start + word.start(), len(word.group()))
            raise ConditionError(Wrong.CARDS, text, span, found=word.group()) from None
    return Hand.of(cards) if cards else None
