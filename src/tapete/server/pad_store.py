"""The logs of pads in the database, and who wrote on which."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from tapete.pad import Written
from tapete.server.codec import decoder, encode
from tapete.server.schema import PAD_LINES, PAD_WRITERS
from tapete.server.store import Store
from tapete.server.writer import Conflict

_WRITTEN: msgspec.json.Decoder[Written] = decoder(Written)


class PadTimes(msgspec.Struct, frozen=True):
    """When a pad was begun and last written on, in seconds since 1970."""

    pad_id: str
    begun_at: float
    written_at: float


class PadStore:
    """Reads and appends lines; an append is one statement, and on disk when it returns."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lines(self, pad_id: str, after: int = 0) -> list[Written]:
        """The log of a pad from a version on; empty for an unknown pad."""
        query = (
            select(PAD_LINES.c.body)
            .where(PAD_LINES.c.pad_id == pad_id, PAD_LINES.c.seq > after)
            .order_by(PAD_LINES.c.seq)
        )
        return [_WRITTEN.decode(body) for (body,) in await self._store.rows(query)]

    async def append(self, pad_id: str, version: int, lines: Sequence[Written], writer: str) -> None:
        """Commit lines after that version, all or none; raises `Conflict`, and has then written nothing."""
        rows = [
            {
                "pad_id": pad_id,
                "seq": seq,
                "command_id": line.command_id,
                "at": line.at,
                "body": encode(line).decode(),
            }
            for seq, line in enumerate(lines, version + 1)
        ]
        try:
            await self._store.change(insert(PAD_LINES).values(rows))
        except IntegrityError:
            raise Conflict from None
        await self._store.insert_once(PAD_WRITERS, person_id=writer, pad_id=pad_id, at=lines[-1].at)

    async def pads_of(self, person_id: str, most: int) -> list[PadTimes]:
        """The pads that somebody began or wrote on, the last written first."""
        written_at = func.max(PAD_LINES.c.at)
        query = (
            select(PAD_LINES.c.pad_id, func.min(PAD_LINES.c.at), written_at)
            .join(PAD_WRITERS, PAD_WRITERS.c.pad_id == PAD_LINES.c.pad_id)
            .where(PAD_WRITERS.c.person_id == person_id)
            .group_by(PAD_LINES.c.pad_id)
            .order_by(written_at.desc(), PAD_LINES.c.pad_id)
            .limit(most)
        )
        return [PadTimes(*row) for row in await self._store.rows(query)]
