"""Tables that play on while their server is killed again and again, and what must be true of their logs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.play_on import next_intent
from server.real_process import RealProcess
from tapete.core import Seat
from tapete.server.codec import decoder, encode
from tapete.server.messages import Command
from tapete.table import AnyEvent, AnyIntent, apply
from tapete.table.intents import BeginRubber, TakeSeat

Done = dict[tuple[str, str], int]
"""By table and command, the version with which it was acknowledged."""


class Field:
    """The server, those who play at it, and what they were told is done."""

    def __init__(self, data: Path, chance: Random) -> None:
        self.data, self.chance = data, chance
        self.done: Done = {}
        self._news = asyncio.Condition()
        self._start(0)

    def _start(self, port: int) -> None:
        self.server = RealProcess(self.data, port, messages_per_second=1_000_000, sweep_seconds=0.2)

    async def acknowledged(self, table_id: str, command_id: str, version: int) -> None:
        """The server said that this is done."""
        async with self._news:
            self.done[table_id, command_id] = version
            self._news.notify_all()

    async def several_moves(self, most: int = 40) -> None:
        """Wait for some number of moves that nobody knows beforehand."""
        wanted = len(self.done) + self.chance.randint(1, most)
        async with asyncio.timeout(60), self._news:
            await self._news.wait_for(lambda: len(self.done) >= wanted)

    async def kill_and_restart(self) -> None:
        """A power cut in the middle of whatever goes on."""
        self.server.kill()
        check_logs(self.data, self.done)
        await asyncio.to_thread(self._start, self.server.port)


class Soldier:
    """A player who keeps what was not acknowledged, comes back by himself and sends it again."""

    def __init__(self, field: Field, table_id: str, cookie: str, seat: Seat, begins: bool) -> None:
        self._field, self._table_id, self._cookie = field, table_id, cookie
        self._seat, self._begins = seat, begins
        self._pending: str | None = None
        self._view: dict[str, Any] = {}
        self._commands = 0
        self._chance = Random(field.chance.random())

    async def fight(self) -> None:
        """Play for ever, whatever becomes of the connection."""
        url = f"{self._field.server.address.replace('http', 'ws', 1)}/ws/tables/{self._table_id}"
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError):
                async with connect(
                    url, additional_headers={"Cookie": self._cookie}, compression=None
                ) as socket:
                    await self._play(socket)
            await asyncio.sleep(0.02)  # before knocking again

    async def _play(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            await socket.send(self._pending)
        async for text in socket:
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == "view":
                self._view = message["view"]
            if message["type"] in ("done", "refused"):
                self._pending = None
            if message["type"] == "done":
                command_id = message["command_id"]
                await self._field.acknowledged(self._table_id, command_id, message["version"])
            if self._pending is None and (intent := self._intent(self._view)) is not None:
                self._pending = self._command(intent)
                await socket.send(self._pending)

    def _command(self, intent: AnyIntent) -> str:
        self._commands += 1
        command_id = f"{self._seat}{self._commands}"
        version = self._view["version"]
        return encode(Command(command_id, version, intent)).decode()

    def _intent(self, view: dict[str, Any]) -> AnyIntent | None:
        if view["seat"] is None:
            return TakeSeat(self._seat)
        if view["may"]["begin"]:
            names = [seat["name"] for seat in view["seats"].values()]
            return BeginRubber() if self._begins and (None not in names or self._seat is Seat.EAST) else None
        return next_intent(view, self._chance)


@asynccontextmanager
async def battle(data: Path, tables: int, chance: Random) -> AsyncIterator[Field]:
    """So many tables of four people, and one of a person with robots, all at play."""
    field = Field(data, chance)
    soldiers = [soldier for _ in range(tables) for soldier in await _table(field, (*Seat,), Seat.SOUTH)]
    soldiers += await _table(field, (Seat.EAST,), Seat.EAST)
    fighting = [asyncio.create_task(soldier.fight()) for soldier in soldiers]
    try:
        yield field
        assert not any(task.done() for task in fighting), "a player gave up"
    finally:
        for task in fighting:
            task.cancel()
        await asyncio.gather(*fighting, return_exceptions=True)
        field.server.kill()
    check_logs(data, field.done)


async def _table(field: Field, seats: tuple[Seat, ...], beginner: Seat) -> list[Soldier]:
    table_id, soldiers = "", []
    for seat in seats:
        async with httpx.AsyncClient(base_url=field.server.address) as browser:
            (await browser.put("/api/me", json={"name": seat.name.title()})).raise_for_status()
            if not table_id:
                body = {"form": "rubber", "options": {"tempo": 5, "skill": "quick"}}
                table_id = (await browser.post("/api/tables", json=body)).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        soldiers.append(Soldier(field, table_id, cookie, seat, begins=seat is beginner))
    return soldiers


_EVENTS = decoder(AnyEvent)


def check_logs(data: Path, done: Done) -> None:
    """Every log counts from one without gap or double, adds up, and holds all that was acknowledged."""
    database = sqlite3.connect(f"file:{data / 'tapete.db'}?mode=ro", uri=True)
    rows = database.execute("SELECT table_id, seq, command_id, body FROM events ORDER BY table_id, seq")
    logs: defaultdict[str, list[tuple[int, str | None, str]]] = defaultdict(list)
    for table_id, seq, command_id, body in rows:
        logs[table_id].append((seq, command_id, body))
    database.close()
    last: Done = {}
    for table_id, log in logs.items():
        assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1)), table_id
        state = None
        for seq, command_id, body in log:
            state = apply(state, _EVENTS.decode(body))
            if command_id is not None:
                assert last.get((table_id, command_id), seq - 1) == seq - 1, "done twice"
                last[table_id, command_id] = seq
    lost = {command: version for command, version in done.items() if last.get(command) != version}
    assert not lost, f"acknowledged and lost: {lost}"
