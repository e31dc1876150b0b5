"""What each card of a play cost, against the best that could be played with all hands in view."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import BySeat, Card, Hand, Play, Seat, Side
from tapete.dd.port import Solver
from tapete.dd.position import Position


class CardWorth(msgspec.Struct, frozen=True):
    """A legal card, and the tricks of the declaring side in all when everybody then plays their best."""

    card: Card
    tricks: int


class PlayedCard(msgspec.Struct, frozen=True):
    """A card as it was played, and what the others would have been worth."""

    seat: Seat
    card: Card
    before: int
    """Tricks of the declaring side in all, had the best card been played."""
    after: int
    """The same with the card played."""
    cost: int
    """Tricks that the card gave away, seen from the side that played it; never less than none."""
    legal: tuple[CardWorth, ...]
    """Every card that could have been played, highest first."""


class Analysis(msgspec.Struct, frozen=True):
    """A play, card by card."""

    declarer: Seat
    cards: tuple[PlayedCard, ...]

    def cost(self, seat: Seat) -> int:
        """Tricks that a seat's cards gave away in all."""
        return sum(played.cost for played in self.cards if played.seat is seat)


def analyze(solver: Solver, hands: BySeat[Hand], play: Play) -> Analysis:
    """Ask the solver about every point of a play of these hands, which may have been left off anywhere.

    Raises `NotSolvable` for hands that are not all known, and `IllegalPlay`.
    """
    return Analysis(play.opening_leader.rho, tuple(analyzed(solver, hands, play)))


def analyzed(solver: Solver, hands: BySeat[Hand], play: Play) -> Iterator[PlayedCard]:
    """The cards one by one, each as soon as it is known."""
    declarer = play.opening_leader.rho
    leader = play.opening_leader
    position = Position(hands, Play(play.trump, leader, leader, leader))
    known: int | None = None
    for card in play.cards:
        worth = _worth(solver, position, declarer.side, known)
        seat, after = position.play.turn, position.after(card)
        best = max if seat.side is declarer.side else min
        before, known = best(worth.values()), worth[card]
        legal = tuple(CardWorth(*pair) for pair in worth.items())
        yield PlayedCard(seat, card, before, known, abs(before - known), legal)
        position = after


def _worth(solver: Solver, position: Position, side: Side, known: int | None) -> dict[Card, int]:
    """Of each legal card the tricks of that side in all; who has but one card leaves them as they were."""
    legal = position.legal_cards
    if known is not None and len(legal) == 1:
        return dict.fromkeys(legal, known)
    play = position.play
    won, to_come = play.tricks_won(side), len(position.left[play.turn])
    more = solver.cards(position)
    if play.turn.side is side:
        return {card: won + tricks for card, tricks in more.items()}
    return {card: won + to_come - tricks for card, tricks in more.items()}
