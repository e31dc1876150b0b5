"""An auction in four columns, West at the left, as papers print it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.core import Auction, Bid, BySeat, Call, PlainCall, Seat, Vulnerability
from tapete.drawing.svg import INK, QUIET, RED, box, picture, rule, sign, words
from tapete.drawing.words import USUAL, Look, call_text, call_word, seat_text, seat_word, strain_letters, text

_COLUMN, _ROW, _HEAD, _EDGE = 96, 30, 38, 8
_ORDER = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
_NOBODY = BySeat("", "", "", "")


def auction_svg(
    auction: Auction,
    *,
    vulnerability: Vulnerability | None = None,
    names: BySeat[str] = _NOBODY,
    look: Look = USUAL,
) -> str:
    """The picture of an auction; the letters of vulnerable seats are red, and underlined."""
    first = _ORDER.index(auction.dealer)
    rows = max(1, -(-(first + len(auction.calls)) // 4))
    width, height = 4 * _COLUMN + 2 * _EDGE, _HEAD + rows * _ROW + 2 * _EDGE
    parts = [box(0.5, 0.5, width - 1, height - 1, round_by=10)]
    for column, seat in enumerate(_ORDER):
        is_vulnerable = vulnerability is not None and vulnerability.of(seat.side)
        parts.extend(_heading(column, names[seat] or seat_text(seat, look), is_vulnerable=is_vulnerable))
    parts.append(rule(_EDGE, _EDGE + _HEAD - 6, width - _EDGE, _EDGE + _HEAD - 6))
    for place, call in enumerate(auction.calls, first):
        parts.extend(_call(call, place % 4, place // 4, look))
    said = "; ".join(
        f"{seat_word(auction.dealer.after(place), look)} {call_word(call, look)}"
        for place, call in enumerate(auction.calls)
    )
    return picture(width, height, text("auction", look), said or "–", parts)


def _heading(column: int, name: str, *, is_vulnerable: bool) -> Iterator[str]:
    middle = _EDGE + (column + 0.5) * _COLUMN
    ink = RED if is_vulnerable else INK
    yield words(middle, _EDGE + 22, name, size=17, fill=ink, anchor="middle", is_bold=True, most=_COLUMN - 8)
    if is_vulnerable:
        under = f'x1="{middle - 12:g}" x2="{middle + 12:g}" y1="{_EDGE + 27}" y2="{_EDGE + 27}"'
        yield f'<line {under} stroke="{RED}" stroke-width="2"/>'


def _call(call: Call, column: int, row: int, look: Look) -> Iterator[str]:
    middle, base = _EDGE + (column + 0.5) * _COLUMN, _EDGE + _HEAD + row * _ROW + 20
    if isinstance(call, Bid):
        suit = call.strain.suit
        yield words(middle - 2, base, call_text(call, look), size=20, anchor="end")
        if suit is None:
            yield words(middle, base, strain_letters(call.strain, look), size=20)
        else:
            yield sign(suit, middle + 1, base - 15, 17, look)
        return
    ink = QUIET if call is PlainCall.PASS else RED
    yield words(middle, base, call_text(call, look), size=17, fill=ink, anchor="middle", most=_COLUMN - 8)
