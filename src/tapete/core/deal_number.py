"""The numbering of deals: a bijection between [0, 52!/13!^4) and all deals.

A uniform number is a uniform deal. North's thirteen cards are counted among the 52, East's among
the 39 left and South's among the 26 left; each as a combination in the combinatorial number
system (the sum of C(place, k) over the places of the chosen cards, counted from the lowest left).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

_ROUNDS = (52, 39, 26)
_COMBINATIONS = tuple(comb(cards, 13) for cards in _ROUNDS)
_CHOOSE = tuple(tuple(comb(place, k) for k in range(14)) for place in range(53))

DEALS: int = _COMBINATIONS[0] * _COMBINATIONS[1] * _COMBINATIONS[2]
"""How many deals there are: 53,644,737,765,488,792,839,237,440,000."""


def masks_from_number(number: int) -> tuple[int, int, int, int]:
    """The masks of North, East, South and West in the deal of that number."""
    number, south = divmod(number, _COMBINATIONS[2])
    north, east = divmod(number, _COMBINATIONS[1])
    left, masks = list(range(52)), []
    for rank in (north, east, south):
        chosen = _combination(rank, len(left))
        masks.append(sum(1 << left[place] for place in chosen))
        taken = set(chosen)
        left = [card for place, card in enumerate(left) if place not in taken]
    return masks[0], masks[1], masks[2], sum(1 << card for card in left)


def number_from_masks(masks: Sequence[int]) -> int:
    """The number of the deal with these masks of North, East, South and West."""
    left, number = list(range(52)), 0
    for mask, combinations in zip(masks[:3], _COMBINATIONS, strict=True):
        places = [place for place, card in enumerate(left) if mask >> card & 1]
        number = number * combinations + sum(_CHOOSE[place][k + 1] for k, place in enumerate(places))
        left = [card for card in left if not mask >> card & 1]
    return number


def _combination(rank: int, cards: int) -> list[int]:
    """The places of the thirteen cards of that rank among so many, highest first."""
    places, place = [], cards
    for k in range(13, 0, -1):
        place -= 1
        while _CHOOSE[place][k] > rank:
            place -= 1
        places.append(place)
        rank -= _CHOOSE[place][k]
    return places
