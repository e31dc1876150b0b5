"""The people known by their cookies, the programs known by their tokens, and the names of both."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict

from tapete.server.clock import Clock
from tapete.server.program_store import ProgramStore
from tapete.server.refusal import Refusal
from tapete.server.store import Store
from tapete.table import Person, Program

LONGEST_NAME = 40
_REMEMBERED = 10_000


class People:
    """People and their programs, from memory or from the store."""

    def __init__(self, store: Store, programs: ProgramStore, clock: Clock) -> None:
        self._store, self._programs, self._clock = store, programs, clock
        self._names: OrderedDict[str, tuple[str, str | None]] = OrderedDict()  # with the maker's id

    async def person(self, person_id: str) -> Person:
        """That person or program; a person's name is empty until he gives one."""
        known = self._names.get(person_id)
        if known is None:
            name = await self._store.name_of(person_id) or ""
            known = (name, await self._programs.maker_of(person_id) if name else None)
            self._remember(person_id, known)
        name, maker_id = known
        maker = None if maker_id is None else Program((await self.person(maker_id)).name)
        return Person(person_id, name, maker)

    async def kin(self, person_id: str) -> list[str]:
        """Who may know what that person or program knows: a maker and all his programs."""
        maker_id = await self._programs.maker_of(person_id) or person_id
        return [maker_id, *await self._programs.all_ids_of(maker_id)]

    async def rename(self, person_id: str, name: str) -> str:
        """Keep a person's name, tidied; raises `Refusal` for one that cannot be read."""
        tidy = tidied(name)
        await self._store.rename(person_id, tidy, self._clock.now())
        self._remember(person_id, (tidy, None))
        return tidy

    def _remember(self, person_id: str, known: tuple[str, str | None]) -> None:
        self._names[person_id] = known
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
