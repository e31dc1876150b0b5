"""Strong robots think in processes of their own, each decision within a time; no table waits for longer.

The more tables ask at once, the less time each decision has. One that is late, or whose process died,
is given up, and the robot plays by rule of thumb.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from tapete.core import Seat
from tapete.dd import NotFinished, Solver, Workers
from tapete.server.live_table import LiveTable
from tapete.server.metrics import Metrics
from tapete.server.robot_moves import offers_claim
from tapete.server.thinking_job import CardQuestion, PlayDecision, decide, decide_ahead
from tapete.table import Duty, Phase, Robot, Skill, Table, Task, seat_view_of
from tapete.table.permissions import legal_cards

_LOG = logging.getLogger(__name__)
MOST_SECONDS, LEAST_SECONDS = 1.0, 0.08
"""What a decision may take when nobody else asks; and when everybody does."""
LEEWAY = 1.0
"""Seconds that an answer may be late by: the last position asked about, and the way there and back."""
_KILLED_AFTER = 10.0
"""Seconds after which a process that does not answer is ended: a freak position can take minutes."""
_RESTS_AFTER = 600.0
"""Seconds after which a process that nobody asks ends."""
_KEPT = 256
"""Decisions that are kept, for a table that asks again."""


def workers(processes: int) -> Workers:
    """Processes for robots to think in."""
    return Workers(processes, _KILLED_AFTER, idle=_RESTS_AFTER)


class Thinking:
    """Asks processes what to play; `processes` 0: no robot thinks."""

    def __init__(self, processes: int, metrics: Metrics, begin: Callable[[int], Workers] = workers) -> None:
        self._processes, self._metrics, self._begin_workers = processes, metrics, begin
        self._workers: Workers | None = None
        self._open = 0
        self._asked: OrderedDict[CardQuestion, asyncio.Future[PlayDecision | None]] = OrderedDict()
        self._looking_ahead: asyncio.Task[None] | None = None

    def prepare(self, table: Table, duty: Duty) -> None:
        """Start the processes with a strong robot's first duty, so that its lead does not wait for them."""
        if self._processes and table.options.skill is Skill.STRONG and isinstance(duty.who, Robot):
            self._ready()

    async def play(self, table: Table, duty: Duty) -> PlayDecision | None:
        """What to play; None when the robot should play by rule of thumb."""
        question = self._question(table, duty)
        return None if question is None else await asyncio.shield(self._begin(question, table))

    def notice(self, live: LiveTable) -> None:
        """While a person makes up his mind over a card, think of what the robots may have to answer.

        Only where a process is free that nobody needs, and one table at a time.
        """
        table = live.state
        if live.duties or table.phase is not Phase.PLAY or table.options.skill is not Skill.STRONG:
            return
        if self._processes < 2 or self._open or self._looking_ahead is not None:
            return
        questions = tuple(
            _question_of(table, seat)
            for seat in Seat
            if table.seats[seat].is_robot and table.player_of(seat) is seat
        )
        if questions:
            looking = self._look_ahead(questions, self._seconds(table))
            self._looking_ahead = asyncio.create_task(looking, name="robots think ahead")

    async def close(self) -> None:
        """Leave all questions unanswered."""
        tasks: list[asyncio.Future[Any]] = list(self._asked.values())
        if self._looking_ahead is not None:
            tasks.append(self._looking_ahead)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._workers is not None:
            await asyncio.to_thread(self._workers.close)
            self._workers = None

    def _question(self, table: Table, duty: Duty) -> CardQuestion | None:
        """None where there is nothing to think about: another task, one legal card, a simple robot."""
        if duty.task is not Task.PLAY or not isinstance(duty.who, Robot) or not self._processes:
            return None
        seat = duty.who.seat
        if table.options.skill is not Skill.STRONG or len(legal_cards(table, seat)) < 2:
            return None
        return _question_of(table, seat)

    def _begin(self, question: CardQuestion, table: Table) -> asyncio.Future[PlayDecision | None]:
        task = self._asked.get(question)
        if task is None:
            seconds = self._seconds(table)
            task = asyncio.create_task(self._think(question, seconds), name="a robot thinks")
            self._keep(question, task)
        return task

    def _keep(self, question: CardQuestion, answer: asyncio.Future[PlayDecision | None]) -> None:
        self._asked[question] = answer
        if len(self._asked) > _KEPT:
            self._asked.popitem(last=False)

    def _seconds(self, table: Table) -> float:
        """As long as the robot's tempo, or half of `MOST_SECONDS` at a quick table; less when many ask."""
        wanted = min(MOST_SECONDS, max(table.options.tempo / 1000, MOST_SECONDS / 2))
        return max(LEAST_SECONDS, wanted * min(1.0, self._processes / (self._open + 1)))

    async def _think(self, question: CardQuestion, seconds: float) -> PlayDecision | None:
        self._open += 1
        try:
            answer = self._ready().ask(partial(decide, question, seconds))
            in_time = seconds + LEEWAY
            return await asyncio.wait_for(asyncio.wrap_future(answer), in_time)
        except (TimeoutError, NotFinished):
            self._metrics.robot_late.inc()
            return None
        except Exception:
            self._metrics.robot_faults.inc()
            _LOG.exception("a robot failed to think of %s", question.view)
            return None
        finally:
            self._open -= 1

    async def _look_ahead(self, questions: tuple[CardQuestion, ...], seconds: float) -> None:
        """What is found out is there when it is asked for; what fails is thought of again in its time."""
        try:
            for question in questions:
                asked = self._ready().ask(partial(decide_ahead, question, seconds))
                for each, decision in await asyncio.wrap_future(asked):
                    if each not in self._asked:
                        known: asyncio.Future[PlayDecision | None] = asyncio.Future()
                        known.set_result(decision)
                        self._keep(each, known)
        except NotFinished:
            return
        except Exception:
            _LOG.exception("a robot failed to think ahead")
        finally:
            self._looking_ahead = None

    def _ready(self) -> Workers:
        """The processes, woken where nobody has asked them yet."""
        if self._workers is None:
            self._workers = self._begin_workers(self._processes)
            for _ in range(self._processes):
                self._workers.ask(_wake)
        return self._workers


def _question_of(table: Table, seat: Seat) -> CardQuestion:
    assert table.sheet is not None
    return CardQuestion(seat_view_of(table, seat), table.sheet, offers_claim(table, seat))


def _wake(solver: Solver) -> None:
    """Nothing is asked: the process is there once it has answered."""
