"""Grades of finished deals: what could be known is thought over meanwhile, one choice at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from functools import partial
from hashlib import sha256

import msgspec

from tapete.core import Auction, Deal, Seat, Vulnerability
from tapete.dd import NotFinished, Solver
from tapete.robots.teaching import Known, PlayedDeal, grade_cards, places_to_think, think_again
from tapete.robots.thinking import Effort
from tapete.scoring import AnySheet
from tapete.server.analysis_bodies import Solved
from tapete.server.analyst import Analyst
from tapete.server.codec import decoder, encode
from tapete.server.dd_store import DdStore
from tapete.server.graded import GradedDeal, calls_graded, card_graded, claim_graded
from tapete.server.grading_bodies import CallGraded, SeatGrading
from tapete.server.jobs import Jobs

_LOG = logging.getLogger(__name__)
_KNOWN: msgspec.json.Decoder[tuple[Known, ...]] = decoder(tuple[Known, ...])
EARLY_SECONDS, LATER_SECONDS = 2.0, 0.8
"""What one choice may take of a process's time: in the first two tricks, where it takes longest; later."""
_EARLY = 8
"""Cards of the first two tricks."""
_ATTEMPTS = 2
"""How often a choice is thought over whose process ended, or where nothing was found."""
_KEPT = 256
"""How many seats are kept in memory: their calls, and what was found where not everything could be."""
_Calls = tuple[Deal, Vulnerability, Auction, AnySheet, Seat]
"""Whose calls were asked for, and all that their grades rest on."""
_METHOD = 2
"""Goes up when what is found by thinking would differ: what is kept under an older one is not used."""


class _Thinking:
    """One seat of one deal at work: a choice at a time, so that others find a free process in between."""

    def __init__(self, places: frozenset[int]) -> None:
        self.places = places
        self.known: list[Known] = []
        self.thought = 0
        self.task: asyncio.Task[None] | None = None


class Grader:
    """Grades with what is known by now, and has the rest thought over: each seat once, however many ask."""

    def __init__(self, store: DdStore, jobs: Jobs, analyst: Analyst) -> None:
        self._store, self._jobs, self._analyst = store, jobs, analyst
        self._at_work: dict[str, _Thinking] = {}
        self._calls: OrderedDict[_Calls, tuple[CallGraded, ...]] = OrderedDict()
        self._in_part: OrderedDict[str, tuple[Known, ...]] = OrderedDict()

    async def close(self) -> None:
        """Leave what is not finished."""
        tasks = [each.task for each in self._at_work.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Once nothing is at work any more."""
        while tasks := [each.task for each in self._at_work.values() if each.task is not None]:
            await asyncio.gather(*tasks, return_exceptions=True)

    async def grading(self, deal: GradedDeal, seat: Seat, own: Seat | None = None) -> SeatGrading:
        """What is known by now of that seat's calls and cards; what is not is begun."""
        calls, played = await self._calls_of(deal, seat), deal.played
        if played is None:
            return SeatGrading(seat, own, calls, Solved.READY, 0, 0, (), None)
        state, worth = await self._analyst.play(deal.analysed)
        if worth is None:
            return SeatGrading(seat, own, calls, state, 0, 0, None, None)
        places = places_to_think(played, worth, seat)
        state, known, thought = await self._known(played, places, seat)
        cards = tuple(map(card_graded, grade_cards(played, worth, known, seat)))
        claim = claim_graded(deal.done, worth, seat)
        return SeatGrading(seat, own, calls, state, thought, len(places), cards, claim)

    async def _calls_of(self, deal: GradedDeal, seat: Seat) -> tuple[CallGraded, ...]:
        """Worked out beside the loop, and once: the page asks again every second."""
        asked = (deal.analysed.deal, deal.vulnerability, deal.auction, deal.sheet, seat)
        found = self._calls.get(asked)
        if found is None:
            found = await asyncio.to_thread(calls_graded, deal, seat)
            self._calls[asked] = found
            while len(self._calls) > _KEPT:
                self._calls.popitem(last=False)
        return found

    async def _known(
        self, played: PlayedDeal, places: frozenset[int], seat: Seat
    ) -> tuple[Solved, tuple[Known, ...], int]:
        if not places:
            return Solved.READY, (), 0
        question = _question(played, seat)
        if question in self._in_part:
            return Solved.READY, self._in_part[question], len(self._in_part[question])
        at_work = self._at_work.get(question)
        if at_work is None:
            body = await self._store.answer(played.deal, question)
            if body is not None:
                return Solved.READY, _KNOWN.decode(body), len(places)
            at_work = self._at_work.setdefault(question, _Thinking(places))
            if at_work.task is None:
                at_work.task = asyncio.create_task(self._think(question, at_work, played), name=question)
        return Solved.WORKING, tuple(at_work.known), at_work.thought

    async def _think(self, question: str, work: _Thinking, played: PlayedDeal) -> None:
        try:
            for place in sorted(work.places):
                work.known += await self._choice(question, played, place)
                work.thought += 1
            if len(work.known) == len(work.places):
                await self._store.keep(played.deal, question, encode(tuple(work.known)).decode())
            else:
                self._in_part[question] = tuple(work.known)
                while len(self._in_part) > _KEPT:
                    self._in_part.popitem(last=False)
        except Exception:  # whoever asks again begins again
            _LOG.exception("%s of %s", question, played.deal)
        finally:
            del self._at_work[question]

    async def _choice(self, question: str, played: PlayedDeal, place: int) -> list[Known]:
        """What could be known of one choice; nothing where it cannot be found out."""
        for _ in range(_ATTEMPTS):
            try:
                known = await self._jobs.solve(partial(known_of, played, place))
            except NotFinished as hindrance:
                _LOG.warning("%s, card %d: %s", question, place, hindrance)
                continue
            if known.thought.cards:
                return [known]
        return []


def known_of(played: PlayedDeal, place: int, solver: Solver) -> Known:
    """What could be known of one choice: a question for a solver in a process of its own."""
    seconds = EARLY_SECONDS if place < _EARLY else LATER_SECONDS
    return think_again(played, place, solver, Effort(seconds), time.monotonic)


def _question(played: PlayedDeal, seat: Seat) -> str:
    """The name of what could be known of a seat's choices; the same for the same auction, play and sheet."""
    return f"known {seat} {sha256(encode((_METHOD, played))).hexdigest()[:32]}"
