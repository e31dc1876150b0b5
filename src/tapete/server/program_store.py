"""What the store keeps of people's programs: whose they are, and the hash of a token, never the token."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from tapete.server.schema import PEOPLE, PROGRAMS
from tapete.server.store import Store


class KeptProgram(msgspec.Struct, frozen=True):
    """A program whose token is good; times in seconds since 1970."""

    person_id: str
    name: str
    at: float
    used_at: float | None


class ProgramStore:
    """A program stays known when its token is revoked: it may have played."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, person_id: str, name: str, maker_id: str, token_hash: str, at: float) -> None:
        """Keep a new program; its name first, so that nobody nameless ever comes in."""
        await self._store.rename(person_id, name, at)
        await self._store.insert_once(
            PROGRAMS, person_id=person_id, maker_id=maker_id, token_hash=token_hash, at=at
        )

    async def of_maker(self, maker_id: str) -> list[KeptProgram]:
        """The programs of a person whose tokens are good, the latest first."""
        columns = PROGRAMS.c
        query = (
            select(columns.person_id, PEOPLE.c.name, columns.at, columns.used_at)
            .join(PEOPLE, PEOPLE.c.id == columns.person_id)
            .where(columns.maker_id == maker_id, columns.token_hash.is_not(None))
            .order_by(columns.at.desc(), columns.person_id)
        )
        return [KeptProgram(*row) for row in await self._store.rows(query)]

    async def all_ids_of(self, maker_id: str) -> list[str]:
        """The ids of all programs that a person ever had."""
        query = select(PROGRAMS.c.person_id).where(PROGRAMS.c.maker_id == maker_id)
        return [person_id for (person_id,) in await self._store.rows(query)]

    async def maker_of(self, person_id: str) -> str | None:
        """Who answers for that program; None for a person."""
        rows = await self._store.rows(select(PROGRAMS.c.maker_id).where(PROGRAMS.c.person_id == person_id))
        return rows[0][0] if rows else None

    async def with_token(self, token_hash: str) -> str | None:
        """The program with that token; None where there is none, or it was revoked."""
        query = select(PROGRAMS.c.person_id).where(PROGRAMS.c.token_hash == token_hash)
        rows = await self._store.rows(query)
        return rows[0][0] if rows else None

    async def note_use(self, person_id: str, at: float) -> None:
        """It came in."""
        await self._store.change(
            PROGRAMS.update().where(PROGRAMS.c.person_id == person_id).values(used_at=at)
        )

    async def revoke(self, person_id: str, maker_id: str) -> None:
        """Its token is good no more; nothing happens to a program of somebody else."""
        mine = (PROGRAMS.c.person_id == person_id) & (PROGRAMS.c.maker_id == maker_id)
        await self._store.change(PROGRAMS.update().where(mine).values(token_hash=None))
