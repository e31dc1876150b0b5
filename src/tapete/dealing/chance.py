"""A stream of chance that is the same on every machine and in every language: SplitMix64, counted.

How it is done, so that it can be done again elsewhere. All is arithmetic of 64 bits. `mix(z)` is
`z ^= z >> 30; z *= 0xBF58476D1CE4E5B9; z ^= z >> 27; z *= 0x94D049BB133111EB; z ^= z >> 31`. The number at
place `p` of a seed, from 0, is `mix(mix(seed) + (p + 1) * 0x9E3779B97F4A7C15)`. A whole number below `n` is
the upper half of the next number times `n`, a product of 128 bits; where its lower half is less than
`2**64 % n` the next number is taken instead, so that none is more likely than another. A share of the whole
is a number's upper 53 bits over `2**53`.
"""

from __future__ import annotations

from copy import copy

import numpy as np
import numpy.typing as npt

Numbers64 = npt.NDArray[np.uint64]

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class SeedError(ValueError):
    """A seed is a whole number from 0 to 2**64 - 1."""


def mixed(number: int) -> int:
    """The finalizer of SplitMix64."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _MASK
    return number ^ number >> 31


def checked_seed(seed: int) -> int:
    """The seed, if it is one; raises `SeedError`."""
    if not 0 <= seed <= _MASK:
        raise SeedError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    return seed


class Chance:
    """Numbers of a seed in order, from a place on; raises `SeedError`.

    >>> chance = Chance(1)
    >>> [chance.below(52) for _ in range(5)]
    [38, 19, 22, 49, 10]
    """

    def __init__(self, seed: int, place: int = 0) -> None:
        self._state = (mixed(checked_seed(seed)) + place * _GAMMA) & _MASK

    def later(self, places: int) -> Chance:
        """The stream from so many places further on."""
        further = copy(self)
        further._state = (self._state + places * _GAMMA) & _MASK
        return further

    def number(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + _GAMMA) & _MASK
        return mixed(self._state)

    def share(self) -> float:
        """A share of the whole, less than 1: the upper 53 of the next 64 bits."""
        return (self.number() >> 11) * 2.0**-53

    def below(self, end: int) -> int:
        """A whole number from 0 to `end` - 1, each as likely as any other."""
        product = self.number() * end
        if (product & _MASK) < end:
            unfair = (1 << 64) % end
            while (product & _MASK) < unfair:
                product = self.number() * end
        return product >> 64


def numbers_at(seed: int, places: Numbers64) -> Numbers64:
    """The numbers at many places of a seed."""
    numbers = np.uint64(mixed(checked_seed(seed))) + (places + np.uint64(1)) * np.uint64(_GAMMA)
    numbers = (numbers ^ numbers >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ numbers >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    found: Numbers64 = numbers ^ numbers >> np.uint64(31)
    return found


def shares_of(numbers: Numbers64) -> npt.NDArray[np.float64]:
    """As `Chance.share`."""
    return (numbers >> np.uint64(11)).astype(np.float64) * 2.0**-53
