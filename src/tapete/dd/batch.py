"""Many deals at once, in their order, over all cores."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from tapete.core import BySeat, Deal, Hand, PartialDeal, Play
from tapete.dd.analysis import Analysis, analyze
from tapete.dd.port import NotFinished, Solver
from tapete.dd.position import NotSolvable
from tapete.dd.trick_table import TrickTable
from tapete.dd.workers import Workers

T = TypeVar("T")
Answer = TrickTable | NotFinished | NotSolvable


def tables(workers: Workers, deals: Iterable[Deal | PartialDeal]) -> Iterator[Answer]:
    """The table of each deal in the order given, whichever is ready first; a few are asked for ahead.

    A deal that cannot be answered has its error in its place. Whoever stops listening stops the asking.
    """
    yield from in_order(workers, (partial(table_of, deal) for deal in deals))


def in_order(
    workers: Workers, questions: Iterable[Callable[[Solver], T]]
) -> Iterator[T | NotFinished | NotSolvable]:
    """The answers in the order of the questions, of which only a few are read ahead."""
    asked: deque[Future[T]] = deque()
    try:
        for question in questions:
            asked.append(workers.ask(question))
            if len(asked) >= 8 * workers.number:
                answer = _answer(asked.popleft())
                yield answer
        while asked:
            answer = _answer(asked.popleft())
            yield answer
    finally:
        for future in asked:
            future.cancel()


def table_of(deal: Deal | PartialDeal, solver: Solver) -> TrickTable:
    """A question for `Workers`: the table of a deal."""
    return solver.table(deal)


def analysis_of(hands: BySeat[Hand], play: Play, solver: Solver) -> Analysis:
    """A question for `Workers`: what each card of a play cost."""
    return analyze(solver, hands, play)


def _answer(future: Future[T]) -> T | NotFinished | NotSolvable:
    try:
        return future.result()
    except (NotFinished, NotSolvable) as error:
        return error
