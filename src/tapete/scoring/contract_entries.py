"""What one deal puts on the sheet in contract bridge (Law 81; spec 000 §05)."""

from __future__ import annotations

from tapete.core import Doubling, Outcome, Vulnerability
from tapete.scoring.contract_points import (
    insult_points,
    overtrick_points,
    slam_points,
    trick_points,
    undertrick_points,
)
from tapete.scoring.honors import ENOUGH, check_honors, honor_points
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import Entry, Line


def contract_entries(deal: int, outcome: Outcome, vulnerability: Vulnerability) -> tuple[Entry, ...]:
    """The entries of one deal, tricks first, honors last; none for a passed-out deal.

    `vulnerability` is that before the deal. Both sides can score on one deal, the defenders for
    undertricks and declarer for honors. Raises `HonorsRefused`.
    """
    played = played_entries(deal, outcome, vulnerability, Line.BELOW)
    if not outcome.honors:
        return tuple(played)
    check_honors(outcome)
    return (*played, *_honors(deal, outcome))


def played_entries(
    deal: int, outcome: Outcome, vulnerability: Vulnerability, line_of_tricks: Line
) -> list[Entry]:
    """What was won by bidding and play, without honors; tricks bid and made stand on that line."""
    contract = outcome.contract
    if contract is None:
        return []
    side, overtricks = contract.declarer.side, outcome.overtricks
    vulnerable = vulnerability.of(side)
    if overtricks < 0:
        points = undertrick_points(contract.doubling, -overtricks, vulnerable=vulnerable)
        return [Entry(deal, side.other, Line.ABOVE, points, Reason.UNDERTRICKS)]
    entries = [Entry(deal, side, line_of_tricks, trick_points(contract), Reason.TRICKS)]
    if overtricks:
        points = overtrick_points(contract, overtricks, vulnerable=vulnerable)
        entries.append(Entry(deal, side, Line.ABOVE, points, Reason.OVERTRICKS))
    if contract.doubling is not Doubling.UNDOUBLED:
        entries.append(Entry(deal, side, Line.ABOVE, insult_points(contract.doubling), Reason.INSULT))
    if contract.level >= 6:
        points = slam_points(contract.level, vulnerable=vulnerable)
        entries.append(Entry(deal, side, Line.ABOVE, points, Reason.SLAM))
    return entries


def _honors(deal: int, outcome: Outcome) -> list[Entry]:
    if outcome.contract is None:
        return []
    strain = outcome.contract.strain
    return [
        Entry(deal, seat.side, Line.ABOVE, honor_points(strain, held), Reason.HONORS)
        for seat, held in outcome.honors
        if held >= ENOUGH
    ]
