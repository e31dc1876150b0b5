"""The field: tables of robots that play a finished set of boards, to have something to compare with."""

from __future__ import annotations

import asyncio
import logging

from tapete.core import Outcome
from tapete.server.board_sets import deals_of
from tapete.server.clock import Clock
from tapete.server.field_job import outcomes_in, play_set, seed_of
from tapete.server.jobs import Jobs
from tapete.server.set_key import SetKey
from tapete.server.set_store import SetStore
from tapete.server.tables import Tables

_LOG = logging.getLogger(__name__)


class RobotField:
    """Has sets played by robots, each table once; what was begun before a restart is finished after it."""

    def __init__(self, store: SetStore, tables: Tables, jobs: Jobs, clock: Clock) -> None:
        self._store, self._tables, self._jobs, self._clock = store, tables, jobs, clock
        self._at_work: dict[SetKey, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Go on with what is not finished."""
        for key in await self._store.unfinished_fields():
            self._begin(key)

    async def close(self) -> None:
        """Leave the rest for the next start."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, key: SetKey, tables: int) -> None:
        """Let so many tables of robots play the set, those that have played it among them."""
        await self._store.enlarge_field(key, tables, self._clock.now())
        self._begin(key)

    async def results(self, key: SetKey) -> dict[int, tuple[Outcome, ...]]:
        """What the tables that are done made of the boards, by their number."""
        bodies = await self._store.field_tables(key)
        return {number: outcomes_in(body) for number, body in bodies.items()}

    async def settled(self) -> None:
        """Once no table of robots plays any more."""
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)

    def _begin(self, key: SetKey) -> None:
        if key not in self._at_work:
            self._at_work[key] = asyncio.create_task(self._play(key), name=f"field of {key}")

    async def _play(self, key: SetKey) -> None:
        try:
            while missing := await self._missing(key):
                state = (await self._tables.get(key.table)).state
                deals = deals_of(state, key.unit)
                await asyncio.gather(*(self._play_table(key, deals, number) for number in missing))
        except Exception:  # whoever asks again begins again
            _LOG.exception("field of %s", key)
        finally:
            del self._at_work[key]

    async def _missing(self, key: SetKey) -> list[int]:
        done = await self._store.field_tables(key)
        return [number for number in range(1, await self._store.field_size(key) + 1) if number not in done]

    async def _play_table(self, key: SetKey, deals: tuple[str, ...], number: int) -> None:
        body = await self._jobs.run(play_set, deals, number, seed_of(str(key)))
        await self._store.keep_field_table(key, number, body)
