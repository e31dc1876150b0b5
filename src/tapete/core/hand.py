"""A hand: any set of cards of one seat, thirteen at the deal and fewer as they are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tapete.core.cards import DECK, Card, Rank
from tapete.core.laws import NotationError
from tapete.core.strains import Strain, Suit

_SUIT_MASK = {suit: 0x1FFF << 13 * suit.index for suit in Suit}
_FROM_THE_TOP = tuple(sorted(Suit, reverse=True))
_POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


class Hand(msgspec.Struct, frozen=True, gc=False):
    """A set of cards, kept as a mask of 52 bits.

    >>> hand = Hand.parse("K75.AJ4.QT6.9432")
    >>> hand.hcp, hand.shape, len(hand)
    (10, (3, 3, 3, 4), 13)
    """

    mask: int = 0

    @staticmethod
    def of(cards: Iterable[Card]) -> Hand:
        """The hand of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return Hand(mask)

    @staticmethod
    def parse(text: str, column: int = 1) -> Hand:
        """Read spades, hearts, diamonds and clubs with dots between, from that column on.

        Raises `NotationError`.
        """
        suits = text.split(".")
        if len(suits) != 4:
            raise NotationError(1, column, f"a hand has four suits with dots between, not {text!r}")
        mask = 0
        for suit, ranks in zip(_FROM_THE_TOP, suits, strict=True):
            for name in ranks:
                card = _card(suit, name, column)
                if mask & card.bit:
                    raise NotationError(1, column, f"{card} twice in {text!r}")
                mask |= card.bit
                column += 1
            column += 1
        return Hand(mask)

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __iter__(self) -> Iterator[Card]:
        """The cards from the ace of spades down to the deuce of clubs."""
        mask = self.mask
        while mask:
            index = mask.bit_length() - 1
            yield DECK[index]
            mask ^= 1 << index

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def __str__(self) -> str:
        return ".".join("".join(str(card.rank) for card in self.in_suit(suit)) for suit in _FROM_THE_TOP)

    def __repr__(self) -> str:
        return f"Hand.parse('{self}')"

    def without(self, card: Card) -> Hand:
        """The hand once that card has left it."""
        return Hand(self.mask & ~card.bit)

    def in_suit(self, suit: Suit) -> Hand:
        """The cards of one suit."""
        return Hand(self.mask & _SUIT_MASK[suit])

    def length(self, suit: Suit) -> int:
        """How many cards of that suit."""
        return (self.mask & _SUIT_MASK[suit]).bit_count()

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Cards in spades, hearts, diamonds and clubs."""
        spades, hearts, diamonds, clubs = map(self.length, _FROM_THE_TOP)
        return spades, hearts, diamonds, clubs

    @property
    def hcp(self) -> int:
        """High-card points: ace 4, king 3, queen 2, jack 1 (spec 000 §03)."""
        return sum(_POINTS.get(card.rank, 0) for card in self)

    @property
    def is_balanced(self) -> bool:
        """Whether the shape is 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
        return sorted(self.shape) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])

    def honors(self, strain: Strain) -> int:
        """How many honors the hand holds in that strain: of A K Q J 10 of trumps, or aces at no trump.

        Source: Law 81, spec 000 §05.

        >>> Hand.parse("AKQJ.A.A.A").honors(Strain.SPADES), Hand.parse("AKQJ.A.A.A").honors(Strain.NOTRUMP)
        (4, 4)
        """
        if strain.suit is None:
            return sum(card.rank is Rank.ACE for card in self)
        return sum(card.rank.is_honor for card in self.in_suit(strain.suit))


def _card(suit: Suit, name: str, column: int) -> Card:
    try:
        return Card(suit, Rank(name))
    except ValueError:
        raise NotationError(1, column, f"not a rank: {name!r} (AKQJT98765432)") from None
