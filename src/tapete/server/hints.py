"""Hints: what the book would call in a person's place, or what his cards are worth by what he sees."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from tapete.core import Card, Seat, SeatView
from tapete.dd import NotFinished, Solver
from tapete.robots import Explanation, choose_card
from tapete.robots.teaching import advise_call
from tapete.robots.teaching.rejected import Rejected, rejected_calls
from tapete.robots.thinking import CardThought, Effort, seed_of, think_card
from tapete.scoring import AnySheet
from tapete.server.jobs import Jobs
from tapete.server.messages import CallHint, CardHint, Hint, HintBasis
from tapete.server.refusal import Refusal
from tapete.table import Phase, Table, Words, seat_view_of
from tapete.table.permissions import legal_calls, legal_cards

_LOG = logging.getLogger(__name__)
THINKING_SECONDS = 1.5
"""What working out the cards of one turn may take of a process's time."""
PATIENCE_SECONDS = 5.0
"""After so long, when all processes are busy, a hint is given by rule of thumb."""


class Hints:
    """Gives hints; what takes long is worked out in another process, and never waited for too long."""

    def __init__(self, jobs: Jobs, patience: float = PATIENCE_SECONDS) -> None:
        self._jobs, self._patience = jobs, patience

    async def hint(self, table: Table, person_id: str, request_id: str) -> Hint:
        """The hint for that person's turn; raises `Refusal` when there is none or the table wants none."""
        seat = table.seat_of(person_id)
        if seat is None or table.seats[seat].is_robot or not table.options.hints or table.sheet is None:
            raise Refusal("table/no-hints")
        if table.phase is Phase.AUCTION and legal_calls(table, seat):
            return _of_calls(table, seat, table.sheet, request_id)
        cards = legal_cards(table, seat)
        if not cards:
            raise Refusal("table/no-hints")
        return await self._of_cards(table, seat, table.sheet, cards, request_id)

    async def _of_cards(
        self, table: Table, seat: Seat, sheet: AnySheet, cards: tuple[Card, ...], request_id: str
    ) -> Hint:
        if len(cards) == 1:
            return Hint(request_id, table.version, None, cards[0], Words(), HintBasis.ONLY)
        view = seat_view_of(table, seat)
        thought = await self._thought(view, sheet)
        told = () if thought is None else tuple(each for each in thought.cards if each.card in cards)
        if thought is None or not told:
            card = choose_card(view, sheet)
            card = card if card in cards else cards[-1]
            return Hint(request_id, table.version, None, card, Words(), HintBasis.THUMB)
        assert view.play is not None
        won = view.play.tricks_won(seat.side)
        hints = tuple(CardHint(each.card, won + each.tricks, each.goal) for each in told)
        basis = HintBasis.ALL_LAYOUTS if thought.exact else HintBasis.LAYOUTS
        return Hint(
            request_id, table.version, None, told[0].card, Words(), basis, (), (), hints, thought.layouts
        )

    async def _thought(self, view: SeatView, sheet: AnySheet) -> CardThought | None:
        """What the cards are worth; None where it takes too long or fails, which is logged."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._jobs.solve(partial(thought_of, view, sheet))
        except (TimeoutError, NotFinished):
            return None
        except Exception:
            _LOG.exception("a hint about %s", view)
            return None


def thought_of(view: SeatView, sheet: AnySheet, solver: Solver) -> CardThought:
    """What each card is worth by what that seat sees: a question for a solver in a process of its own."""
    effort = Effort(THINKING_SECONDS)
    return think_card(view, sheet, solver, seed_of(view), effort, time.monotonic)


def _of_calls(table: Table, seat: Seat, sheet: AnySheet, request_id: str) -> Hint:
    view = seat_view_of(table, seat)
    hints = tuple(
        CallHint(each.call, words_of(each.explanation), each.fits, each.against)
        for each in advise_call(view, sheet)
    )
    before = tuple(map(looked_at, rejected_calls(view, sheet)))
    first = hints[0]
    return Hint(request_id, table.version, first.call, None, first.explanation, HintBasis.BOOK, hints, before)


def looked_at(rejected: Rejected) -> CallHint:
    """A call that the book looks at before its own, as it travels."""
    return CallHint(rejected.call, words_of(rejected.explanation), False, rejected.against)


def words_of(explanation: Explanation) -> Words:
    """What a call shows, as it travels."""
    return Words(explanation.es, explanation.ca, explanation.en)
