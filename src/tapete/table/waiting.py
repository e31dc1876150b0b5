"""For whom the table waits, and what the house and the robots have to do."""

from __future__ import annotations

from enum import Enum

import msgspec
from msgspec.structs import replace

from tapete.core import Seat
from tapete.scoring.honors import ENOUGH
from tapete.table.adjudication import awaits_adjudication, awaits_director, may_answer_adjudication
from tapete.table.honors_claims import claimable_deal, has_claimed, honors_held
from tapete.table.people import House, Occupant, Robot
from tapete.table.phase import Phase
from tapete.table.rulings import is_option_open, waiting_to_settle
from tapete.table.standing_claim import StandingClaim
from tapete.table.state import Table


class Task(Enum):
    """What the house or a robot has to do."""

    SPREAD_PACK = "spread-pack"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    CUT = "cut"
    CALL = "call"
    PLAY = "play"
    ANSWER_CLAIM = "answer-claim"
    ADJUDICATE = "adjudicate"
    ANSWER_ADJUDICATION = "answer-adjudication"
    LET_PLAY_PASS = "let-play-pass"  # noqa: S105 (a card, not a password)
    ANSWER_UNDO = "answer-undo"
    CHOOSE_OPTION = "choose-option"
    ANSWER_REMEDY = "answer-remedy"
    ANSWER_INTERRUPT = "answer-interrupt"
    CLAIM_HONORS = "claim-honors"
    READY = "ready"


class Duty(msgspec.Struct, frozen=True):
    """A task and whose it is."""

    who: Robot | House
    task: Task


_TASKS = {
    Phase.DRAW: Task.DRAW,
    Phase.CUT: Task.CUT,
    Phase.AUCTION: Task.CALL,
    Phase.PLAY: Task.PLAY,
    Phase.CLAIM: Task.ANSWER_CLAIM,
    Phase.RESULT: Task.READY,
    Phase.RUBBER_OVER: Task.READY,
}


def waiting_for(table: Table) -> tuple[Seat, ...]:
    """The seats of which one at least must act before the table goes on."""
    if table.undo is not None:
        return tuple(seat for seat in table.undo.asked if table.undo.answers[seat] is None)
    if table.stop is not None:
        return waiting_to_settle(table)
    if table.phase is Phase.PLAY:
        return _waiting_in_play(table)
    if table.phase is Phase.CLAIM:
        assert table.claim is not None
        return _waiting_in_claim(table, table.claim)
    if table.phase is Phase.AUCTION:
        assert table.auction is not None
        return (table.auction.turn,)
    return _waiting_beside_the_play(table)


def _waiting_in_play(table: Table) -> tuple[Seat, ...]:
    claim, play = table.claim, table.play
    assert play is not None
    if claim is not None and claim.is_doubtful:
        return tuple(seat for seat in claim.defenders if seat not in claim.let_pass)
    return (table.player_of(play.turn),)


def _waiting_in_claim(table: Table, claim: StandingClaim) -> tuple[Seat, ...]:
    """Who is asked; of an adjudicated claim whoever has not accepted it, or else the director."""
    if not claim.is_contested:
        return claim.asked
    if claim.adjudication is None:
        return ()
    if awaits_director(table):
        host = table.seat_of(table.host.id)
        return (host,) if host is not None else ()
    return tuple(seat for seat in Seat if may_answer_adjudication(table, seat))


def _waiting_beside_the_play(table: Table) -> tuple[Seat, ...]:
    if table.phase is Phase.CUT:
        assert table.shuffling is not None
        return (table.shuffling.cut_by,)
    if table.phase is Phase.DRAW and table.draw is not None:
        return tuple(seat for seat in Seat if seat not in table.draw.seats)
    if table.phase in (Phase.RESULT, Phase.RUBBER_OVER):
        here = (seat for seat, occupant in table.seats.items() if not occupant.is_empty)
        return tuple(seat for seat in here if seat not in table.ready)
    return ()


def duties(table: Table) -> tuple[Duty, ...]:
    """What the house and the robots have to do now, in that order. A table without people present rests."""
    if not any(occupant.is_present_person for occupant in table.seats):
        return ()
    return _due(table)


def task_at(table: Table, seat: Seat) -> Task | None:
    """What a robot would have to do now if it sat there."""
    occupants = table.seats.with_seat(seat, Occupant(is_robot=True))
    due = _due(replace(table, seats=occupants))
    return next((duty.task for duty in due if duty.who == Robot(seat)), None)


def _due(table: Table) -> tuple[Duty, ...]:
    if table.stop is not None:
        return _turns(table) if table.undo is not None else _to_settle(table)
    honors = _honors(table)
    claimers = [duty.who for duty in honors]
    # A robot claims its honors before it agrees to anything after which they could not be claimed.
    others = (duty for duty in (*_answers(table), *_turns(table)) if duty.who not in claimers)
    return (*_of_house(table), *honors, *others)


def _of_house(table: Table) -> tuple[Duty, ...]:
    if table.phase is Phase.DRAW and table.draw is None:
        return (Duty(House(), Task.SPREAD_PACK),)
    if awaits_adjudication(table):
        return (Duty(House(), Task.ADJUDICATE),)
    return (Duty(House(), Task.SHUFFLE),) if table.phase is Phase.SHUFFLE else ()


def _to_settle(table: Table) -> tuple[Duty, ...]:
    """A robot answers what is proposed; it chooses an option only where no person is entitled to."""
    waiting = waiting_to_settle(table)
    robots = [seat for seat in waiting if table.seats[seat].is_robot]
    if table.stop is not None and table.stop.remedy is not None:
        return tuple(Duty(Robot(seat), Task.ANSWER_REMEDY) for seat in robots)
    is_to_choose = is_option_open(table) and len(robots) == len(waiting)
    return (Duty(Robot(robots[0]), Task.CHOOSE_OPTION),) if is_to_choose else ()


def _honors(table: Table) -> tuple[Duty, ...]:
    if claimable_deal(table) is None:
        return ()
    holders = (seat for seat, occupant in table.seats.items() if occupant.is_robot)
    return tuple(
        Duty(Robot(seat), Task.CLAIM_HONORS)
        for seat in holders
        if honors_held(table, seat) >= ENOUGH and not has_claimed(table, seat)
    )


def _answers(table: Table) -> tuple[Duty, ...]:
    if table.interrupt is None:
        return ()
    unanswered = (seat for seat in table.interrupt.asked if table.interrupt.answers[seat] is None)
    return tuple(Duty(Robot(s), Task.ANSWER_INTERRUPT) for s in unanswered if table.seats[s].is_robot)


def _turns(table: Table) -> tuple[Duty, ...]:
    task = _TASKS.get(table.phase)
    if table.undo is not None:
        task = Task.ANSWER_UNDO
    elif table.claim is not None and table.claim.is_doubtful:
        task = Task.LET_PLAY_PASS
    elif table.phase is Phase.CLAIM and table.claim is not None and table.claim.is_contested:
        task = None if awaits_director(table) else Task.ANSWER_ADJUDICATION
    if task is None:
        return ()
    return tuple(Duty(Robot(seat), task) for seat in waiting_for(table) if table.seats[seat].is_robot)
