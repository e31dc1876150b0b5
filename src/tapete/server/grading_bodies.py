"""What a learner is told of a finished deal: calls against the book, cards against what could be known."""

from __future__ import annotations

import msgspec

from tapete.core import Call, Card, Seat, Words
from tapete.robots.teaching import CallKind, CallStanding, CardKind, CardVerdict
from tapete.server.analysis_bodies import Solved
from tapete.server.messages import CallHint


class CallGraded(msgspec.Struct, frozen=True):
    """A call that was made, against the book."""

    place: int
    """How many calls had been made before it."""
    call: Call
    kind: CallKind
    standing: CallStanding
    explanation: Words
    """What it shows by the book; empty where the book has no such call."""
    against: Words
    """Why the book does not make it with this hand; empty where it does."""
    book: Call
    book_explanation: Words
    looked_at: tuple[CallHint, ...]
    """What the book looks at before its own call, row by row, with what the hand lacks for it."""


class KnownSeen(msgspec.Struct, frozen=True):
    """What could be known as a card was played: of it, and of the card that was best by that."""

    tricks: float
    """Tricks of the side in all, expected."""
    goal: float
    """The chance, 0 to 1, that the contract is made by declarer's side, or beaten by the defenders."""
    best: Card
    best_tricks: float
    best_goal: float
    layouts: int
    exact: bool
    """Whether those are all the layouts there may be."""


class CardGraded(msgspec.Struct, frozen=True):
    """A card that was played, with all hands in view and by what its player saw."""

    place: int
    """How many cards had been played before it."""
    seat: Seat
    """Whose hand it came from: dummy's cards are declarer's choice."""
    card: Card
    kind: CardKind
    verdict: CardVerdict
    cost: int
    """Tricks that it gave away with all hands in view."""
    better: tuple[Card, ...]
    """Cards that would have given none away."""
    known: KnownSeen | None


class ClaimGraded(msgspec.Struct, frozen=True):
    """A claim that ended the play, with all hands in view."""

    claimer: Seat
    tricks_taken: int
    """Of declarer's side in all, by the claim."""
    makeable: int
    """The same if all had played their best from there."""


class SeatGrading(msgspec.Struct, frozen=True):
    """How what one seat called and played stands."""

    seat: Seat
    own: Seat | None
    """Where the reader sat."""
    calls: tuple[CallGraded, ...]
    state: Solved
    """Of the cards; while it is `working` they may be there already, without all that could be known."""
    thought: int
    """How many choices have been thought over, of those that mattered."""
    of: int
    cards: tuple[CardGraded, ...] | None
    claim: ClaimGraded | None
