"""What is handed in, looked at before anything begins."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.integer[Any]]

_PACK = np.uint64((1 << 52) - 1)


class PlayoutError(ValueError):
    """What is no number of games, no deal, no dealer, or not legal; the words say which and where."""


def checked_hands(hands: npt.NDArray[np.uint64], count: int) -> npt.NDArray[np.uint64]:
    """Deals as masks; raises `PlayoutError` for what is none."""
    if hands.dtype != np.uint64 or hands.shape != (count, 4):
        raise PlayoutError(
            f"hands are masks of 64 bits in the shape {(count, 4)}, not {hands.dtype} in {hands.shape}"
        )
    whole = (np.bitwise_or.reduce(hands, axis=1) == _PACK) & (np.bitwise_count(hands) == 13).all(axis=1)
    if not whole.all():
        raise PlayoutError(f"row {int(np.argmin(whole))} of the hands is no deal")
    return np.ascontiguousarray(hands)


def checked_dealers(dealers: Numbers, count: int) -> npt.NDArray[np.uint8]:
    """Seats by their index; raises `PlayoutError` for what is none."""
    if not np.issubdtype(dealers.dtype, np.integer) or dealers.shape != (count,):
        raise PlayoutError(
            f"dealers are whole numbers in the shape {(count,)}, not {dealers.dtype} in {dealers.shape}"
        )
    is_seat = (dealers >= 0) & (dealers <= 3)
    if not is_seat.all():
        raise PlayoutError(f"dealer {int(np.argmin(is_seat))} is no seat, 0 to 3")
    return np.ascontiguousarray(dealers, np.uint8)
