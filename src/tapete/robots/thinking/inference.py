"""What the last cards tell: where a card would have given a trick away, it was less likely played."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Card, Hand, Play, Seat, SeatView
from tapete.dd import Solver
from tapete.robots.card_play.opening_lead import opening_lead, suits_bid
from tapete.robots.card_play.position import position_of
from tapete.robots.layouts import Layouts
from tapete.robots.thinking.effort import Clock

_TRICK = 1.5
"""Logarithm of how much less likely a card is for each trick that it gives away."""
_SUIT = -0.7
"""Logarithm of how much less likely a lead is in another suit than that of the natural table."""
_MOST_LEFT = 9
"""With so many tricks to come, or fewer, cards are thought over: others take too much time."""
_CARDS = 8
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

    return drawn.weighed(np.array([0.0 if fits(hands) else _SUIT for hands in drawn.hands]))


def by_the_play(view: SeatView, drawn: Layouts, solver: Solver, until: float, clock: Clock) -> Layouts:
    """The layouts weighed again by the last cards that others chose, as far as the time goes."""
    for choice in last_choices(view):
        if clock() >= until:
            break
        drawn = drawn.weighed(-_TRICK * _lost(view, choice, drawn, solver))
    return drawn


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


def _lost(view: SeatView, choice: Choice, drawn: Layouts, solver: Solver) -> npt.NDArray[np.float64]:
    """In each layout the tricks that the card gave away; all of them where it could not be played."""
    assert view.play is not None
    seat, before, card = choice
    then = drawn.masks | _cards_since(view.play, before)
    held = then[:, seat.index]
    if before.led is not None:
        following = held & np.uint64(0x1FFF << 13 * before.led.suit.index)
        held = np.where(following != 0, following, held)
    chose = np.bitwise_count(held) > 1
    lost = np.zeros(len(then))
    if chose.any():
        tricks = solver.cards_of_layouts(before, then[chose])
        lost[chose] = tricks.max(axis=1) - np.maximum(tricks[:, card.index], 0)
    return lost


def _cards_since(play: Play, before: Play) -> npt.NDArray[np.uint64]:
    """What each seat from North has played from that point on."""
    masks, going = [0, 0, 0, 0], before
    for card in play.cards[len(before.cards) :]:
        masks[going.turn.index] |= card.bit
        going = going.after(card, Hand(card.bit))
    return np.array(masks, np.uint64)
