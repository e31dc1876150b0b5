"""What the store keeps of files that people share: each as it came."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select

from tapete.server.schema import SHARED_FILES
from tapete.server.store import Store


class KeptFile(msgspec.Struct, frozen=True):
    """A file as it came, and the format it was found to be in."""

    name: str
    format: str
    content: bytes


class FileStore:
    """Files are written once and never changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(
        self, file_id: str, name: str, form: str, content: bytes, person_id: str, at: float
    ) -> None:
        """Keep a file under an id that nobody can guess."""
        await self._store.insert_once(
            SHARED_FILES, id=file_id, name=name, format=form, content=content, person_id=person_id, at=at
        )

    async def get(self, file_id: str) -> KeptFile | None:
        """The file of that id; None when there is none."""
        columns = SHARED_FILES.c
        query = select(columns.name, columns.format, columns.content).where(columns.id == file_id)
        rows = await self._store.rows(query)
        return KeptFile(*rows[0]) if rows else None

    async def count(self, person_id: str) -> int:
        """How many files that person has shared."""
        query = select(func.count()).where(SHARED_FILES.c.person_id == person_id)
        return int((await self._store.rows(query))[0][0])
