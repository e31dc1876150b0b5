"""The layouts that were drawn."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import numpy.typing as npt

from tapete.core import BySeat, Hand

WholeHands = npt.NDArray[np.uint64]


class Layouts(msgspec.Struct, frozen=True):
    """Four hands each; fewer than were wanted only where the tries came to an end, or where nothing fits."""

    masks: WholeHands
    """`Hand.mask` of each seat, in the order of `Seat.index`: as many rows of four as there are layouts."""
    tries: int
    wanted: int

    @property
    def is_complete(self) -> bool:
        """Whether all that were wanted are there."""
        return len(self) == self.wanted

    def __len__(self) -> int:
        return len(self.masks)

    def __getitem__(self, place: int) -> BySeat[Hand]:
        return BySeat(*map(Hand, self.masks[place].tolist()))

    def __iter__(self) -> Iterator[BySeat[Hand]]:
        return (BySeat(*map(Hand, row)) for row in self.masks.tolist())

    def remaining(self, played: Hand) -> Layouts:
        """The same once these cards have left the hands."""
        return Layouts(self.masks & np.uint64(~played.mask & (1 << 52) - 1), self.tries, self.wanted)
