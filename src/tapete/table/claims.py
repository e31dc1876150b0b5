"""Claims and concessions (spec 000 §04, Laws 68 to 70 of rubber bridge).

Declarer says how many of the remaining tricks he wins and in what order he will play; his hand is
faced. If both defenders accept, that is the result. If one contests, play goes on with the hand
faced, bound to the line (`claim_line`); where it leaves a choice, doubts go to the defenders: either
may refuse a doubtful card, and declarer must choose another. A defender who plays to the trick lets
the card pass for his side, as one who plays after an irregularity condones it (Law 60).

A defender says how many of the remaining tricks his side wins, and shows nobody a card. His partner is
asked about those that he concedes; if he objects nothing was conceded, and play goes on. Declarer need
not agree to be given tricks; he is asked about those that are claimed (Law 70; of duplicate 68).
"""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Hand, Play, Seat
from tapete.scoring import Form
from tapete.table.events import ClaimAnswered, ClaimMade, DealScored, PlayLetPass, PlayRefused
from tapete.table.intents import AnswerClaim, Claim, LetPlayPass, RefusePlay
from tapete.table.outcomes import outcome_of
from tapete.table.people import Occupant, Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_in, seat_for
from tapete.table.standing_claim import StandingClaim
from tapete.table.state import Table
from tapete.table.writing import written


def judge_claim(table: Table, who: Who, intent: Claim, now: float) -> Events:
    """Declarer or a defender may claim or concede at any time after the opening lead."""
    seat = seat_for(table, who)
    refusal = refusal_of_claim(table, seat)
    if refusal is not None:
        raise refusal
    assert table.play is not None
    line, held = Hand.of(intent.line), cards_to_name(table, seat)
    is_honest = len(line) == len(intent.line) and line | held == held
    if not is_honest or not 0 <= intent.tricks <= table.play.tricks_left:
        raise TableError("table/bad-claim", _law_of(table, seat))
    return (ClaimMade(seat, intent.tricks, intent.line, written(intent.words)),)


def refusal_of_claim(table: Table, seat: Seat) -> TableError | None:
    """Why that seat may not claim now; None when it may."""
    play, contract, law = table.play, table.contract, _law_of(table, seat)
    if not claims_are_made(table):
        return TableError("table/no-claims")
    if table.phase not in (Phase.PLAY, Phase.CLAIM) or play is None or contract is None:
        return TableError("table/not-now", law)
    if seat is contract.dummy:
        return TableError("table/not-yours", law)
    if table.claim is not None:
        return TableError("table/claim-stands", law)
    if not play.cards:
        return TableError("table/not-now", law)
    if seat is not contract.declarer and any(void.of == play.tricks_left for void in table.void_claims):
        return TableError("table/claim-void", law)
    return None


def cards_to_name(table: Table, seat: Seat) -> Hand:
    """The cards that a claim by that seat may name: declarer's and dummy's; a defender shows none of his."""
    contract = table.contract
    if contract is None or seat is not contract.declarer:
        return Hand()
    return table.cards_of(seat) | table.cards_of(seat.partner)


def _law_of(table: Table, seat: Seat) -> int:
    """The law of a claim by that seat: in rubber bridge a defender's has one of its own."""
    contract = table.contract
    is_defender = contract is not None and seat in (contract.declarer.lho, contract.declarer.rho)
    return 70 if is_defender and table.form is not Form.DUPLICATE else 68


def claims_are_made(table: Table) -> bool:
    """Whether claims are made here: not in the game of 1920 (001 §04), nor where a program knows none."""
    return table.form is not Form.AUCTION1920 and not any(map(_plays_all_tricks, table.seats))


def _plays_all_tricks(occupant: Occupant) -> bool:
    program = None if occupant.person is None else occupant.person.program
    return program is not None and not program.claims


def judge_answer_claim(table: Table, who: Who, intent: AnswerClaim, now: float) -> Events:
    """Each who is asked answers once; when all have accepted, that is the result."""
    seat = seat_for(table, who)
    only_in(table, Phase.CLAIM)
    claim = table.claim
    assert claim is not None
    law = _law_of(table, claim.seat)
    if seat not in claim.answerers:
        raise TableError("table/not-yours", law)
    if claim.answers[seat] is not None or claim.is_contested:
        raise TableError("table/answered", law)
    if seat not in claim.asked:
        raise TableError("table/partner-first", law)
    event = ClaimAnswered(seat, intent.accept)
    if not intent.accept or _answered(claim, event).asked:
        return (event,)
    return event, claim_scored(table, claim, claim.tricks)


def claim_scored(table: Table, claim: StandingClaim, tricks: int) -> DealScored:
    """The result when the claimer's side has so many of the tricks that remained."""
    play, contract = table.play, table.contract
    assert play is not None and contract is not None
    taken = play.tricks_won(contract.declarer.side) + claim.tricks_of_declarer(tricks)
    return DealScored(outcome_of(table, contract, taken))


def _answered(claim: StandingClaim, event: ClaimAnswered) -> StandingClaim:
    return replace(claim, answers=claim.answers.with_seat(event.seat, event.accepted))


def judge_refuse_play(table: Table, who: Who, intent: RefusePlay, now: float) -> Events:
    """A defender who has not let it pass may refuse a doubtful card."""
    seat = _doubter(table, who)
    assert table.play is not None
    return (PlayRefused(seat, table.play.cards[-1]),)


def judge_let_play_pass(table: Table, who: Who, intent: LetPlayPass, now: float) -> Events:
    """When both have let it pass the play goes on."""
    return (PlayLetPass(_doubter(table, who)),)


def _doubter(table: Table, who: Who) -> Seat:
    """The defender who may still refuse declarer's last card."""
    seat = seat_for(table, who)
    claim = table.claim
    if table.phase is not Phase.PLAY or claim is None or not claim.is_doubtful:
        raise TableError("table/not-now", 68)
    if seat not in claim.defenders:
        raise TableError("table/not-yours", 68)
    if seat in claim.let_pass:
        raise TableError("table/answered", 68)
    return seat


def fold_claim_made(table: Table, event: ClaimMade) -> Table:
    """Play stops, and declarer's hand is faced if the claim is his."""
    play, contract = table.play, table.contract
    assert play is not None and contract is not None
    claim = StandingClaim(
        event.seat, contract.declarer, event.tricks, play.tricks_left, event.line, event.words
    )
    return replace(table, phase=Phase.CLAIM, claim=claim, undo=None)


def fold_claim_answered(table: Table, event: ClaimAnswered) -> Table:
    """One who contests sends the play on, bound to the line; in duplicate it has ended (Law 68).

    Where a defender's partner objects nothing was conceded, in duplicate too.
    """
    assert table.claim is not None
    claim = _answered(table.claim, event)
    if event.accepted:
        return replace(table, claim=claim)
    is_duplicate = table.form is Form.DUPLICATE
    if claim.is_of_defender and not (is_duplicate and event.seat is claim.declarer):
        return replace(table, phase=Phase.PLAY, claim=None, void_claims=(*table.void_claims, claim))
    if is_duplicate:
        return replace(table, claim=replace(claim, is_contested=True))
    return replace(table, phase=Phase.PLAY, claim=replace(claim, is_binding=True))


def fold_play_refused(table: Table, event: PlayRefused) -> Table:
    """The card goes back to its hand, and may not be chosen again at this turn."""
    play, claim = table.play, table.claim
    assert play is not None and claim is not None
    turn = len(play.cards) - 1
    earlier = claim.refused if claim.refused_at == turn else ()
    claim = replace(claim, is_doubtful=False, let_pass=(), refused=(*earlier, event.card), refused_at=turn)
    return replace(table, play=play_back_to(play, turn), claim=claim)


def play_back_to(play: Play, cards: int) -> Play:
    """The play as it was after so many cards."""
    leader = play.opening_leader
    earlier = Play(play.trump, leader, leader, leader)
    for card in play.cards[:cards]:
        earlier = earlier.after(card, Hand(card.bit))
    return earlier


def fold_play_let_pass(table: Table, event: PlayLetPass) -> Table:
    """The doubt is over once both defenders have let the card pass."""
    claim = table.claim
    assert claim is not None
    let_pass = (*claim.let_pass, event.seat)
    return replace(table, claim=replace(claim, let_pass=let_pass, is_doubtful=len(let_pass) < 2))


JUDGES: Judges = {
    Claim: judge_claim,
    AnswerClaim: judge_answer_claim,
    RefusePlay: judge_refuse_play,
    LetPlayPass: judge_let_play_pass,
}
FOLDS: Folds = {
    ClaimMade: fold_claim_made,
    ClaimAnswered: fold_claim_answered,
    PlayRefused: fold_play_refused,
    PlayLetPass: fold_play_let_pass,
}
