"""Table talk, which everyone reads; dummy and watchers say less (Laws 42 and 43)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Seat, Trick
from tapete.table.events import DummySaid, Said
from tapete.table.intents import DummyPhrase, DummySay, Say
from tapete.table.people import Person, Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, seat_for
from tapete.table.state import Table
from tapete.table.view_types import Talk
from tapete.table.writing import written

LINES_KEPT = 100
"""Lines of talk that stay on the table; the log has them all."""


def judge_say(table: Table, who: Who, intent: Say, now: float) -> Events:
    """People at the table may talk; dummy not during the play, watchers not during a deal."""
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    seat = table.seat_of(who.id)
    if seat is None:
        _check_watcher(table)
    elif is_silent_dummy(table, seat_for(table, who)):
        raise TableError("table/dummy-silent", 42)
    text = written(intent.text)
    if not text:
        raise TableError("table/empty-text")
    return (Said(seat, who.name, text, now),)


def _check_watcher(table: Table) -> None:
    if not table.options.watchers:
        raise TableError("table/no-watchers")
    if table.is_dealing:
        raise TableError("table/watcher-silent")


def is_silent_dummy(table: Table, seat: Seat) -> bool:
    """Whether the seat is dummy while the hand is played."""
    contract = table.contract
    return contract is not None and contract.dummy is seat and table.phase in (Phase.PLAY, Phase.CLAIM)


def dummy_phrases(table: Table, seat: Seat) -> tuple[DummyPhrase, ...]:
    """What dummy may say now: ask about a suit declarer did not follow, or prevent a wrong lead."""
    play, contract = table.play, table.contract
    if table.phase is not Phase.PLAY or play is None or contract is None or contract.dummy is not seat:
        return ()
    is_before_lead = play.led is None
    allowed = []
    if _did_not_follow(play.last_trick if is_before_lead else play.trick, contract.declarer):
        allowed.append(DummyPhrase.HAVING_NONE)
    if is_before_lead and play.cards and play.turn.side is seat.side:
        allowed.append(DummyPhrase.WRONG_HAND)
    return tuple(allowed)


def _did_not_follow(trick: Trick | None, declarer: Seat) -> bool:
    if trick is None:
        return False
    led = trick.cards[0].suit
    return any(seat is declarer and card.suit is not led for seat, card in trick.seats_and_cards())


def judge_dummy_say(table: Table, who: Who, intent: DummySay, now: float) -> Events:
    """Only while the law gives dummy something to say."""
    seat = seat_for(table, who)
    if intent.phrase not in dummy_phrases(table, seat):
        raise TableError("table/dummy-silent", 42)
    return (DummySaid(seat, intent.phrase),)


def fold_said(table: Table, event: Said) -> Table:
    """A line more."""
    return _with_line(table, Talk(table.spoken, event.seat, event.name, event.text, None))


def fold_dummy_said(table: Table, event: DummySaid) -> Table:
    """Dummy's phrase, each reader in his language."""
    name = table.names[event.seat] or ""
    return _with_line(table, Talk(table.spoken, event.seat, name, "", event.phrase))


def _with_line(table: Table, line: Talk) -> Table:
    return replace(table, talk=(*table.talk, line)[-LINES_KEPT:], spoken=table.spoken + 1)


JUDGES: Judges = {Say: judge_say, DummySay: judge_dummy_say}
FOLDS: Folds = {Said: fold_said, DummySaid: fold_dummy_said}
