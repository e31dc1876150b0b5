"""What a score stands for beyond its points: games towards the bonus, part-scores towards a game."""

from __future__ import annotations

from tapete.core import Side
from tapete.scoring import GAME, AnySheet
from tapete.scoring.auction1920 import GAME_1920, Auction1920Sheet
from tapete.scoring.chicago import DEALS, ChicagoSheet
from tapete.scoring.duplicate import DuplicateSheet
from tapete.scoring.sheet import Sheet

_HEAD_START, _AT_MOST = 0.23, 0.16
"""How much likelier the game being played is won with a part-score: 9 in a hundred with 40, 14 with 60, 16
at most. Robots among themselves win it with 40 to 60 points more in 58 to 66 cases of a hundred."""
_RUBBER, _RUBBER_IN_THREE = 700, 500
_RUBBER_1920 = 250
_CHICAGO_GAME = 450
"""Between the 300 and the 500 that a game brings in Chicago."""


def equity(sheet: AnySheet) -> float:
    """Points that North-South may expect, beyond those written, for the games and part-scores they have.

    With nothing below the line the first game of a rubber is worth 350, the second 350 against none or 500.
    """
    if sheet.is_over:
        return 0.0
    match sheet:
        case DuplicateSheet():
            return 0.0
        case ChicagoSheet():
            return _chicago(sheet)
        case Auction1920Sheet():
            return _rubber(sheet, GAME_1920, _RUBBER_1920, _RUBBER_1920)
        case _:
            return _rubber(sheet, GAME, _RUBBER, _RUBBER_IN_THREE)


def _rubber(sheet: Sheet | Auction1920Sheet, game: int, in_two: int, in_three: int) -> float:
    """The next game is as likely for either side but for what they have below the line."""
    chance = 0.5 + _head_start(sheet, game)
    won, lost = sheet.games_won(Side.NS), sheet.games_won(Side.EW)
    if won and lost:
        return in_three * (2 * chance - 1)
    if won:
        return chance * in_two
    if lost:
        return -(1 - chance) * in_two
    return in_two / 2 * (2 * chance - 1)


def _chicago(sheet: ChicagoSheet) -> float:
    """A part-score is worth something while there are deals left to make it a game."""
    left = DEALS - sheet.last_deal
    return 2 * _CHICAGO_GAME * _head_start(sheet, GAME) * (1 - 0.5**left)


def _head_start(sheet: AnySheet, game: int) -> float:
    """How much likelier North-South are to win the next game than if nobody had anything below the line."""
    ahead = (sheet.below(Side.NS) - sheet.below(Side.EW)) / game
    return max(-_AT_MOST, min(_AT_MOST, _HEAD_START * ahead))
