"""What needs the consent of others: taking back a call or card, and breaking the rubber off."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Auction, Play, Seat
from tapete.scoring import unit
from tapete.table.bidding import calls_of
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
    if not may_undo(table):
        raise TableError("table/no-undo")
    target = undo_target(table, seat)
    if target is None:
        raise TableError("table/nothing-to-undo")
    return (UndoAsked(seat, *target),)


def may_undo(table: Table) -> bool:
    """Whether this table undoes what was done last; never once a claim has faced a hand."""
    in_play = table.play is not None and len(table.play.cards) > 0
    allowed = (Undo.ANY,) if in_play else (Undo.ANY, Undo.AUCTION)
    return table.options.undo in allowed and table.claim is None


def undo_target(table: Table, seat: Seat) -> tuple[int, int] | None:
    """How many calls and cards would remain; None when the seat has nothing to take back."""
    auction, play = table.auction, table.play
    assert auction is not None
    given_calls, given_cards = _given(table)
    if play is not None and len(play.cards) > given_cards:
        card = _last_card_of(table, play, seat)
        return None if card is None or card < given_cards else (len(auction.calls), card)
    calls = calls_of(table, seat)
    return (calls[-1], 0) if calls and calls[-1] >= given_calls and not given_cards else None


def _given(table: Table) -> tuple[int, int]:
    """The calls and cards of a position for practice, which nobody made here."""
    if table.practice is None:
        return 0, 0
    position = table.practice.position
    return len(position.calls), len(position.cards)


def _last_card_of(table: Table, play: Play, seat: Seat) -> int | None:
    """The place of the last card that `seat` played, from dummy too."""
    last = play.last_trick
    tricks = (play.trick,) if last is None else (last, play.trick)
    hands = [hand for trick in tricks for hand, _ in trick.seats_and_cards()]
    before = len(play.cards) - len(hands)
    own = (place for place, hand in enumerate(hands, before) if table.player_of(hand) is seat)
    return max(own, default=None)


def judge_answer_undo(table: Table, who: Who, intent: AnswerUndo, now: float) -> Events:
    """Both opponents must grant it; one refusal refuses it, and who asked may withdraw."""
    seat = seat_for(table, who)
    ask = _open_question(table.undo, seat, consents=intent.grant)
    event = UndoAnswered(seat, intent.grant)
    return (event, Undone(ask.calls, ask.cards)) if intent.grant and ask.is_agreed_with(seat) else (event,)


def _open_question(ask: Ask | None, seat: Seat, *, consents: bool) -> Ask:
    """The question, if the seat may answer it so: once, but for a no after a yes."""
    if ask is None:
        raise TableError("table/nothing-asked")
    if not consents and ask.may_say_no(seat):
        return ask
    if seat not in ask.asked:
        raise TableError("table/not-yours")
    if ask.answers[seat] is not None:
        raise TableError("table/answered")
    return ask


def judge_ask_interrupt(table: Table, who: Who, intent: AskInterrupt, now: float) -> Events:
    """Propose to score the rubber as it stands (Law 80)."""
    seat = seat_for(table, who)
    only_in(table, *INTERRUPTIBLE)
    if not may_interrupt(table):
        raise TableError("table/not-now", 80)
    if table.interrupt is not None:
        raise TableError("table/asked-already")
    return (InterruptAsked(seat),)


def may_interrupt(table: Table) -> bool:
    """Whether there is something to break off that counts and is not over."""
    return table.practice is None and table.sheet is not None and not table.sheet.is_over


def judge_answer_interrupt(table: Table, who: Who, intent: AnswerInterrupt, now: float) -> Events:
    """All four must agree; one refusal and the rubber goes on."""
    seat = seat_for(table, who)
    ask = _open_question(table.interrupt, seat, consents=intent.agree)
    event = InterruptAnswered(seat, intent.agree)
    return (event, RubberInterrupted()) if intent.agree and ask.is_agreed_with(seat) else (event,)


def fold_undo_asked(table: Table, event: UndoAsked) -> Table:
    """The opponents are asked."""
    opponents = (event.seat.lho, event.seat.rho)
    return replace(table, undo=Ask(event.seat, opponents, calls=event.calls, cards=event.cards))


def fold_undo_answered(table: Table, event: UndoAnswered) -> Table:
    """A refusal ends the matter."""
    assert table.undo is not None
    return replace(table, undo=table.undo.answered(event.seat, event.granted))


def fold_undone(table: Table, event: Undone) -> Table:
    """The auction and the play are as they were after so many calls and cards."""
    assert table.auction is not None
    auction = Auction.start(table.auction.dealer)
    for call in table.auction.calls[: event.calls]:
        auction = auction.after(call)
    if table.play is not None and auction.is_over:
        return replace(table, play=play_back_to(table.play, event.cards), undo=None)
    return replace(
        table,
        phase=Phase.AUCTION,
        auction=auction,
        explanations=table.explanations[: event.calls],
        contract=None,
        play=None,
        undo=None,
    )


def fold_interrupt_asked(table: Table, event: InterruptAsked) -> Table:
    """The other three are asked; who proposes it agrees."""
    others = tuple(seat for seat in Seat if seat is not event.seat)
    return replace(table, interrupt=Ask(event.seat, others).answered(event.seat, True))


def fold_interrupt_answered(table: Table, event: InterruptAnswered) -> Table:
    """A refusal ends the matter."""
    assert table.interrupt is not None
    return replace(table, interrupt=table.interrupt.answered(event.seat, event.agreed))


def fold_rubber_interrupted(table: Table, event: RubberInterrupted) -> Table:
    """Scored as it stands; a deal in progress counts for nothing."""
    assert table.sheet is not None
    sheet = unit.interrupt(table.sheet)
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
