"""A defender's answer to a claim."""

from __future__ import annotations

from tapete.core import PACK, Card, Contract, Hand, Play, Seat, SeatView
from tapete.robots.claims.certain import Outstanding, certain_tricks
from tapete.robots.claims.ending import takes_for_certain
from tapete.scoring import AnySheet


def answers_claim(
    view: SeatView,
    sheet: AnySheet,  # noqa: ARG001 (the answer is the same whatever the score)
    claim_tricks: int,
    line: tuple[Card, ...],
) -> bool:
    """Whether a defender accepts that declarer takes `claim_tricks` of the tricks that remain.

    He accepts what is certain along the line, however the rest is played, and what concedes him all that he
    could win; the claimer's hand is faced in the view, so that partner's cards are known too (Law 68).
    """
    contract, play = view.contract, view.play
    if claim_tricks == 0:
        return True
    if contract is None or play is None or view.hand(contract.declarer) is None:
        return False
    if claim_tricks > play.tricks_left:
        return False
    hands = _all_hands(view, contract, play)
    if _is_certain(play, hands, contract, claim_tricks, line):
        return True
    return takes_for_certain(play, hands, contract.declarer, line, claim_tricks) or False


def _is_certain(
    play: Play, hands: dict[Seat, Hand], contract: Contract, tricks: int, line: tuple[Card, ...]
) -> bool:
    """Whether the tricks are certain one after the other, from declarer's lead on."""
    if play.turn.side is not contract.declarer.side or len(play.cards) % 4:
        return False
    ours = {seat: hands[seat] for seat in contract.declarer.side.seats}
    out = Outstanding(tuple(hands[seat] for seat in contract.declarer.side.other.seats))
    return certain_tricks(ours, play.turn, contract.strain.suit, out, line) >= tricks


def _all_hands(view: SeatView, contract: Contract, play: Play) -> dict[Seat, Hand]:
    """Every hand as a defender knows it once declarer's is faced: partner holds what is left."""
    seen = {seat: hand for seat, hand in view.hands if seat is not view.seat.partner}
    rest = PACK - Hand(play.played)
    for hand in seen.values():
        rest -= hand
    if view.hand(contract.dummy) is None:
        return {**seen, contract.dummy: Hand(), view.seat.partner: rest}
    return {**seen, view.seat.partner: rest}
