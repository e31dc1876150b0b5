"""The auction at the table: calls in turn, each with what it shows."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import PASSED_OUT, IllegalCall, Play, Seat
from tapete.table.events import BiddingEnded, CallExplained, CallMade, DealScored
from tapete.table.intents import ExplainCall, MakeCall
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError, refusal_of
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.state import Table
from tapete.table.talk import is_silent_dummy
from tapete.table.writing import written_words


def judge_make_call(table: Table, who: Who, intent: MakeCall, now: float) -> Events:
    """A legal call in turn; the fourth opening pass ends the deal with nothing scored (Law 22)."""
    seat = seat_for(table, who)
    if table.auction is None:
        raise TableError("table/not-now")
    if seat is not table.auction.turn and not table.auction.is_over:
        raise TableError("call/out-of-turn", 29)
    try:
        auction = table.auction.after(intent.call)
    except IllegalCall as error:
        raise refusal_of(error) from None
    event = CallMade(seat, intent.call, written_words(intent.explanation))
    if auction.is_over and table.practice is not None and table.practice.position.is_bidding_only:
        return (event, BiddingEnded())
    return (event, DealScored(PASSED_OUT)) if auction.is_passed_out else (event,)


def judge_explain_call(table: Table, who: Who, intent: ExplainCall, now: float) -> Events:
    """A player may say what a call of his own shows; agreements are public (spec 000 §03).

    Dummy may not, once he is dummy: his partner answers for his calls (Laws 41 and 42).
    """
    seat = seat_for(table, who)
    only_in(table, Phase.AUCTION, Phase.PLAY, Phase.CLAIM)
    if is_silent_dummy(table, seat):
        raise TableError("table/dummy-silent", 42)
    if intent.place not in calls_of(table, seat):
        raise TableError("table/bad-explanation")
    return (CallExplained(intent.place, written_words(intent.explanation)),)


def calls_of(table: Table, seat: Seat) -> range:
    """The places, from 0, of the calls that seat has made."""
    assert table.auction is not None
    return range(table.auction.dealer.places_to(seat), len(table.auction.calls), 4)


def fold_call_made(table: Table, event: CallMade) -> Table:
    """The auction goes on, or the play begins. A call made lets an undo lapse."""
    assert table.auction is not None
    auction = table.auction.after(event.call)
    explanations = (*table.explanations, event.explanation)
    table = replace(table, auction=auction, explanations=explanations, undo=None)
    contract = auction.contract
    if contract is None:
        return table
    return replace(table, phase=Phase.PLAY, contract=contract, play=Play.start(contract))


def fold_call_explained(table: Table, event: CallExplained) -> Table:
    """The new words stand in place of the old."""
    words = list(table.explanations)
    words[event.place] = event.explanation
    return replace(table, explanations=tuple(words))


JUDGES: Judges = {MakeCall: judge_make_call, ExplainCall: judge_explain_call}
FOLDS: Folds = {CallMade: fold_call_made, CallExplained: fold_call_explained}
