"""What contestants take with them into the next stage; no law says how much, each event does.

The defaults are usual ones: half a qualifying score in a pairs event (the carry-forward formula of the
English Bridge Union), half the margin of a match already played between the two in a knockout.
"""

from __future__ import annotations

from fractions import Fraction

from tapete.scoring.errors import CannotCompare
from tapete.scoring.rounding import to_hundredths

HALF = Fraction(1, 2)


def carried_matchpoints(
    qualifying: float, qualifying_top: float, final_top: float, share: Fraction = HALF
) -> float:
    """Matchpoints to begin a final with, two decimals, in the final's own unit.

    The tops are those of one board, so that a final of as many boards weighs twice as much as what
    went before. Raises `CannotCompare` without a top.

    >>> carried_matchpoints(330, qualifying_top=22, final_top=12)
    90.0
    """
    if qualifying_top <= 0 or final_top <= 0:
        raise CannotCompare(
            f"matchpoints cannot be carried from a top of {qualifying_top} to one of {final_top}"
        )
    _check(share)
    return to_hundredths(share * Fraction(qualifying) * Fraction(final_top) / Fraction(qualifying_top))


def carried_imps(margin: int, share: Fraction = HALF, most: int | None = None) -> float:
    """IMPs that the winner of an earlier match begins a knockout match with, two decimals.

    `margin` is that of the earlier match, below 0 for its loser; events limit it to `most`.

    >>> carried_imps(27), carried_imps(-27, Fraction(1, 3)), carried_imps(50, most=16)
    (13.5, -9.0, 16.0)
    """
    _check(share)
    if most is not None and most < 0:
        raise CannotCompare(f"a carry-over of at most {most} IMPs cannot be")
    carried = share * margin
    if most is not None:
        carried = max(Fraction(-most), min(Fraction(most), carried))
    return to_hundredths(carried)


def _check(share: Fraction) -> None:
    if not 0 <= share <= 1:
        raise CannotCompare(f"a share is between none and all, not {share}")
