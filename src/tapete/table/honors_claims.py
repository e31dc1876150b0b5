"""Honors, claimed by who held them (Law 81, spec 000 §05).

They may be claimed from the end of the play until the result of the next deal is entered or the
rubber is scored, whichever is first.
"""

from __future__ import annotations

from tapete.core import Seat
from tapete.scoring import Form
from tapete.scoring.honors import ENOUGH, with_claim
from tapete.table.events import HonorsClaimed
from tapete.table.intents import ClaimHonors
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.remedies import with_result
from tapete.table.rules import Events, Folds, Judges, seat_for
from tapete.table.state import Table


def judge_claim_honors(table: Table, who: Who, intent: ClaimHonors, now: float) -> Events:
    """The seat that held four or five honors in one hand may claim them while it is time."""
    seat = seat_for(table, who)
    if intent.deal != claimable_deal(table):
        raise TableError("table/honors-too-late", 81)
    if has_claimed(table, seat):
        raise TableError("table/honors-claimed", 81)
    count = honors_held(table, seat)
    if count < ENOUGH:
        raise TableError("table/no-honors", 81)
    return (HonorsClaimed(seat, intent.deal, count),)


def honors_are_claimed(table: Table) -> bool:
    """Whether honors are scored when they are claimed: in rubber bridge, and in Chicago where agreed.

    In the game of 1920 they are counted from the hands as dealt; in duplicate they are worth nothing.
    """
    return table.form is Form.RUBBER or (table.form is Form.CHICAGO and table.options.honors)


def claimable_deal(table: Table) -> int | None:
    """The deal of this rubber whose honors can still be claimed."""
    outcome = table.open_outcome
    if (
        not honors_are_claimed(table)
        or outcome is None
        or outcome.contract is None
        or table.phase is Phase.RUBBER_OVER
    ):
        return None
    assert table.settled is not None
    return table.settled.last_deal + 1


def honors_held(table: Table, seat: Seat) -> int:
    """Honors that the seat was dealt, in its strain, in the deal of which they can be claimed."""
    assert table.open_outcome is not None and table.open_outcome.contract is not None
    return table.finished[-1].deal[seat].honors(table.open_outcome.contract.strain)


def has_claimed(table: Table, seat: Seat) -> bool:
    """Whether the honors of that seat are on the sheet already."""
    return table.open_outcome is not None and any(holder is seat for holder, _ in table.open_outcome.honors)


def fold_honors_claimed(table: Table, event: HonorsClaimed) -> Table:
    """They are entered with the deal in which they were held."""
    assert table.open_outcome is not None
    return with_result(table, with_claim(table.open_outcome, event.seat, event.count))


JUDGES: Judges = {ClaimHonors: judge_claim_honors}
FOLDS: Folds = {HonorsClaimed: fold_honors_claimed}
