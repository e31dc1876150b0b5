"""The ways of comparing (Law 78 of duplicate)."""

from __future__ import annotations

from enum import Enum


class Comparison(Enum):
    """How a score on a board is set against the others on it."""

    MATCHPOINTS = "matchpoints"
    """2 for each score below, 1 for each equal."""
    ACBL_MATCHPOINTS = "matchpoints_acbl"
    """1 for each score below, a half for each equal."""
    IMPS = "imps"
    """IMPs against the mean of the other tables: with two tables, their difference."""
    CROSS_IMPS = "cross_imps"
    """IMPs against each other score, for each comparison."""
    BUTLER = "butler"
    """IMPs against the datum, the mean of all scores, one's own among them."""
    TOTAL_POINTS = "total_points"
    """The points themselves, added up."""

    def __repr__(self) -> str:
        return f"Comparison.{self.name}"

    @property
    def law(self) -> str:
        """Where the Laws of duplicate have it."""
        return _LAW[self]

    @property
    def is_matchpoints(self) -> bool:
        """Whether a board has a top, so that results can be told in percent."""
        return self in {Comparison.MATCHPOINTS, Comparison.ACBL_MATCHPOINTS}


_LAW = {
    Comparison.MATCHPOINTS: "78A",
    Comparison.ACBL_MATCHPOINTS: "78A",
    Comparison.IMPS: "78B",
    Comparison.CROSS_IMPS: "78B",
    Comparison.BUTLER: "78B",
    Comparison.TOTAL_POINTS: "78C",
}
