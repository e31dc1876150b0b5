"""What one deal puts on the sheet in contract bridge (Law 81; spec 000 §05)."""

from __future__ import annotations

from tapete.core import Contract, Outcome, Side, Vulnerability
from tapete.scoring.contract_points import (
    insult_points,
    overtrick_points,
    slam_points,
    trick_points,
    undertrick_points,
)
from tapete.scoring.honors import check_honors, honor_points
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Entry, Line


def contract_entries(deal: int, outcome: Outcome, vulnerability: Vulnerability) -> tuple[Entry, ...]:
    """The entries of one deal, tricks first, honors last; none for a passed-out deal.

    `vulnerability` is that before the deal. Both sides can score on one deal, the defenders for
    undertricks and declarer for honors. Raises `HonorsRefused`.
    """
    check_honors(outcome)
    contract = outcome.contract
    if contract is None:
        return ()
    vulnerable = vulnerability.of(contract.declarer.side)
    if outcome.overtricks < 0:
        points = undertrick_points(contract.doubling, -outcome.overtricks, vulnerable=vulnerable)
        defenders = contract.declarer.side.other
        played = [Entry(deal, defenders, Line.ABOVE, points, Reason.UNDERTRICKS)]
    else:
        played = _made(deal, contract, outcome.overtricks, vulnerable=vulnerable)
    honors = (
        _above(deal, seat.side, honor_points(contract.strain, held), Reason.HONORS)
        for seat, held in outcome.honors
    )
    return tuple(entry for entry in (*played, *honors) if entry.points)


def _made(deal: int, contract: Contract, overtricks: int, *, vulnerable: bool) -> list[Entry]:
    side = contract.declarer.side
    over = overtrick_points(contract, overtricks, vulnerable=vulnerable)
    return [
        Entry(deal, side, Line.BELOW, trick_points(contract), Reason.TRICKS),
        _above(deal, side, over, Reason.OVERTRICKS),
        _above(deal, side, insult_points(contract.doubling), Reason.INSULT),
        _above(deal, side, slam_points(contract.level, vulnerable=vulnerable), Reason.SLAM),
    ]


def _above(deal: int, side: Side, points: int, reason: Reason) -> Entry:
    return Entry(deal, side, Line.ABOVE, points, reason)
