"""Duplicate scores of very many outcomes at once, for simulations and double-dummy work (Law 77).

A table of all that can happen is filled once, by `duplicate.score_ns`, and then only looked up in. This is
the one module of scoring that needs numpy; nothing else imports it, so that whoever does not
score by the million does not load it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tapete.core import BIDS, Contract, Doubling, Outcome, Seat, Side, Vulnerability
from tapete.scoring.duplicate import score_ns
from tapete.scoring.errors import ScoreError

NOBODY_BID = len(BIDS)
"""In place of the index of a bid: nobody bid."""

Numbers = npt.NDArray[np.integer[Any]]
Scores = npt.NDArray[np.int16]

_SIZES = (NOBODY_BID + 1, len(Doubling), 14, len(Vulnerability), len(Side))
_AT_ONCE = 1 << 16
"""Outcomes whose places in the table fit into the processor's own memory."""


class Outcomes(NamedTuple):
    """Outcomes by columns, of one length; each number is the `index` of what it stands for."""

    bid: Numbers
    """`Bid.index`, 0 (1C) to 34 (7NT), or `NOBODY_BID`."""
    doubling: Numbers
    """0 undoubled, 1 doubled, 2 redoubled."""
    tricks_taken: Numbers
    """By the declaring side, 0 to 13."""
    vulnerability: Numbers
    """Of the board: 0 none, 1 NS, 2 EW, 3 both."""
    side: Numbers
    """That declares: 0 NS, 1 EW."""


def scores_ns(outcomes: Outcomes) -> Scores:
    """The score of each outcome as North-South see it; the same as `duplicate.score_ns`, one by one.

    Raises `ScoreError` with `score/cannot-score` for columns of different lengths, or numbers that stand
    for nothing.

    >>> one = Outcomes(*(np.array([number]) for number in (14, 0, 10, 0, 0)))
    >>> scores_ns(one).tolist()
    [430]
    """
    _check(outcomes)
    table, found = _table(), np.empty(len(outcomes.bid), np.int16)
    for start in range(0, len(found), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        places = outcomes.bid[part].astype(np.int32)
        for column, size in zip(outcomes[1:], _SIZES[1:], strict=True):
            places *= size
            places += column[part].astype(np.int32, copy=False)
        np.take(table, places, out=found[part], mode="clip")
    return found


def columns(outcomes: Iterable[tuple[Outcome, Vulnerability]]) -> Outcomes:
    """The same outcomes by columns; honors, worth nothing in duplicate, are left out."""
    rows = [_row(outcome, vulnerability) for outcome, vulnerability in outcomes]
    return Outcomes(*np.array(rows, np.int8).reshape(-1, len(_SIZES)).T.copy())


def _row(outcome: Outcome, vulnerability: Vulnerability) -> tuple[int, ...]:
    contract = outcome.contract
    if contract is None:
        return (NOBODY_BID, 0, 0, vulnerability.index, 0)
    return (
        contract.bid.index,
        contract.doubling.index,
        outcome.tricks_taken,
        vulnerability.index,
        contract.declarer.side.index,
    )


@cache
def _table() -> Scores:
    """The score of every outcome, in the order of the columns; a passed-out deal is 0 whatever the rest."""
    contracts = (
        score_ns(Outcome(Contract(bid, doubling, seat), tricks), vulnerability)
        for bid, doubling, tricks, vulnerability, seat in product(
            BIDS, Doubling, range(14), Vulnerability, (Seat.NORTH, Seat.EAST)
        )
    )
    table = np.zeros(_SIZES, np.int16)
    table[:NOBODY_BID] = np.fromiter(contracts, np.int16).reshape(NOBODY_BID, *_SIZES[1:])
    return table.ravel()


def _check(outcomes: Outcomes) -> None:
    for name, column, size in zip(Outcomes._fields, outcomes, _SIZES, strict=True):
        if column.dtype.kind not in "iu":
            raise _wrong(f"{name} is of whole numbers, not of {column.dtype}")
        if column.shape != (len(outcomes.bid),):
            raise _wrong(f"{name} is no column of {len(outcomes.bid)} outcomes")
        if len(column) and not 0 <= column.min() <= column.max() < size:
            raise _wrong(f"{name} is 0 to {size - 1}, not {column.min()} to {column.max()}")


def _wrong(text: str) -> ScoreError:
    return ScoreError("score/cannot-score", 77, text)
