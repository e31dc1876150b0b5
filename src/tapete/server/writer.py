"""The one writer of a process: appends that arrive together are committed together.

An append returns only once it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Table, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tapete.server.schema import EVENTS, MEMBERS, SET_KNOWERS, SET_TABLES, TABLES
from tapete.server.set_key import SetKey


class Conflict(Exception):  # noqa: N818 (a lost race is no error)
    """Somebody else appended first, or the same command came twice; nothing was written."""


class Append(msgspec.Struct, frozen=True):
    """Events to add to a table's log, all or none.

    `version` is the number of events before them. `due_at` is when a robot or the house is next to
    act; `due_changes` tells whether the store must be told. `members` are people new at the table;
    `known` is the set whose boards `knowers` play from now on.
    """

    table_id: str
    version: int
    actor: str
    command_id: str | None
    at: float
    bodies: tuple[str, ...]
    due_at: float | None = None
    due_changes: bool = False
    members: tuple[str, ...] = ()
    known: SetKey | None = None
    knowers: tuple[str, ...] = ()


class NewTable(msgspec.Struct, frozen=True):
    """A table to be made, with its first events; `again` is the set that is to be played there again."""

    form: str
    first: Append
    again: SetKey | None = None


_Waiting = tuple[Append | NewTable, asyncio.Future[None]]


class Writer:
    """Takes appends from everywhere in the process and commits them over one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._members = _insert_once(engine, MEMBERS)
        self._knowers = _insert_once(engine, SET_KNOWERS)
        self._waiting: list[_Waiting] = []
        self._something = asyncio.Event()
        self._nothing = asyncio.Event()
        self._nothing.set()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    async def start(self) -> None:
        """Begin to take appends."""
        self._task = asyncio.create_task(self._write_for_ever(), name="store writer")

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        if self._task is not None:
            await self.drained()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self._hang_up()

    async def append(self, what: Append | NewTable) -> None:
        """Commit these events; raises `Conflict`."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((what, done))
        self._something.set()
        self._nothing.clear()
        await done

    async def drained(self) -> None:
        """Wait until nobody waits for an append."""
        await self._nothing.wait()

    async def _write_for_ever(self) -> None:
        while True:
            await self._something.wait()
            await asyncio.sleep(0)  # whoever is about to append comes along
            self._something.clear()
            batch, self._waiting = self._waiting, []
            await self._commit(batch)
            if not self._waiting:
                self._nothing.set()

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        """Commit a batch together; if one of it cannot be, each by itself."""
        try:
            await self._transact([what for what, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, Conflict())
            for one in batch if len(batch) > 1 else ():
                await self._commit([one])
        except Exception as fault:  # the writer goes on; those who asked hear of the fault
            await self._hang_up()
            _settle(batch, fault)
        else:
            _settle(batch, None)

    async def _transact(self, batch: Sequence[Append | NewTable]) -> None:
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._engine.connect()
        try:
            await self._write(connection, batch)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            raise

    async def _write(self, connection: AsyncConnection, batch: Sequence[Append | NewTable]) -> None:
        appends = [what.first if isinstance(what, NewTable) else what for what in batch]
        made = [
            {"id": new.first.table_id, "form": new.form, "made_at": new.first.at}
            for new in batch
            if isinstance(new, NewTable)
        ]
        due = [{"table": append.table_id, "due": append.due_at} for append in appends if append.due_changes]
        members = [
            {"person_id": person_id, "table_id": append.table_id, "at": append.at}
            for append in appends
            for person_id in append.members
        ]
        again = [_again(new, new.again) for new in batch if isinstance(new, NewTable) and new.again]
        knowers = [
            _knower(one, one.known, person_id) for one in appends if one.known for person_id in one.knowers
        ]
        if made:
            await connection.execute(_INSERT_TABLES, made)
        if again:
            await connection.execute(_INSERT_SET_TABLES, again)
        await connection.execute(_INSERT_EVENTS, [row for append in appends for row in _rows(append)])
        if due:
            await connection.execute(_SET_DUE, due)
        if members:
            await connection.execute(self._members, members)
        if knowers:
            await connection.execute(self._knowers, knowers)

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.gather(connection.close(), return_exceptions=True)


_INSERT_TABLES = insert(TABLES)
_INSERT_EVENTS = insert(EVENTS)
_INSERT_SET_TABLES = insert(SET_TABLES)
_SET_DUE = update(TABLES).where(TABLES.c.id == bindparam("table")).values(due_at=bindparam("due"))


def _insert_once(engine: AsyncEngine, table: Table) -> Any:
    """New rows, leaving those alone that are there already."""
    if engine.dialect.name == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def _again(new: NewTable, origin: SetKey) -> dict[str, object]:
    first = new.first
    return {
        "table_id": first.table_id,
        "origin_table": origin.table,
        "origin_unit": origin.unit,
        "at": first.at,
    }


def _knower(append: Append, known: SetKey, person_id: str) -> dict[str, object]:
    return {
        "origin_table": known.table,
        "origin_unit": known.unit,
        "person_id": person_id,
        "table_id": append.table_id,
        "at": append.at,
    }


def _rows(append: Append) -> list[dict[str, object]]:
    return [
        {
            "table_id": append.table_id,
            "seq": append.version + ordinal + 1,
            "actor": append.actor,
            "command_id": append.command_id,
            "ordinal": ordinal,
            "at": append.at,
            "body": body,
        }
        for ordinal, body in enumerate(append.bodies)
    ]


def _settle(batch: Sequence[_Waiting], fault: Exception | None) -> None:
    """Tell those who wait; nobody waits any more where the future is done."""
    for _, done in batch:
        if done.done():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)
