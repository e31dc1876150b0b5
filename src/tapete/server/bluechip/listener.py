"""The port of the robots' own door: takes programs in, gives them a seat, and clears up when they go."""

from __future__ import annotations

import asyncio
import logging
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable

from tapete.bluechip import Connecting, ErrorLine, Seated
from tapete.core import Seat
from tapete.server.bluechip.conversation import Conversation
from tapete.server.bluechip.hall import Hall
from tapete.server.bluechip.lines import LONGEST_LINE, Gone, Lines
from tapete.server.bluechip.program_table import NoSeat, ProgramTable, Sitter
from tapete.server.bluechip.script import Script
from tapete.server.club import Club
from tapete.server.identity import new_person_id
from tapete.server.refusal import Refusal
from tapete.server.settings import SettingsError
from tapete.table import AnyIntent, House, Phase, TableError
from tapete.table.intents import LeaveSeat, SeatRobot, TakeSeat

MOST_PROGRAMS = 64
"""Programs that may be connected at a time."""
_LOG = logging.getLogger(__name__)


class Listener:
    """Listens for programs that speak the Blue Chip table manager's protocol."""

    def __init__(self, club: Club, say: Callable[[str], None] = print) -> None:
        self._club, self._say, self._hall = club, say, Hall(club, say)
        self._server: asyncio.Server | None = None
        self._visits: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen; raises `SettingsError` where that cannot be done."""
        host, port = self._club.settings.bluechip_address
        try:
            self._server = await asyncio.start_server(self._meet, host, port, limit=LONGEST_LINE)
        except OSError as error:
            raise SettingsError(f"{host}:{port}: cannot listen there: {error.strerror}") from None
        self._say(f"Tapete: robots that speak Blue Chip come in at {host} port {self.port}")

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Hang up on everybody."""
        if self._server is not None:
            self._server.close()
        visits = list(self._visits)
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)
        await self._hall.close()

    def _meet(self, reader: StreamReader, writer: StreamWriter) -> None:
        visit = asyncio.create_task(self._entertain(Lines(reader, writer)), name="visit of a program")
        self._visits.add(visit)
        visit.add_done_callback(self._visits.discard)

    async def _entertain(self, lines: Lines) -> None:
        pump = asyncio.create_task(lines.pump(), name="lines of a program")
        try:
            if len(self._visits) > MOST_PROGRAMS:
                raise NoSeat("too many programs are here")
            await self._visit(lines)
        except NoSeat as no:
            _LOG.info("%s: %s", lines.name, no)
            lines.send(ErrorLine(str(no)))
        except Gone as gone:
            _LOG.info("%s %s", lines.name, gone)
        except Exception:
            _LOG.exception("%s", lines.name)
            lines.send(ErrorLine("a fault of Tapete's own"))
        finally:
            pump.cancel()
            await lines.close()

    async def _visit(self, lines: Lines) -> None:
        table, sitter = await self._hall.seat(await self._connecting(lines))
        lines.name = f"{sitter.team} at {sitter.seat.name.title()}"
        talk = Conversation(self._club, table.live, sitter, lines)
        self._club.hub.join(talk)
        try:
            await self._sit_down(table, sitter)
            lines.send(Seated(sitter.seat, sitter.team))
            await Script(talk, self._hall, table).run()
        finally:
            await self._get_up(table, sitter)
            self._club.presence.leave(table.live, sitter.person)
            self._club.hub.part(talk)
            await table.got_up(sitter)

    async def _connecting(self, lines: Lines) -> Connecting:
        came = asyncio.Event()
        lines.tell = came.set
        try:
            async with asyncio.timeout(self._club.settings.bluechip_seconds):
                while True:
                    came.clear()
                    message = lines.take()
                    if isinstance(message, Connecting):
                        return message
                    if message is None:
                        await came.wait()
                    else:
                        lines.fault("expected 'Connecting \"...\" as ... using protocol version 18'")
        except TimeoutError:
            raise Gone("said nothing") from None

    async def _sit_down(self, table: ProgramTable, sitter: Sitter) -> None:
        """Raises `NoSeat` where the table has it otherwise."""
        await self._club.presence.arrive(table.live, sitter.person)
        occupant = table.live.state.seats[sitter.seat]
        if occupant.person == sitter.person and occupant.is_present_person:
            return
        intent = TakeSeat(sitter.seat)
        try:
            await self._club.sets.check_intent(table.live, sitter.person, intent)
            await self._command(table, sitter, intent)
        except Refusal as refusal:
            table.sitters.pop(sitter.seat, None)
            raise NoSeat(refusal.text.en) from None

    async def _get_up(self, table: ProgramTable, sitter: Sitter) -> None:
        """During a set a robot of the house plays on; before and after it the seat is free."""
        if table.live.state.seat_of(sitter.person.id) is None:
            return
        try:
            await self._command(table, sitter, LeaveSeat())
            if table.live.state.phase not in (Phase.SEATING, Phase.RUBBER_OVER):
                await self._stand_in(table, sitter.seat)
        except (Refusal, TableError) as no:
            _LOG.info("table %s: %s", table.live.id, no)

    async def _stand_in(self, table: ProgramTable, seat: Seat) -> None:
        live = table.live
        while not await self._club.moves.duty(live, House(), live.version, SeatRobot(seat)):
            pass  # the table went on meanwhile

    async def _command(self, table: ProgramTable, sitter: Sitter, intent: AnyIntent) -> None:
        live = table.live
        await self._club.moves.command(live.id, sitter.person, new_person_id(), live.version, intent)
