"""The four hands of a deal around a table, with dealer and vulnerability."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import BySeat, Deal, Hand, PartialDeal, Seat, Suit, Vulnerability
from tapete.drawing.svg import GOLD, INK, LINE, PAPER, QUIET, RED, box, color, picture, sign, words
from tapete.drawing.words import (
    USUAL,
    Look,
    hand_words,
    rank_text,
    seat_text,
    seat_word,
    text,
    vulnerability_word,
)

_SUITS = tuple(sorted(Suit, reverse=True))
_LINE, _RANK, _TEN = 26, 17, 24
_WIDTH, _HEIGHT, _CENTER, _EDGE = 252, 130, 120, 12
_TOTAL = 2 * _EDGE + 2 * _WIDTH + _CENTER


class Around(msgspec.Struct, frozen=True):
    """What is written around the hands of a deal; what is not known is left out."""

    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    names: BySeat[str] = BySeat("", "", "", "")


def deal_svg(deal: Deal | PartialDeal, around: Around = Around(), *, look: Look = USUAL) -> str:  # noqa: B008 (frozen)
    """The picture of a deal, North at the top; a seat none of whose cards are known has a dash."""
    middle = (_TOTAL - _WIDTH) / 2
    row = 2 * _EDGE + _HEIGHT
    places = {
        Seat.NORTH: (middle, _EDGE),
        Seat.WEST: (_EDGE, row),
        Seat.EAST: (_EDGE + _WIDTH + _CENTER, row),
        Seat.SOUTH: (middle, row + _HEIGHT + _EDGE),
    }
    height = row + 2 * (_HEIGHT + _EDGE)
    parts = [box(0.5, 0.5, _TOTAL - 1, height - 1, round_by=10)]
    parts.extend(_corner(around, look))
    for seat, (x, y) in places.items():
        parts.extend(_hand(deal[seat], x, y, around.names[seat], look))
    parts.extend(_compass((_TOTAL - _CENTER) / 2, row + (_HEIGHT - _CENTER) / 2, around, look))
    return picture(_TOTAL, height, _title(around, look), _description(deal, around, look), parts)


def _title(around: Around, look: Look) -> str:
    return text("deal", look) if around.number is None else f"{text('board', look)} {around.number}"


def _description(deal: Deal | PartialDeal, around: Around, look: Look) -> str:
    told = []
    if around.dealer is not None:
        told.append(f"{text('dealer', look)}: {seat_word(around.dealer, look)}")
    if around.vulnerability is not None:
        told.append(vulnerability_word(around.vulnerability, look))
    for seat in Seat:
        name = f" ({around.names[seat]})" if around.names[seat] else ""
        told.append(f"{seat_word(seat, look)}{name}: {hand_words(deal[seat], look)}")
    return ". ".join(told) + "."


def _corner(around: Around, look: Look) -> Iterator[str]:
    y = _EDGE + 20
    if around.number is not None:
        yield words(2 * _EDGE, y, _title(around, look), size=20, is_bold=True)
        y += 26
    if around.dealer is not None:
        yield words(
            2 * _EDGE, y, f"{text('dealer', look)} {seat_text(around.dealer, look)}", size=15, fill=QUIET
        )
        y += 22
    if around.vulnerability is not None:
        told = vulnerability_word(around.vulnerability, look)
        yield words(2 * _EDGE, y, told[0].upper() + told[1:], size=15, fill=QUIET, most=_WIDTH - 80)


def _hand(hand: Hand, x: float, y: float, name: str, look: Look) -> Iterator[str]:
    if name:
        yield words(x + 8, y + 16, name, size=15, fill=QUIET, most=_WIDTH - 16)
    if not hand.mask:
        yield words(x + _WIDTH / 2, y + 70, "–", fill=QUIET, anchor="middle")
        return
    for line, suit in enumerate(_SUITS):
        base = y + 42 + line * _LINE
        yield sign(suit, x + 8, base - 15, 17, look)
        yield from _ranks(hand.in_suit(suit), x + 36, base, look)


def _ranks(cards: Hand, x: float, base: float, look: Look) -> Iterator[str]:
    """Each rank at a place of its own, so that they stand alike in any font; closer where there are many."""
    if not cards.mask:
        yield words(x, base, "–", size=20, fill=QUIET)
        return
    step = min(_RANK, (_WIDTH - 44) / (len(cards) + 0.5))
    for card in cards:
        rank = rank_text(card.rank, look)
        wide = step * (_TEN / _RANK if len(rank) > 1 else 1)
        yield words(x + wide / 2, base, rank, size=20, fill=color(card.suit, look), anchor="middle")
        x += wide


def _compass(x: float, y: float, around: Around, look: Look) -> Iterator[str]:
    """The table: letters of vulnerable seats on red, the dealer's with a ring."""
    yield box(x, y, _CENTER, _CENTER, fill="#e9f0ea", round_by=10)
    middle, near = _CENTER / 2, 20
    places = {
        Seat.NORTH: (middle, near),
        Seat.EAST: (_CENTER - near, middle),
        Seat.SOUTH: (middle, _CENTER - near),
        Seat.WEST: (near, middle),
    }
    for seat, (dx, dy) in places.items():
        is_vulnerable = around.vulnerability is not None and around.vulnerability.of(seat.side)
        ring = f' stroke="{GOLD}" stroke-width="4"' if seat is around.dealer else f' stroke="{LINE}"'
        fill = RED if is_vulnerable else PAPER
        yield f'<circle cx="{x + dx:g}" cy="{y + dy:g}" r="14" fill="{fill}"{ring}/>'
        ink = PAPER if is_vulnerable else INK
        yield words(x + dx, y + dy + 6, seat_text(seat, look), fill=ink, anchor="middle", is_bold=True)
