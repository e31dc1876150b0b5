"""The parts of a running server, put together once."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial

from msgspec.structs import replace

from tapete import __version__
from tapete.core import Seat
from tapete.scoring import Form
from tapete.server.analyst import Analyst
from tapete.server.board_sets import BoardSets
from tapete.server.bodies import Health
from tapete.server.bus import MemoryBus
from tapete.server.clock import Clock, SystemClock
from tapete.server.database import migrate, open_database
from tapete.server.dd_store import DdStore
from tapete.server.deal_office import DealOffice
from tapete.server.file_office import FileOffice
from tapete.server.file_store import FileStore
from tapete.server.grader import Grader
from tapete.server.hints import Hints
from tapete.server.hub import Hub
from tapete.server.identity import new_table_id
from tapete.server.jobs import Jobs
from tapete.server.limits import Connections, Rate
from tapete.server.metrics import Metrics
from tapete.server.moves import Moves, bodies_of
from tapete.server.pad_store import PadStore
from tapete.server.pads import Pads
from tapete.server.people import People
from tapete.server.presence import Presence
from tapete.server.program_store import ProgramStore
from tapete.server.programs import Programs
from tapete.server.report_office import ReportOffice
from tapete.server.report_store import ReportStore
from tapete.server.robot_field import RobotField
from tapete.server.robot_moves import Chance
from tapete.server.robot_player import RobotPlayer
from tapete.server.secret_key import secret_key
from tapete.server.set_bodies import SetNamed
from tapete.server.set_key import SEEN_BEFORE, SetKey
from tapete.server.set_office import SetOffice
from tapete.server.set_store import SetStore
from tapete.server.settings import Settings
from tapete.server.store import Store
from tapete.server.sweeper import Sweeper
from tapete.server.tables import Tables
from tapete.server.thinking import Thinking
from tapete.server.writer import Append, NewTable
from tapete.table import AnyEvent, House, Options, Person, open_table, replay, step
from tapete.table.intents import BeginRubber, BringBoards, LayPositions, TakeSeat
from tapete.table.position import Position


class Club:
    """Everything that lives as long as the server. Tests choose clock and chance."""

    def __init__(self, settings: Settings, clock: Clock | None = None, chance: Chance = secrets) -> None:
        self.settings = settings
        self.key = secret_key(settings.data)
        self.clock = clock or SystemClock()
        self.metrics = Metrics()
        self._engine = open_database(settings.database_url)
        self.store = Store(self._engine)
        programs = ProgramStore(self.store)
        self.people = People(self.store, programs, self.clock)
        self.programs = Programs(
            programs,
            self.people,
            self.clock,
            partial(Rate, settings.messages_per_second, settings.messages_at_once),
        )
        self.connections = Connections(settings.connections)
        self.tables = Tables(self.store, settings.cached_tables)
        self.pad_store = PadStore(self.store)
        self.pads = Pads(self.pad_store, self.clock, settings.cached_tables)
        bus = MemoryBus()
        self.hub = Hub(self.store, bus)
        self.jobs = Jobs(settings.job_processes, settings.solve_seconds)
        dd_store = DdStore(self.store)
        self.analyst = Analyst(dd_store, self.jobs)
        self.grader = Grader(dd_store, self.jobs, self.analyst)
        self.hints = Hints(self.jobs)
        self.deals = DealOffice(self.jobs)
        self.files = FileOffice(FileStore(self.store), self.jobs, self.clock)
        set_store = SetStore(self.store)
        self.sets = BoardSets(set_store, self.tables, self.hub, self.clock, self.people.kin)
        self.field = RobotField(set_store, self.tables, self.jobs, self.clock)
        self.reports = ReportOffice(ReportStore(self.store), self.sets, self.clock)
        self.set_office = SetOffice(self.sets, self.field, self.tables)
        self.moves = Moves(self.store, self.tables, bus, self.clock, self.metrics)
        self.presence = Presence(self.moves, self.clock, settings.away_seconds)
        self.thinking = Thinking(settings.thinking_processes, self.metrics)
        self.robots = RobotPlayer(self.tables, self.moves, self.thinking, self.clock, chance, self.metrics)
        self._sweeper = Sweeper(self.store, self.tables, self.robots, self.clock, settings.sweep_seconds)
        self._sweeping: asyncio.Task[None] | None = None
        self.programs.after_revoking(self.hub.show_out)
        self.moves.after_commit(self.robots.notice)
        self.moves.after_commit(self.thinking.notice)
        self.moves.after_commit(self.presence.notice)
        self.moves.after_commit(self.sets.notice)

    async def start(self) -> None:
        """Bring the database up to date, and begin."""
        await migrate(self._engine)
        await self.store.start()
        await self.field.start()
        self._sweeping = asyncio.create_task(self._sweeper.sweep_for_ever(), name="sweeper")

    async def close(self) -> None:
        """Stop; what is committed is safe, and what is not was never acknowledged."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self.presence.close()
        await self.robots.close()
        await self.thinking.close()
        await self.field.close()
        await self.sets.close()
        await self.grader.close()
        await self.analyst.close()
        await self.jobs.close()
        await self.store.close()

    async def health(self) -> Health:
        """Whether the database answers; any fault of it is raised."""
        await self.store.answers()
        return Health("ok", __version__)

    async def make_table(
        self, host: Person, form: Form, options: Options, again: SetNamed | None = None
    ) -> str:
        """A new table of that person's; its id is the invitation.

        `again` is a set of boards to be played there again: raises `Refusal` if it cannot be.
        """
        key, events = None, open_table(host, options, form)
        if again is not None:
            key, boards = await self.sets.boards_for(again, form, host.id)
            events = self._with_boards(host, options, boards)
        return await self._open(new_table_id(), host, form, events, key)

    async def make_prepared_table(
        self, host: Person, options: Options, deals: tuple[str, ...], *, is_seen: bool
    ) -> str:
        """A new table for duplicate whose boards are these; a host who has seen them does not sit there."""
        table_id = new_table_id()
        key = SetKey(table_id, 1)
        events = self._with_boards(host, options, BringBoards(str(key), deals))
        if is_seen:
            await self.sets.store.make_known(key, host.id, SEEN_BEFORE, self.clock.now())
        return await self._open(table_id, host, Form.DUPLICATE, events, None)

    async def make_practice_table(
        self,
        host: Person,
        form: Form,
        options: Options,
        positions: tuple[Position, ...],
        origin: str | None,
        seat: Seat | None,
    ) -> str:
        """A new table for practice; at a seat named its host begins at once, with robots in the others."""
        now = self.clock.now()
        events = open_table(host, options, form)
        events += step(replay(events), House(), LayPositions(positions, origin), now)
        for intent in () if seat is None else (TakeSeat(seat), BeginRubber()):
            events += step(replay(events), host, intent, now)
        return await self._open(new_table_id(), host, form, events, None)

    def _with_boards(self, host: Person, options: Options, boards: BringBoards) -> tuple[AnyEvent, ...]:
        events = open_table(host, replace(options, boards=len(boards.deals)), Form.DUPLICATE)
        return events + step(replay(events), House(), boards, self.clock.now())

    async def _open(
        self, table_id: str, host: Person, form: Form, events: tuple[AnyEvent, ...], key: SetKey | None
    ) -> str:
        now = self.clock.now()
        first = Append(table_id, 0, host.id, None, now, bodies_of(events), members=(host.id,))
        await self.store.append(NewTable(form.value, first, key))
        return table_id
