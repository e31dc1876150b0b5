"""The back score: what each player has won or lost over several rubbers, in hundreds (spec 003)."""

from __future__ import annotations


def back_score(margin: int) -> int:
    """The hundreds that a rubber won or lost by `margin` counts; half a hundred counts as one.

    >>> back_score(950), back_score(940), back_score(850), back_score(-950)
    (10, 9, 9, -10)
    """
    hundreds = (abs(margin) + 50) // 100
    return hundreds if margin >= 0 else -hundreds
