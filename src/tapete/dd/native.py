"""Tapete's own solver, the package `tapete_native` (`native/`): ImportError where it was not built.

No other module knows its numbers: a card is its place in the pack, a hand its mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
import tapete_native

from tapete.core import DECK, BySeat, Card, Deal, Hand, PartialDeal, Play, Strain
from tapete.dd.port import NotFinished
from tapete.dd.position import NotSolvable, Position, even_hands
from tapete.dd.trick_table import StrainTricks, TrickTable

if TYPE_CHECKING:  # it takes as long to load as all of this room
    import numpy.typing as npt

MEMORY = 256
"""MB a thread may take for what it knows of one deal; a random one needs less than 30."""

Masks = tuple[int, int, int, int]
_NOBODY = -1


class Native:
    """Tapete's solver on so many threads, with so many seconds for each question (0: as long as it takes).

    Raises `NotFinished` for a question that takes longer. Several threads may ask; they wait for each other.
    """

    def __init__(self, threads: int = 1, seconds: float = 0.0, instructions: str = "") -> None:
        self.seconds = seconds
        self._solver = tapete_native.Solver(threads=threads, memory=MEMORY << 20, instructions=instructions)

    @property
    def memory(self) -> int:
        """Bytes that all threads have taken."""
        return self._solver.memory

    def table(self, deal: Deal | PartialDeal) -> TrickTable:
        """The tricks of every declarer in every strain."""
        even_hands(deal)
        with _told():
            return _table(self._solver.table(_masks(deal.hands), seconds=self.seconds))

    def tables(self, deals: Sequence[Deal | PartialDeal]) -> tuple[TrickTable | NotFinished, ...]:
        """The tables of many deals, in their order, over all threads; what is not finished says so there."""
        for deal in deals:
            even_hands(deal)
        with _told():
            found = self._solver.tables(_rows(deal.hands for deal in deals), seconds=self.seconds).tolist()
        return tuple(
            self._not_finished() if strains[0][0] == tapete_native.NOT_FINISHED else _table(strains)
            for strains in found
        )

    def strain(self, deal: Deal | PartialDeal, strain: Strain) -> BySeat[int]:
        """The tricks of every declarer in one strain."""
        even_hands(deal)
        with _told():
            return BySeat(*self._solver.strain(_masks(deal.hands), strain.index, seconds=self.seconds))

    def cards(self, position: Position) -> dict[Card, int]:
        """Of each legal card how many more tricks the side in turn takes once it is played."""
        play = position.play
        with _told():
            found = self._solver.cards(
                _masks(position.left), play.trump.index, play.leader.index, _trick(play), seconds=self.seconds
            )
        return {DECK[card]: tricks for card, tricks in found}

    def cards_of_each(self, positions: Sequence[Position]) -> tuple[dict[Card, int], ...]:
        """The same of many positions, in their order, over all threads."""
        plays = [position.play for position in positions]
        tricks = np.full((len(plays), 3), _NOBODY, np.int8)
        for row, play in zip(tricks, plays, strict=True):
            if trick := _trick(play):
                row[: len(trick)] = trick
        with _told():
            found = self._solver.cards_of_each(
                _rows(position.left for position in positions),
                np.array([play.trump.index for play in plays], np.int8),
                np.array([play.leader.index for play in plays], np.int8),
                tricks,
                seconds=self.seconds,
            )
        return tuple(map(self._named, found))

    def cards_of_layouts(
        self, play: Play, left: npt.NDArray[np.uint64], goal: int | None = None
    ) -> npt.NDArray[np.int8]:
        """More tricks of the side in turn by layout and card, over all threads; -2 where not finished."""
        low, high = (0, 13) if goal is None else (max(goal - 1, 0), max(goal, 0))
        with _told():
            return self._solver.cards_of_layouts(
                left,
                play.trump.index,
                play.leader.index,
                _trick(play),
                low=low,
                high=high,
                seconds=self.seconds,
            )

    def cards_along(self, hands: BySeat[Hand], play: Play) -> tuple[dict[Card, int], ...]:
        """What `cards` tells before each card of a play of these hands, at less cost than one by one."""
        with _told():
            found = self._solver.cards_along(
                _masks(hands),
                play.trump.index,
                play.opening_leader.index,
                _indices(play.cards),
                seconds=self.seconds,
            )
        return tuple({DECK[card]: tricks for card, tricks in cards} for cards in found)

    def _named(self, row: npt.NDArray[np.int8]) -> dict[Card, int]:
        if row[0] == tapete_native.NOT_FINISHED:
            raise self._not_finished()
        values = row.tolist()
        return {DECK[card]: values[card] for card in np.flatnonzero(row >= 0)[::-1].tolist()}

    def _not_finished(self) -> NotFinished:
        return NotFinished(f"not solved in {self.seconds:g} seconds")


@contextmanager
def _told() -> Iterator[None]:
    """The errors of the library as ours."""
    try:
        yield
    except tapete_native.BadPosition as error:
        raise NotSolvable(str(error)) from None
    except tapete_native.NotFinished as error:
        raise NotFinished(str(error)) from None


def _masks(hands: BySeat[Hand]) -> Masks:
    north, east, south, west = hands
    return north.mask, east.mask, south.mask, west.mask


def _rows(many: Iterable[BySeat[Hand]]) -> npt.NDArray[np.uint64]:
    return np.array([_masks(hands) for hands in many], np.uint64).reshape(-1, 4)


def _indices(cards: Iterable[Card]) -> list[int]:
    return [card.index for card in cards]


def _trick(play: Play) -> list[int]:
    return _indices(play.cards[len(play.cards) // 4 * 4 :])


def _table(strains: Sequence[Sequence[int]]) -> TrickTable:
    return TrickTable(BySeat(*(StrainTricks(*(of_seat[seat] for of_seat in strains)) for seat in range(4))))
