"""Table talk, which everyone reads; dummy and watchers say less (Laws 42 and 43)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Seat
from tapete.table.bidding import LONGEST_TEXT
from tapete.table.events import DummySaid, Said
from tapete.table.intents import DummyPhrase, DummySay, Say
from tapete.table.people import Person, Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, seat_for
from tapete.table.state import Spoken, Table

LINES_KEPT = 100
"""Lines of talk that stay on the table; the log has them all."""


def judge_say(table: Table, who: Who, intent: Say, now: float) -> Events:
    """People at the table may talk; dummy not during the play, watchers not during a deal."""
    text = intent.text.strip()
    if not text:
        raise TableError("table/empty-text")
    if len(text) > LONGEST_TEXT:
        raise TableError("table/too-long")
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    seat = table.seat_of(who.id)
    if seat is None:
        _check_watcher(table)
    elif is_silent_dummy(table, seat):
        raise TableError("table/dummy-silent", 42)
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
    trick = play.trick
    if not trick.cards and play.tricks_played:
        trick = play.all_tricks()[-1]
    card = dict(trick.seats_and_cards()).get(contract.declarer)
    missing = card is not None and card.suit is not trick.cards[0].suit
    leading = play.led is None and play.turn.side is seat.side
    phrases = {DummyPhrase.HAVING_NONE: missing, DummyPhrase.WRONG_HAND: leading and len(play.cards) > 0}
    return tuple(phrase for phrase, allowed in phrases.items() if allowed)


def judge_dummy_say(table: Table, who: Who, intent: DummySay, now: float) -> Events:
    """Only while the law gives dummy something to say."""
    seat = seat_for(table, who)
    if intent.phrase not in dummy_phrases(table, seat):
        raise TableError("table/dummy-silent", 42)
    return (DummySaid(seat, intent.phrase),)


def fold_said(table: Table, event: Said) -> Table:
    """A line more."""
    return _spoken(table, Spoken(table.spoken, event.seat, event.name, event.text))


def fold_dummy_said(table: Table, event: DummySaid) -> Table:
    """Dummy's phrase, each reader in his language."""
    return _spoken(table, Spoken(table.spoken, event.seat, "", "", event.phrase))


def _spoken(table: Table, line: Spoken) -> Table:
    return replace(table, talk=(*table.talk, line)[-LINES_KEPT:], spoken=table.spoken + 1)


JUDGES: Judges = {Say: judge_say, DummySay: judge_dummy_say}
FOLDS: Folds = {Said: fold_said, DummySaid: fold_dummy_said}
