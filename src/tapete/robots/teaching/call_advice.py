"""The best calls of the book for a hand: its own, and the nearest others with what is against them."""

from __future__ import annotations

import msgspec

from tapete.core import Call, SeatView, Words
from tapete.robots.bidding import choose_call
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.reading import meanings_after
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strength import Strength, strength
from tapete.robots.bidding.wording import explanation_of
from tapete.robots.explanation import Explanation
from tapete.robots.teaching.call_reasons import against, preferred
from tapete.scoring import AnySheet

MOST_CALLS = 3
"""Calls that a learner is told of at once."""
_FAR = 8
"""A call that the hand misses by so much is no alternative: nobody learns from it."""


class CallAdvice(msgspec.Struct, frozen=True):
    """A call of the book: what it would show, and why the book makes another one with this hand."""

    call: Call
    explanation: Explanation
    fits: bool
    """Whether the hand holds all that the call shows."""
    against: Words
    """Nothing for the call that the book makes."""


def advise_call(view: SeatView, sheet: AnySheet, most: int = MOST_CALLS) -> tuple[CallAdvice, ...]:
    """The book's call for the seat in turn, then those that come nearest, so many at the most."""
    choice = choose_call(view, sheet)
    hand = strength(view.dealt)
    by_call = meanings_by_call(view, sheet)
    first = nearest(by_call[choice.call], hand)
    told = CallAdvice(choice.call, choice.explanation, not first.misses(hand), Words())
    others = sorted(
        (nearest(rows, hand) for call, rows in by_call.items() if call is not choice.call),
        key=lambda meaning: meaning.misses(hand),
    )
    near = {meaning.row: meaning for meaning in reversed(others) if meaning.misses(hand) < _FAR}
    alternatives = [meaning for meaning in others if near.get(meaning.row) is meaning][: most - 1]
    return (told, *(_advice(meaning, hand, first) for meaning in alternatives))


def meanings_by_call(view: SeatView, sheet: AnySheet) -> dict[Call, list[Meaning]]:
    """What each call of the book may show, in the order of the book."""
    found: dict[Call, list[Meaning]] = {}
    stakes = stakes_of(sheet, view.vulnerability)
    for meaning in meanings_after(view.auction.dealer, view.auction.calls, stakes):
        found.setdefault(meaning.call, []).append(meaning)
    return found


def nearest(rows: list[Meaning], hand: Strength) -> Meaning:
    """The row that the hand misses by least."""
    return min(rows, key=lambda meaning: meaning.misses(hand))


def _advice(meaning: Meaning, hand: Strength, first: Meaning) -> CallAdvice:
    fits = not meaning.misses(hand)
    words = preferred(first, meaning) if fits else against(meaning, hand)
    return CallAdvice(meaning.call, explanation_of(meaning), fits, words)
