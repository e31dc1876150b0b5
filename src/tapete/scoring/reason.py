"""Why points are on the sheet. Under which law a form gives them is told by `source`."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """What an entry was scored for; the names are those of the command line.

    An adjustment is what the players agreed on after an irregularity.
    """

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    INSULT = "insult"
    SLAM = "slam"
    UNDERTRICKS = "undertricks"
    HONORS = "honors"
    RUBBER = "rubber"
    UNFINISHED_GAME = "unfinished_game"
    UNFINISHED_PART_SCORE = "unfinished_part_score"
    GAME_BONUS = "game_bonus"
    PART_SCORE_BONUS = "part_score_bonus"
    ADJUSTMENT = "adjustment"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"
