"""What the store keeps of deals that were solved: the answers, by deal and question."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import select

from tapete.core import Deal, Play
from tapete.server.schema import DD_RESULTS
from tapete.server.store import Store

TABLE = "table"
"""The question for what each declarer can make."""


def play_question(play: Play) -> str:
    """The question for what each card of a play cost; the same for the same cards in the same strain."""
    return f"play {sha256(f'{play.trump} {play}'.encode()).hexdigest()[:32]}"


class DdStore:
    """Answers are the same for ever: they are written once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, deal: Deal, question: str) -> str | None:
        """What was found, as text; None where nobody has asked yet."""
        query = select(DD_RESULTS.c.body).where(
            DD_RESULTS.c.deal == _key(deal), DD_RESULTS.c.question == question
        )
        rows = await self._store.rows(query)
        return rows[0][0] if rows else None

    async def keep(self, deal: Deal, question: str, body: str) -> None:
        """Keep an answer."""
        await self._store.insert_once(DD_RESULTS, deal=_key(deal), question=question, body=body)


def _key(deal: Deal) -> str:
    return f"{deal.number:x}"
