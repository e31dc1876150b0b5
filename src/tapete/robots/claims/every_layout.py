"""What is certain however the hidden cards lie and whatever anybody plays: a defender's claims rest on it."""

from __future__ import annotations

from tapete.core import Hand, Seat, SeatView, Side
from tapete.robots.claims.ending import BUDGET, tricks_are_certain
from tapete.robots.claims.make import Claim
from tapete.robots.layouts.known import known
from tapete.robots.layouts.splits import every_split, hands_of, number_of_splits

FEW = 200
"""So many layouts are all looked at; where there may be more nothing is called certain."""
AT_ONCE = 500
"""Cards that are tried for a concession where others wait: some thousandths of a second."""


def concession_to_make(view: SeatView, budget: int = AT_ONCE) -> Claim | None:
    """All the remaining tricks conceded, when a defender's side cannot win one in any layout, by any play.

    None when it may win one, or when only one trick remains: it is played as quickly.
    """
    contract, play = view.contract, view.play
    if contract is None or play is None or not play.cards or view.seat.side is contract.declarer.side:
        return None
    if play.tricks_left < 2 or not takes_in_every_layout(view, contract.declarer, play.tricks_left, budget):
        return None
    return 0, ()


def answers_defenders_claim(view: SeatView, claimer: Seat, claim_tricks: int) -> bool:
    """Whether a robot agrees that that defender's side takes just `claim_tricks` of those that remain.

    His partner agrees when declarer takes all the others for certain, declarer when they take theirs.
    """
    contract, play = view.contract, view.play
    assert contract is not None and play is not None
    if view.seat is contract.declarer:
        return takes_in_every_layout(view, claimer, claim_tricks)
    return takes_in_every_layout(view, contract.declarer, play.tricks_left - claim_tricks)


def takes_in_every_layout(view: SeatView, seat: Seat, tricks: int, budget: int = BUDGET) -> bool:
    """Whether that seat's side takes so many more tricks in every layout, whatever all four play.

    False where that would take more layouts than `FEW`, or more cards than `budget`, to find out.
    """
    play = view.play
    assert play is not None
    facts = known(view)
    if not number_of_splits(facts):
        facts = facts.of_any_shape()
    if not 0 < number_of_splits(facts) <= FEW:
        return False
    seen = {each: Hand(hand.mask & ~play.played) for each, hand in view.hands}
    splits = [dict(zip(facts.hidden, hands_of(column), strict=True)) for column in every_split(facts).T]
    # Where the other side holds the high cards it is most likely to win a trick: those first.
    for split in sorted(splits, key=lambda split: _strength(split, seat.side)):
        hands = {**seen, **split}
        is_certain, tried = tricks_are_certain(play, hands, seat, (), tricks, budget)
        budget -= tried
        if not is_certain:
            return False
    return True


def _strength(hands: dict[Seat, Hand], side: Side) -> int:
    """How high that side's cards are among these, in all."""
    return sum(card.rank.index for seat, hand in hands.items() if seat.side is side for card in hand)
