"""Heavy work, away from the loop that answers everybody: one door to wherever it is done."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from tapete.dd import BUDGET, Solver, Workers, solver

P = ParamSpec("P")
T = TypeVar("T")


class Jobs:
    """Runs functions of modules in processes of their own; with none, in a thread of this process.

    The processes are started with the first job; those that solve deals double dummy are others,
    which end with a question that takes longer than its budget.
    """

    def __init__(self, processes: int, solve_seconds: float = BUDGET) -> None:
        self._processes = processes
        self._solve_seconds = solve_seconds
        self._executor: Executor | None = None
        self._solvers: Workers | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the job gives or raises. What goes in and comes out must be able to travel."""
        assert not kwargs, "arguments by place travel"
        if self._executor is None:
            self._executor = self._begin()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, job, *args)
        except BrokenExecutor:
            self._executor = None  # the next job finds new processes
            raise

    async def solve(self, question: Callable[[Solver], T]) -> T:
        """What a double-dummy solver answers; raises `NotFinished` once the budget is spent.

        In a thread, where there are no processes, nothing can be broken off: there it has no budget.
        """
        if self._processes == 0:
            return await self.run(_answer, question)
        if self._solvers is None:
            self._solvers = Workers(self._processes, self._solve_seconds)
        return await asyncio.wrap_future(self._solvers.ask(question))

    async def close(self) -> None:
        """Begin no more; what is being done comes to its end unheard, and a solver in the middle."""
        if self._solvers is not None:
            await asyncio.to_thread(self._solvers.close)
            self._solvers = None
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _begin(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="jobs")
        # Spawned: a copy of this process would have its sockets and its database open.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_serve)


def _answer(question: Callable[[Solver], T]) -> T:
    return question(solver())


def _serve() -> None:
    """Ctrl-C is for the server, which stops its processes itself; if it is killed they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
