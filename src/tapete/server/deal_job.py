"""Dealing as a job: away from the server's loop, and for a few seconds at the most."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from tapete.core import Board, BySeat, Deal, PartialDeal, Seat, Strain
from tapete.dd import Solver
from tapete.dealing import Condition, Dealt, gathered, search
from tapete.server.deal_bodies import DealFound

SECONDS = 5.0
"""After which what was found is enough."""


def deal_out(condition: Condition | None, count: int, seed: int, given: PartialDeal) -> Dealt:
    """So many deals, or what is found in the time there is."""
    return _in_time(condition, count, seed, given, None)


def deal_out_solved(condition: Condition, count: int, seed: int, given: PartialDeal, solver: Solver) -> Dealt:
    """The same for a condition about tricks with all cards in view: a question for a solver's process."""
    return _in_time(condition, count, seed, given, solver)


def _in_time(
    condition: Condition | None, count: int, seed: int, given: PartialDeal, solver: Solver | None
) -> Dealt:
    end = time.monotonic() + SECONDS
    asked = None if solver is None else partial(_tricks, solver, {})
    stretches = search(condition, seed, given=given, solver=asked)
    return gathered(stretches, count, lambda _tried, _found: time.monotonic() < end)


def _tricks(
    solver: Solver,
    known: dict[tuple[Deal, Strain], BySeat[int]],
    deals: Sequence[Deal],
    declarer: Seat,
    strain: Strain,
) -> list[int]:
    for deal in deals:
        if (deal, strain) not in known:
            known[deal, strain] = solver.strain(deal, strain)
    return [known[deal, strain][declarer] for deal in deals]


def found(number: int, deal: Deal) -> DealFound:
    """A deal as the board of that number is shown."""
    board = Board.duplicate(number, deal)
    return DealFound(
        number,
        board.dealer,
        board.vulnerability,
        str(deal),
        BySeat.of(lambda seat: tuple(deal[seat])),
        BySeat.of(lambda seat: deal[seat].hcp),
    )
