"""What the score makes of a bid: where game is for each side, and what it takes to make a bid."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from tapete.core import Bid, BySide, Doubling, Side, Strain, Vulnerability
from tapete.robots.goals.odds import game_odds, tricks_to_lose
from tapete.scoring import GAME, AnySheet, Form, auction1920_points, unit
from tapete.scoring.auction1920 import Auction1920Sheet
from tapete.scoring.contract_points import odd_trick_value
from tapete.scoring.duplicate import DuplicateSheet

_SUIT_TOTALS = {1: 19, 2: 21, 3: 23, 4: 26, 5: 28, 6: 33, 7: 37}
_NOTRUMP_TOTALS = {1: 20, 2: 23, 3: 25, 4: 28, 5: 30, 6: 33, 7: 37}

SLAM = 6
_USUAL_ODDS, _ODDS_OF_A_POINT = 0.46, 0.08
"""The chance from which on the usual totals bid game: that of duplicate by IMPs, not vulnerable."""

BookName = Literal["contract", "auction1920"]
"""The books there are, by the names of their folders."""


class Stakes(msgspec.Struct, frozen=True):
    """What a deal is played for: points each side needs below the line for game, and who is vulnerable.

    `more_for_game` is how many points more than usual two hands need for a game, by what it wins and
    risks; `to_lose` how many tricks a side may go down doubled rather than let the others have theirs.
    """

    needed: BySide[int]
    vulnerable: BySide[bool]
    form: Form = Form.RUBBER
    more_for_game: BySide[int] = BySide(0, 0)
    to_lose: BySide[int] = BySide(0, 0)
    pays_honors: bool = False
    """Whether honors in one hand score (spec 000 §05, 001 §07)."""

    @property
    def book(self) -> BookName:
        """Which of the house's books the form is bid by."""
        return "auction1920" if self.form is Form.AUCTION1920 else "contract"

    def game(self, side: Side, strain: Strain) -> int:
        """The level at which the side's bid in that strain wins the game."""
        return game_level(strain, self.needed[side], self.form)

    def is_game(self, side: Side, bid: Bid) -> bool:
        """Whether the bid, fulfilled, wins the game for that side."""
        return bid.level >= self.game(side, bid.strain)

    def total_for(self, side: Side, bid: Bid) -> int:
        """The points that the two hands of a side need together for that bid to be worth making."""
        is_game = bid.level < SLAM and self.is_game(side, bid)
        return total_for(bid) + (self.more_for_game[side] if is_game else 0)


def stakes_of(sheet: AnySheet, vulnerability: Vulnerability | None = None) -> Stakes:
    """The stakes of the next deal on that sheet; by default its vulnerability is the sheet's."""
    vulnerable = unit.vulnerability(sheet) if vulnerability is None else vulnerability
    form, needed = unit.form_of(sheet), BySide.of(_needed(sheet).__getitem__)
    levels = BySide.of(lambda side: game_level(Strain.SPADES, needed[side], form))
    more = BySide(0, 0)
    if form is not Form.AUCTION1920:  # where a game needs no bidding
        more = BySide.of(lambda side: _more_points(game_odds(sheet, vulnerable, side, levels[side])))
    to_lose = BySide.of(lambda side: tricks_to_lose(sheet, vulnerable, side, levels[side.other]))
    return Stakes(needed, BySide.of(vulnerable.of), form, more, to_lose, unit.counts_honors(sheet))


def _more_points(odds: float) -> int:
    """A point more or less is worth about eight chances in a hundred."""
    return max(-1, min(1, round((odds - _USUAL_ODDS) / _ODDS_OF_A_POINT)))


def _needed(sheet: AnySheet) -> dict[Side, int]:
    """Points for game: in duplicate all of them on every board, else what is not yet below the line."""
    if isinstance(sheet, DuplicateSheet):
        return dict.fromkeys(Side, GAME)
    if isinstance(sheet, Auction1920Sheet):
        return {side: sheet.needed(side) for side in Side}
    return {side: GAME - sheet.below(side) for side in Side}


@lru_cache(maxsize=1024)
def game_level(strain: Strain, needed: int, form: Form = Form.RUBBER) -> int:
    """The lowest level whose trick points are `needed` or more (spec 000 §05; of 1920, spec 001 §05).

    >>> game_level(Strain.HEARTS, 100), game_level(Strain.HEARTS, 40), game_level(Strain.NOTRUMP, 40)
    (4, 2, 1)
    >>> [game_level(strain, 30, Form.AUCTION1920) for strain in Strain]
    [5, 5, 4, 4, 3]
    """
    if form is Form.AUCTION1920:
        return max(1, -(-needed // auction1920_points.trick_points(strain, Doubling.UNDOUBLED, 7)))
    first = 10 if strain is Strain.NOTRUMP else 0
    return max(1, -((first - needed) // odd_trick_value(strain)))


def total_for(bid: Bid) -> int:
    """The points that two hands need together to make a bid, as a rule.

    >>> total_for(Bid(3, Strain.NOTRUMP)), total_for(Bid(6, Strain.SPADES))
    (25, 33)
    """
    return (_NOTRUMP_TOTALS if bid.strain is Strain.NOTRUMP else _SUIT_TOTALS)[bid.level]
