"""What the score makes of a bid: where game is for each side, and what it takes to make a bid."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.core import Bid, BySide, Side, Strain
from tapete.scoring import Sheet
from tapete.scoring.contract_points import odd_trick_value

_SUIT_TOTALS = {1: 19, 2: 21, 3: 23, 4: 26, 5: 28, 6: 33, 7: 37}
_NOTRUMP_TOTALS = {1: 20, 2: 23, 3: 25, 4: 28, 5: 30, 6: 33, 7: 37}


class Stakes(msgspec.Struct, frozen=True):
    """What a deal is played for: points each side needs below the line for game, and who is vulnerable."""

    needed: BySide[int]
    vulnerable: BySide[bool]

    def game(self, side: Side, strain: Strain) -> int:
        """The level at which the side's bid in that strain wins the game."""
        return game_level(strain, self.needed[side])

    def is_game(self, side: Side, bid: Bid) -> bool:
        """Whether the bid, fulfilled, wins the game for that side."""
        return bid.level >= self.game(side, bid.strain)


def stakes_of(sheet: Sheet) -> Stakes:
    """The stakes of the next deal of a rubber."""
    return Stakes(BySide.of(sheet.needed), BySide.of(sheet.vulnerability.of))


@lru_cache(maxsize=1024)
def game_level(strain: Strain, needed: int) -> int:
    """The lowest level whose trick points are `needed` or more (spec 000 §05).

    >>> game_level(Strain.HEARTS, 100), game_level(Strain.HEARTS, 40), game_level(Strain.NOTRUMP, 40)
    (4, 2, 1)
    """
    first = 10 if strain is Strain.NOTRUMP else 0
    each = odd_trick_value(strain)
    return max(1, -((first - needed) // each))


def total_for(bid: Bid) -> int:
    """The points that two hands need together to make a bid, as a rule.

    >>> total_for(Bid(3, Strain.NOTRUMP)), total_for(Bid(6, Strain.SPADES))
    (25, 33)
    """
    return (_NOTRUMP_TOTALS if bid.strain is Strain.NOTRUMP else _SUIT_TOTALS)[bid.level]
