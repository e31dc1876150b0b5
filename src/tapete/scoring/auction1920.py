"""The auction bridge of 1920: all tricks over six count, games are of 30, nobody is vulnerable (spec 001)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Contract, Outcome, Seat, Side, Strain, Vulnerability
from tapete.scoring.auction1920_points import (
    doubled_bonus,
    honor_points,
    slam_points,
    trick_points,
    undertrick_points,
)
from tapete.scoring.errors import DealtHonorsRefused, SetOver
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Columns, Entry, Line, Terms

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
        return self.is_interrupted or any(self.games_won(side) == 2 for side in Side)


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
    entries = (*sheet.entries, *deal_entries(deal, outcome))
    scored = replace(sheet, outcomes=(*sheet.outcomes, outcome), entries=entries)
    winner = next((side for side in Side if scored.below(side) >= GAME_1920), None)
    return scored if winner is None else _with_game(scored, deal, winner)


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
    _check_dealt(outcome)
    contract = outcome.contract
    if contract is None:
        return ()
    side, defenders = contract.declarer.side, contract.declarer.side.other
    entries = [
        *_tricks(deal, contract, outcome),
        Entry(deal, side, Line.ABOVE, slam_points(outcome.tricks_taken), Reason.SLAM),
        Entry(deal, defenders, Line.ABOVE, slam_points(13 - outcome.tricks_taken), Reason.SLAM),
        *(_honors(deal, each, contract.strain, dict(outcome.honors)) for each in (side, defenders)),
    ]
    return tuple(entry for entry in entries if entry.points)


def _tricks(deal: int, contract: Contract, outcome: Outcome) -> list[Entry]:
    side, over, doubling = contract.declarer.side, outcome.overtricks, contract.doubling
    if over < 0:
        points = undertrick_points(doubling, -over)
        return [Entry(deal, side.other, Line.ABOVE, points, Reason.UNDERTRICKS)]
    points, bonus = trick_points(contract.strain, doubling, outcome.tricks_taken), doubled_bonus(doubling)
    return [
        Entry(deal, side, Line.BELOW, points, Reason.TRICKS),
        Entry(deal, side, Line.ABOVE, bonus * over, Reason.OVERTRICKS),
        Entry(deal, side, Line.ABOVE, bonus, Reason.INSULT),
    ]


def _honors(deal: int, side: Side, strain: Strain, held: dict[Seat, int]) -> Entry:
    one, other = (held.get(seat, 0) for seat in Seat if seat.side is side)
    return Entry(deal, side, Line.ABOVE, honor_points(strain, one, other), Reason.HONORS)


def _check_dealt(outcome: Outcome) -> None:
    seats = [seat for seat, _ in outcome.honors]
    for seat, held in outcome.honors:
        if seats.count(seat) > 1:
            raise DealtHonorsRefused("twice", f"the honors of {seat} are given twice")
        if held < 0:
            raise DealtHonorsRefused("impossible", f"{seat} cannot hold {held} honors")
    held_by_all = sum(held for _, held in outcome.honors)
    if outcome.contract is None:
        if held_by_all:
            raise DealtHonorsRefused("impossible", "a passed-out deal has no trumps and so no honors")
        return
    in_pack, what = (4, "aces") if outcome.contract.strain is Strain.NOTRUMP else (5, "trump honors")
    if held_by_all > in_pack:
        raise DealtHonorsRefused("impossible", f"there are {in_pack} {what} in the pack, not {held_by_all}")


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
