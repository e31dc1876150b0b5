"""The tables in memory: those that somebody looks at or that were used last; the others stay in the store."""

from __future__ import annotations

from collections import OrderedDict

from tapete.server.identity import is_table_id
from tapete.server.live_table import LiveTable, load
from tapete.server.refusal import Refusal
from tapete.server.store import Store


class Tables:
    """A cache over the store, least recently used out first."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._live

    async def get(self, table_id: str) -> LiveTable:
        """The table, loaded if it is cold; raises `Refusal` when there is none."""
        live = self._live.get(table_id)
        if live is None:
            loaded = await load(table_id, self._store) if is_table_id(table_id) else None
            if loaded is None:
                raise Refusal("wire/unknown-table")
            live = self._live.setdefault(table_id, loaded)  # somebody may have been faster
        self._live.move_to_end(table_id)
        self._drop_cold()
        return live

    def _drop_cold(self) -> None:
        spare = len(self._live) - self._most
        if spare <= 0:
            return
        resting = (one for one in self._live.values() if not one.looking_on and not one.lock.locked())
        for _, live in zip(range(spare), list(resting), strict=False):
            del self._live[live.id]
