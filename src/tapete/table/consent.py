"""What needs the consent of others: taking back a call or card, and breaking the rubber off."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Auction, Play, Seat
from tapete.scoring import rubber
from tapete.table.claims import play_back_to
from tapete.table.events import (
    InterruptAnswered,
    InterruptAsked,
    RubberInterrupted,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tapete.table.going_on import finished_rubber
from tapete.table.intents import AnswerInterrupt, AnswerUndo, AskInterrupt, AskUndo
from tapete.table.options import Undo
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.state import Ask, Table

INTERRUPTIBLE = (Phase.SHUFFLE, Phase.CUT, Phase.AUCTION, Phase.PLAY, Phase.CLAIM, Phase.RESULT)


def judge_ask_undo(table: Table, who: Who, intent: AskUndo, now: float) -> Events:
    """Ask that one's own last call or card be taken back, and all that came after it."""
    seat = seat_for(table, who)
    only_in(table, Phase.AUCTION, Phase.PLAY)
    if table.undo is not None:
        raise TableError("table/asked-already")
    calls, cards = undo_target(table, seat)
    return (UndoAsked(seat, calls, cards),)


def undo_target(table: Table, seat: Seat) -> tuple[int, int]:
    """How many calls and cards would remain; raises when this table or this moment undoes nothing."""
    auction, play = table.auction, table.play
    assert auction is not None
    in_play = play is not None and len(play.cards) > 0
    allowed = (Undo.ANY,) if in_play else (Undo.ANY, Undo.AUCTION)
    if table.options.undo not in allowed or table.claim is not None:
        raise TableError("table/no-undo")
    if play is not None and in_play:
        return len(auction.calls), _last_card_of(table, play, seat)
    own = [place for place, (caller, _) in enumerate(auction.seats_and_calls()) if caller is seat]
    if not own:
        raise TableError("table/nothing-to-undo")
    return own[-1], 0


def _last_card_of(table: Table, play: Play, seat: Seat) -> int:
    """The place of the last card that `seat` played, from dummy too."""
    tricks = (*play.all_tricks(), play.trick)
    hands = [hand for trick in tricks for hand, _ in trick.seats_and_cards()]
    for place in reversed(range(len(hands))):
        if table.player_of(hands[place]) is seat:
            return place
    raise TableError("table/nothing-to-undo")


def judge_answer_undo(table: Table, who: Who, intent: AnswerUndo, now: float) -> Events:
    """Both opponents must grant it; one refusal refuses it."""
    seat = seat_for(table, who)
    ask = table.undo
    if ask is None:
        raise TableError("table/nothing-asked")
    if seat.side is ask.asked_by.side:
        raise TableError("table/not-yours")
    if ask.answers[seat] is not None:
        raise TableError("table/answered")
    event = UndoAnswered(seat, intent.grant)
    done = intent.grant and ask.answers[seat.partner]
    return (event, Undone(ask.calls, ask.cards)) if done else (event,)


def judge_ask_interrupt(table: Table, who: Who, intent: AskInterrupt, now: float) -> Events:
    """Propose to score the rubber as it stands (Law 80)."""
    seat = seat_for(table, who)
    only_in(table, *INTERRUPTIBLE)
    if table.sheet is None or table.sheet.is_over:
        raise TableError("table/not-now", 80)
    if table.interrupt is not None:
        raise TableError("table/asked-already")
    return (InterruptAsked(seat),)


def judge_answer_interrupt(table: Table, who: Who, intent: AnswerInterrupt, now: float) -> Events:
    """All four must agree; one refusal and the rubber goes on."""
    seat = seat_for(table, who)
    ask = table.interrupt
    if ask is None:
        raise TableError("table/nothing-asked")
    if ask.answers[seat] is not None:
        raise TableError("table/answered")
    event = InterruptAnswered(seat, intent.agree)
    others = (answer for other, answer in ask.answers.items() if other is not seat)
    done = intent.agree and all(others)
    return (event, RubberInterrupted()) if done else (event,)


def fold_undo_asked(table: Table, event: UndoAsked) -> Table:
    """The opponents are asked."""
    return replace(table, undo=Ask(event.seat, calls=event.calls, cards=event.cards))


def fold_undo_answered(table: Table, event: UndoAnswered) -> Table:
    """A refusal ends the matter."""
    assert table.undo is not None
    undo = replace(table.undo, answers=table.undo.answers.with_seat(event.seat, event.granted))
    return replace(table, undo=undo if event.granted else None)


def fold_undone(table: Table, event: Undone) -> Table:
    """The auction and the play are as they were after so many calls and cards."""
    assert table.auction is not None
    auction = Auction.start(table.auction.dealer)
    for call in table.auction.calls[: event.calls]:
        auction = auction.after(call)
    if table.play is not None and auction.contract is not None:
        return replace(table, play=play_back_to(table.play, event.cards), undo=None)
    explanations = table.explanations[: event.calls]
    return replace(
        table, phase=Phase.AUCTION, auction=auction, explanations=explanations, play=None, undo=None
    )


def fold_interrupt_asked(table: Table, event: InterruptAsked) -> Table:
    """Who proposes agrees."""
    ask = Ask(event.seat)
    return replace(table, interrupt=replace(ask, answers=ask.answers.with_seat(event.seat, True)))


def fold_interrupt_answered(table: Table, event: InterruptAnswered) -> Table:
    """A refusal ends the matter."""
    assert table.interrupt is not None
    ask = replace(table.interrupt, answers=table.interrupt.answers.with_seat(event.seat, event.agreed))
    return replace(table, interrupt=ask if event.agreed else None)


def fold_rubber_interrupted(table: Table, event: RubberInterrupted) -> Table:
    """Scored as it stands; a deal in progress counts for nothing."""
    assert table.sheet is not None
    sheet = rubber.interrupt(table.sheet)
    return finished_rubber(replace(table, sheet=sheet))


JUDGES: Judges = {
    AskUndo: judge_ask_undo,
    AnswerUndo: judge_answer_undo,
    AskInterrupt: judge_ask_interrupt,
    AnswerInterrupt: judge_answer_interrupt,
}
FOLDS: Folds = {
    UndoAsked: fold_undo_asked,
    UndoAnswered: fold_undo_answered,
    Undone: fold_undone,
    InterruptAsked: fold_interrupt_asked,
    InterruptAnswered: fold_interrupt_answered,
    RubberInterrupted: fold_rubber_interrupted,
}
