"""The shuffle: blocks of deals from a seed, each deal as likely as any other, the same on every machine.

How it is done, so that it can be done again elsewhere. The numbers are those of numpy's
`PCG64(seed).random_raw`, whose stream numpy keeps from version to version; each of 64 bits gives four of 16,
the lowest bits first. A block takes 52 rows of `BLOCK` such numbers. The cards that nobody was given go out
in order, ace of spades first, deuce of clubs last, one row of numbers for each card but the last, which has
only one place to go to. With `k` cards to go, this one included, a number `u` points at the place
`u // (65536 // k)`, counted through North's free places, then East's, South's and West's. Where that is not
below `k` the deal is thrown away whole, so that no place is more likely than another: 1 deal in 100 is.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import numpy as np

from tapete.core import PartialDeal, Seat, Suit
from tapete.dealing.batch import Batch, Masks
from tapete.dealing.native import hot

BLOCK = 1 << 14
"""Deals begun at a time; it belongs to the method, since another number would give other deals."""

NOTHING_GIVEN = PartialDeal.parse("N:- - - -")

_NUMBERS = 1 << 16
_FIRST = np.zeros(BLOCK, np.uint16)


def blocks(seed: int, given: PartialDeal = NOTHING_GIVEN) -> Iterator[Batch]:
    """Deals without end that hold the given cards; raises ValueError for a seed below 0."""
    if seed < 0:
        raise ValueError(f"a seed is 0 or more, not {seed}")
    chance = np.random.PCG64(seed)
    while True:
        raw = chance.random_raw(52 * BLOCK // 4).astype("<u8", copy=False)
        numbers = raw.view("<u2").reshape(52, BLOCK)
        yield plainly(numbers, given) if hot is None else quickly(hot, numbers, given)


def quickly(hot: ModuleType, numbers: Masks, given: PartialDeal) -> Batch:
    """One block from C++."""
    return Batch(hot.deal_out(numbers.astype(np.uint16, copy=False), [hand.mask for hand in given.hands]))


def plainly(numbers: Masks, given: PartialDeal) -> Batch:
    """One block: `upto[i]` is how many free places the seats up to the i-th have, `to[i]` if one is taken."""
    unseen = given.unseen.mask
    left = unseen.bit_count()
    free = [13 - len(hand) for hand in given.hands]
    upto = np.empty((3, BLOCK), np.uint8)
    upto[:] = np.cumsum(free[:3])[:, None]
    planes = np.zeros((4, 3, BLOCK), np.uint16)
    place, to = np.empty(BLOCK, np.uint8), np.empty((3, BLOCK), np.bool_)
    is_good = np.ones(BLOCK, np.bool_)
    rows = iter(numbers)
    for index in reversed(range(52)):
        plane = planes[index // 13]
        np.left_shift(plane, 1, out=plane)
        if not unseen >> index & 1:
            continue
        pointed = next(rows) // (_NUMBERS // left) if left > 1 else _FIRST
        is_good &= pointed < left
        place[:] = pointed
        np.less(place, upto, out=to)
        got = to.view(np.uint8)
        np.subtract(upto, got, out=upto)
        np.bitwise_or(plane, got, out=plane)
        left -= 1
    return Batch(_hands(planes, given)[:, :, is_good])


def _hands(planes: Masks, given: PartialDeal) -> Masks:
    """Suits in hands from the three nested sets: North; North or East; all but West."""
    masks = np.empty((4, 4, BLOCK), np.uint16)
    for suit in Suit:
        north, north_east, but_west = planes[suit.index]
        unseen = np.uint16(given.unseen.mask >> 13 * suit.index & 0x1FFF)
        masks[0, suit.index] = north
        np.bitwise_xor(north_east, north, out=masks[1, suit.index])
        np.bitwise_xor(but_west, north_east, out=masks[2, suit.index])
        np.bitwise_xor(but_west, unseen, out=masks[3, suit.index])
        for seat in Seat:
            masks[seat.index, suit.index] |= np.uint16(given[seat].mask >> 13 * suit.index & 0x1FFF)
    return masks
