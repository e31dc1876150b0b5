"""The port: what Tapete asks of a double-dummy solver, whichever it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from tapete.core import BySeat, Card, Deal, PartialDeal, Play, Strain
from tapete.dd.position import Position
from tapete.dd.trick_table import TrickTable

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


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
        """The same of many positions, in their order."""

    def cards_of_layouts(
        self, play: Play, left: npt.NDArray[np.uint64], goal: int | None = None
    ) -> npt.NDArray[np.int8]:
        """One play over many layouts: more tricks of the side in turn, by layout and card. What a robot asks.

        `left` has a row for each layout: what each seat from North still holds, as masks, without the cards
        on the table. The answer has a row of 52 for each, by a card's place in the pack, -1 for a card that
        is not legal. With a goal it is only asked whether so many tricks are reached, which is quicker: the
        answer is the goal where they are, and less where they are not.
        """
