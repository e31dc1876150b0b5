"""The play at the table: a card from the hand in turn, declarer for dummy too (Laws 41 to 45)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Card, IllegalPlay
from tapete.table.claim_line import allowed_cards, is_bound, is_doubtful, refused_cards
from tapete.table.events import CardPlayed, DealScored
from tapete.table.intents import PlayCard
from tapete.table.outcomes import outcome_of
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError, refusal_of
from tapete.table.remedies import practised_board, rulings_of, scored
from tapete.table.rules import Events, Folds, Judges, seat_for
from tapete.table.state import FinishedDeal, Table


def judge_play_card(table: Table, who: Who, intent: PlayCard, now: float) -> Events:
    """A legal card from the hand in turn; the fifty-second ends the deal."""
    seat = seat_for(table, who)
    if table.phase is Phase.CLAIM:
        raise TableError("table/claim-open", 68)
    play, contract = table.play, table.contract
    if table.phase is Phase.RESULT:
        raise TableError("play/over", 44)
    if play is None or contract is None:
        raise TableError("table/not-now")
    if seat is not table.player_of(play.turn):
        raise TableError("play/out-of-turn", 53)
    try:
        after = play.after(intent.card, table.cards_of(play.turn))
    except IllegalPlay as error:
        raise refusal_of(error) from None
    if is_bound(table):
        _check_claim(table, intent.card)
    event = CardPlayed(play.turn, intent.card)
    if not after.is_over:
        return (event,)
    return event, DealScored(outcome_of(table, contract, after.tricks_won(contract.declarer.side)))


def _check_claim(table: Table, card: Card) -> None:
    """A contested claim binds its claimer while its line can be followed (spec 000 §04)."""
    if table.claim is not None and table.claim.is_doubtful:
        raise TableError("table/doubt-open", 68)
    if card not in allowed_cards(table):
        raise TableError("table/off-line", 68)
    if card in refused_cards(table):
        raise TableError("table/card-refused", 68)


def fold_card_played(table: Table, event: CardPlayed) -> Table:
    """The card is on the table. It lets an undo lapse, and a defender's card lets a doubtful one pass."""
    play, claim = table.play, table.claim
    assert play is not None
    if claim is not None:
        claim = replace(claim, is_doubtful=is_bound(table) and is_doubtful(table, event.card), let_pass=())
    after = play.after(event.card, table.cards_of(event.seat))
    return replace(table, play=after, claim=claim, undo=None)


def fold_deal_scored(table: Table, event: DealScored) -> Table:
    """The result is entered: too late for honors of the deal before, and to break off a rubber won."""
    assert table.sheet is not None and table.terms is not None
    assert table.deal is not None and table.auction is not None
    finished = FinishedDeal(
        table.rubber,
        table.terms,
        table.names,
        table.shuffling,
        table.deal,
        table.auction,
        table.explanations,
        table.play,
        table.claim,
        event.outcome,
    )
    rulings = rulings_of(table, table.rubber, table.place)
    sheet = scored(table.sheet, event.outcome, rulings, practised_board(table))
    return replace(
        table,
        phase=Phase.RESULT,
        settled=table.sheet,
        open_outcome=event.outcome,
        sheet=sheet,
        finished=(*table.finished, finished),
        undo=None,
        interrupt=None if sheet.is_over else table.interrupt,
        ready=(),
    )


JUDGES: Judges = {PlayCard: judge_play_card}
FOLDS: Folds = {CardPlayed: fold_card_played, DealScored: fold_deal_scored}
