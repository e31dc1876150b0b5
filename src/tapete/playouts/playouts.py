"""So many games of a seed, quickly where the hot work has been built in C++."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Deal, Hand, Seat
from tapete.dealing.chance import checked_seed
from tapete.dealing.native import hot
from tapete.playouts.games import Games
from tapete.playouts.given import Numbers, PlayoutError, checked_dealers, checked_hands
from tapete.playouts.plainly import NUMBERS_OF_A_GAME, played_out

_SEATS = tuple(Seat)
_LAST = (1 << 64) // NUMBERS_OF_A_GAME
"""Games that a seed has: its stream comes round after them."""


def playouts(
    count: int,
    seed: int,
    *,
    first: int = 0,
    hands: npt.NDArray[np.uint64] | None = None,
    dealers: Numbers | None = None,
    threads: int = 1,
) -> Games:
    """So many whole games, of which game `n` of a seed is the same however many are asked for at a time.

    `first` is the number of the first game; `hands` are deals, of shape (count, 4), in place of those of the
    seed; `dealers` are indices of seats, in place of North, East, South and West in turn. Threads work where
    the hot work has been built; they change nothing but the time. Raises `PlayoutError`, `SeedError`.

    >>> games = playouts(3, seed=1)
    >>> str(games.auction(0)), games.tricks_taken.tolist()
    ('N: 5H X 6S 7S X 7NT X XX P P P', [9, 5, 8])
    """
    if count < 0 or threads < 1 or not 0 <= first <= _LAST - count:
        raise PlayoutError(f"{count} games from {first} on, in {threads} threads: that cannot be")
    checked_seed(seed)
    given = None if hands is None else checked_hands(hands, count)
    seats = turns(count, first) if dealers is None else checked_dealers(dealers, count)
    if hot is None:
        return plainly(seed, first, given, seats)
    return Games(*hot.playouts(count, seed, first, given, seats, threads, True))


def plainly(seed: int, first: int, hands: npt.NDArray[np.uint64] | None, dealers: Numbers) -> Games:
    """The same by core alone."""
    rows = [None] * len(dealers) if hands is None else hands.tolist()
    deals = (None if row is None else Deal(BySeat(*map(Hand, row))) for row in rows)
    return played_out(seed, first, deals, [_SEATS[dealer] for dealer in dealers.tolist()])


def turns(count: int, first: int) -> npt.NDArray[np.uint8]:
    """The dealers where nobody says who: the seats in turn."""
    return ((np.arange(count) + first % 4) % 4).astype(np.uint8)
