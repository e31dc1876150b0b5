"""Cards that were played: what each cost with all hands in view, and whether that could be known."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from math import sqrt

import msgspec

from tapete.core import Card, Seat
from tapete.dd import PlayedCard
from tapete.robots.teaching.card_kinds import CardKind, kind_of
from tapete.robots.teaching.choices import Choice, Known, PlayedDeal, choices
from tapete.robots.thinking import CardChance, CardThought

_GOAL_SPREAD, _TRICKS_SPREAD = 0.5, 1.0
"""By how much two cards differ from layout to layout: over so many layouts, that much by their root."""
_GOAL_LEAST, _TRICKS_LEAST = 0.03, 0.1
"""What is not worth calling worse, however exactly it is known: a chance, and tricks."""


class CardVerdict(Enum):
    """How a card stands, with all hands in view and by what its player could know."""

    GOOD = "good"
    """It gave nothing away, and nothing better could be known."""
    ERROR = "error"
    """It gave tricks away, and by what could be known another card was better."""
    UNLUCKY = "unlucky"
    """It gave tricks away as the cards lay, but was right by what could be known."""
    LUCKY = "lucky"
    """It gave nothing away as the cards lay, but another card was better by what could be known."""
    COSTLY = "costly"
    """It gave tricks away; what could be known has not been worked out."""


class KnownWorth(msgspec.Struct, frozen=True):
    """What could be known of a card that was played, and of the one that was best by it."""

    played: CardChance
    best: CardChance
    won: int
    """Tricks that the side had before; the chances count those to come."""
    layouts: int
    exact: bool


class CardGrade(msgspec.Struct, frozen=True):
    """A card that was played, and how it stands."""

    place: int
    """How many cards had been played before it."""
    seat: Seat
    """Whose hand it came from."""
    chooser: Seat
    """Who chose it: declarer for dummy."""
    card: Card
    kind: CardKind
    verdict: CardVerdict
    cost: int
    """Tricks that it gave away with all hands in view."""
    better: tuple[Card, ...]
    """The cards that would have given none away; empty where it gave none."""
    known: KnownWorth | None
    """None where there was nothing to choose, or it was not worked out."""


def places_to_think(played: PlayedDeal, worth: tuple[PlayedCard, ...], chooser: Seat) -> frozenset[int]:
    """Where that seat's choice could matter: its cards are not all worth the same with all hands in view."""
    return frozenset(
        each.place
        for each in choices(played)
        if each.chooser is chooser and len({legal.tricks for legal in worth[each.place].legal}) > 1
    )


def grade_cards(
    played: PlayedDeal, worth: tuple[PlayedCard, ...], known: Iterable[Known], chooser: Seat
) -> tuple[CardGrade, ...]:
    """Every card that this seat chose; `worth` is what each card of the play cost, `known` what was thought.

    What has not been thought over yet is `COSTLY` where it cost something.
    """
    thoughts = {each.place: each.thought for each in known}
    return tuple(
        _grade(each, worth[each.place], thoughts.get(each.place))
        for each in choices(played)
        if each.chooser is chooser
    )


def _grade(choice: Choice, worth: PlayedCard, thought: CardThought | None) -> CardGrade:
    known = None if thought is None else _known(choice, thought)
    better = _better(worth)
    verdict = verdict_of(worth.cost, known)
    compared = choice.card
    if verdict in (CardVerdict.ERROR, CardVerdict.LUCKY) and known is not None:
        compared = known.best.card
    elif better:
        compared = better[0]
    kind = kind_of(choice.view, choice.card, compared)
    return CardGrade(
        choice.place, worth.seat, choice.chooser, choice.card, kind, verdict, worth.cost, better, known
    )


def _known(choice: Choice, thought: CardThought) -> KnownWorth | None:
    chance = next((each for each in thought.cards if each.card is choice.card), None)
    if chance is None:
        return None
    assert choice.view.play is not None
    won = choice.view.play.tricks_won(choice.chooser.side)
    return KnownWorth(chance, thought.cards[0], won, thought.layouts, thought.exact)


def _better(worth: PlayedCard) -> tuple[Card, ...]:
    if not worth.cost:
        return ()
    return tuple(legal.card for legal in worth.legal if legal.tricks == worth.before)


def verdict_of(cost: int, known: KnownWorth | None) -> CardVerdict:
    """An error only where the card cost tricks and could be known to be worse."""
    if known is None:
        return CardVerdict.COSTLY if cost else CardVerdict.GOOD
    if is_worse(known):
        return CardVerdict.ERROR if cost else CardVerdict.LUCKY
    return CardVerdict.UNLUCKY if cost else CardVerdict.GOOD


def is_worse(known: KnownWorth) -> bool:
    """Whether the card is worse than the best by what could be known: the goal first, then tricks.

    A difference that a sample of so many layouts may show by chance is none.
    """
    goal = known.best.goal - known.played.goal
    if abs(goal) > _margin(_GOAL_LEAST, _GOAL_SPREAD, known):
        return goal > 0
    return known.best.tricks - known.played.tricks > _margin(_TRICKS_LEAST, _TRICKS_SPREAD, known)


def _margin(least: float, spread: float, known: KnownWorth) -> float:
    return least if known.exact else least + spread / sqrt(known.layouts)
