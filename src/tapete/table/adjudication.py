"""A contested claim in duplicate: play has ended, and it is adjudicated (Laws 68 to 70 of duplicate).

The house works out the worst normal line and shows it. If all four accept it, that is the result; if
one objects, or it could not be worked out, the director says: whoever made the table.
"""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import BySeat, Seat
from tapete.table.claims import claim_scored
from tapete.table.events import AdjudicationAnswered, ClaimAdjudicated
from tapete.table.intents import Adjudicate, AnswerAdjudication, AssignTricks
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, is_host, only_house, only_in, seat_for
from tapete.table.standing_claim import Adjudication
from tapete.table.state import Table


def awaits_adjudication(table: Table) -> bool:
    """Whether the house has yet to work out what a contested claim is worth."""
    claim = table.claim
    if table.phase is not Phase.CLAIM or claim is None:
        return False
    return claim.is_contested and claim.adjudication is None


def is_adjudicated(table: Table) -> bool:
    """Whether all four hands lie open, with what a contested claim is worth."""
    return table.phase is Phase.CLAIM and table.claim is not None and table.claim.adjudication is not None


def awaits_director(table: Table) -> bool:
    """Whether the director has the word."""
    claim = table.claim
    if table.phase is not Phase.CLAIM or claim is None or claim.adjudication is None:
        return False
    return claim.adjudication.is_for_director


def may_answer_adjudication(table: Table, seat: Seat) -> bool:
    """Whether that seat has yet to accept, or may take back an objection."""
    claim = table.claim
    if table.phase is not Phase.CLAIM or claim is None or claim.adjudication is None:
        return False
    adjudication = claim.adjudication
    return adjudication.tricks is not None and not adjudication.answers[seat]


def judge_adjudicate(table: Table, who: Who, intent: Adjudicate, now: float) -> Events:
    """The house alone, once."""
    only_house(who)
    if not awaits_adjudication(table):
        raise TableError("table/not-now", 70)
    _check_tricks(table, intent.tricks)
    return (ClaimAdjudicated(intent.tricks, intent.cards),)


def judge_answer_adjudication(table: Table, who: Who, intent: AnswerAdjudication, now: float) -> Events:
    """Each of the four; the fourth acceptance is the result."""
    seat = seat_for(table, who)
    only_in(table, Phase.CLAIM)
    claim = table.claim
    adjudication = None if claim is None else claim.adjudication
    if claim is None or adjudication is None or adjudication.tricks is None:
        raise TableError("table/not-now", 70)
    if adjudication.answers[seat] or (adjudication.answers[seat] is False and not intent.accept):
        raise TableError("table/answered", 70)
    event = AdjudicationAnswered(seat, intent.accept)
    is_agreed = intent.accept and all(adjudication.answers[other] for other in Seat if other is not seat)
    return (event, claim_scored(table, claim, adjudication.tricks)) if is_agreed else (event,)


def judge_assign_tricks(table: Table, who: Who, intent: AssignTricks, now: float) -> Events:
    """The director decides what was not accepted by all."""
    if not is_host(table, who):
        raise TableError("table/not-yours", 70)
    if not awaits_director(table):
        raise TableError("table/not-now", 70)
    _check_tricks(table, intent.tricks)
    assert table.claim is not None
    return (claim_scored(table, table.claim, intent.tricks),)


def _check_tricks(table: Table, tricks: int | None) -> None:
    assert table.play is not None
    if tricks is not None and not 0 <= tricks <= table.play.tricks_left:
        raise TableError("table/bad-claim", 68)


def fold_claim_adjudicated(table: Table, event: ClaimAdjudicated) -> Table:
    """Shown to all."""
    return _with(table, Adjudication(event.tricks, event.cards))


def fold_adjudication_answered(table: Table, event: AdjudicationAnswered) -> Table:
    """One more has accepted, or one objects."""
    assert table.claim is not None and table.claim.adjudication is not None
    adjudication = table.claim.adjudication
    answers: BySeat[bool | None] = adjudication.answers.with_seat(event.seat, event.accepted)
    return _with(table, replace(adjudication, answers=answers))


def _with(table: Table, adjudication: Adjudication) -> Table:
    assert table.claim is not None
    return replace(table, claim=replace(table.claim, adjudication=adjudication))


JUDGES: Judges = {
    Adjudicate: judge_adjudicate,
    AnswerAdjudication: judge_answer_adjudication,
    AssignTricks: judge_assign_tricks,
}
FOLDS: Folds = {
    ClaimAdjudicated: fold_claim_adjudicated,
    AdjudicationAnswered: fold_adjudication_answered,
}
