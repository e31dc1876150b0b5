"""Sets of boards played at several tables: which tables they are, and who may sit or look there.

Whoever knows the boards of a set sits down to them at no other table; whoever has yet to play them
looks at no table that has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tapete.scoring import Form
from tapete.server.clock import Clock
from tapete.server.hub import Hub
from tapete.server.live_table import LiveTable
from tapete.server.refusal import Refusal
from tapete.server.set_bodies import SetNamed
from tapete.server.set_key import SetKey, current_set, is_being_played, is_finished
from tapete.server.set_store import SetStore
from tapete.server.tables import Tables
from tapete.table import AnyIntent, Person, Phase, Table, is_admitted
from tapete.table.intents import BeginRubber, BringBoards, TakeSeat

Kin = Callable[[str], Awaitable[list[str]]]
"""Who may know what a person knows: himself and his programs."""


class BoardSets:
    """Finds the tables of a set, and guards its boards."""

    def __init__(self, store: SetStore, tables: Tables, hub: Hub, clock: Clock, kin: Kin) -> None:
        self.store, self._kin = store, kin
        self._tables, self._hub, self._clock = tables, hub, clock
        self._noticed: set[tuple[SetKey, str]] = set()
        self._noting: set[asyncio.Task[None]] = set()

    async def find(self, table_id: str, unit: int) -> SetKey:
        """The set that a table has played as that one of its sets; raises `Refusal` where there is none."""
        live = await self._tables.get(table_id)
        is_none = live.state.form is not Form.DUPLICATE or live.state.practice is not None
        if is_none or not 1 <= unit <= live.state.rubber:
            raise Refusal("wire/unknown-set")
        origin = await self.store.origin_of(table_id) if unit == 1 else None
        return origin or SetKey(table_id, unit)

    async def tables_of(self, key: SetKey) -> list[tuple[LiveTable, int]]:
        """The tables that play a set, and as which of their sets, that of the first deal first."""
        tables = [await self._tables.get(table_id) for table_id in await self.store.tables_of(key)]
        return [(live, unit_at(key, live.id)) for live in tables]

    async def boards_for(self, again: SetNamed, form: Form, person_id: str) -> tuple[SetKey, BringBoards]:
        """The boards of a set that is over, to be brought to another table; raises `Refusal`.

        Only who knows them, made that table or may look on there can have them played again.
        """
        if form is not Form.DUPLICATE:
            raise Refusal("wire/unknown-set")
        key = await self.find(again.table, again.unit)
        asked = (await self._tables.get(again.table)).state
        may_see = is_admitted(asked, person_id) or asked.host.id == person_id
        if not may_see and await self.store.known_at(key, person_id) is None:
            raise Refusal("table/set-not-yours")
        state = (await self._tables.get(key.table)).state
        if not is_finished(state, key.unit):
            raise Refusal("table/set-not-over")
        deals = deals_of(state, key.unit)
        if not deals:
            raise Refusal("wire/unknown-set")
        return key, BringBoards(str(key), deals)

    async def check_intent(self, live: LiveTable, person: Person, intent: AnyIntent) -> None:
        """Refuse a seat, or the first deal, to people who know the boards; raises `Refusal`."""
        key = _set_again(live)
        if key is None:
            return
        if isinstance(intent, TakeSeat):
            if await self._knows(live, key, person.id):
                raise Refusal("table/knows-boards")
            if await self._looks_on_elsewhere(live, key, person.id):
                raise Refusal("table/looks-elsewhere")
        if isinstance(intent, BeginRubber):
            seated = [occupant.person.id for occupant in live.state.seats if occupant.person is not None]
            if any([await self._knows(live, key, person_id) for person_id in seated]):
                raise Refusal("table/one-knows-boards")

    async def _knows(self, live: LiveTable, key: SetKey, person_id: str) -> bool:
        """Whether that person knows the boards from another table, or is to play them there."""
        for one in await self._kin(person_id):
            if await self.store.known_at(key, one) not in (None, live.id):
                return True
        return await self._plays_elsewhere(live, key, person_id) is not None

    async def _looks_on_elsewhere(self, live: LiveTable, key: SetKey, person_id: str) -> bool:
        """Whether another table of the set is open to him or his program: it may begin at any moment."""
        kin = await self._kin(person_id)
        for table_id in await self.store.tables_of(key):
            visitors = () if table_id == live.id else self._hub.at(table_id)
            for each in visitors:
                if each.person.id in kin and current_set(table_id, each.live.state) == key:
                    return True
        return False

    async def check_visit(self, live: LiveTable, person_id: str) -> None:
        """Refuse to show a set, begun or not, to somebody who is to play it elsewhere; raises `Refusal`."""
        await self._check_practice(live, person_id)
        key = current_set(live.id, live.state)
        if key is None or live.state.seat_of(person_id) is not None:
            return
        if await self._plays_elsewhere(live, key, person_id) is not None:
            raise Refusal("table/boards-ahead")
        if live.state.rubber and is_admitted(live.state, person_id):
            await self.store.make_known(key, person_id, live.id, self._clock.now())

    def notice(self, live: LiveTable) -> None:
        """Whoever looks on as a set is played, perhaps since before it began, knows its boards."""
        state = live.state
        key = current_set(live.id, state) if is_being_played(state) else None
        if key is None:
            return
        for person_id in {connection.person.id for connection in self._hub.at(live.id)}:
            is_watching = state.seat_of(person_id) is None and is_admitted(state, person_id)
            if is_watching and (key, person_id) not in self._noticed:
                self._noticed.add((key, person_id))
                self._note(key, person_id, live.id)

    def _note(self, key: SetKey, person_id: str, table_id: str) -> None:
        noting = asyncio.create_task(self.store.make_known(key, person_id, table_id, self._clock.now()))
        self._noting.add(noting)
        noting.add_done_callback(self._noting.discard)

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._noting, return_exceptions=True)

    async def check_deal(self, live: LiveTable, unit: int, board: int, person_id: str) -> None:
        """Refuse a finished board to somebody who has yet to play it elsewhere; raises `Refusal`."""
        if live.state.practice is not None:
            await self._check_practice(live, person_id)
        if live.state.practice is not None or live.state.form is not Form.DUPLICATE:
            return
        key = await self.find(live.id, unit)
        own = await self._plays_elsewhere(live, key, person_id)
        if own is not None and board not in finished_boards(own, unit_at(key, own.id)):
            raise Refusal("table/boards-ahead")
        await self.store.make_known(key, person_id, live.id, self._clock.now())

    async def _check_practice(self, live: LiveTable, person_id: str) -> None:
        """Whoever has yet to play a board does not practise it, nor look on; raises `Refusal`."""
        practice = live.state.practice
        if practice is None or practice.origin is None:
            return
        key = SetKey.parse(practice.origin)
        own = await self._plays_elsewhere(live, key, person_id)
        boards = {position.board for position in practice.positions}
        if own is not None and not boards <= finished_boards(own, unit_at(key, own.id)):
            raise Refusal("table/boards-ahead")
        await self.store.make_known(key, person_id, live.id, self._clock.now())

    async def _plays_elsewhere(self, live: LiveTable, key: SetKey, person_id: str) -> LiveTable | None:
        """Another table of the set, not over, at which that person or a program of his has a seat."""
        for one in await self._kin(person_id):
            for table_id in await self.store.tables_of_person(key, one):
                other = await self._tables.get(table_id)
                has_seat = table_id != live.id and other.state.seat_of(one) is not None
                if has_seat and not is_finished(other.state, unit_at(key, table_id)):
                    return other
        return None


def unit_at(key: SetKey, table_id: str) -> int:
    """As which of its sets a table plays it: elsewhere the boards are always brought for the first."""
    return key.unit if table_id == key.table else 1


def deals_of(state: Table, unit: int) -> tuple[str, ...]:
    """The boards that a table has played in that set, as text: the first is board 1."""
    return tuple(str(done.deal) for done in state.finished if done.rubber == unit)


def finished_boards(live: LiveTable, unit: int) -> frozenset[int]:
    """The numbers of the boards of that set that the table has finished."""
    return frozenset(done.terms.deal for done in live.state.finished if done.rubber == unit)


def _set_again(live: LiveTable) -> SetKey | None:
    """The set dealt elsewhere that is played, or to be played, at that table now."""
    state = live.state
    if state.brought is None or state.phase is Phase.RUBBER_OVER:
        return None
    return SetKey.parse(state.brought.origin)
