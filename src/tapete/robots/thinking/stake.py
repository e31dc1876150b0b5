"""What the side in turn plays for: the worth of its further tricks, and whether they reach its goal."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tapete.core import SeatView
from tapete.robots.goals import play_worth
from tapete.scoring import AnySheet

Numbers = npt.NDArray[np.float64]

_TRICKS_A_SPREAD = 4
"""For every so many tricks to come beyond the last five, results are spread once more around double dummy."""


class Stake:
    """The worth of each number of further tricks to the side in turn, from none to all."""

    def __init__(self, view: SeatView, sheet: AnySheet) -> None:
        play, contract = view.play, view.contract
        assert play is not None and contract is not None
        declaring = play.turn.side is contract.declarer.side
        worth, left = play_worth(view, sheet), play.tricks_left
        before = play.tricks_won(contract.declarer.side)
        taken = [before + (more if declaring else left - more) for more in range(left + 1)]
        sign = 1 if declaring else -1
        exactly: Numbers = np.array([sign * worth(tricks) for tricks in taken], np.float64)
        self.worth = spread(exactly, max(0, (left - 5) // _TRICKS_A_SPREAD))
        self.reached: Numbers = np.array(
            [(tricks >= contract.tricks_needed) is declaring for tricks in taken], np.float64
        )


def spread(worth: Numbers, times: int) -> Numbers:
    """The worth of each number of tricks when one more or less may come of it: nobody plays double dummy.

    >>> spread(np.array([0.0, 0.0, 400.0, 400.0]), 1).tolist()
    [0.0, 100.0, 300.0, 400.0]
    """
    for _ in range(times):
        fewer, more = np.append(worth[:1], worth[:-1]), np.append(worth[1:], worth[-1:])
        worth = fewer / 4 + worth / 2 + more / 4
    return worth
