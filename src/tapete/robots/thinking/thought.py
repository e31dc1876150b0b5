"""What a robot found about each card that may be played."""

from __future__ import annotations

import msgspec

from tapete.core import Card


class CardChance(msgspec.Struct, frozen=True):
    """A legal card and what it is worth, averaged over the layouts."""

    card: Card
    tricks: float
    """Further tricks of the side in turn, the present one among them."""
    goal: float
    """Chance that the side in turn reaches its goal: the contract made, or beaten."""
    score: float
    """What the result is worth to the side in turn, in the form."""


class CardThought(msgspec.Struct, frozen=True):
    """The card to play, and all legal ones, best first."""

    card: Card
    cards: tuple[CardChance, ...]
    layouts: int
    """How many layouts were looked at; none where there was nothing to choose."""
    exact: bool
    """Whether those are all the layouts there may be."""
