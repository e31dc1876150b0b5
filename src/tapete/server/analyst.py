"""Finished deals double dummy: what the store knows, and else what a process finds out meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from tapete.core import Deal, Outcome, Play, Record, Seat, Vulnerability
from tapete.dd import (
    Analysis,
    NotFinished,
    ParContract,
    PlayedCard,
    Solver,
    TrickTable,
    analysis_of,
    par,
    table_of,
)
from tapete.scoring import Form, Terms, duplicate
from tapete.server.analysis_bodies import DealAnalysis, ParContractSeen, ParSeen, ResultSeen, Solved
from tapete.server.codec import decoder, encode
from tapete.server.dd_store import TABLE, DdStore, play_question
from tapete.server.jobs import Jobs
from tapete.table.state import FinishedDeal

_LOG = logging.getLogger(__name__)
_TABLES: msgspec.json.Decoder[TrickTable] = decoder(TrickTable)
_ANALYSES: msgspec.json.Decoder[Analysis] = decoder(Analysis)


class _Asked(NamedTuple):
    """One question about one deal."""

    deal: Deal
    question: str


class Analysed(NamedTuple):
    """A deal that is over as the analyst needs it; what a file does not tell is None."""

    form: Form
    deal: Deal
    dealer: Seat | None
    vulnerability: Vulnerability | None
    play: Play | None
    outcome: Outcome | None


class Analyst:
    """Answers with what is known, and has the rest found out: each question once, however many ask."""

    def __init__(self, store: DdStore, jobs: Jobs) -> None:
        self._store, self._jobs = store, jobs
        self._at_work: dict[_Asked, asyncio.Task[None]] = {}
        self._in_vain: dict[_Asked, Solved] = {}
        """What took too long, so that it is not begun again with every look; a fault is told once."""

    async def close(self) -> None:
        """Leave what is not finished."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Once nothing is at work any more."""
        while self._at_work:
            await asyncio.gather(*self._at_work.values(), return_exceptions=True)

    async def analysis(self, form: Form, done: FinishedDeal) -> DealAnalysis:
        """What is known by now of a deal played here; what is not is begun."""
        return await self._analysis(analysed(form, done))

    async def of_deal(self, form: Form, deal: Deal, terms: Terms) -> DealAnalysis:
        """The same of a deal that was bid and not played."""
        return await self._analysis(Analysed(form, deal, terms.dealer, terms.vulnerability, None, None))

    async def of_record(self, record: Record) -> DealAnalysis:
        """The same of a board that was read from a file, with all four hands."""
        return await self._analysis(analysed_record(record))

    async def _analysis(self, done: Analysed) -> DealAnalysis:
        state, body = await self._ask(done.deal, TABLE, partial(table_of, done.deal))
        table = None if body is None else _TABLES.decode(body)
        play_state, play = await self.play(done)
        return DealAnalysis(
            state,
            None if table is None else table.tricks,
            None if table is None else _par_seen(table, done),
            None if table is None else _result_seen(table, done),
            play_state,
            play,
        )

    async def play(self, done: Analysed) -> tuple[Solved, tuple[PlayedCard, ...] | None]:
        """What is known by now of what each card cost; what is not is begun."""
        if done.play is None:
            return Solved.READY, ()
        question = partial(analysis_of, done.deal.hands, done.play)
        state, body = await self._ask(done.deal, play_question(done.play), question)
        return state, None if body is None else _ANALYSES.decode(body).cards

    async def _ask(
        self, deal: Deal, name: str, question: Callable[[Solver], object]
    ) -> tuple[Solved, str | None]:
        asked = _Asked(deal, name)
        if asked in self._in_vain:
            state = self._in_vain[asked]
            if state is Solved.FAILED:
                del self._in_vain[asked]
            return state, None
        body = await self._store.answer(deal, name)
        if body is not None:
            return Solved.READY, body
        if asked not in self._at_work:
            task = asyncio.create_task(self._solve(asked, question), name=f"double dummy {name}")
            self._at_work[asked] = task
        return Solved.WORKING, None

    async def _solve(self, asked: _Asked, question: Callable[[Solver], object]) -> None:
        try:
            answer = await self._jobs.solve(question)
            await self._store.keep(asked.deal, asked.question, encode(answer).decode())
        except NotFinished:
            self._in_vain[asked] = Solved.OVER_BUDGET
        except Exception:  # whoever asks again begins again
            _LOG.exception("double dummy %s of %s", asked.question, asked.deal)
            self._in_vain[asked] = Solved.FAILED
        finally:
            del self._at_work[asked]


def analysed(form: Form, done: FinishedDeal) -> Analysed:
    """A deal that was played here."""
    terms = done.terms
    return Analysed(form, done.deal, terms.dealer, terms.vulnerability, done.play, done.outcome)


def is_solvable(record: Record) -> bool:
    """Whether all four hands are known."""
    return not record.deal.unseen.mask and all(len(hand) == 13 for hand in record.deal.hands)


def analysed_record(record: Record) -> Analysed:
    """A board that was read from a file, with all four hands."""
    play, deal = record.replay().play, Deal(record.deal.hands)
    return Analysed(Form.DUPLICATE, deal, record.dealer, record.vulnerability, play, record.outcome)


def _par_seen(table: TrickTable, done: Analysed) -> ParSeen | None:
    if done.form is Form.AUCTION1920 or done.dealer is None or done.vulnerability is None:
        return None
    best = par(table, done.dealer, done.vulnerability)
    return ParSeen(best.score_ns, tuple(map(_contract_seen, best.lowest)))


def _contract_seen(contract: ParContract) -> ParContractSeen:
    declarers = contract.declarers
    return ParContractSeen(
        contract.bid, contract.doubling, declarers[0].side, declarers, contract.tricks, contract.overtricks
    )


def _result_seen(table: TrickTable, done: Analysed) -> ResultSeen | None:
    if done.outcome is None or done.outcome.contract is None:
        return None
    contract, taken = done.outcome.contract, done.outcome.tricks_taken
    score = None
    if done.form is not Form.AUCTION1920 and done.vulnerability is not None:
        score = duplicate.score_ns(Outcome(contract, taken), done.vulnerability)
    return ResultSeen(taken, table[contract.declarer][contract.strain], score)
