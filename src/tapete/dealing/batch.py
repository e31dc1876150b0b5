"""Many deals at once, as arrays: the thirteen bits of each suit in each hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Deal, Hand, Rank, Seat, Suit

Masks = npt.NDArray[np.uint16]
Numbers = npt.NDArray[np.int64] | npt.NDArray[np.int16]
Truths = npt.NDArray[np.bool_]

_SEATS, _SUITS = tuple(Seat), tuple(Suit)


@cache
def _ranks() -> list[str]:
    """The cards of a suit, the highest first, for each way to hold it."""
    known = [""]
    for rank in Rank:
        known += [f"{rank}{lower}" for lower in known]
    return known


class Batch:
    """Deals side by side; what has been counted of their hands is kept with them.

    `masks[seat.index, suit.index, i]` has bit 0 for the deuce and bit 12 for the ace of that suit.
    """

    def __init__(self, masks: Masks) -> None:
        self.masks = masks
        self._counted: dict[object, Numbers] = {}

    @staticmethod
    def of(deals: list[Deal]) -> Batch:
        """The batch of these deals."""
        masks = np.zeros((4, 4, len(deals)), np.uint16)
        for place, deal in enumerate(deals):
            for seat in _SEATS:
                for suit in _SUITS:
                    masks[seat.index, suit.index, place] = deal[seat].mask >> 13 * suit.index & 0x1FFF
        return Batch(masks)

    def __len__(self) -> int:
        return int(self.masks.shape[2])

    def __getitem__(self, place: int) -> Deal:
        clubs, diamonds, hearts, spades = self.masks[:, :, place].T.tolist()
        hands = (
            Hand(c | d << 13 | h << 26 | s << 39)
            for c, d, h, s in zip(clubs, diamonds, hearts, spades, strict=True)
        )
        return Deal(BySeat(*hands))

    def __iter__(self) -> Iterator[Deal]:
        hands = ([Hand(mask) for mask in masks] for masks in self.whole_hands().tolist())
        return map(Deal, map(BySeat, *hands))

    def whole_hands(self) -> npt.NDArray[np.uint64]:
        """`Hand.mask` of each seat in each deal: an array of 4 by as many as there are."""
        whole = np.zeros((4, len(self)), np.uint64)
        for suit in _SUITS:
            whole |= self.masks[:, suit.index].astype(np.uint64) << np.uint64(13 * suit.index)
        return whole

    def texts(self) -> list[str]:
        """Each deal as `str(deal)` writes it."""
        hands = [self._hand_texts(seat) for seat in _SEATS]
        return [f"N:{north} {east} {south} {west}" for north, east, south, west in zip(*hands, strict=True)]

    def _hand_texts(self, seat: Seat) -> list[str]:
        ranks = _ranks()
        suits = ([ranks[held] for held in self.masks[seat.index, suit.index].tolist()] for suit in _SUITS)
        return [f"{s}.{h}.{d}.{c}" for c, d, h, s in zip(*suits, strict=True)]

    def where(self, chosen: Truths | npt.NDArray[np.intp]) -> Batch:
        """Only the deals of which it is true, or those at these places."""
        return Batch(self.masks[:, :, chosen])

    def first(self, most: int) -> Batch:
        """The first so many deals, or as many as there are."""
        return self if most >= len(self) else Batch(self.masks[:, :, :most])

    def suit(self, seat: Seat, suit: Suit) -> Masks:
        """The cards of one suit in one hand."""
        taken: Masks = self.masks[seat.index, suit.index]
        return taken

    def counted(self, key: object, count: Callable[[], Numbers]) -> Numbers:
        """What was counted before under that name, else what `count` gives."""
        known = self._counted.get(key)
        if known is None:
            known = self._counted[key] = count()
        return known
