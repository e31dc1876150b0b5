"""What the last cards tell: where a card would have given a trick away, it was less likely played."""

from __future__ import annotations

from math import exp

from tapete.core import BySeat, Card, Hand, Play, Seat, SeatView
from tapete.dd import Position, Solver
from tapete.robots.card_play.opening_lead import opening_lead, suits_bid
from tapete.robots.card_play.position import position_of
from tapete.robots.layouts import Layouts
from tapete.robots.thinking.effort import Clock

_TRICK = 1.0
"""Logarithm of how much less likely a card is for each trick that it gives away."""
_SUIT = -0.7
"""Logarithm of how much less likely a lead is in another suit than that of the natural table."""
_MOST_LEFT = 9
"""With so many tricks to come, or fewer, cards are thought over: others take too much time."""
_CARDS = 5
"""How many cards, the last ones."""

Choice = tuple[Seat, Play, Card]
"""Whose turn it was, the play before, and the card chosen."""


def by_the_lead(view: SeatView, drawn: Layouts) -> Layouts:
    """The layouts weighed again by the suit of the opening lead, which is likelier to be the table's."""
    play, contract = view.play, view.contract
    assert play is not None and contract is not None
    if not play.cards or play.opening_leader is view.seat:
        return drawn
    leader, start, bid_by = play.opening_leader, Play.start(contract), suits_bid(view.auction)
    played, led = play.played_by(leader), play.cards[0].suit

    def fits(hands: BySeat[Hand]) -> bool:
        seen = SeatView(leader, view.vulnerability, view.auction, start, ((leader, hands[leader] | played),))
        return opening_lead(position_of(seen), bid_by).suit is led

    return _weighed(drawn, [0.0 if fits(hands) else _SUIT for hands in drawn.hands])


def by_the_play(view: SeatView, drawn: Layouts, solver: Solver, until: float, clock: Clock) -> Layouts:
    """The layouts weighed again by the last cards that others chose, as far as the time goes."""
    for choice in last_choices(view):
        if clock() >= until:
            break
        drawn = _weighed(drawn, [-_TRICK * tricks for tricks in _lost(view, choice, drawn, solver)])
    return drawn


def _weighed(drawn: Layouts, more: list[float]) -> Layouts:
    """With these logarithms on top of the weights."""
    weights = [weight * exp(add) for weight, add in zip(drawn.weights, more, strict=True)]
    whole = sum(weights)
    return Layouts(drawn.hands, tuple(weight / whole for weight in weights), drawn.exact)


def last_choices(view: SeatView) -> list[Choice]:
    """The last cards that were chosen by somebody who knew hidden cards, the latest first."""
    play, contract = view.play, view.contract
    assert play is not None and contract is not None
    first = max(0, 4 * (13 - _MOST_LEFT))
    found: list[Choice] = []
    before = Play.start(contract)
    for place, card in enumerate(play.cards):
        seat = before.turn
        chooser = contract.declarer if seat is contract.dummy else seat
        if place >= first and chooser is not view.seat:
            found.append((seat, before, card))
        before = before.after(card, Hand(card.bit))
    # A play whose first tricks are not known cannot be gone over again.
    return found[-_CARDS:][::-1] if before == play else []


def _lost(view: SeatView, choice: Choice, drawn: Layouts, solver: Solver) -> list[int]:
    """In each layout the tricks that the card gave away."""
    assert view.play is not None
    seat, before, card = choice
    since = _cards_since(view.play, before)
    positions, places, lost = [], [], [0] * len(drawn.hands)
    for place, hands in enumerate(drawn.hands):
        then = BySeat.of(lambda each, hands=hands: hands[each] | since[each])  # type: ignore[misc]
        if len(before.legal_cards(then[seat])) > 1:
            positions.append(Position(then, before))
            places.append(place)
    for place, tricks in zip(places, solver.cards_of_each(positions), strict=True):
        lost[place] = max(tricks.values()) - tricks.get(card, 0)
    return lost


def _cards_since(play: Play, before: Play) -> BySeat[Hand]:
    """What each seat has played from that point on."""
    masks, going = [0, 0, 0, 0], before
    for card in play.cards[len(before.cards) :]:
        masks[going.turn.index] |= card.bit
        going = going.after(card, Hand(card.bit))
    return BySeat(*map(Hand, masks))
