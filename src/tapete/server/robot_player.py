"""Does at every table what the house and the robots have to do, at the tempo that the table wants.

A robot takes the same time over a forced card as over any other, so that its pace tells nothing.
One that fails makes the plainest legal move, and the fault is logged and counted: no table stalls.
"""

from __future__ import annotations

import asyncio
import logging

from tapete.server.clock import Clock
from tapete.server.live_table import LiveTable
from tapete.server.metrics import Metrics
from tapete.server.moves import Moves
from tapete.server.robot_moves import Chance, decided_intent, intent_for, plain_intent
from tapete.server.tables import Tables
from tapete.server.thinking import Thinking
from tapete.table import AnyIntent, Duty, House, Table, TableError, Task

_LOG = logging.getLogger(__name__)
_AT_ONCE = (Task.READY, Task.SPREAD_PACK, Task.SHUFFLE, Task.ADJUDICATE)
"""Tasks over which nobody needs to wait."""
_LONG = (Task.ADJUDICATE, Task.ANSWER_CLAIM)
"""Tasks in which every way to the end may have to be looked at: a tenth of a second, or a whole one."""
MIXING_SECONDS = 0.4
"""What a robot leaves people's browsers to mix in bytes of theirs before it cuts (docs/fair-deal.md)."""


class RobotPlayer:
    """One task for each table at which something is to be done."""

    def __init__(
        self,
        tables: Tables,
        moves: Moves,
        thinking: Thinking,
        clock: Clock,
        chance: Chance,
        metrics: Metrics,
    ) -> None:
        self._tables, self._moves, self._thinking = tables, moves, thinking
        self._clock, self._chance, self._metrics = clock, chance, metrics
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def notice(self, live: LiveTable) -> None:
        """Begin at that table, if there is something to do and nobody at it yet."""
        if live.duties and live.id not in self._at_work:
            self._at_work[live.id] = asyncio.create_task(self._work(live.id), name=f"robots at {live.id}")

    async def close(self) -> None:
        """Leave all tables as they are."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table_id: str) -> None:
        try:
            while duty := _first(await self._tables.get(table_id)):
                live = await self._tables.get(table_id)
                self._thinking.prepare(live.state, duty)
                thought = self._thinking.play(live.state, duty)
                await asyncio.gather(self._clock.sleep(pause(live.state, duty)), thought)
                live = await self._tables.get(table_id)
                if duty in live.duties:
                    await self._do(live, duty)
        except Exception:  # this table waits for the sweeper; no other is touched
            _LOG.exception("robots at table %s", table_id)
        finally:
            del self._at_work[table_id]  # here, not later: the next commit must find nobody at work

    async def _intent(self, state: Table, duty: Duty) -> AnyIntent:
        """What takes long is worked out beside the loop, so that no other table waits."""
        if duty.task in _LONG:
            return await asyncio.to_thread(intent_for, state, duty, self._chance)
        decision = await self._thinking.play(state, duty)
        if decision is not None:
            return decided_intent(state, duty, decision)
        return intent_for(state, duty, self._chance)

    async def _do(self, live: LiveTable, duty: Duty) -> None:
        state = live.state
        try:
            intent = await self._intent(state, duty)
            await self._moves.duty(live, duty.who, state.version, intent)
        except Exception as fault:
            if live.state is not state and isinstance(fault, TableError):
                return  # the table went on meanwhile: the answer came too late
            if isinstance(duty.who, House):
                raise
            self._metrics.robot_faults.inc()
            _LOG.exception("table %s at %d: %s failed at %s", live.id, state.version, duty.who, duty.task)
            intent = plain_intent(state, duty, self._chance)
            await self._moves.duty(live, duty.who, state.version, intent)


def pause(table: Table, duty: Duty) -> float:
    """Seconds before the house or a robot does its duty, whatever it will do."""
    if duty.task in _AT_ONCE:
        return 0.0
    tempo = table.options.tempo / 1000
    return max(tempo, MIXING_SECONDS) if duty.task is Task.CUT else tempo


def _first(live: LiveTable) -> Duty | None:
    return live.duties[0] if live.duties else None
