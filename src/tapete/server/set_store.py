"""What the store keeps of sets of boards that are played at several tables."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Table, and_, func, select, update

from tapete.server.schema import FIELD_TABLES, FIELDS, MEMBERS, SET_KNOWERS, SET_TABLES
from tapete.server.set_key import SetKey
from tapete.server.store import Store


class SetStore:
    """Reading and writing of sets; who plays one is written with the events at his table (`writer`)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def origin_of(self, table_id: str) -> SetKey | None:
        """Where the boards of the first set at that table were dealt; None if they were dealt there."""
        query = select(SET_TABLES.c.origin_table, SET_TABLES.c.origin_unit)
        rows = await self._store.rows(query.where(SET_TABLES.c.table_id == table_id))
        return SetKey(*rows[0]) if rows else None

    async def tables_of(self, key: SetKey) -> list[str]:
        """The tables that play that set, the one at which it was dealt first, then as they were made."""
        query = select(SET_TABLES.c.table_id).where(_of_set(SET_TABLES, key))
        later = await self._store.rows(query.order_by(SET_TABLES.c.at, SET_TABLES.c.table_id))
        return [key.table, *(table_id for (table_id,) in later)]

    async def tables_of_person(self, key: SetKey, person_id: str) -> list[str]:
        """Those of them that the person made or sat at."""
        tables = await self.tables_of(key)
        query = select(MEMBERS.c.table_id).where(
            MEMBERS.c.person_id == person_id, MEMBERS.c.table_id.in_(tables)
        )
        return [table_id for (table_id,) in await self._store.rows(query)]

    async def known_at(self, key: SetKey, person_id: str) -> str | None:
        """The table at which a person came to know the boards; None if he does not know them."""
        query = select(SET_KNOWERS.c.table_id).where(
            _of_set(SET_KNOWERS, key), SET_KNOWERS.c.person_id == person_id
        )
        rows = await self._store.rows(query)
        return rows[0][0] if rows else None

    async def make_known(self, key: SetKey, person_id: str, table_id: str, at: float) -> None:
        """From now on that person knows the boards."""
        if await self.known_at(key, person_id) is None:
            row = {"person_id": person_id, "table_id": table_id, "at": at}
            await self._store.insert_once(SET_KNOWERS, **_key(key), **row)

    async def field_size(self, key: SetKey) -> int:
        """How many tables of robots are to play the set."""
        rows = await self._store.rows(select(FIELDS.c.tables).where(_of_set(FIELDS, key)))
        return int(rows[0][0]) if rows else 0

    async def enlarge_field(self, key: SetKey, tables: int, at: float) -> None:
        """So many tables of robots are to play it; if there are more already it stays at those."""
        await self._store.insert_once(FIELDS, **_key(key), tables=tables, at=at)
        larger = update(FIELDS).where(_of_set(FIELDS, key), FIELDS.c.tables < tables).values(tables=tables)
        await self._store.change(larger)

    async def unfinished_fields(self) -> list[SetKey]:
        """The sets that robots have yet to play, or some of them."""
        same = and_(
            FIELD_TABLES.c.origin_table == FIELDS.c.origin_table,
            FIELD_TABLES.c.origin_unit == FIELDS.c.origin_unit,
        )
        done = select(func.count()).select_from(FIELD_TABLES).where(same).scalar_subquery()
        query = select(FIELDS.c.origin_table, FIELDS.c.origin_unit).where(FIELDS.c.tables > done)
        return [SetKey(*row) for row in await self._store.rows(query)]

    async def field_tables(self, key: SetKey) -> dict[int, str]:
        """What the tables of robots that have played the set made of it, by their number."""
        query = select(FIELD_TABLES.c.number, FIELD_TABLES.c.body).where(_of_set(FIELD_TABLES, key))
        return dict(row for row in await self._store.rows(query.order_by(FIELD_TABLES.c.number)))

    async def keep_field_table(self, key: SetKey, number: int, body: str) -> None:
        """A table of robots has played the set."""
        await self._store.insert_once(FIELD_TABLES, **_key(key), number=number, body=body)


def _of_set(table: Table, key: SetKey) -> ColumnElement[bool]:
    return and_(table.c.origin_table == key.table, table.c.origin_unit == key.unit)


def _key(key: SetKey) -> dict[str, object]:
    return {"origin_table": key.table, "origin_unit": key.unit}
