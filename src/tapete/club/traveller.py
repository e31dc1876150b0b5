"""A traveller: all that happened to one board, the best for North-South first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from tapete.club.board_result import BoardResult
from tapete.club.comparison import Comparison
from tapete.club.points import board_datum, board_points, board_top
from tapete.core import BySide
from tapete.scoring.errors import CannotCompare


class Row(msgspec.Struct, frozen=True):
    """A result and what it is worth to each side; None where there is nothing to compare it with."""

    played: BoardResult
    score_ns: int | None
    """As North-South see it; None where it was awarded."""
    points: BySide[float] | None = None


class Traveller(msgspec.Struct, frozen=True):
    """A board and its rows, the best score for North-South first, awarded scores last."""

    board: int
    rows: tuple[Row, ...]
    top: float | None = None
    """The most matchpoints that it can give; None by a method that has none."""
    datum: int | None = None
    """What Butler set the scores against."""

    @property
    def is_compared(self) -> bool:
        """Whether more than one table has a score on it."""
        return sum(row.score_ns is not None for row in self.rows) > 1


def scored_travellers(
    results: Iterable[BoardResult], method: Comparison, drop_each_end: int
) -> tuple[Traveller, ...]:
    """The travellers in order of board, awarded scores still without points."""
    boards = _by_board(results)
    # Awarded scores are counted: had nothing gone wrong, all would have been compared.
    expected = max((len(played) for played in boards.values()), default=0)
    return tuple(
        _traveller(board, boards[board], method, expected, drop_each_end) for board in sorted(boards)
    )


def _by_board(results: Iterable[BoardResult]) -> dict[int, list[BoardResult]]:
    boards: defaultdict[int, dict[str, BoardResult]] = defaultdict(dict)
    for played in results:
        if played.table in boards[played.board]:
            raise CannotCompare(f"table {played.table} has board {played.board} twice")
        boards[played.board][played.table] = played
    return {board: list(tables.values()) for board, tables in boards.items()}


def _traveller(
    board: int, results: Sequence[BoardResult], method: Comparison, expected: int, drop_each_end: int
) -> Traveller:
    rows = [Row(played, played.score_ns) for played in results]
    scored = sorted((-row.score_ns, place) for place, row in enumerate(rows) if row.score_ns is not None)
    scores = tuple(-score for score, _ in scored)
    is_compared = len(scores) > 1
    points: Sequence[BySide[float] | None] = (None,) * len(scores)
    if is_compared:
        points = board_points(scores, method, expected, drop_each_end)
    in_order = (
        Row(results[place], score, each)
        for (_, place), score, each in zip(scored, scores, points, strict=True)
    )
    return Traveller(
        board,
        (*in_order, *(row for row in rows if row.score_ns is None)),
        top=board_top(method, expected) if method.is_matchpoints else None,
        datum=board_datum(scores, drop_each_end) if is_compared and method is Comparison.BUTLER else None,
    )
