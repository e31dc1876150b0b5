"""Where programs sit that came in by the robots' own door: at which table, and when it begins."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from tapete.bluechip import Connecting
from tapete.scoring import Form
from tapete.server.bluechip.program_table import FROM_OUTSIDE, NoSeat, ProgramTable, Sitter
from tapete.server.club import Club
from tapete.server.identity import new_person_id
from tapete.server.refusal import Refusal
from tapete.table import Options, Person, Phase
from tapete.table.intents import BeginRubber
from tapete.table.options import Undo

VERSIONS = range(18, 20)
"""Versions of the protocol that are spoken here."""
_AT = "@"
"""`GIB@k4m...`: the team, and the table to which it was invited."""


class Hall:
    """The tables of programs. The last that was opened for them is filled before there is another."""

    def __init__(self, club: Club, say: Callable[[str], None]) -> None:
        self._club, self._settings, self._say = club, club.settings, say
        self._tables: dict[str, ProgramTable] = {}
        self._current: ProgramTable | None = None
        self._opening = asyncio.Lock()

    async def seat(self, message: Connecting) -> tuple[ProgramTable, Sitter]:
        """A table and a seat for who comes in; raises `NoSeat`."""
        if message.version not in VERSIONS:
            raise NoSeat(f"protocol version {message.version} is not spoken here, 18 and 19 are")
        team, _, table_id = message.team.partition(_AT)
        team = team.strip()
        async with self._opening:
            table = await (self._invited_to(table_id.strip()) if table_id else self._own(team))
        return table, await table.sitter_for(message.seat, team)

    async def _own(self, team: str) -> ProgramTable:
        """The table that is being filled; one that all have left in mid-set is kept for their return."""
        current = self._current
        if current is None or current.is_closed_to(team):
            host = Person(new_person_id(), "Blue Chip", FROM_OUTSIDE)
            boards, skill = self._settings.bluechip_boards, self._settings.bluechip_skill
            options = Options(undo=Undo.NEVER, hints=False, tempo=0, skill=skill, boards=boards)
            table_id = await self._club.make_table(host, Form.DUPLICATE, options)
            current = self._current = ProgramTable(await self._club.tables.get(table_id), is_own=True)
            self._keep(current)
            self._say(f"Tapete: robots play {boards} boards at /t/{table_id}")
        return current

    async def _invited_to(self, table_id: str) -> ProgramTable:
        known = self._tables.get(table_id)
        if known is None:
            try:
                live = await self._club.tables.get(table_id)
            except Refusal as refusal:
                raise NoSeat(refusal.text.en) from None
            if live.state.form is not Form.DUPLICATE:
                raise NoSeat("programs sit at tables for duplicate")
            known = ProgramTable(live, is_own=False)
            self._keep(known)
        return known

    def _keep(self, table: ProgramTable) -> None:
        self._tables = {key: each for key, each in self._tables.items() if not each.is_deserted}
        self._tables[table.live.id] = table

    def arrange_beginning(self, table: ProgramTable) -> None:
        """Begin when all four seats are taken, or when nobody else has come for a while.

        At a table to which they were invited its people begin.
        """
        if not table.is_own:
            return
        if table.beginning is not None:
            table.beginning.cancel()
        table.beginning = asyncio.create_task(self._begin(table), name=f"beginning at {table.live.id}")

    async def _begin(self, table: ProgramTable) -> None:
        if any(occupant.is_empty for occupant in table.live.state.seats):
            await self._club.clock.sleep(self._settings.bluechip_wait_seconds)
        here = [sitter.person for sitter in table.sitters.values() if sitter.is_here]
        if table.live.state.phase is not Phase.SEATING or not here:
            return
        live = table.live
        with contextlib.suppress(Refusal):  # somebody was faster
            await self._club.moves.command(live.id, here[0], new_person_id(), live.version, BeginRubber())

    async def close(self) -> None:
        """Nothing begins any more."""
        waiting = [table.beginning for table in self._tables.values() if table.beginning is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
