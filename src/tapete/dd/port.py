"""The port: what Tapete asks of a double-dummy solver, whichever it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tapete.core import BySeat, Card, Deal, PartialDeal, Strain
from tapete.dd.position import Position
from tapete.dd.trick_table import TrickTable


class NotFinished(Exception):  # noqa: N818 (an answer: nothing is known in that time)
    """A question that took longer than its budget, or whose process ended."""

    code = "dd/not-finished"


class Solver(Protocol):
    """Somebody who plays all four hands as well as they can be played.

    Hands may have begun with fewer than thirteen cards. Each raises `NotSolvable` for hands that
    are not of one length. A single question may take minutes on a freak deal; whoever cannot wait
    asks through `Workers`, which keep a budget.
    """

    def table(self, deal: Deal | PartialDeal) -> TrickTable:
        """The tricks of every declarer in every strain."""

    def strain(self, deal: Deal | PartialDeal, strain: Strain) -> BySeat[int]:
        """The tricks of every declarer in one strain."""

    def cards(self, position: Position) -> dict[Card, int]:
        """Of each legal card, highest first, how many more tricks the side in turn takes once it is played.

        The trick in progress counts among them. Nothing once all cards are played.
        """

    def cards_of_each(self, positions: Sequence[Position]) -> tuple[dict[Card, int], ...]:
        """The same of many positions, in their order: what a robot asks about the layouts it imagines."""
