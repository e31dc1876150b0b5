"""The 52 cards of the pack."""

from __future__ import annotations

import re
from functools import total_ordering

from tapete.core.laws import NotationError
from tapete.core.order import Ordered
from tapete.core.strains import Suit


class Rank(Ordered):
    """A card's rank within its suit: the deuce lowest, the ace highest (Law 1)."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def is_honor(self) -> bool:
        """Whether this is one of ace, king, queen, jack and ten."""
        return self >= Rank.TEN


@total_ordering
class Card:
    """A card of the pack; there is only one of each, so `Card(...)` hands out the one that exists.

    Cards are ordered as in the pack: by suit, then by rank.

    >>> Card.parse("HT"), Card.parse("SA") > Card.parse("SK")
    (Card.parse('HT'), True)
    """

    __slots__ = ("bit", "index", "rank", "suit")
    __match_args__ = ("suit", "rank")
    _pack: dict[tuple[Suit, Rank], Card] = {}  # noqa: RUF012 (the pack is filled once, below)

    suit: Suit
    rank: Rank
    index: int
    """Place in the pack, 0 (deuce of clubs) to 51 (ace of spades)."""
    bit: int
    """This card alone as a `Hand` mask."""

    def __new__(cls, suit: Suit, rank: Rank) -> Card:  # noqa: D102
        known = cls._pack.get((suit, rank))
        if known is None:
            raise TypeError(f"a card has a suit and a rank, not {suit!r} and {rank!r}")
        return known

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {self}.{name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot be changed: {self}.{name}")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        return Card, (self.suit, self.rank)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _: object) -> Card:
        return self

    @staticmethod
    def parse(text: str, column: int = 1) -> Card:
        """Read suit and rank, such as `SA` or `HT`, found at that column; raises `NotationError`."""
        card = _BY_NAME.get(text)
        if card is None:
            raise NotationError(1, column, f"not a card: {text!r} (suit CDHS, then rank AKQJT98765432)")
        return card


def _make(suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    index = 13 * suit.index + rank.index
    for name, value in (("suit", suit), ("rank", rank), ("index", index), ("bit", 1 << index)):
        object.__setattr__(card, name, value)
    return Card._pack.setdefault((suit, rank), card)


DECK: tuple[Card, ...] = tuple(_make(suit, rank) for suit in Suit for rank in Rank)
"""The pack in order: clubs 2 to ace, then diamonds, hearts, spades; `DECK[card.index] is card`."""

_BY_NAME = {str(card): card for card in DECK}
_PAIR = re.compile(r"\S{1,2}")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written side by side or with blanks between, in order; raises `NotationError`.

    >>> parse_cards("CA C3 C7CK")
    (Card.parse('CA'), Card.parse('C3'), Card.parse('C7'), Card.parse('CK'))
    """
    return tuple(Card.parse(found.group(), found.start() + 1) for found in _PAIR.finditer(text))
