"""What can be made on the deals of a unit: what the store knows, and the rest found out now."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

import msgspec

from tapete.core import Deal
from tapete.dd import NotFinished, TrickTable, table_of
from tapete.server.codec import decoder, encode
from tapete.server.dd_store import TABLE, DdStore
from tapete.server.jobs import Jobs

_TABLES: msgspec.json.Decoder[TrickTable] = decoder(TrickTable)


async def tables_of(store: DdStore, jobs: Jobs, deals: Iterable[Deal]) -> dict[Deal, TrickTable]:
    """The table of each deal, but for those that take too long."""
    wanted = tuple(dict.fromkeys(deals))
    found = await asyncio.gather(*(_table_of(store, jobs, deal) for deal in wanted))
    return {deal: table for deal, table in zip(wanted, found, strict=True) if table is not None}


async def _table_of(store: DdStore, jobs: Jobs, deal: Deal) -> TrickTable | None:
    known = await store.answer(deal, TABLE)
    if known is not None:
        return _TABLES.decode(known)
    try:
        table = await jobs.solve(partial(table_of, deal))
    except NotFinished:
        return None
    await store.keep(deal, TABLE, encode(table).decode())
    return table
