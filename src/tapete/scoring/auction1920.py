"""The auction bridge of 1920: all tricks over six count, games are of 30, nobody is vulnerable (spec 001)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Contract, Outcome, Seat, Side, Vulnerability
from tapete.scoring.auction1920_points import (
    doubled_bonus,
    honor_points,
    slam_points,
    trick_points,
    undertrick_points,
)
from tapete.scoring.errors import DealtHonorsRefused, SetOver
from tapete.scoring.honors import check_honors
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Columns, Entry, Line, Terms, who_made_it

GAME_1920 = 30
"""Points below the line that win a game (§05)."""

_WHOLE_RUBBER = 0


class Auction1920Sheet(Columns, frozen=True):
    """A rubber of 1920 as scored so far."""

    def needed(self, side: Side) -> int:
        """Points that the side still needs below the line for game."""
        return GAME_1920 - self.below(side)

    @property
    def is_over(self) -> bool:
        """Whether a side has won two games, or the rubber was broken off."""
        return self.is_interrupted or self.has_two_games


def start(first_dealer: Seat) -> Auction1920Sheet:
    """An empty sheet."""
    return Auction1920Sheet(first_dealer)


def terms(sheet: Auction1920Sheet) -> Terms | None:
    """What the next deal is played under; None once the rubber is over. Also a pass-out moves the deal on."""
    if sheet.is_over:
        return None
    return Terms(sheet.last_deal + 1, sheet.first_dealer.after(sheet.last_deal), Vulnerability.NONE)


def score(sheet: Auction1920Sheet, outcome: Outcome) -> Auction1920Sheet:
    """The sheet with the next deal scored, and the 250 of the rubber if it was the last one needed.

    The honors of `outcome` are those dealt to each seat; nobody has to claim them. Raises `SetOver`,
    and `DealtHonorsRefused` for honors that cannot have been dealt.

    >>> sheet = score(start(Seat.NORTH), Outcome(Contract.parse("1S", Seat.SOUTH), 10))
    >>> sheet.total_below(Side.NS), sheet.games_won(Side.NS)
    (36, 1)
    """
    if sheet.is_over:
        raise _over(sheet)
    deal = sheet.last_deal + 1
    entries = deal_entries(deal, outcome)
    scored = replace(sheet, outcomes=(*sheet.outcomes, outcome), entries=(*sheet.entries, *entries))
    side = who_made_it(entries)
    if side is None or scored.below(side) < GAME_1920:
        return scored
    return _with_game(scored, deal, side)


def interrupt(sheet: Auction1920Sheet) -> Auction1920Sheet:
    """The sheet of a rubber broken off: the code of 1920 gives nobody a bonus for it. Raises `SetOver`."""
    if sheet.is_over:
        raise _over(sheet)
    return replace(sheet, is_interrupted=True)


def deal_entries(deal: int, outcome: Outcome) -> tuple[Entry, ...]:
    """The figures of one deal, those of the declaring side before the honors of the defenders.

    Both sides can score: a grand slam bid that fails by one trick is a small slam all the same.
    Raises `DealtHonorsRefused`.
    """
    if outcome.honors:
        check_honors(outcome, DealtHonorsRefused, enough=1)
    contract = outcome.contract
    if contract is None:
        return ()
    return (
        *_tricks(deal, contract, outcome),
        *_slam(deal, contract, outcome),
        *_honors(deal, contract, outcome),
    )


def _tricks(deal: int, contract: Contract, outcome: Outcome) -> list[Entry]:
    side, over, doubling = contract.declarer.side, outcome.overtricks, contract.doubling
    if over < 0:
        points = undertrick_points(doubling, -over)
        return [Entry(deal, side.other, Line.ABOVE, points, Reason.UNDERTRICKS)]
    points, bonus = trick_points(contract.strain, doubling, outcome.tricks_taken), doubled_bonus(doubling)
    entries = [Entry(deal, side, Line.BELOW, points, Reason.TRICKS)]
    if bonus and over:
        entries.append(Entry(deal, side, Line.ABOVE, bonus * over, Reason.OVERTRICKS))
    if bonus:
        entries.append(Entry(deal, side, Line.ABOVE, bonus, Reason.INSULT))
    return entries


def _slam(deal: int, contract: Contract, outcome: Outcome) -> list[Entry]:
    """To whichever side won the tricks; there are not enough of them for both."""
    side, tricks = contract.declarer.side, outcome.tricks_taken
    if tricks < 7:
        side, tricks = side.other, 13 - tricks
    points = slam_points(tricks)
    return [Entry(deal, side, Line.ABOVE, points, Reason.SLAM)] if points else []


def _honors(deal: int, contract: Contract, outcome: Outcome) -> list[Entry]:
    """Of the declaring pair, then of the defenders."""
    if not outcome.honors:
        return []
    held, side, entries = dict(outcome.honors), contract.declarer.side, []
    for pair in (side, side.other):
        one, other = pair.seats
        points = honor_points(contract.strain, held.get(one, 0), held.get(other, 0))
        if points:
            entries.append(Entry(deal, pair, Line.ABOVE, points, Reason.HONORS))
    return entries


def _with_game(sheet: Auction1920Sheet, deal: int, winner: Side) -> Auction1920Sheet:
    """Draw the line; what was over 30 is not carried on, and the second game ends the rubber."""
    drawn = replace(sheet, games=(*sheet.games, (deal, winner)))
    if not drawn.is_over:
        return drawn
    bonus = Entry(_WHOLE_RUBBER, winner, Line.ABOVE, 250, Reason.RUBBER)
    return replace(drawn, entries=(*drawn.entries, bonus))


def _over(sheet: Auction1920Sheet) -> SetOver:
    how = "was broken off" if sheet.is_interrupted else "ended"
    return SetOver(f"the rubber {how} after deal {sheet.last_deal}")
