"""Boards played at several tables, for the tests of the club."""

from __future__ import annotations

from hypothesis import strategies as st

import strategies
from tapete.club import Awarded, BoardResult
from tapete.core import PASSED_OUT, Contract, Outcome, Seat
from tapete.scoring.artificial import Artificial


def result(
    board: int, table: str, contract: str = "", tricks: int = 0, declarer: Seat = Seat.SOUTH
) -> BoardResult:
    """A contract played at that table by the pairs `table-ns` and `table-ew`; without one, passed out."""
    outcome = Outcome(Contract.parse(contract, declarer), tricks) if contract else PASSED_OUT
    return BoardResult(board, table, f"{table}-ns", f"{table}-ew", outcome)


def awarded(board: int, table: str, ns: Artificial, ew: Artificial) -> BoardResult:
    """An artificial score at that table."""
    return BoardResult(board, table, f"{table}-ns", f"{table}-ew", Awarded(ns, ew))


def played_at(
    tables: str, *outcomes: st.SearchStrategy[Outcome]
) -> st.SearchStrategy[tuple[BoardResult, ...]]:
    """Boards 1, 2, ... as each of those tables played them."""
    places = [(board, table) for board in range(1, len(outcomes) + 1) for table in tables]
    drawn = st.tuples(*(outcomes[board - 1] for board, _ in places))
    return drawn.map(
        lambda every: tuple(
            BoardResult(board, table, f"{table}-ns", f"{table}-ew", outcome)
            for (board, table), outcome in zip(places, every, strict=True)
        )
    )


three_boards = st.sampled_from(("AB", "ABC", "ABCDE")).flatmap(
    lambda tables: played_at(tables, *(strategies.outcomes(),) * 3)
)
"""Three boards at two, three or five tables."""
