"""The auction at the table: calls in turn, each with what it shows."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import PASSED_OUT, IllegalCall, Play
from tapete.table.events import CallExplained, CallMade, DealScored
from tapete.table.intents import ExplainCall, MakeCall
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError, refusal_of
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.state import Table
from tapete.table.words import Words

LONGEST_TEXT = 500


def judge_make_call(table: Table, who: Who, intent: MakeCall, now: float) -> Events:
    """A legal call in turn; the fourth opening pass ends the deal with nothing scored (Law 22)."""
    seat = seat_for(table, who)
    only_in(table, Phase.AUCTION)
    assert table.auction is not None
    if seat is not table.auction.turn:
        raise TableError("call/out-of-turn", 29)
    check_words(intent.explanation)
    try:
        auction = table.auction.after(intent.call)
    except IllegalCall as error:
        raise refusal_of(error) from None
    event = CallMade(seat, intent.call, intent.explanation)
    return (event, DealScored(PASSED_OUT)) if auction.is_passed_out else (event,)


def judge_explain_call(table: Table, who: Who, intent: ExplainCall, now: float) -> Events:
    """A player may say what a call of his own shows; agreements are public (spec 000 §03)."""
    seat = seat_for(table, who)
    if table.auction is None:
        raise TableError("table/not-now")
    check_words(intent.explanation)
    made = 0 <= intent.place < len(table.auction.calls)
    if not made or table.auction.dealer.after(intent.place) is not seat:
        raise TableError("table/bad-explanation")
    return (CallExplained(intent.place, intent.explanation),)


def check_words(words: Words) -> None:
    """Refuse what is too long to read."""
    if any(len(text) > LONGEST_TEXT for text in (words.es, words.ca, words.en)):
        raise TableError("table/too-long")


def fold_call_made(table: Table, event: CallMade) -> Table:
    """The auction goes on, or the play begins. A call made lets an undo lapse."""
    assert table.auction is not None
    auction = table.auction.after(event.call)
    explanations = (*table.explanations, event.explanation)
    table = replace(table, auction=auction, explanations=explanations, undo=None)
    contract = auction.contract
    return table if contract is None else replace(table, phase=Phase.PLAY, play=Play.start(contract))


def fold_call_explained(table: Table, event: CallExplained) -> Table:
    """The new words stand in place of the old."""
    words = list(table.explanations)
    words[event.place] = event.explanation
    return replace(table, explanations=tuple(words))


JUDGES: Judges = {MakeCall: judge_make_call, ExplainCall: judge_explain_call}
FOLDS: Folds = {CallMade: fold_call_made, CallExplained: fold_call_explained}
