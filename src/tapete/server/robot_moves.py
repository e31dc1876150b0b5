"""What a robot or the house does when it has a duty: the robots' room asked, and told to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tapete.core import PASS, Card, Seat
from tapete.robots import answers_claim, choose_call, choose_card, claim_to_make
from tapete.robots.claims import answers_defenders_claim, defenders_claim_to_make
from tapete.scoring import AnySheet
from tapete.server.thinking_job import PlayDecision
from tapete.table import AnyIntent, Duty, House, Robot, Table, Task, Words, seat_view_of
from tapete.table.ceremony import FIRST_PLACE, LAST_PLACE
from tapete.table.fair_deal import ENTROPY_BYTES, SECRET_BYTES
from tapete.table.honors_claims import claimable_deal
from tapete.table.intents import (
    Adjudicate,
    AnswerAdjudication,
    AnswerClaim,
    AnswerInterrupt,
    AnswerRemedy,
    AnswerUndo,
    ChooseOption,
    Claim,
    ClaimHonors,
    Cut,
    DrawCard,
    LetPlayPass,
    MakeCall,
    PlayCard,
    Ready,
    Shuffle,
    SpreadPack,
)
from tapete.table.permissions import legal_cards, may_claim
from tapete.table.rulings import choosers, is_within_law, options_of
from tapete.table.worst_line import worst_line


class Chance(Protocol):
    """Where the house and the robots take what must not be guessed; `secrets` has this shape."""

    def token_hex(self, nbytes: int) -> str:
        """So many random bytes, in hexadecimal."""

    def randbelow(self, exclusive_upper_bound: int) -> int:
        """A number from 0 to below the bound."""


def intent_for(table: Table, duty: Duty, chance: Chance) -> AnyIntent:
    """How the house or a robot does its duty; whatever a robot raises is its fault."""
    if isinstance(duty.who, House):
        if duty.task is Task.ADJUDICATE:
            return _adjudicate(table)
        secret = chance.token_hex(SECRET_BYTES)
        return SpreadPack(secret) if duty.task is Task.SPREAD_PACK else Shuffle(secret)
    judgement = _JUDGEMENTS.get(duty.task)
    if judgement is None:
        return plain_intent(table, duty, chance)
    assert table.sheet is not None
    return judgement(table, duty.who.seat, table.sheet)


def _adjudicate(table: Table) -> AnyIntent:
    """Takes as long as a second."""
    worst = worst_line(table)
    return Adjudicate(None) if worst is None else Adjudicate(worst.tricks, worst.cards)


def plain_intent(table: Table, duty: Duty, chance: Chance) -> AnyIntent:
    """The plainest way to do a robot's duty, which needs no judgement: pass, lowest card, agree to go on."""
    assert isinstance(duty.who, Robot)
    match duty.task:
        case Task.DRAW:
            return DrawCard(_free_place(table, chance))
        case Task.CUT:
            return Cut(chance.token_hex(ENTROPY_BYTES))
        case Task.CALL:
            return MakeCall(PASS)
        case Task.PLAY:
            return PlayCard(_lowest(legal_cards(table, duty.who.seat)))
        case Task.CLAIM_HONORS:
            deal = claimable_deal(table)
            assert deal is not None
            return ClaimHonors(deal)
        case Task.CHOOSE_OPTION:
            return _choose_option(table, duty.who.seat)
        case Task.ANSWER_REMEDY:
            return _answer_remedy(table, duty.who.seat)
    return _PLAIN[duty.task]


_PLAIN: dict[Task, AnyIntent] = {
    Task.ANSWER_CLAIM: AnswerClaim(False),
    Task.ANSWER_ADJUDICATION: AnswerAdjudication(True),
    Task.LET_PLAY_PASS: LetPlayPass(),
    Task.ANSWER_UNDO: AnswerUndo(True),
    Task.ANSWER_INTERRUPT: AnswerInterrupt(True),
    Task.READY: Ready(),
}


def _call(table: Table, seat: Seat, sheet: AnySheet) -> AnyIntent:
    choice = choose_call(seat_view_of(table, seat), sheet)
    shown = choice.explanation
    return MakeCall(choice.call, Words(shown.es, shown.ca, shown.en))


def _play(table: Table, seat: Seat, sheet: AnySheet) -> AnyIntent:
    legal = legal_cards(table, seat)
    if len(legal) == 1:
        return PlayCard(legal[0])
    view = seat_view_of(table, seat)
    if offers_claim(table, seat):
        claim = claim_to_make(view, sheet) or defenders_claim_to_make(view)
        if claim is not None:
            return Claim(*claim)
    card = choose_card(view, sheet)
    return PlayCard(card if card in legal else _lowest(legal))  # a binding claim allows fewer than the Laws


def decided_intent(table: Table, duty: Duty, decision: PlayDecision) -> AnyIntent:
    """What a strong robot has worked out: a claim, or the best of the cards that may be played."""
    assert isinstance(duty.who, Robot)
    if decision.claim is not None:
        return Claim(*decision.claim)
    assert decision.thought is not None
    legal = legal_cards(table, duty.who.seat)
    best_first = (decision.thought.card, *(chance.card for chance in decision.thought.cards))
    # A binding claim allows fewer than the Laws.
    return PlayCard(next((card for card in best_first if card in legal), _lowest(legal)))


def _answer_claim(table: Table, seat: Seat, sheet: AnySheet) -> AnyIntent:
    claim = table.claim
    assert claim is not None
    view = seat_view_of(table, seat)
    if claim.is_of_defender:
        return AnswerClaim(answers_defenders_claim(view, claim.seat, claim.tricks))
    return AnswerClaim(answers_claim(view, sheet, claim.tricks, claim.line))


def offers_claim(table: Table, seat: Seat) -> bool:
    """Whether a robot there may claim; a defender does not once a claim of his side's came to nothing."""
    return may_claim(table, seat) and (seat is table.player_of(seat.partner) or not table.void_claims)


def _choose_option(table: Table, seat: Seat) -> AnyIntent:
    """The option that passes most tricks, the first of equals."""
    offered = [option for option in options_of(table) if seat in choosers(table, option)]
    return ChooseOption(max(offered, key=lambda option: option.tricks).id)


def _answer_remedy(table: Table, seat: Seat) -> AnyIntent:
    """A robot agrees to what the law gives, and to whatever is to its own side's good."""
    assert table.stop is not None and table.stop.remedy is not None
    return AnswerRemedy(table.stop.remedy.side is seat.side or is_within_law(table))


_JUDGEMENTS: dict[Task, Callable[[Table, Seat, AnySheet], AnyIntent]] = {
    Task.CALL: _call,
    Task.PLAY: _play,
    Task.ANSWER_CLAIM: _answer_claim,
}


def _lowest(cards: tuple[Card, ...]) -> Card:
    return min(cards, key=lambda card: (card.rank.index, card.suit.index))


def _free_place(table: Table, chance: Chance) -> int:
    assert table.draw is not None
    taken = {place for _, place, _ in table.draw.drawn}
    free = [place for place in range(FIRST_PLACE, LAST_PLACE + 1) if place not in taken]
    return free[chance.randbelow(len(free))]
