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

    @property
    def law(self) -> int:
        """Its number in the Laws of Rubber Bridge (not those of duplicate).

        >>> Reason.SLAM.law, Reason.RUBBER.law, Reason.UNFINISHED_GAME.law
        (81, 74, 80)
        """
        return _LAWS.get(self, 81)

    @property
    def section(self) -> str:
        """Where the rules chosen for Tapete say it, such as `000 §05`."""
        return "000 §06" if self in _LAWS else "000 §05"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


_LAWS = {Reason.RUBBER: 74, Reason.UNFINISHED_GAME: 80, Reason.UNFINISHED_PART_SCORE: 80}
"""Reasons that belong to the rubber as a whole; those of a single deal are all in the table of Law 81."""
