"""What is counted of hands, for a whole batch at once: by tables over the 8,192 ways to hold a suit."""

from __future__ import annotations

from functools import cache, reduce
from operator import add

import numpy as np
import numpy.typing as npt

from tapete.core import Hand, Rank, Seat, Strain, Suit
from tapete.dealing.batch import Batch, Numbers, Truths
from tapete.dealing.language.shapes import Lengths, Shape

Seats = tuple[Seat, ...]
Table = npt.NDArray[np.int16]

_SUITS = tuple(Suit)
_HELD = np.arange(1 << 13, dtype=np.int16)


def _has(rank: Rank) -> Table:
    return _HELD >> rank.index & 1


_A, _K, _Q, _J, _T = (_has(rank) for rank in sorted(Rank, reverse=True)[:5])
LENGTH: Table = reduce(add, (_has(rank) for rank in Rank))
HCP: Table = 4 * _A + 3 * _K + 2 * _Q + _J
CONTROLS: Table = 2 * _A + _K
LOSERS: Table = np.minimum(LENGTH, 3) - _A - (_K & (LENGTH > 1)) - (_Q & (LENGTH > 2))
"""The top three cards of a suit that are not ace, king second, queen third."""
QUALITY: Table = LENGTH + _A + _K + _Q + (_J + _T) * ((_A | _K | _Q) > 0)
"""Length and honors; jack and ten count only beside a higher one."""
STOPS: Table = np.where(
    _A | _K & (LENGTH > 1) | _Q & (LENGTH > 2) | _J & (LENGTH > 3), np.int16(1), np.int16(0)
)
HONORS: Table = _A + _K + _Q + _J + _T
LONG: Table = np.maximum(LENGTH - 4, np.int16(0))
_SHORT = np.maximum(3 - LENGTH, np.int16(0))
_SHORT_WITH_FOUR = np.array([5, 3, 1] + [0] * 11, np.int16)[LENGTH]


def in_suit(batch: Batch, seats: Seats, suit: Suit, table: Table) -> Numbers:
    """What a table says of one suit, for a seat or both seats of a side."""
    return reduce(add, (table[batch.suit(seat, suit)] for seat in seats))


def in_all(batch: Batch, seats: Seats, table: Table) -> Numbers:
    """What a table says of the four suits together."""
    return reduce(add, (in_suit(batch, seats, suit, table) for suit in _SUITS))


def hcp(batch: Batch, who: Seats, suit: Suit | None = None) -> Numbers:
    """High-card points, of one suit or of all."""
    return in_all(batch, who, HCP) if suit is None else in_suit(batch, who, suit, HCP)


def length(batch: Batch, who: Seats, suit: Suit) -> Numbers:
    """Cards of a suit."""
    return in_suit(batch, who, suit, LENGTH)


def longest(batch: Batch, seat: Seats) -> Numbers:
    """Cards of the longest suit."""
    return reduce(np.maximum, (length(batch, seat, suit) for suit in _SUITS))


def shortest(batch: Batch, seat: Seats) -> Numbers:
    """Cards of the shortest suit."""
    return reduce(np.minimum, (length(batch, seat, suit) for suit in _SUITS))


def controls(batch: Batch, who: Seats) -> Numbers:
    """Aces two each, kings one."""
    return in_all(batch, who, CONTROLS)


def losers(batch: Batch, who: Seats) -> Numbers:
    """Losing tricks."""
    return in_all(batch, who, LOSERS)


def of_rank(rank: Rank, batch: Batch, who: Seats) -> Numbers:
    """Cards of a rank."""
    return in_all(batch, who, _has(rank))


def top(batch: Batch, who: Seats, suit: Suit, cards: int) -> Numbers:
    """How many of the so many highest cards of a suit."""
    return in_suit(batch, who, suit, LENGTH[_HELD >> 13 - cards])


def honors(batch: Batch, seat: Seats, strain: Strain) -> Numbers:
    """Honors as rubber bridge counts them: five of trumps, or four aces at no trump."""
    if strain.suit is None:
        return of_rank(Rank.ACE, batch, seat)
    return in_suit(batch, seat, strain.suit, HONORS)


def quality(batch: Batch, seat: Seats, suit: Suit) -> Numbers:
    """Length and honors of a suit."""
    return in_suit(batch, seat, suit, QUALITY)


def points(batch: Batch, seat: Seats) -> Numbers:
    """High-card points and one for each card over four in a suit."""
    return hcp(batch, seat) + in_all(batch, seat, LONG)


def support(batch: Batch, seat: Seats, trump: Suit) -> Numbers:
    """Points with a trump suit, as the robots count: high cards, the more of long and short suits, and aces:
    one more with two or more, one less without any.
    """
    trumps = length(batch, seat, trump)
    beside = [suit for suit in _SUITS if suit is not trump]
    with_three = reduce(add, (in_suit(batch, seat, suit, _SHORT) for suit in beside))
    with_four = reduce(add, (in_suit(batch, seat, suit, _SHORT_WITH_FOUR) for suit in beside))
    short = np.where(trumps > 3, with_four, with_three)
    plain, aces = points(batch, seat), of_rank(Rank.ACE, batch, seat)
    more = np.where(aces >= 2, 1, np.where(aces == 0, -1, 0))
    return np.where(trumps > 2, np.maximum(plain, hcp(batch, seat) + short), plain) + more


def stopper(batch: Batch, seat: Seats, suit: Suit) -> Truths:
    """Whether a suit is stopped: ace, king second, queen third, jack fourth."""
    return in_suit(batch, seat, suit, STOPS) > 0


def balanced(batch: Batch, seat: Seats) -> Truths:
    """Whether the shape is 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
    return has_spread(batch, seat, ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)))


def has(batch: Batch, who: Seats, cards: Hand) -> Truths:
    """Whether all these cards are there."""
    held = np.ones(len(batch), np.bool_)
    for suit in _SUITS:
        wanted = np.uint16(cards.mask >> 13 * suit.index & 0x1FFF)
        if wanted:
            masks = reduce(np.bitwise_or, (batch.suit(seat, suit) for seat in who))
            held &= (masks & wanted) == wanted
    return held


def shape(batch: Batch, seat: Seats, wanted: Shape) -> Truths:
    """Whether a hand has the shape."""
    found = np.zeros(len(batch), np.bool_)
    for way in wanted.ways:
        if isinstance(way, Lengths):
            found |= _has_lengths(batch, seat, way)
        else:
            found |= has_spread(batch, seat, (way.lengths,))
    return found


def _has_lengths(batch: Batch, seat: Seats, way: Lengths) -> Truths:
    found = np.ones(len(batch), np.bool_)
    for suit, (low, high) in zip(_SUITS, way.by_suit, strict=True):
        if (low, high) != (0, 13):
            lengths = length(batch, seat, suit)
            found &= (lengths >= low) & (lengths <= high)
    return found


def has_spread(batch: Batch, seat: Seats, spreads: tuple[tuple[int, ...], ...]) -> Truths:
    """Whether the four lengths are these in any order: told by their sum as powers of eight."""
    spread = batch.counted(
        ("spread", seat), lambda: reduce(add, (_power(batch, seat, suit) for suit in _SUITS))
    )
    found = np.zeros(len(batch), np.bool_)
    for lengths in spreads:
        found |= spread == sum(8**one for one in lengths)
    return found


@cache
def _powers() -> npt.NDArray[np.int64]:
    return np.int64(1) << 3 * LENGTH.astype(np.int64)


def _power(batch: Batch, seats: Seats, suit: Suit) -> npt.NDArray[np.int64]:
    powers: npt.NDArray[np.int64] = _powers()[batch.suit(seats[0], suit)]
    return powers
