"""Calls that were made, against the book: what it would have called with that hand, and what was shown."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

import msgspec

from tapete.core import Auction, Call, Deal, Hand, Seat, SeatView, Vulnerability, Words
from tapete.robots.bidding import choose_call
from tapete.robots.bidding.meaning import Meaning, joined
from tapete.robots.bidding.strength import strength
from tapete.robots.bidding.wording import explanation_of
from tapete.robots.explanation import Choice, Explanation
from tapete.robots.teaching.call_advice import meanings_by_call, nearest
from tapete.robots.teaching.call_kinds import CallKind, call_kind
from tapete.robots.teaching.call_reasons import against, preferred
from tapete.robots.teaching.rejected import Rejected, rejected_calls
from tapete.scoring import AnySheet


class CallStanding(Enum):
    """How a call stands to the book."""

    BOOK = "book"
    """The call that the book makes with this hand."""
    FITS = "fits"
    """It shows what the hand holds, but the book looks at another row first."""
    MISLEADS = "misleads"
    """It shows what the hand does not hold."""
    UNKNOWN = "unknown"
    """The book has no such call at this turn: it shows nothing."""


class CallGrade(msgspec.Struct, frozen=True):
    """A call that was made, what it shows by the book, and what the book would have called."""

    place: int
    """How many calls had been made before it."""
    seat: Seat
    call: Call
    kind: CallKind
    standing: CallStanding
    explanation: Explanation | None
    """What the call shows; None where the book has no such call."""
    against: Words
    """Why the book does not make it with this hand; nothing where it does."""
    book: Choice
    """The call of the book, and what it would have shown."""
    rejected: tuple[Rejected, ...] = ()
    """What the book looks at before its own call, row by row, with what the hand lacks for it."""


def grade_calls(
    deal: Deal, auction: Auction, vulnerability: Vulnerability, sheet: AnySheet, seats: Iterable[Seat] = Seat
) -> tuple[CallGrade, ...]:
    """The calls that these seats made in a deal that is over, each judged from the hand that made it.

    `sheet` is the one before the deal.
    """
    asked, grades, before = frozenset(seats), list[CallGrade](), Auction.start(auction.dealer)
    for call in auction.calls:
        if before.turn in asked:
            own = ((before.turn, deal[before.turn]),)
            grades.append(grade_call(SeatView(before.turn, vulnerability, before, None, own), call, sheet))
        before = before.after(call)
    return tuple(grades)


def grade_call(view: SeatView, call: Call, sheet: AnySheet) -> CallGrade:
    """The call of the seat in turn, with the view on which it was made."""
    book = choose_call(view, sheet)
    own_row = book.explanation.row  # where no row fits it is one that was looked at, too
    rejected = tuple(each for each in rejected_calls(view, sheet) if each.explanation.row != own_row)
    by_call = meanings_by_call(view, sheet)
    rows, place, kind = by_call.get(call), len(view.auction.calls), call_kind(view.auction)
    if rows is None:
        return CallGrade(place, view.seat, call, kind, CallStanding.UNKNOWN, None, Words(), book, rejected)
    shown = joined(rows)
    assert shown is not None
    standing, words = _standing(call, rows, by_call[book.call], view.dealt, book)
    return CallGrade(place, view.seat, call, kind, standing, explanation_of(shown), words, book, rejected)


def _standing(
    call: Call, rows: list[Meaning], book_rows: list[Meaning], dealt: Hand, book: Choice
) -> tuple[CallStanding, Words]:
    if call is book.call:
        return CallStanding.BOOK, Words()
    hand = strength(dealt)
    made = nearest(rows, hand)
    if made.misses(hand):
        return CallStanding.MISLEADS, against(made, hand)
    return CallStanding.FITS, preferred(nearest(book_rows, hand), made)
