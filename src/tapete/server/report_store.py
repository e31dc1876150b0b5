"""What the store keeps of reported calls: each as it was reported, never changed."""

from __future__ import annotations

import msgspec
from sqlalchemy import Integer, func, select

from tapete.server.schema import CALL_REPORTS
from tapete.server.store import Store


class KeptReport(msgspec.Struct, frozen=True):
    """A report as it is kept."""

    id: str
    person_id: str
    at: float
    body: str


class ReportStore:
    """Reports by table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, report: KeptReport, table_id: str) -> None:
        """Keep a report under an id that nobody can guess."""
        row = msgspec.structs.asdict(report)
        await self._store.insert_once(CALL_REPORTS, table_id=table_id, **row)

    async def of_table(self, table_id: str) -> list[KeptReport]:
        """Those of a table, the latest first."""
        columns = CALL_REPORTS.c
        query = select(columns.id, columns.person_id, columns.at, columns.body)
        query = query.where(columns.table_id == table_id).order_by(columns.at.desc(), columns.id)
        return [KeptReport(*row) for row in await self._store.rows(query)]

    async def count(self, table_id: str, person_id: str) -> tuple[int, int]:
        """How many reports there are at a table, and how many of them are that person's."""
        columns = CALL_REPORTS.c
        own = func.sum((columns.person_id == person_id).cast(Integer))
        rows = await self._store.rows(select(func.count(), own).where(columns.table_id == table_id))
        every, of_person = rows[0]
        return int(every), int(of_person or 0)
