"""The figures of the pages of rules: scoring table and worked examples of a form, all from the scorer."""

from __future__ import annotations

from functools import cache

import msgspec

from tapete.core import Auction, BySeat, Call, Card, Seat, Strain
from tapete.scoring import Form, Reason, Source, back_score, source
from tapete.scoring.examples import BACK_SCORES, Example, examples, trick_example
from tapete.scoring.scoring_table import REASONS, ScoringTable, scoring_table
from tapete.scoring.sheet_view import SheetSeen, sheet_seen


class HonorsHeld(msgspec.Struct, frozen=True):
    """Honors that somebody was dealt in an example."""

    seat: Seat
    count: int


class ExampleSeen(msgspec.Struct, frozen=True):
    """A worked example: what was played, and the sheet that the scorer made of it."""

    name: str
    """By which the page knows what to say about it."""
    sheet: SheetSeen
    honors: tuple[tuple[HonorsHeld, ...], ...]
    """Deal by deal."""
    calls: tuple[Call, ...]
    """The auction of the first deal, where it is worth telling."""
    hands: BySeat[tuple[Card, ...]] | None
    """The cards of the first deal, where they are worth seeing."""
    hcp: BySeat[int] | None


class TrickShown(msgspec.Struct, frozen=True):
    """A trick to look at, and who wins it."""

    name: str
    trump: Strain
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class BackScoreShown(msgspec.Struct, frozen=True):
    """What a rubber won by so much counts in hundreds."""

    margin: int
    hundreds: int


class ReasonShown(msgspec.Struct, frozen=True):
    """A reason for which this form gives points, and where its rules say so."""

    reason: Reason
    source: Source


class RulesBook(msgspec.Struct, frozen=True):
    """All figures of the page of one form's rules."""

    form: Form
    table: ScoringTable
    reasons: tuple[ReasonShown, ...]
    trick: TrickShown
    examples: tuple[ExampleSeen, ...]
    back_scores: tuple[BackScoreShown, ...]


@cache
def rules_book(form: Form) -> RulesBook:
    """The book of a form; it is the same for ever."""
    shown = trick_example(form)
    return RulesBook(
        form,
        scoring_table(form),
        tuple(ReasonShown(reason, source(form, reason)) for reason in REASONS[form]),
        TrickShown(shown.name, shown.trump, shown.trick.leader, shown.trick.cards, shown.winner),
        tuple(map(_example_seen, examples(form))),
        tuple(BackScoreShown(margin, back_score(margin)) for margin in BACK_SCORES),
    )


def _example_seen(example: Example) -> ExampleSeen:
    honors = tuple(
        tuple(HonorsHeld(seat, count) for seat, count in outcome.honors) for outcome in example.outcomes
    )
    calls = Auction.of(example.first_dealer, example.calls).calls
    hands = None if example.deal is None else example.deal.hands
    return ExampleSeen(
        example.name,
        sheet_seen(example.sheet),
        honors,
        calls,
        None if hands is None else BySeat(*(tuple(hand) for hand in hands)),
        None if hands is None else BySeat(*(hand.hcp for hand in hands)),
    )
