"""The card that a robot plays: singletons at once, then by whether it leads, follows, or is void."""

from __future__ import annotations

from tapete.core import Card, SeatView
from tapete.robots.card_play.declarer import declarer_lead
from tapete.robots.card_play.defence import defence_lead
from tapete.robots.card_play.following import follow
from tapete.robots.card_play.goal import tricks_to_play_for
from tapete.robots.card_play.opening_lead import opening_lead, suits_bid
from tapete.robots.card_play.position import Position, position_of
from tapete.robots.card_play.ruffing import ruff_or_discard
from tapete.robots.temperament import BY_THE_BOOK, Temperament
from tapete.scoring import AnySheet


def choose_card(view: SeatView, sheet: AnySheet, temperament: Temperament = BY_THE_BOOK) -> Card:
    """The card for the hand in turn: the view's own, or dummy's when the view is declarer's."""
    position = position_of(view, tricks_to_play_for(view, sheet), temperament)
    if len(position.legal) == 1:
        return next(iter(position.legal))
    if position.led is None:
        return _lead(position, view)
    return follow(position) if position.in_suit(position.led) else ruff_or_discard(position)


def _lead(position: Position, view: SeatView) -> Card:
    if position.is_declaring:
        return declarer_lead(position)
    bid_by = suits_bid(view.auction)
    return defence_lead(position, bid_by) if position.play.cards else opening_lead(position, bid_by)
