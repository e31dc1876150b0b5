"""Hands that change places: several deals from one shuffle."""

from __future__ import annotations

from enum import Enum
from itertools import permutations

import numpy as np

from tapete.core import PartialDeal, Seat
from tapete.dealing.batch import Batch


class Swap(Enum):
    """Which hands of a shuffled deal also change places; each way of it is a deal, and a try, of its own."""

    NONE = "none"
    EW = "EW"
    """East and West: two deals of each shuffle."""
    ALL = "all"
    """East, South and West in each of their six orders; North keeps the hand."""

    def __repr__(self) -> str:
        return f"Swap.{self.name}"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose hands change places."""
        return {
            Swap.NONE: (),
            Swap.EW: (Seat.EAST, Seat.WEST),
            Swap.ALL: (Seat.EAST, Seat.SOUTH, Seat.WEST),
        }[self]

    def forbidden_by(self, given: PartialDeal) -> Seat | None:
        """A seat that was given cards and would lose them; None where there is none."""
        return next((seat for seat in self.seats if given[seat].mask), None)


def swapped(batch: Batch, swap: Swap) -> Batch:
    """Each deal followed by those that come of it, the one as it was dealt first."""
    if swap is Swap.NONE:
        return batch
    ways = [_order(dict(zip(swap.seats, way, strict=True))) for way in permutations(swap.seats)]
    together = np.stack([batch.masks[way] for way in ways], axis=3)
    return Batch(together.reshape(4, 4, -1))


def _order(taken_from: dict[Seat, Seat]) -> list[int]:
    return [taken_from.get(seat, seat).index for seat in Seat]
