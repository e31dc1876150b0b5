"""Where programs sit that came in by the robots' own door: which table, which seat, and when it begins."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from tapete.bluechip import Connecting, plain
from tapete.core import Seat, Side
from tapete.scoring import Form
from tapete.server.club import Club
from tapete.server.identity import new_person_id
from tapete.server.live_table import LiveTable
from tapete.server.people import LONGEST_NAME
from tapete.server.refusal import Refusal
from tapete.table import Options, Person, Phase, Program
from tapete.table.intents import BeginRubber
from tapete.table.options import Undo

VERSIONS = range(18, 20)
"""Versions of the protocol that are spoken here."""
HOUSE_TEAM = "Tapete"
"""How the house's robots are called in the line of the teams."""
_AT = "@"
"""`GIB@k4m...`: the team, and the table to which it was invited."""
_OWN = Program("", claims=False)


class NoSeat(Exception):  # noqa: N818 (an answer to the one who asked)
    """Why a program is not seated."""


class Sitter:
    """A program and its seat; they stay together while it is away."""

    def __init__(self, seat: Seat, team: str) -> None:
        self.seat, self.team = seat, team
        self.person = Person(new_person_id(), (plain(team) or "Robot")[:LONGEST_NAME], _OWN)
        self.is_here = False


class ProgramTable:
    """A table with programs: who has which seat, and how long each side has thought."""

    def __init__(self, live: LiveTable, *, is_own: bool) -> None:
        self.live, self.is_own = live, is_own
        self.sitters: dict[Seat, Sitter] = {}
        self._board: tuple[int, int] = (0, 0)
        self._seconds: dict[Side, list[float]] = {side: [0.0, 0.0] for side in Side}
        self.beginning: asyncio.Task[None] | None = None

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is here and nothing is left to play."""
        is_over = self.live.state.phase in (Phase.SEATING, Phase.RUBBER_OVER)
        return is_over and not any(sitter.is_here for sitter in self.sitters.values())

    def sitter_for(self, seat: Seat | None, team: str) -> Sitter:
        """The seat that is asked for, or the first that is free, marked as taken; raises `NoSeat`."""
        wanted = tuple(Seat) if seat is None else (seat,)
        own = [s for s in wanted if s in self.sitters and self.sitters[s].team == team]
        absent = [self.sitters[s] for s in own if not self.sitters[s].is_here]
        sitter = absent[0] if absent else next(map(self._new(team), filter(self._is_free, wanted)), None)
        if sitter is None:
            raise NoSeat(self._why_not(wanted))
        sitter.is_here = True
        self.sitters[sitter.seat] = sitter
        return sitter

    def _new(self, team: str) -> Callable[[Seat], Sitter]:
        return lambda seat: Sitter(seat, team)

    def _is_free(self, seat: Seat) -> bool:
        return seat not in self.sitters and self.live.state.seats[seat].person is None

    def _why_not(self, wanted: tuple[Seat, ...]) -> str:
        if len(wanted) > 1:
            return "no seat is free at this table"
        sitter = self.sitters.get(wanted[0])
        name = wanted[0].name.title()
        if sitter is not None and not sitter.is_here:
            return f"{name} is kept for {plain(sitter.team)}"
        return f"{name} is taken"

    def team_of(self, side: Side) -> str:
        """What plays for that side: its first program, else its first person, else the house."""
        teams = [self.sitters[seat].team for seat in side.seats if seat in self.sitters]
        people = [name for seat in side.seats if (name := self.live.state.names[seat]) is not None]
        return (*teams, *people, HOUSE_TEAM)[0]

    def thought(self, side: Side, seconds: float) -> None:
        """A program of that side has taken so long over a call or a card."""
        if self._board != (board := (self.live.state.rubber, self.live.state.place)):
            self._board = board
            for taken in self._seconds.values():
                taken[0] = 0.0
        for place in (0, 1):
            self._seconds[side][place] += seconds

    def seconds(self, side: Side) -> tuple[int, int]:
        """What that side has taken over this board, and over all."""
        board, total = self._seconds[side]
        return round(board), round(total)


class Hall:
    """The tables of programs. The last that was opened for them is filled before there is another."""

    def __init__(self, club: Club, boards: int, wait_seconds: float, say: Callable[[str], None]) -> None:
        self._club, self._boards, self._wait_seconds, self._say = club, boards, wait_seconds, say
        self._tables: dict[str, ProgramTable] = {}
        self._current: ProgramTable | None = None
        self._opening = asyncio.Lock()

    async def seat(self, message: Connecting) -> tuple[ProgramTable, Sitter]:
        """A table and a seat for who comes in; raises `NoSeat`."""
        if message.version not in VERSIONS:
            raise NoSeat(f"protocol version {message.version} is not spoken here, 18 and 19 are")
        team, _, table_id = message.team.partition(_AT)
        async with self._opening:
            table = await (self._invited_to(table_id.strip()) if table_id else self._own())
            return table, table.sitter_for(message.seat, team.strip())

    async def _own(self) -> ProgramTable:
        current = self._current
        if current is None or current.live.state.phase is Phase.RUBBER_OVER:
            host = Person(new_person_id(), "Blue Chip", _OWN)
            options = Options(undo=Undo.NEVER, hints=False, tempo=0, boards=self._boards)
            table_id = await self._club.make_table(host, Form.DUPLICATE, options)
            current = self._current = ProgramTable(await self._club.tables.get(table_id), is_own=True)
            self._keep(current)
            self._say(f"Tapete: robots play {self._boards} boards at /t/{table_id}")
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

    def got_up(self, table: ProgramTable, sitter: Sitter) -> None:
        """A program has left; before the first board its seat is anybody's."""
        sitter.is_here = False
        if table.live.state.phase in (Phase.SEATING, Phase.RUBBER_OVER):
            table.sitters.pop(sitter.seat, None)

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
            await self._club.clock.sleep(self._wait_seconds)
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
