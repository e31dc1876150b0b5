"""Picks up the tables at which a robot is overdue: after a restart, or when another process died."""

from __future__ import annotations

import logging

from tapete.server.clock import Clock
from tapete.server.robot_player import RobotPlayer
from tapete.server.store import Store
from tapete.server.tables import Tables

_LOG = logging.getLogger(__name__)


class Sweeper:
    """Looks for such tables when the server starts and every few seconds from then on."""

    def __init__(
        self, store: Store, tables: Tables, robots: RobotPlayer, clock: Clock, seconds: float
    ) -> None:
        self._store, self._tables, self._robots = store, tables, robots
        self._clock, self._seconds = clock, seconds

    async def sweep(self, before: float) -> None:
        """Send the robots to every table where something was due before that time."""
        for table_id in await self._store.overdue(before):
            self._robots.notice(await self._tables.get(table_id))

    async def sweep_for_ever(self) -> None:
        """Sweep at once, and then again and again."""
        before = self._clock.now()
        while True:
            try:
                await self.sweep(before)
            except Exception:
                _LOG.exception("sweeper")
            await self._clock.sleep(self._seconds)
            before = self._clock.now() - self._seconds  # whoever is at work has had his time
