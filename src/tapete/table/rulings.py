"""Stopping the table, and settling what was irregular (Laws 13 to 16).

Anyone seated may stop it. What happened is named by its law; who is entitled to it chooses among the
options of that law; what goes on the sheet is proposed by one and agreed by the other three. Nothing
is ever applied by itself, and everything stays in the log.
"""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import BySeat, Code, Seat
from tapete.rulings import Chooser, Irregularity, Option, irregularity
from tapete.scoring import Form
from tapete.table.events import (
    IrregularityNamed,
    OptionChosen,
    RemedyAnswered,
    RemedyProposed,
    RulingMade,
    TableResumed,
    TableStopped,
)
from tapete.table.intents import (
    AnswerRemedy,
    ChooseOption,
    NameIrregularity,
    ProposeRemedy,
    ResumeTable,
    StopTable,
)
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.remedies import with_remedies
from tapete.table.rules import Events, Folds, Judges, is_host, only_in, seat_for
from tapete.table.ruling_state import Remedy, Ruling, Stop
from tapete.table.state import Table
from tapete.table.writing import written

STOPPABLE = (Phase.AUCTION, Phase.PLAY, Phase.CLAIM, Phase.RESULT)
MOST_POINTS = 10_000
"""The most that an adjustment can be worth; more than any deal is."""
_CODES = {
    Form.RUBBER: Code.RUBBER,
    Form.CHICAGO: Code.RUBBER,
    Form.DUPLICATE: Code.DUPLICATE,
    Form.AUCTION1920: None,
}


def code_of(form: Form) -> Code | None:
    """The laws that the form is played under; those of 1920 have no chapter of irregularities (spec 001)."""
    return _CODES[form]


def judge_stop_table(table: Table, who: Who, intent: StopTable, now: float) -> Events:
    """Any player may draw attention to an irregularity (Law 13)."""
    seat = seat_for(table, who)
    only_in(table, *STOPPABLE)
    if table.stop is not None:
        raise TableError("table/stopped", 13)
    if table.practice is not None:
        raise TableError("table/not-now")  # nothing counts: one takes the position up again
    return (TableStopped(seat),)


def judge_resume_table(table: Table, who: Who, intent: ResumeTable, now: float) -> Events:
    """Whoever stopped the table, or its host, may let it go on with nothing settled."""
    stop = _stop(table)
    seat = table.seat_of(who.id) if is_host(table, who) else seat_for(table, who)  # type: ignore[union-attr]
    if not is_host(table, who) and seat is not stop.stopped_by and is_here(table, stop.stopped_by):
        raise TableError("table/not-yours", 13)
    return (TableResumed(seat),)


def is_here(table: Table, seat: Seat) -> bool:
    """Whether somebody present, not a robot, plays that seat."""
    return table.seats[seat].is_present_person


def judge_name_irregularity(table: Table, who: Who, intent: NameIrregularity, now: float) -> Events:
    """Any player says what it was and who did it; naming it again begins anew."""
    seat = seat_for(table, who)
    _stop(table)
    found = irregularity(intent.irregularity)
    if found is None or code_of(table.form) not in found.codes:
        raise TableError("table/no-such-irregularity")
    return (IrregularityNamed(seat, intent.irregularity, intent.offender),)


def judge_choose_option(table: Table, who: Who, intent: ChooseOption, now: float) -> Events:
    """Who is entitled to it chooses among the options of the law."""
    seat = seat_for(table, who)
    _stop(table)
    offered = next((option for option in options_of(table) if option.id == intent.option), None)
    if offered is None:
        raise TableError("table/no-such-option")
    if seat not in choosers(table, offered):
        raise TableError("table/not-yours", _law(table))
    return (OptionChosen(seat, intent.option),)


def judge_propose_remedy(table: Table, who: Who, intent: ProposeRemedy, now: float) -> Events:
    """Any player proposes what goes on the sheet, perhaps nothing, once an option has been chosen."""
    seat = seat_for(table, who)
    _stop(table)
    if is_option_open(table):
        raise TableError("table/option-first", _law(table))
    if not 0 <= intent.tricks <= 13 or not 0 <= intent.points <= MOST_POINTS:
        raise TableError("table/bad-remedy")
    if (intent.tricks or intent.points) and not may_be_adjusted(table):
        raise TableError("table/nothing-to-adjust")
    remedy = Remedy(intent.side, intent.tricks, intent.points, written(intent.note))
    return (RemedyProposed(seat, remedy),)


def may_be_adjusted(table: Table) -> bool:
    """Whether the deal has a contract, or may yet have one: a deal passed out has no tricks and no score."""
    return table.phase is not Phase.RESULT or table.contract is not None


def judge_answer_remedy(table: Table, who: Who, intent: AnswerRemedy, now: float) -> Events:
    """The other three must agree; one who does not sends the matter back."""
    seat = seat_for(table, who)
    stop = _stop(table)
    if stop.remedy is None:
        raise TableError("table/nothing-asked")
    if seat is stop.proposed_by or stop.answers[seat] is not None:
        raise TableError("table/answered")
    event = RemedyAnswered(seat, intent.agree)
    others = (other for other in Seat if other not in (seat, stop.proposed_by))
    is_settled = intent.agree and all(stop.answers[other] for other in others)
    return (event, RulingMade()) if is_settled else (event,)


def _stop(table: Table) -> Stop:
    if table.stop is None:
        raise TableError("table/not-stopped")
    return table.stop


def _named(table: Table) -> Irregularity | None:
    named = None if table.stop is None else table.stop.irregularity
    return None if named is None else irregularity(named)


def _law(table: Table) -> int | None:
    named = _named(table)
    return None if named is None else named.law


def options_of(table: Table) -> tuple[Option, ...]:
    """The options of the irregularity that was named."""
    named = _named(table)
    return () if named is None else named.options


def choosers(table: Table, option: Option) -> tuple[Seat, ...]:
    """The seats that may choose that option; where the law works by itself, or no director is there, all."""
    offender = None if table.stop is None else table.stop.offender
    assert offender is not None
    contract = table.contract
    match option.chooser:
        case Chooser.LHO:
            return (offender.lho,)
        case Chooser.OPPONENTS:
            return (offender.lho, offender.rho)
        case Chooser.OFFENDER:
            return (offender,)
        case Chooser.DECLARER if contract is not None:
            return (contract.declarer,)
        case Chooser.DEFENDERS if contract is not None:
            return (contract.declarer.lho, contract.declarer.rho)
    return tuple(Seat)


def is_option_open(table: Table) -> bool:
    """Whether an irregularity has been named and its options wait for somebody to choose."""
    return table.stop is not None and table.stop.option is None and bool(options_of(table))


def waiting_to_settle(table: Table) -> tuple[Seat, ...]:
    """Who has to answer, or may choose an option; before anything is named, whoever stopped the table."""
    stop = table.stop
    assert stop is not None
    if stop.remedy is not None:
        return tuple(seat for seat in Seat if seat is not stop.proposed_by and stop.answers[seat] is None)
    if not is_option_open(table):
        here = tuple(seat for seat in Seat if is_here(table, seat))
        return (stop.stopped_by,) if is_here(table, stop.stopped_by) else here
    entitled = {seat for option in options_of(table) for seat in choosers(table, option)}
    return tuple(seat for seat in Seat if seat in entitled)


def is_within_law(table: Table) -> bool:
    """Whether what is proposed is no more than the chosen option gives to the side that did not offend."""
    stop = table.stop
    assert stop is not None and stop.remedy is not None
    remedy = stop.remedy
    given = max((option.tricks for option in options_of(table) if option.id == stop.option), default=0)
    is_theirs = stop.offender is not None and remedy.side is not stop.offender.side
    return remedy.points == 0 and remedy.tricks <= (given if is_theirs else 0)


def fold_table_stopped(table: Table, event: TableStopped) -> Table:
    """Nobody calls or plays until it is settled."""
    return replace(table, stop=Stop(event.seat))


def fold_table_resumed(table: Table, event: TableResumed) -> Table:
    """The table goes on where it was."""
    return replace(table, stop=None)


def fold_irregularity_named(table: Table, event: IrregularityNamed) -> Table:
    """What was chosen and proposed before falls away."""
    assert table.stop is not None
    stop = Stop(table.stop.stopped_by, event.irregularity, event.offender)
    return replace(table, stop=stop)


def fold_option_chosen(table: Table, event: OptionChosen) -> Table:
    """A remedy proposed for another option falls away."""
    assert table.stop is not None
    stop = replace(
        table.stop, option=event.option, chosen_by=event.seat, remedy=None, proposed_by=None, answers=NOBODY
    )
    return replace(table, stop=stop)


NOBODY: BySeat[bool | None] = BySeat(None, None, None, None)


def fold_remedy_proposed(table: Table, event: RemedyProposed) -> Table:
    """The other three are asked."""
    assert table.stop is not None
    stop = replace(table.stop, remedy=event.remedy, proposed_by=event.seat, answers=NOBODY)
    return replace(table, stop=stop)


def fold_remedy_answered(table: Table, event: RemedyAnswered) -> Table:
    """A refusal takes the proposal off the table, and leaves it stopped."""
    stop = table.stop
    assert stop is not None
    if event.agreed:
        return replace(table, stop=replace(stop, answers=stop.answers.with_seat(event.seat, True)))
    return replace(table, stop=replace(stop, remedy=None, proposed_by=None, answers=NOBODY))


def fold_ruling_made(table: Table, event: RulingMade) -> Table:
    """It stays with the deal. A result already entered is corrected; one to come will be."""
    stop = table.stop
    assert stop is not None and stop.remedy is not None
    ruling = Ruling(
        table.rubber,
        table.place,
        stop.irregularity,
        stop.offender,
        stop.option,
        stop.chosen_by,
        stop.remedy,
    )
    table = replace(table, stop=None, rulings=(*table.rulings, ruling))
    return table if table.phase is not Phase.RESULT else with_remedies(table, (ruling,))


JUDGES: Judges = {
    StopTable: judge_stop_table,
    ResumeTable: judge_resume_table,
    NameIrregularity: judge_name_irregularity,
    ChooseOption: judge_choose_option,
    ProposeRemedy: judge_propose_remedy,
    AnswerRemedy: judge_answer_remedy,
}
FOLDS: Folds = {
    TableStopped: fold_table_stopped,
    TableResumed: fold_table_resumed,
    IrregularityNamed: fold_irregularity_named,
    OptionChosen: fold_option_chosen,
    RemedyProposed: fold_remedy_proposed,
    RemedyAnswered: fold_remedy_answered,
    RulingMade: fold_ruling_made,
}
