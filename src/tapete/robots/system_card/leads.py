"""The natural leads as a table: the same rule that the robots lead by, asked of one holding after another."""

from __future__ import annotations

import msgspec

from tapete.core import Card, Rank
from tapete.robots.card_play.opening_lead import led_from

_HOLDINGS = (
    "AK5", "AK52", "AQ52", "A853", "KQJ5", "KQT5", "KQ52", "KJT5", "K52", "K853",
    "QJT5", "QJ95", "QT95", "Q52", "JT95", "JT85", "J852", "T985", "T52", "9853",
    "852", "K5", "95", "5",
)  # fmt: skip


class LeadLine(msgspec.Struct, frozen=True):
    """A holding from the top, and the place in it, from 0, of the card that is led."""

    holding: tuple[Rank, ...]
    against_suit: int
    against_notrump: int


def natural_leads() -> tuple[LeadLine, ...]:
    """What is led from each holding, once its suit has been chosen."""
    return tuple(map(_line, _HOLDINGS))


def _line(holding: str) -> LeadLine:
    ranks = tuple(Card.parse(f"S{letter}").rank for letter in holding)
    held = sum(1 << rank.index for rank in ranks)
    places = {rank.index: place for place, rank in enumerate(ranks)}
    against_suit, against_notrump = (places[led_from(held, with_trumps=trumps)] for trumps in (True, False))
    return LeadLine(ranks, against_suit, against_notrump)
