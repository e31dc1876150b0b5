"""Solvers in processes of their own, each question with a budget of time.

The solver cannot be interrupted, so that a question that overruns ends with its process, and a
fresh one takes the next question. Each process is looked after by a thread, which only waits.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, TypeVar

from tapete.dd.door import quiet_solver, tell_which
from tapete.dd.port import NotFinished, Solver

T = TypeVar("T")
BUDGET = 60.0
"""Seconds for one question, unless others are agreed on; a random deal takes about a sixth of one."""
IDLE = 60.0
"""Seconds after which a process that nobody asks ends, unless others are agreed on: it keeps 170 MB."""
_MATRIX_THREADS = "OPENBLAS_NUM_THREADS"
_ONE_AT_A_TIME = threading.Lock()
_TO_START = 60.0
"""Seconds for a process to start."""
_Asked = tuple[Callable[[Solver], Any], Future[Any]]
_Questions = SimpleQueue[_Asked | None]
_CONTEXT = multiprocessing.get_context("spawn")


class Workers:
    """So many processes with a solver each; they are started when there are questions for them.

    Use it in a `with` block, or call `close`.
    """

    def __init__(self, number: int | None = None, budget: float = BUDGET, idle: float = IDLE) -> None:
        tell_which()
        self.number = number or _cores()
        self.budget = budget
        self._idle = idle
        self._questions: _Questions = SimpleQueue()
        self._closed = threading.Event()
        self._keepers: list[_Keeper] = []

    def ask(self, question: Callable[[Solver], T]) -> Future[T]:
        """Put a question to whoever is free next; the answer, or `NotFinished`, comes in the future.

        The question must be able to travel: a function of a module, or a `partial` of one.
        """
        assert not self._closed.is_set(), "closed"
        if len(self._keepers) < self.number:
            self._keepers.append(_Keeper(self._questions, self._closed, self.budget, self._idle))
        answer: Future[T] = Future()
        self._questions.put((question, answer))
        return answer

    def close(self) -> None:
        """End all processes at once, in the middle of what they do; what is open is cancelled."""
        self._closed.set()
        for keeper in self._keepers:
            self._questions.put(None)
            keeper.interrupt()
        for keeper in self._keepers:
            keeper.thread.join()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Keeper:
    """One process and the thread that hands it questions."""

    def __init__(self, questions: _Questions, closed: threading.Event, budget: float, idle: float) -> None:
        self._questions, self._closed = questions, closed
        self._budget, self._idle = budget, idle
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self.thread = threading.Thread(target=self._keep, name="double dummy", daemon=True)
        self.thread.start()

    def _keep(self) -> None:
        while (asked := self._next()) is not None:
            question, answer = asked
            if self._closed.is_set():
                answer.cancel()
            elif answer.set_running_or_notify_cancel():
                self._answer(question, answer)
        self._end_process()

    def _next(self) -> _Asked | None:
        """The next question, or None once there is to be no more."""
        while True:
            try:
                return self._questions.get(timeout=self._idle)
            except Empty:
                self._end_process()

    def _answer(self, question: Callable[[Solver], object], answer: Future[Any]) -> None:
        try:
            is_fine, said = self._put(question)
        except Exception as error:
            self._end_process()
            answer.set_exception(error)
            return
        if is_fine:
            answer.set_result(said)
        else:
            answer.set_exception(said)

    def _put(self, question: Callable[[Solver], object]) -> tuple[bool, Any]:
        pipe = self._ready_pipe()
        pipe.send(question)
        return self._hear(pipe, self._budget)

    def _hear(self, pipe: Connection, seconds: float) -> tuple[bool, Any]:
        try:
            if pipe.poll(seconds):
                heard: tuple[bool, Any] = pipe.recv()
                return heard
        except (EOFError, OSError):
            raise NotFinished("the process of the solver ended") from None
        raise NotFinished(f"not solved in {seconds:g} seconds")

    def _ready_pipe(self) -> Connection:
        """The pipe to a process that is ready to be asked; its start does not count against the budget."""
        if self._pipe is None:
            ours, theirs = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=_serve, args=(theirs,), name="double dummy", daemon=True)
            with self._lock:
                if self._closed.is_set():
                    raise NotFinished("closed")
                with _ONE_AT_A_TIME, _without_threads_of_numpy():
                    process.start()
                self._process, self._pipe = process, ours
            theirs.close()
            is_fine, error = self._hear(ours, _TO_START)
            if not is_fine:
                raise error
        return self._pipe

    def interrupt(self) -> None:
        """Kill the process, whatever it does, from another thread; the keeper notices and clears up."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def _end_process(self) -> None:
        """The next question finds a new one."""
        with self._lock:
            process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            process.close()
            pipe.close()


def _serve(pipe: Connection) -> None:
    """In the process: answer until nobody asks any more. Ctrl-C is for the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_asker, daemon=True).start()
    try:
        solver = quiet_solver()
    except Exception as error:
        return pipe.send((False, error))
    pipe.send((True, None))
    while True:
        try:
            question = pipe.recv()
            said: tuple[bool, object] = (True, question(solver))
        except EOFError:
            return None
        except Exception as error:
            said = (False, error)
        pipe.send(said)


@contextmanager
def _without_threads_of_numpy() -> Iterator[None]:
    """A process started meanwhile has no thread a core for matrices: they take a third of its start."""
    if _MATRIX_THREADS in os.environ:
        yield
        return
    os.environ[_MATRIX_THREADS] = "1"
    try:
        yield
    finally:
        del os.environ[_MATRIX_THREADS]


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    may_use = getattr(os, "sched_getaffinity", None)
    return len(may_use(0)) if may_use is not None else os.cpu_count() or 1


def _end_with_the_asker() -> None:
    asker = multiprocessing.parent_process()
    assert asker is not None
    asker.join()
    os._exit(1)
