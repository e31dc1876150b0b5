"""How likely a game must be to be worth bidding, and how dear a sacrifice may be, by form and sheet."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import Bid, Contract, Doubling, Outcome, Side, Strain, Vulnerability
from tapete.robots.goals.deal_worth import deal_worth
from tapete.scoring import AnySheet
from tapete.scoring.duplicate import DuplicateSheet, Scoring
from tapete.scoring.imps import imps

_EVEN = 0.5
"""At matchpoints a game is as good as it is likely, whatever it is worth."""
_MOST = 4

Worth = Callable[[Outcome], float]


def game_odds(sheet: AnySheet, vulnerability: Vulnerability, side: Side, level: int) -> float:
    """The chance of making it from which on a side should bid game in spades, which is at that level.

    Against stopping two lower, with the trick that game takes in doubt. At IMPs 45 %, vulnerable 37.5 %;
    0 where there is nothing lower to stop at.
    """
    if isinstance(sheet, DuplicateSheet) and sheet.scoring is Scoring.MATCHPOINTS:
        return _EVEN
    if level < 2:
        return 0.0
    worth, sign = deal_worth(sheet, vulnerability), 1 if side is Side.NS else -1
    game, lower = (_spades(side, each) for each in (level, max(level - 2, 1)))
    enough, short = game.tricks_needed, game.tricks_needed - 1
    gain = sign * (worth(Outcome(game, enough)) - worth(Outcome(lower, enough)))
    loss = sign * (worth(Outcome(lower, short)) - worth(Outcome(game, short)))
    if isinstance(sheet, DuplicateSheet) and sheet.scoring is Scoring.IMPS:
        gain, loss = imps(round(gain)), imps(round(loss))
    return loss / (gain + loss) if gain > 0 else 1.0


def tricks_to_lose(sheet: AnySheet, vulnerability: Vulnerability, side: Side, level: int) -> int:
    """How many tricks a side may go down doubled for less than a game of the others in spades at that level.

    In duplicate 2 as a rule, 3 when only they are vulnerable, 1 when only we are.
    """
    worth, sign = deal_worth(sheet, vulnerability), 1 if side is Side.NS else -1
    theirs = _spades(side.other, level)
    lost = sign * worth(Outcome(theirs, theirs.tricks_needed))
    doubled = Contract(Bid(5, Strain.CLUBS), Doubling.DOUBLED, side.seats[0])
    return sum(
        sign * worth(Outcome(doubled, doubled.tricks_needed - down)) > lost for down in range(1, _MOST + 1)
    )


def _spades(side: Side, level: int) -> Contract:
    return Contract(Bid(level, Strain.SPADES), Doubling.UNDOUBLED, side.seats[0])
