"""Dealing as a job: away from the server's loop, and for a few seconds at the most."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

import msgspec

from tapete.core import Board, BySeat, Deal, PartialDeal, Seat, Strain
from tapete.dd import Solver
from tapete.dealing import Condition, Dealt, Swap, gathered, search
from tapete.server.deal_bodies import DealFound, Ended

SECONDS = 5.0
"""After which what was found is enough."""


class Search(msgspec.Struct, frozen=True):
    """What is looked for, once it has been read."""

    condition: Condition | None
    count: int
    seed: int
    given: PartialDeal
    swap: Swap
    tries: int

    def ended(self, dealt: Dealt) -> Ended:
        """Why it came to its end."""
        if dealt.is_complete:
            return Ended.FOUND
        return Ended.TRIES if dealt.tries == self.tries else Ended.TIME


def deal_out(asked: Search, solver: Solver | None = None) -> Dealt:
    """What is found in the time there is: a job or, about tricks in view, a question for a solver."""
    end = time.monotonic() + SECONDS
    stretches = search(
        asked.condition,
        asked.seed,
        given=asked.given,
        swap=asked.swap,
        most_tries=asked.tries,
        solver=None if solver is None else partial(_tricks, solver, {}),
    )
    return gathered(stretches, asked.count, lambda _tried, _found: time.monotonic() < end)


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
