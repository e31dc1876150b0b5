"""Answers about sets of boards: the results that somebody may see, and the field of robots for it."""

from __future__ import annotations

from tapete.club import Comparison
from tapete.server.board_sets import BoardSets, finished_boards, unit_at
from tapete.server.live_table import LiveTable
from tapete.server.refusal import Refusal
from tapete.server.robot_field import RobotField
from tapete.server.set_bodies import MOST_ROBOTS, FieldSeen, SetResults
from tapete.server.set_key import SEEN_BEFORE, SetKey, is_finished
from tapete.server.set_results import (
    TableResults,
    compared,
    people_results,
    robot_results,
    side_of,
    usual_method,
)
from tapete.server.tables import Tables
from tapete.table import Person


class SetOffice:
    """Where the scores of all tables of a set come together."""

    def __init__(self, sets: BoardSets, field: RobotField, tables: Tables) -> None:
        self._sets, self._field, self._tables = sets, field, tables

    async def results(
        self, table_id: str, unit: int, person: Person, method: Comparison | None
    ) -> SetResults:
        """What that person may see of a set, by that method or the usual one; raises `Refusal`.

        While his own table plays it: the boards that it has finished. Who does not know the boards may
        still play them, and sees nothing.
        """
        key = await self._sets.find(table_id, unit)
        own = await self._own_table(key, person.id)
        own_unit = unit_at(key, own.id)
        is_over = is_finished(own.state, own_unit)
        boards = None if is_over else finished_boards(own, own_unit)
        tables = await self._people(key, person.id, own.id, boards)
        played = await self._field.results(key)
        robots = [
            robot_results(len(tables) + number, outcomes, boards)
            for number, outcomes in sorted(played.items())
        ]
        chosen = method or usual_method([*tables, *robots], own.state.options.scoring)
        seen, ranking = compared([*tables, *robots], chosen)
        size = await self._sets.store.field_size(key)
        return SetResults(
            key.table,
            key.unit,
            own.state.boards,
            side_of(own.state, own_unit, person.name),
            chosen,
            chosen.law,
            tuple(each.seen for each in (*tables, *robots)),
            seen,
            ranking,
            FieldSeen(size, len(played)),
            may_ask_field=is_over and bool(seen) and size < MOST_ROBOTS,
            may_play_again=is_over and bool(seen),
        )

    async def ask_field(self, table_id: str, unit: int, person_id: str, tables: int) -> FieldSeen:
        """Let robots play a set that one's own table has finished; raises `Refusal`.

        Asked again, they play no table twice.
        """
        key = await self._sets.find(table_id, unit)
        own = await self._own_table(key, person_id)
        if not is_finished(own.state, unit_at(key, own.id)):
            raise Refusal("table/set-not-over")
        if not finished_boards(own, unit_at(key, own.id)):
            raise Refusal("wire/unknown-set")
        await self._field.ask(key, tables)
        store = self._sets.store
        return FieldSeen(await store.field_size(key), len(await store.field_tables(key)))

    async def _own_table(self, key: SetKey, person_id: str) -> LiveTable:
        """The table at which that person played the boards, watched them, or laid them out for others."""
        known_at = await self._sets.store.known_at(key, person_id)
        if known_at is None:
            raise Refusal("table/set-not-yours")
        return await self._tables.get(key.table if known_at == SEEN_BEFORE else known_at)

    async def _people(
        self, key: SetKey, person_id: str, own: str, boards: frozenset[int] | None
    ) -> list[TableResults]:
        return [
            people_results(number, live, at, person_id, own, boards)
            for number, (live, at) in enumerate(await self._sets.tables_of(key), start=1)
        ]
