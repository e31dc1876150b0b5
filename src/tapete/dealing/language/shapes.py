"""Shapes as they are written: `5+S 4+H`, `5431`, `54xx`, `any 4432`, one after another with `|`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product

import msgspec

from tapete.core import Suit
from tapete.dealing.language.errors import Span, Wrong

Range = tuple[int, int]

_BY_LETTER = {**{str(suit): suit for suit in Suit}, **dict(zip("♣♦♥♠", Suit, strict=True))}
_ONE = re.compile(
    r"(?P<low>\d{1,2})(?:\.\.(?P<high>\d{1,2})|(?P<sign>[+-]))?(?P<suit>[SHDC♠♥♦♣])", re.IGNORECASE
)
_DIGITS = re.compile(r"[0-9x]{4}", re.IGNORECASE)
_WORD = re.compile(r"\S+")


class Lengths(msgspec.Struct, frozen=True):
    """How many cards a hand may have in each suit, clubs first."""

    by_suit: tuple[Range, Range, Range, Range]

    def holds(self, lengths: Iterable[int]) -> bool:
        """Whether a hand of these lengths, clubs first, is so."""
        return all(low <= length <= high for length, (low, high) in zip(lengths, self.by_suit, strict=True))

    @property
    def is_possible(self) -> bool:
        """Whether thirteen cards can be so."""
        return sum(low for low, _ in self.by_suit) <= 13 <= sum(high for _, high in self.by_suit)


class Spread(msgspec.Struct, frozen=True):
    """Four lengths of whichever suits, the longest first."""

    lengths: tuple[int, ...]

    def holds(self, lengths: Iterable[int]) -> bool:
        """Whether a hand of these lengths is so."""
        return tuple(sorted(lengths, reverse=True)) == self.lengths

    @property
    def is_possible(self) -> bool:
        """Whether thirteen cards can be so."""
        return sum(self.lengths) == 13


class Shape(msgspec.Struct, frozen=True):
    """Any of several ways to have thirteen cards in four suits."""

    ways: tuple[Lengths | Spread, ...]

    def holds(self, lengths: tuple[int, int, int, int]) -> bool:
        """Whether a hand of these lengths, clubs first, has the shape."""
        return any(way.holds(lengths) for way in self.ways)


class BadShape(Exception):  # noqa: N818 (told as a ConditionError by whoever knows the whole text)
    """A piece of a shape that cannot be read, or that no hand can have."""

    def __init__(self, wrong: Wrong, span: Span, found: str) -> None:
        super().__init__(wrong, span, found)
        self.wrong, self.span, self.found = wrong, span, found


def parse_shape(text: str) -> Shape:
    """Read a shape; raises `BadShape` with a place within the text.

    >>> parse_shape("5+S 4+H").holds((1, 2, 4, 6)), parse_shape("any 4432").holds((2, 4, 3, 4))
    (True, True)
    """
    ways, start = [], 0
    for piece in text.split("|"):
        words = list(_WORD.finditer(piece))
        if not words:
            raise BadShape(Wrong.SHAPE, Span(start, max(1, len(piece))), piece)
        way = _spread(words, start) if words[0].group().lower() == "any" else _lengths(words, start)
        if not way.is_possible:
            first, last = words[0].start(), words[-1].end()
            raise BadShape(Wrong.IMPOSSIBLE_SHAPE, Span(start + first, last - first), piece.strip())
        ways.append(way)
        start += len(piece) + 1
    return Shape(tuple(ways))


def _spread(words: list[re.Match[str]], start: int) -> Lengths | Spread:
    wanted = words[1:] or words
    digits = wanted[0].group()
    if len(words) != 2 or not re.fullmatch(r"\d{4}", digits):
        raise BadShape(Wrong.SHAPE, _span(wanted[-1], start), wanted[-1].group())
    return Spread(tuple(sorted(map(int, digits), reverse=True)))


def _lengths(words: list[re.Match[str]], start: int) -> Lengths:
    ranges: dict[Suit, Range] = dict.fromkeys(Suit, (0, 13))
    for word in words:
        one, written = _ONE.fullmatch(word.group()), word.group()
        if one is not None:
            suit = _BY_LETTER[one["suit"].upper()]
            ranges[suit] = _both(ranges[suit], _range(one))
        elif _DIGITS.fullmatch(written):
            for suit, digit in zip(reversed(Suit), written, strict=True):
                if digit.isdigit():
                    ranges[suit] = _both(ranges[suit], (int(digit), int(digit)))
        else:
            raise BadShape(Wrong.SHAPE, _span(word, start), written)
        if any(low > high for low, high in ranges.values()):
            raise BadShape(Wrong.IMPOSSIBLE_SHAPE, _span(word, start), written)
    clubs, diamonds, hearts, spades = (ranges[suit] for suit in Suit)
    return Lengths((clubs, diamonds, hearts, spades))


def _range(one: re.Match[str]) -> Range:
    low = int(one["low"])
    if one["high"] is not None:
        return low, int(one["high"])
    return {"+": (low, 13), "-": (0, low), None: (low, low)}[one["sign"]]


def _both(left: Range, right: Range) -> Range:
    return max(left[0], right[0]), min(left[1], right[1])


def _span(word: re.Match[str], start: int) -> Span:
    return Span(start + word.start(), len(word.group()))


def every_shape() -> tuple[tuple[int, int, int, int], ...]:
    """The 560 ways to have thirteen cards in four suits, clubs first."""
    return tuple(
        (clubs, diamonds, hearts, 13 - clubs - diamonds - hearts)
        for clubs, diamonds, hearts in product(range(14), repeat=3)
        if clubs + diamonds + hearts <= 13
    )
