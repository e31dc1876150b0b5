"""All connections of this process, by table, and the bus's hints carried to them."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Protocol

from tapete.server.bus import Bus
from tapete.server.live_table import LiveTable
from tapete.server.store import Store
from tapete.table import Person

_LOG = logging.getLogger(__name__)


class Onlooker(Protocol):
    """Whoever is told of a table's news: a browser, or a program of whatever language."""

    live: LiveTable
    person: Person

    def wake(self) -> None:
        """The table has news."""

    def show_out(self) -> None:
        """It may stay no longer."""


class Hub:
    """Wakes the connections at a table when it has news."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._at: defaultdict[str, set[Onlooker]] = defaultdict(set)
        self._catching_up: set[asyncio.Task[None]] = set()
        bus.listen(self.hear)

    def join(self, connection: Onlooker) -> None:
        """From now on this connection hears of its table."""
        self._at[connection.live.id].add(connection)
        connection.live.looking_on += 1

    def part(self, connection: Onlooker) -> None:
        """It hears no more."""
        table_id = connection.live.id
        self._at[table_id].discard(connection)
        connection.live.looking_on -= 1
        if not self._at[table_id]:
            del self._at[table_id]

    def at(self, table_id: str) -> frozenset[Onlooker]:
        """The connections at a table."""
        return frozenset(self._at.get(table_id, ()))

    def show_out(self, person_id: str) -> None:
        """Hang up on every connection of a program whose token is good no more."""
        for connection in [each for visitors in self._at.values() for each in visitors]:
            if connection.person.id == person_id:
                connection.show_out()

    def hear(self, table_id: str, version: int) -> None:
        """A table has come to that version, here or in another process."""
        connections = self._at.get(table_id)
        if not connections:
            return
        live = next(iter(connections)).live
        if live.version < version:
            task = asyncio.create_task(self._catch_up(live), name=f"news of {table_id}")
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)
        else:
            _wake(connections)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await live.refresh(self._store)
        except Exception:
            _LOG.exception("news of table %s", live.id)
        _wake(self._at.get(live.id, set()))


def _wake(connections: set[Onlooker]) -> None:
    for connection in connections:
        connection.wake()
