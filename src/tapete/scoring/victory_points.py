"""Victory points: what the IMPs of a match are worth, by WBF and ACBL (Law 78D of duplicate)."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from math import ceil, floor, log, sqrt
from typing import NamedTuple

from tapete.scoring.errors import CannotCompare

MOST_BOARDS = 1000
"""The longest match that there is a scale for; longer ones are not played."""

_R = ((sqrt(5) - 1) / 2) ** 3


class VictoryPoints(NamedTuple):
    """What a match gives to its winner and to its loser; in a drawn match both have the same."""

    winner: float
    loser: float


def wbf_continuous(boards: int, margin: int) -> VictoryPoints:
    """The WBF scale to two decimals: 10 each for a draw, 20 and 0 from 15 * sqrt(boards) IMPs on.

    Raises `CannotCompare` for a match of no boards or a margin below 0.

    >>> wbf_continuous(8, 40), wbf_continuous(9, 15)
    (VictoryPoints(winner=19.74, loser=0.26), VictoryPoints(winner=15.0, loser=5.0))
    """
    _check(boards, margin)
    scale = _hundredths(boards)
    winner = scale[min(margin, len(scale) - 1)]
    return VictoryPoints(winner / 100, (2000 - winner) / 100)


def wbf_discrete(boards: int, margin: int) -> VictoryPoints:
    """The WBF scale in whole victory points, 10-10 to 20-0. Raises `CannotCompare` as the other does.

    >>> wbf_discrete(6, 4), wbf_discrete(6, 33)
    (VictoryPoints(winner=12, loser=8), VictoryPoints(winner=20, loser=0))
    """
    _check(boards, margin)
    winner = 10 + bisect_left(_last_margins(boards), margin)
    return VictoryPoints(winner, 20 - winner)


def acbl_20(boards: int, margin: int) -> VictoryPoints:
    """The ACBL's scale of 20, which is printed for matches of 6 to 11 boards; `CannotCompare` for others.

    >>> acbl_20(7, 28)
    VictoryPoints(winner=20, loser=0)
    """
    winner = 10 + bisect_left(_acbl(boards, margin, _ACBL_20), margin)
    return VictoryPoints(winner, 20 - winner)


def acbl_30(boards: int, margin: int) -> VictoryPoints:
    """The ACBL's scale of 30, for the same matches: a draw is 15-15, the smallest win already 18-12.

    >>> acbl_30(7, 0), acbl_30(7, 1)
    (VictoryPoints(winner=15, loser=15), VictoryPoints(winner=18, loser=12))
    """
    beyond = bisect_left(_acbl(boards, margin, _ACBL_30), margin)
    winner = 17 + beyond if beyond else 15
    return VictoryPoints(winner, 30 - winner)


_ACBL_20 = ((0, 2, 4, 7, 10, 13, 16, 19, 23, 27), (0, 2, 5, 9, 13, 17, 21, 25, 30, 35))
_ACBL_30 = (
    (0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 23, 27),
    (0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 30, 35),
)
"""The last margin of each step, for 6 to 8 boards and for 9 to 11."""


def _acbl(boards: int, margin: int, scales: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    _check(boards, margin)
    if not 6 <= boards <= 11:
        raise CannotCompare(f"the ACBL's scales are for matches of 6 to 11 boards, not {boards}")
    return scales[boards > 8]


def _check(boards: int, margin: int) -> None:
    if not 1 <= boards <= MOST_BOARDS:
        raise CannotCompare(f"a match has 1 to {MOST_BOARDS} boards, not {boards}")
    if margin < 0:
        raise CannotCompare(f"the winner's margin cannot be {margin} IMPs")


@lru_cache(maxsize=64)
def _hundredths(boards: int) -> tuple[int, ...]:
    """The winner's victory points times a hundred, for each margin up to the first that gives 20."""
    blitz = 15 * sqrt(boards)
    scale = [
        min(2000, floor(1000.5 + 1000 * (1 - _R ** (margin / blitz)) / (1 - _R)))
        for margin in range(ceil(blitz) + 1)
    ]
    while _sweep(scale):
        pass
    return tuple(scale)


def _sweep(scale: list[int]) -> bool:
    """Raise what rounding has made too low, so that no IMP is worth more than the last; whether any was."""
    found = False
    for margin in range(1, len(scale) - 1):
        while scale[margin + 1] - scale[margin] > scale[margin] - scale[margin - 1]:
            scale[margin] += 1
            found = True
    return found


@lru_cache(maxsize=64)
def _last_margins(boards: int) -> tuple[int, ...]:
    """The last margins that give 10, 11, ... 19, the halves of the curve; steps never get shorter."""
    blitz = 15 * sqrt(boards)
    ends = [floor(blitz * log(1 - (steps + 0.5) / 10 * (1 - _R)) / log(_R)) for steps in range(10)]
    while _narrow(ends):
        pass
    return tuple(ends)


def _narrow(ends: list[int]) -> bool:
    """Shorten what is wider than the step after it; the draw is as wide as all margins that round to it."""
    found = False
    for step in range(len(ends) - 1):
        before = ends[step - 1] if step else -ends[0] - 1
        if ends[step] - before > ends[step + 1] - ends[step]:
            ends[step] -= 1
            found = True
    return found
