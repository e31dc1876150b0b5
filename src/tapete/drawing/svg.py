"""The elements of our pictures: plain shapes and text; no fonts, no scripts, nothing fetched, all escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from tapete.core import Suit
from tapete.drawing.words import Look

INK, PAPER, LINE, QUIET, RED, GOLD = "#1c2321", "#fffdf6", "#c9c2b0", "#6b6f69", "#b3261e", "#f2d68a"

_FOUR = {Suit.SPADES: "#1b2a49", Suit.HEARTS: "#c0262d", Suit.DIAMONDS: "#b85400", Suit.CLUBS: "#1f7a3d"}
_TWO = {Suit.SPADES: INK, Suit.HEARTS: "#c0262d", Suit.DIAMONDS: "#c0262d", Suit.CLUBS: INK}

_SHAPES = {
    Suit.SPADES: "M50 4C54 20 94 40 94 64C94 77 84 84 74 84C66 84 58 80 54 73C55 84 59 92 67 96H33"
    "C41 92 45 84 46 73C42 80 34 84 26 84C16 84 6 77 6 64C6 40 46 20 50 4Z",
    Suit.HEARTS: "M50 94C14 64 4 46 4 29C4 13 15 5 27 5C38 5 46 12 50 22C54 12 62 5 73 5C85 5 96 13 96 29"
    "C96 46 86 64 50 94Z",
    Suit.DIAMONDS: "M50 2L90 50L50 98L10 50Z",
    Suit.CLUBS: "M50 4A21 21 0 0 1 67 37A22 22 0 1 1 55 72C56 83 60 92 68 96H32C40 92 44 83 45 72"
    "A22 22 0 1 1 33 37A21 21 0 0 1 50 4Z",
}
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def picture(width: float, height: float, title: str, description: str, parts: Iterable[str]) -> str:
    """A whole picture, with what it is called and what it shows for whoever cannot see it."""
    size = f'width="{number(width)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {number(width)} {number(height)}" '
        f'role="img" font-family="Georgia, \'Source Serif 4\', serif">'
        f"<title>{escaped(title)}</title><desc>{escaped(description)}</desc>"
        f"{''.join(parts)}</svg>\n"
    )


def words(  # noqa: PLR0913 (each is an attribute of its own)
    x: float,
    y: float,
    text: str,
    *,
    size: float = 18,
    fill: str = INK,
    anchor: str = "start",
    is_bold: bool = False,
    most: float | None = None,
) -> str:
    """A line of text; pressed together where it would be wider than `most`."""
    pressed = ""
    if most is not None and len(text) * size * 0.52 > most:
        pressed = f' textLength="{number(most)}" lengthAdjust="spacingAndGlyphs"'
    bold = ' font-weight="700"' if is_bold else ""
    aligned = f' text-anchor="{anchor}"' if anchor != "start" else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{aligned}{bold}{pressed}>{escaped(text)}</text>'


def box(x: float, y: float, width: float, height: float, *, fill: str = PAPER, round_by: float = 6) -> str:
    """A rectangle with a thin line around it."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {place} rx="{number(round_by)}" fill="{fill}" stroke="{LINE}"/>'


def rule(x: float, y: float, to_x: float, to_y: float) -> str:
    """A thin line."""
    ends = f'x1="{number(x)}" y1="{number(y)}" x2="{number(to_x)}" y2="{number(to_y)}"'
    return f'<line {ends} stroke="{LINE}"/>'


def sign(suit: Suit, x: float, y: float, size: float, look: Look) -> str:
    """A suit's sign, as a shape: fonts differ, and some would paint it as a toy."""
    moved = f"translate({number(x)} {number(y)}) scale({number(size / 100)})"
    return f'<path transform="{moved}" fill="{color(suit, look)}" d="{_SHAPES[suit]}"/>'


def color(suit: Suit, look: Look) -> str:
    """The color of a suit."""
    return (_FOUR if look.four_colors else _TWO)[suit]


def escaped(text: str) -> str:
    """Text that cannot be anything but text."""
    return escape(_FORBIDDEN.sub(" ", text))


def number(value: float) -> str:
    """A measure, without zeros that say nothing."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
