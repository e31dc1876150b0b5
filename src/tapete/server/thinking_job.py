"""What a strong robot works out in a process of its own: questions that travel, and their answers."""

from __future__ import annotations

import time

import msgspec

from tapete.core import Card, SeatView
from tapete.dd import Solver
from tapete.robots.claims import think_claim
from tapete.robots.thinking import CardThought, Effort, seed_of, think_card, views_ahead
from tapete.scoring import AnySheet
from tapete.server.book_folder import bid_as_told


class CardQuestion(msgspec.Struct, frozen=True):
    """Which card a seat should play, or what it should claim, from what it may see."""

    view: SeatView
    sheet: AnySheet
    may_claim: bool


class PlayDecision(msgspec.Struct, frozen=True):
    """A claim and the order of its cards, or else a card and what is thought of the others."""

    claim: tuple[int, tuple[Card, ...]] | None
    thought: CardThought | None


def decide(question: CardQuestion, seconds: float, solver: Solver) -> PlayDecision:
    """What to play, worked out in about so many seconds; or what no order of play can change, claimed."""
    bid_as_told()
    claim = think_claim(question.view, question.sheet, solver) if question.may_claim else None
    if claim is not None:
        return PlayDecision(claim, None)
    seed = seed_of(question.view)
    effort = Effort(seconds)
    return PlayDecision(None, think_card(question.view, question.sheet, solver, seed, effort, time.monotonic))


_GUESSES = 2
"""How many of the next cards a robot thinks beyond while a person makes up his mind."""


def decide_ahead(
    question: CardQuestion, seconds: float, solver: Solver
) -> tuple[tuple[CardQuestion, PlayDecision], ...]:
    """What to play after the likeliest cards of the one in turn, as far as that seat then chooses."""
    bid_as_told()
    views = views_ahead(question.view, question.sheet, seed_of(question.view), _GUESSES)
    guessed = (CardQuestion(view, question.sheet, question.may_claim) for view in views)
    return tuple((each, decide(each, seconds, solver)) for each in guessed)
