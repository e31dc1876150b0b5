"""What the book looked at and did not call with a hand: the rows before its own, and what the hand lacks."""

from __future__ import annotations

import msgspec

from tapete.core import Call, SeatView, Words
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.reading import meanings_after
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strength import strength
from tapete.robots.bidding.wording import explanation_of
from tapete.robots.explanation import Explanation
from tapete.robots.teaching.call_reasons import against
from tapete.scoring import AnySheet


class Rejected(msgspec.Struct, frozen=True):
    """A call that stands before the book's own, what it would show, and what the hand lacks for it."""

    call: Call
    explanation: Explanation
    against: Words


def rejected_calls(view: SeatView, sheet: AnySheet) -> tuple[Rejected, ...]:
    """For the seat in turn, one call of each row that comes before the one its hand fits, in that order.

    Of several calls of a row the one that comes nearest. It tells of the hand: it is for its holder, and for
    the others once the deal is over.
    """
    hand = strength(view.dealt)
    nearest: dict[str, Meaning] = {}
    stakes = stakes_of(sheet, view.vulnerability)
    for meaning in meanings_after(view.auction.dealer, view.auction.calls, stakes):
        if not meaning.misses(hand):
            nearest.pop(meaning.row, None)
            break
        before = nearest.setdefault(meaning.row, meaning)
        if meaning.misses(hand) < before.misses(hand):
            nearest[meaning.row] = meaning
    return tuple(
        Rejected(meaning.call, explanation_of(meaning), against(meaning, hand))
        for meaning in nearest.values()
    )
