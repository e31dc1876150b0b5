"""Why points are on the sheet: each reason with its Law and the section of the rules chosen."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """What an entry was scored for; the names are those of the command line."""

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

    @property
    def law(self) -> int:
        """Its number in the Laws of Rubber Bridge; that of duplicate for what rubber bridge does not have.

        >>> Reason.SLAM.law, Reason.RUBBER.law, Reason.UNFINISHED_GAME.law
        (81, 74, 80)
        """
        return _LAWS.get(self, 81)

    @property
    def section(self) -> str:
        """Where the rules chosen for Tapete say it, such as `000 §05`."""
        return _SECTIONS.get(self, "000 §05")

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


_LAWS = {
    Reason.RUBBER: 74,
    Reason.UNFINISHED_GAME: 80,
    Reason.UNFINISHED_PART_SCORE: 80,
    Reason.GAME_BONUS: 77,
    Reason.PART_SCORE_BONUS: 77,
}
_SECTIONS = {
    Reason.RUBBER: "000 §06",
    Reason.UNFINISHED_GAME: "000 §06",
    Reason.UNFINISHED_PART_SCORE: "000 §06",
    Reason.GAME_BONUS: "004",
    Reason.PART_SCORE_BONUS: "004",
}
"""Reasons that are not of the deal itself; the others are all in the table of Law 81 (000 §05)."""
