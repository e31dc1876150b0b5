"""The play at the table: a card from the hand in turn, declarer for dummy too (Laws 41 to 45)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Card, Hand, IllegalPlay, Outcome
from tapete.scoring import rubber
from tapete.table.claim_line import demanded_card, is_doubtful
from tapete.table.events import CardPlayed, DealScored
from tapete.table.intents import PlayCard
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError, refusal_of
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.state import FinishedDeal, StandingClaim, Table


def judge_play_card(table: Table, who: Who, intent: PlayCard, now: float) -> Events:
    """A legal card from the hand in turn; the fifty-second ends the deal."""
    seat = seat_for(table, who)
    only_in(table, Phase.PLAY)
    play, contract = table.play, table.contract
    assert play is not None and contract is not None
    if seat is not table.player_of(play.turn):
        raise TableError("play/out-of-turn", 53)
    hand = table.cards_of(play.turn)
    try:
        after = play.after(intent.card, hand)
    except IllegalPlay as error:
        raise refusal_of(error) from None
    if table.claim is not None:
        _check_claim(table, table.claim, hand, intent.card)
    event = CardPlayed(play.turn, intent.card)
    if not after.is_over:
        return (event,)
    return event, DealScored(Outcome(contract, after.tricks_won(contract.declarer.side)))


def _check_claim(table: Table, claim: StandingClaim, hand: Hand, card: Card) -> None:
    """A contested claim binds its claimer while its line can be followed (spec 000 §04)."""
    assert table.play is not None
    if claim.is_doubtful:
        raise TableError("table/doubt-open", 68)
    if table.play.turn.side is not claim.seat.side:
        return
    if demanded_card(claim, table.play, hand) not in (None, card):
        raise TableError("table/off-line", 68)
    if card in refused_cards(claim, len(table.play.cards)):
        raise TableError("table/card-refused", 68)


def refused_cards(claim: StandingClaim, cards_played: int) -> tuple[Card, ...]:
    """The cards that a defender has refused at this turn."""
    return claim.refused if claim.refused_at == cards_played else ()


def fold_card_played(table: Table, event: CardPlayed) -> Table:
    """The card is on the table. It lets an undo lapse."""
    play = table.play
    assert play is not None
    hand = table.cards_of(event.seat)
    claim = table.claim
    if claim is not None and event.seat.side is claim.seat.side:
        claim = replace(claim, is_doubtful=_opens_doubt(claim, table, hand, event.card), let_pass=())
    return replace(table, play=play.after(event.card, hand), claim=claim, undo=None)


def _opens_doubt(claim: StandingClaim, table: Table, hand: Hand, card: Card) -> bool:
    """Whether the card is doubtful and another could be demanded in its place."""
    assert table.play is not None
    refused = Hand.of(refused_cards(claim, len(table.play.cards)))
    others = table.play.legal_cards(hand) - refused
    return len(others) > 1 and is_doubtful(claim, table.play, hand, card)


def fold_deal_scored(table: Table, event: DealScored) -> Table:
    """The result is entered; with it the honors of the deal before are past claiming."""
    assert table.sheet is not None and table.terms is not None
    assert table.deal is not None and table.auction is not None and table.shuffling is not None
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
    return replace(
        table,
        phase=Phase.RESULT,
        settled=table.sheet,
        open_outcome=event.outcome,
        sheet=rubber.score(table.sheet, event.outcome),
        finished=(*table.finished, finished),
        undo=None,
        ready=(),
    )


JUDGES: Judges = {PlayCard: judge_play_card}
FOLDS: Folds = {CardPlayed: fold_card_played, DealScored: fold_deal_scored}
