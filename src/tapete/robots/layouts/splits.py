"""Ways to share out the cards that are out among the hidden hands: some at random, or all there are."""

from __future__ import annotations

from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from tapete.core import Hand
from tapete.robots.layouts.known import Known

Masks = npt.NDArray[np.uint64]
"""Hands as masks of 52 bits: one row for each hidden hand, one column for each way."""


def number_of_splits(known: Known) -> int:
    """In how many ways the cards may lie; 0 where the play contradicts itself."""
    mine, free = known.forced()
    rooms = [room - len(hand) for room, hand in zip(known.room, mine, strict=True)]
    if any(room < 0 for room in rooms) or sum(rooms) != len(free):
        return 0
    ways, left = 1, len(free)
    for room in rooms:
        ways *= comb(left, room)
        left -= room
    return ways


def every_split(known: Known) -> Masks:
    """All the ways, each as likely as the others, where at most two hands are hidden."""
    mine, free = known.forced()
    cards = [card.bit for card in free]
    if len(known.hidden) < 2:
        return np.array([[hand.mask | free.mask] for hand in mine], np.uint64).reshape(len(mine), 1)
    room = known.room[0] - len(mine[0])
    first = [sum(chosen) for chosen in combinations(cards, room)]
    one = np.array(first, np.uint64)
    return np.stack([one | np.uint64(mine[0].mask), (np.uint64(free.mask) ^ one) | np.uint64(mine[1].mask)])


def random_splits(known: Known, rng: np.random.Generator, number: int) -> Masks:
    """So many ways at random, each as likely as the others."""
    mine, free = known.forced()
    bits = np.array([card.bit for card in free], np.uint64)
    order = np.argsort(rng.random((number, len(bits)), dtype=np.float32), axis=1)
    dealt = bits[order]
    rows, start = [], 0
    for room, hand in zip(known.room, mine, strict=True):
        end = start + room - len(hand)
        rows.append(np.bitwise_or.reduce(dealt[:, start:end], axis=1, initial=0) | np.uint64(hand.mask))
        start = end
    return np.stack(rows)


def swapped(known: Known, masks: Masks, rng: np.random.Generator) -> Masks:
    """Each way with a free card of one hidden hand exchanged for one of another, chosen at random."""
    free = np.uint64(known.forced()[1].mask)
    one, other = rng.choice(len(known.hidden), 2, replace=False)
    here, there = _one_card(masks[one] & free, rng), _one_card(masks[other] & free, rng)
    possible = (here != 0) & (there != 0)
    change = np.where(possible, here | there, np.uint64(0))
    moved = masks.copy()
    moved[one] ^= change
    moved[other] ^= change
    return moved


def _one_card(masks: Masks, rng: np.random.Generator) -> Masks:
    """A card of each hand at random, as its bit; 0 from an empty hand."""
    counts = np.bitwise_count(masks)
    skip = (rng.random(len(masks)) * counts).astype(np.int64)
    left = masks.copy()
    for place in range(int(skip.max(initial=0))):
        lower = left & (left - np.uint64(1))
        left = np.where(skip > place, lower, left)
    return np.where(left == 0, np.uint64(0), left & (~left + np.uint64(1)))


def hands_of(column: Masks) -> tuple[Hand, ...]:
    """One way, hand by hand."""
    return tuple(Hand(int(mask)) for mask in column)
