"""What the side in turn plays for: the worth of its further tricks, and whether they reach its goal."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tapete.core import SeatView
from tapete.robots.goals import play_worth
from tapete.scoring import AnySheet

Numbers = npt.NDArray[np.float64]


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
        self.worth: Numbers = np.array([sign * worth(tricks) for tricks in taken], np.float64)
        self.reached: Numbers = np.array(
            [(tricks >= contract.tricks_needed) is declaring for tricks in taken], np.float64
        )
