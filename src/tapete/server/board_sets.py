"""Sets of boards played at several tables: which tables they are, and who may sit or look there.

Whoever knows the boards of a set sits down to them at no other table; whoever has yet to play them
looks at no table that has.
"""

from __future__ import annotations

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


class BoardSets:
    """Finds the tables of a set, and guards its boards."""

    def __init__(self, store: SetStore, tables: Tables, hub: Hub, clock: Clock) -> None:
        self.store = store
        self._tables, self._hub, self._clock = tables, hub, clock

    async def find(self, table_id: str, unit: int) -> SetKey:
        """The set that a table has played as that one of its sets; raises `Refusal` where there is none."""
        live = await self._tables.get(table_id)
        if live.state.form is not Form.DUPLICATE or not 1 <= unit <= live.state.rubber:
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
            await self._check_sits(live, key, person.id)
        elif isinstance(intent, BeginRubber):
            for occupant in live.state.seats:
                if occupant.person is not None:
                    await self._check_sits(live, key, occupant.person.id)

    async def _check_sits(self, live: LiveTable, key: SetKey, person_id: str) -> None:
        known_at = await self.store.known_at(key, person_id)
        if known_at not in (None, live.id):
            raise Refusal("table/knows-boards")
        if await self._plays_elsewhere(live, key, person_id) is not None:
            raise Refusal("table/knows-boards")
        if await self._looks_on_elsewhere(live, key, person_id):
            raise Refusal("table/knows-boards")

    async def check_visit(self, live: LiveTable, person_id: str) -> None:
        """Refuse to show a set being played to somebody who is to play it elsewhere; raises `Refusal`."""
        key = current_set(live.id, live.state)
        if key is None or not live.state.rubber or live.state.seat_of(person_id) is not None:
            return
        if await self._plays_elsewhere(live, key, person_id) is not None:
            raise Refusal("table/boards-ahead")
        if is_admitted(live.state, person_id):
            await self.store.make_known(key, person_id, live.id, self._clock.now())

    async def check_deal(self, live: LiveTable, unit: int, board: int, person_id: str) -> None:
        """Refuse a finished board to somebody who has yet to play it elsewhere; raises `Refusal`."""
        if live.state.form is not Form.DUPLICATE:
            return
        key = await self.find(live.id, unit)
        own = await self._plays_elsewhere(live, key, person_id)
        if own is not None and board not in finished_boards(own, unit_at(key, own.id)):
            raise Refusal("table/boards-ahead")
        await self.store.make_known(key, person_id, live.id, self._clock.now())

    async def _plays_elsewhere(self, live: LiveTable, key: SetKey, person_id: str) -> LiveTable | None:
        """Another table of the set, not over, at which that person has a seat."""
        for table_id in await self.store.tables_of_person(key, person_id):
            other = await self._tables.get(table_id)
            has_seat = table_id != live.id and other.state.seat_of(person_id) is not None
            if has_seat and not is_finished(other.state, unit_at(key, table_id)):
                return other
        return None

    async def _looks_on_elsewhere(self, live: LiveTable, key: SetKey, person_id: str) -> bool:
        for table_id in await self.store.tables_of(key):
            visitors = () if table_id == live.id else self._hub.at(table_id)
            if any(each.person.id == person_id and _shows(each.live, key) for each in visitors):
                return True
        return False


def unit_at(key: SetKey, table_id: str) -> int:
    """As which of its sets a table plays it: elsewhere the boards are always brought for the first."""
    return key.unit if table_id == key.table else 1


def deals_of(state: Table, unit: int) -> tuple[str, ...]:
    """The boards that a table has played in that set, as text: the first is board 1."""
    return tuple(str(done.deal) for done in state.finished if done.rubber == unit)


def finished_boards(live: LiveTable, unit: int) -> frozenset[int]:
    """The numbers of the boards of that set that the table has finished."""
    return frozenset(done.terms.deal for done in live.state.finished if done.rubber == unit)


def _shows(live: LiveTable, key: SetKey) -> bool:
    """Whether whoever looks at that table sees the boards of that set being played."""
    return is_being_played(live.state) and current_set(live.id, live.state) == key


def _set_again(live: LiveTable) -> SetKey | None:
    """The set dealt elsewhere that is played, or to be played, at that table now."""
    state = live.state
    if state.brought is None or state.phase is Phase.RUBBER_OVER:
        return None
    return SetKey.parse(state.brought.origin)
