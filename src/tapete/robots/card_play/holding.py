"""The cards of one suit as thirteen bits, the deuce lowest: the few questions that card play asks of them."""

from __future__ import annotations

from tapete.core import Card, Hand, Rank, Suit

RANKS = tuple(Rank)
TEN, JACK, QUEEN, KING, ACE = 8, 9, 10, 11, 12


def holding(hand: Hand, suit: Suit) -> int:
    """The cards of that suit, as bits."""
    return hand.mask >> 13 * suit.index & 0x1FFF


def highest(cards: int) -> int:
    """The place of the highest card, 12 for the ace; -1 for none."""
    return cards.bit_length() - 1


def lowest(cards: int) -> int:
    """The place of the lowest card, 0 for the deuce; -1 for none."""
    return (cards & -cards).bit_length() - 1


def ranks(cards: int) -> list[int]:
    """The places of the cards from the highest down."""
    return [place for place in range(12, -1, -1) if cards >> place & 1]


def above(cards: int, rank: int) -> int:
    """Those of the cards that are higher than `rank`."""
    return cards >> rank + 1 << rank + 1


def count_above(cards: int, rank: int) -> int:
    """How many of the cards are higher than `rank`."""
    return (cards >> rank + 1).bit_count()


def masters(ours: int, theirs: int) -> int:
    """Those of our cards that no card of theirs beats."""
    return above(ours, highest(theirs))


def lowest_equal(mine: int, rank: int, between: int) -> int:
    """The lowest of my cards that is as good as `rank`: no card of `between` parts them."""
    best = rank
    for place in range(rank - 1, -1, -1):
        if between >> place & 1:
            break
        if mine >> place & 1:
            best = place
    return best


def highest_equal(mine: int, rank: int, between: int) -> int:
    """The highest of my cards that is as good as `rank`."""
    best = rank
    for place in range(rank + 1, 13):
        if between >> place & 1:
            break
        if mine >> place & 1:
            best = place
    return best


def card(suit: Suit, rank: int) -> Card:
    """The card of that suit at that place."""
    return Card(suit, RANKS[rank])
