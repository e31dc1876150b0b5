"""What each seat would win as declarer, in each strain, with all cards in view."""

from __future__ import annotations

from typing import Protocol

from tapete.core import Seat, Strain
from tapete.drawing.svg import INK, QUIET, box, picture, rule, sign, words
from tapete.drawing.words import USUAL, Look, seat_text, seat_word, strain_letters, strain_word, text

_COLUMN, _ROW, _HEAD, _EDGE = 44, 28, 34, 8
_STRAINS = tuple(sorted(Strain, reverse=True))
_ORDER = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


class OfSeat(Protocol):
    """Tricks by strain."""

    def __getitem__(self, strain: Strain, /) -> int: ...


class Tricks(Protocol):
    """Tricks by seat and strain: a table of the solver, or a dictionary of dictionaries."""

    def __getitem__(self, seat: Seat, /) -> OfSeat: ...


def table_svg(tricks: Tricks, *, look: Look = USUAL) -> str:
    """The picture of a double-dummy table; what makes a contract is bold."""
    width, height = 6 * _COLUMN + 2 * _EDGE, _HEAD + 4 * _ROW + 2 * _EDGE
    parts = [box(0.5, 0.5, width - 1, height - 1, round_by=10)]
    for column, strain in enumerate(_STRAINS, 1):
        x = _EDGE + (column + 0.5) * _COLUMN
        if strain.suit is None:
            letters = strain_letters(strain, look)
            parts.append(words(x, _EDGE + 22, letters, size=16, anchor="middle", is_bold=True))
        else:
            parts.append(sign(strain.suit, x - 8, _EDGE + 7, 16, look))
    parts.append(rule(_EDGE, _EDGE + _HEAD - 4, width - _EDGE, _EDGE + _HEAD - 4))
    for row, seat in enumerate(_ORDER):
        base = _EDGE + _HEAD + row * _ROW + 19
        parts.append(words(_EDGE + _COLUMN / 2, base, seat_text(seat, look), anchor="middle", is_bold=True))
        for column, strain in enumerate(_STRAINS, 1):
            won, x = tricks[seat][strain], _EDGE + (column + 0.5) * _COLUMN
            ink = INK if won > 6 else QUIET
            parts.append(words(x, base, str(won), fill=ink, anchor="middle", is_bold=won > 6))
    return picture(width, height, text("table", look), _said(tricks, look), parts)


def _said(tricks: Tricks, look: Look) -> str:
    rows = []
    for seat in _ORDER:
        cells = ", ".join(f"{strain_word(strain, look)} {tricks[seat][strain]}" for strain in _STRAINS)
        rows.append(f"{seat_word(seat, look)}: {cells}")
    return ". ".join(rows) + "."
