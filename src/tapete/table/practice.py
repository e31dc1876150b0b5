"""Practice: positions set up by the house, taken up as often as one likes, and counted nowhere."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Deal
from tapete.table.events import BiddingEnded, PositionBegun, PositionsLaid
from tapete.table.intents import BeginPosition, LayPositions
from tapete.table.people import Person, Who
from tapete.table.phase import Phase
from tapete.table.position import (
    MOST_POSITIONS,
    Practice,
    PracticeSheet,
    auction_given,
    is_playable,
    play_given,
    sheet_before,
)
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_house, only_in, seat_for
from tapete.table.state import Table
from tapete.table.words import Words

ON_THE_TABLE = (Phase.AUCTION, Phase.PLAY, Phase.CLAIM, Phase.RESULT)
"""While a position is on the table another may be taken up, or the same again."""


def judge_lay_positions(table: Table, who: Who, intent: LayPositions, now: float) -> Events:
    """The house alone, before anything is played: what the table is for is settled once."""
    only_house(who)
    only_in(table, Phase.SEATING)
    if table.practice is not None or table.brought is not None:
        raise TableError("table/not-now")
    positions = intent.positions
    if not 1 <= len(positions) <= MOST_POSITIONS:
        raise TableError("table/bad-deal")
    if not all(is_playable(position, table.form, table.options) for position in positions):
        raise TableError("table/bad-deal")
    return (PositionsLaid(positions, intent.origin),)


def judge_begin_position(table: Table, who: Who, intent: BeginPosition, now: float) -> Events:
    """Any person seated takes up a position, from its beginning: there is nothing to lose by it."""
    if not isinstance(who, Person):
        raise TableError("table/not-yours")
    seat_for(table, who)
    if table.practice is None:
        raise TableError("table/not-now")
    only_in(table, *ON_THE_TABLE)
    if not 0 <= intent.place < len(table.practice.positions):
        raise TableError("table/bad-place")
    return (PositionBegun(intent.place),)


def fold_positions_laid(table: Table, event: PositionsLaid) -> Table:
    """From now on the table is one for practice."""
    return replace(table, practice=Practice(event.positions, event.origin))


def fold_position_begun(table: Table, event: PositionBegun) -> Table:
    """A unit of its own, with the sheet, the calls and the cards that the position gives."""
    practice = table.practice
    assert practice is not None
    if table.sheet is not None and table.open_outcome is not None:
        practice = replace(practice, done=(*practice.done, PracticeSheet(table.rubber, table.sheet)))
    practice = replace(practice, place=event.place)
    position = practice.position
    deal = Deal.parse(position.deal)
    sheet, terms = sheet_before(position, table.form, table.options)
    auction = auction_given(position, terms.dealer)
    silent = (Words(),) * (len(position.calls) - len(position.explanations))
    play = play_given(position, deal, auction)
    return Table(
        table.host,
        table.options,
        table.seats,
        table.form,
        Phase.AUCTION if play is None else Phase.PLAY,
        rubber=table.rubber + 1,
        settled=sheet,
        sheet=sheet,
        practice=practice,
        terms=terms,
        deal=deal,
        auction=auction,
        explanations=(*position.explanations, *silent),
        contract=auction.contract,
        play=play,
        finished=table.finished,
        talk=table.talk,
        spoken=table.spoken,
    )


def fold_bidding_ended(table: Table, event: BiddingEnded) -> Table:
    """All cards lie open; nothing is played and nothing scored."""
    return replace(table, phase=Phase.RESULT, play=None, undo=None, ready=())


JUDGES: Judges = {LayPositions: judge_lay_positions, BeginPosition: judge_begin_position}
FOLDS: Folds = {
    PositionsLaid: fold_positions_laid,
    PositionBegun: fold_position_begun,
    BiddingEnded: fold_bidding_ended,
}
