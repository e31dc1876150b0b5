"""The people known by their cookies, and the names they gave."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict

from tapete.server.clock import Clock
from tapete.server.refusal import Refusal
from tapete.server.store import Store
from tapete.table import Person

LONGEST_NAME = 40
_REMEMBERED = 10_000


class People:
    """Names by person, from memory or from the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._names: OrderedDict[str, str] = OrderedDict()

    async def person(self, person_id: str) -> Person:
        """That person; his name is empty until he gives one."""
        name = self._names.get(person_id)
        if name is None:
            name = await self._store.name_of(person_id) or ""
            self._remember(person_id, name)
        return Person(person_id, name)

    async def rename(self, person_id: str, name: str) -> str:
        """Keep a name, tidied; raises `Refusal` for one that cannot be read."""
        tidy = tidied(name)
        await self._store.rename(person_id, tidy, self._clock.now())
        self._remember(person_id, tidy)
        return tidy

    def _remember(self, person_id: str, name: str) -> None:
        self._names[person_id] = name
        self._names.move_to_end(person_id)
        if len(self._names) > _REMEMBERED:
            self._names.popitem(last=False)


def tidied(name: str) -> str:
    """The name with single blanks and composed accents; raises `Refusal`.

    >>> tidied("  Núria   Pons ")
    'Núria Pons'
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise Refusal("table/bad-name")
    return tidy
