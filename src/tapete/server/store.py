"""The store: every table's log of events, which is the truth. Nobody owns a table; the first append wins."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.server.schema import EVENTS, MEMBERS, PEOPLE, TABLES
from tapete.server.writer import Append, NewTable, Writer

T = TypeVar("T")


class Logged(msgspec.Struct, frozen=True):
    """One event of a log, still as text."""

    seq: int
    body: str


class Store:
    """All reading and writing of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._at_work: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begin to take appends."""
        await self._writer.start()

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        await self._writer.close()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        await self._engine.dispose()

    async def append(self, what: Append | NewTable) -> None:
        """Commit these events; raises `Conflict`, and has then written nothing."""
        await self._writer.append(what)

    async def drained(self) -> None:
        """Wait until all that was to be appended is on disk."""
        await self._writer.drained()

    async def events(self, table_id: str, after: int = 0) -> list[Logged]:
        """The log of a table from a version on; empty for an unknown table."""
        query = (
            select(EVENTS.c.seq, EVENTS.c.body)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        return [Logged(seq, body) for seq, body in await self.rows(query)]

    async def version_of(self, table_id: str, actor: str, command_id: str) -> int | None:
        """The version just after that command, if it was ever done."""
        query = select(func.max(EVENTS.c.seq)).where(
            EVENTS.c.table_id == table_id, EVENTS.c.actor == actor, EVENTS.c.command_id == command_id
        )
        [[version]] = await self.rows(query)
        return None if version is None else int(version)

    async def overdue(self, before: float) -> list[str]:
        """Tables at which a robot or the house should have acted before that time, the longest due first."""
        query = select(TABLES.c.id).where(TABLES.c.due_at < before).order_by(TABLES.c.due_at)
        return [table_id for (table_id,) in await self.rows(query)]

    async def tables_of(self, person_id: str) -> list[str]:
        """The tables that a person made or sat at, the latest first."""
        query = select(MEMBERS.c.table_id).where(MEMBERS.c.person_id == person_id)
        return [table_id for (table_id,) in await self.rows(query.order_by(MEMBERS.c.at.desc()))]

    async def name_of(self, person_id: str) -> str | None:
        """The name that a person gave."""
        rows = await self.rows(select(PEOPLE.c.name).where(PEOPLE.c.id == person_id))
        return rows[0][0] if rows else None

    async def rename(self, person_id: str, name: str, at: float) -> None:
        """Keep a person's name."""
        row = self._insert(PEOPLE).values(id=person_id, name=name, at=at)
        change = {"name": row.excluded.name, "at": row.excluded.at}
        await self.change(row.on_conflict_do_update(index_elements=["id"], set_=change))

    async def answers(self) -> None:
        """Read something, to see whether the database answers; any fault of it is raised."""
        await self.rows(select(1))

    async def rows(self, query: Executable) -> Sequence[Any]:
        """What a query finds."""
        return await self._finished(self._fetch(query))

    async def change(self, statement: Executable) -> None:
        """Change something by itself, in a transaction of its own."""
        await self._finished(self._change(statement))

    async def insert_once(self, table: Table, **row: object) -> None:
        """A new row; one that is there already stays as it is."""
        await self.change(self._insert(table).values(**row).on_conflict_do_nothing())

    def _insert(self, table: Table) -> Any:
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        return insert(table)

    async def _fetch(self, query: Executable) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _change(self, statement: Executable) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(statement)

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end even if nobody waits for it any more: a connection is not left half-way."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._at_work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waited has heard of it
