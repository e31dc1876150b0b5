"""What became of one board at one table: the line that goes on the traveller."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.core import Outcome, Side, board_vulnerability
from tapete.scoring.artificial import Artificial
from tapete.scoring.duplicate import score_ns

# Many tables end in the same few contracts.
_score_ns = lru_cache(maxsize=4096)(score_ns)


class Awarded(msgspec.Struct, frozen=True):
    """An artificial adjusted score for each side, where no result can be had (Law 12C2 of duplicate)."""

    ns: Artificial
    ew: Artificial

    def __getitem__(self, side: Side) -> Artificial:
        return self.ns if side is Side.NS else self.ew


class BoardResult(msgspec.Struct, frozen=True):
    """One board as one table played it, the pairs by their names.

    >>> from tapete.core import Contract, Seat
    >>> BoardResult(2, "1", "Ana-Luis", "Eva-Joan", Outcome(Contract.parse("3NT", Seat.SOUTH), 9)).score_ns
    600
    """

    board: int
    """Its number, from 1; dealer and vulnerability follow from it (Law 2)."""
    table: str
    ns: str
    ew: str
    result: Outcome | Awarded
    adjustment_ns: int = 0
    """Points that a ruling added to North-South's score or, below 0, took from it (Law 12C1)."""

    @property
    def score_ns(self) -> int | None:
        """The points as North-South see them (Law 77); None where the score was awarded."""
        if isinstance(self.result, Awarded):
            return None
        return _score_ns(self.result, board_vulnerability(self.board)) + self.adjustment_ns

    def pair(self, side: Side) -> str:
        """Who sat on that side."""
        return self.ns if side is Side.NS else self.ew
