"""The real application in memory: a test moves its clock, and its clients follow a script."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from litestar import Litestar
from sqlalchemy import event

from tapete.core import Seat
from tapete.server.app import make_app
from tapete.server.club import Club
from tapete.server.codec import encode
from tapete.server.database import migrate, open_database
from tapete.server.secret_key import KEY_FILE
from tapete.server.settings import Settings
from tapete.server.static_files import Client
from tapete.table import AnyIntent
from tapete.table.intents import BeginRubber, TakeSeat

NEVER = 1e9
"""Seconds for what shall not happen unless a test sets it otherwise."""
PATIENCE = 10
"""Seconds after which a message that never comes fails the test; nothing waits for it to pass."""


_APPS: list[Litestar] = []
"""Applications that no venue uses now: to make one takes longer than most tests."""


class StillClock:
    """A clock that a test moves."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has moved the clock so far."""
        if seconds <= 0:
            return await asyncio.sleep(0)
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, waking))
        return await waking

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        due = [waking for at, waking in self._sleepers if at <= self._now]
        self._sleepers = [(at, waking) for at, waking in self._sleepers if at > self._now]
        for waking in due:
            if not waking.done():
                waking.set_result(None)

    @property
    def waits(self) -> list[float]:
        """How long each sleeper has still to wait."""
        return sorted(at - self._now for at, waking in self._sleepers if not waking.done())


class ScriptedChance:
    """Secrets that the test chose, in their order; then others, the same in every run."""

    def __init__(self, *secrets: str, seed: int = 1) -> None:
        self._secrets = list(secrets)
        self._random = Random(seed)

    def token_hex(self, nbytes: int) -> str:
        """The next secret, or so many bytes."""
        return (
            self._secrets.pop(0) if self._secrets and nbytes == 32 else self._random.randbytes(nbytes).hex()
        )

    def randbelow(self, exclusive_upper_bound: int) -> int:
        """A number below the bound."""
        return self._random.randrange(exclusive_upper_bound)


class Socket:
    """One websocket, spoken to the application as a server would."""

    def __init__(self, app: Litestar, path: str, headers: list[tuple[bytes, bytes]]) -> None:
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []
        """Every text that came."""
        self.close_code: int | None = None
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 50000),
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._to_app.put_nowait({"type": "websocket.connect"})
        receive: Any = self._to_app.get
        send: Any = self._from_app.put
        self._task = asyncio.create_task(app(scope, receive, send))

    def send(self, message: object) -> None:
        """Send a message, or a text as it stands."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._to_app.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        """Send a binary frame."""
        self._to_app.put_nowait({"type": "websocket.receive", "bytes": data})

    async def next(self) -> dict[str, Any]:
        """The next message; `{"type": "closed"}` once the server hung up."""
        async with asyncio.timeout(PATIENCE):
            event = await self._from_app.get()
        if event["type"] == "websocket.accept":
            return await self.next()
        if event["type"] == "websocket.close":
            self.close_code = event["code"]
            return {"type": "closed"}
        self.heard.append(event["text"])
        message: dict[str, Any] = json.loads(event["text"])
        return message

    @property
    def is_silent(self) -> bool:
        """Whether nothing has come that was not read."""
        return self._from_app.empty()

    async def close(self) -> None:
        """Hang up, and wait until the application has noticed."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task


class Guest:
    """A person at a table over a websocket, who remembers his last view and what happened."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._commands = 0

    async def next(self) -> dict[str, Any]:
        """The next message, taken to heart."""
        message = await self.socket.next()
        if message["type"] == "view":
            self.view = message["view"]
            self.events += message["events"]
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of that type; views on the way are taken to heart."""
        while (message := await self.next())["type"] != kind:
            assert message["type"] != "closed", f"hung up on while waiting for {kind}"
        return message

    async def see(self, version: int) -> dict[str, Any]:
        """The view, once it has come to that version."""
        while self.view.get("version", 0) < version:
            await self.next()
        return self.view

    def ask(self, intent: AnyIntent, at_version: int | None = None, command_id: str | None = None) -> str:
        """Send a command, without waiting; its id."""
        self._commands += 1
        command_id = command_id or f"command {self._commands} of {id(self)}"
        version = self.view["version"] if at_version is None else at_version
        command = {"type": "command", "command_id": command_id, "at_version": version}
        self.socket.send({**command, "intent": json.loads(encode(intent))})
        return command_id

    async def answer(self, command_id: str) -> dict[str, Any]:
        """What became of a command."""
        while (message := await self.next()).get("command_id") != command_id:
            assert message["type"] != "closed", "hung up on"
        return message

    async def do(self, intent: AnyIntent) -> int:
        """Have something done; the version just after it."""
        answer = await self.answer(self.ask(intent))
        assert answer["type"] == "done", answer
        return int(answer["version"])

    async def refused(self, intent: AnyIntent, at_version: int | None = None) -> str:
        """Have something refused; the code."""
        answer = await self.answer(self.ask(intent, at_version))
        assert answer["type"] == "refused", answer
        assert all(answer["text"][language] for language in ("es", "ca", "en"))
        return str(answer["code"])


class Browser:
    """A browser: REST with its cookie, and websockets."""

    def __init__(self, app: Litestar, sockets: list[Socket]) -> None:
        self._app, self._sockets = app, sockets
        asgi: Any = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(asgi), base_url="http://testserver")

    async def named(self, name: str) -> Browser:
        """The browser, once its person has given a name."""
        (await self.http.put("/api/me", json={"name": name})).raise_for_status()
        return self

    async def makes_table(self, **options: object) -> str:
        """The id of a new table; robots lose no time at it unless told to."""
        body = {"form": "rubber", "options": {"tempo": 0, "skill": "quick", **options}}
        answer = (await self.http.post("/api/tables", json=body)).raise_for_status()
        return str(answer.json()["id"])

    def socket(self, table_id: str) -> Socket:
        """A websocket, from which nothing has been read yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = [(b"cookie", cookie.encode())] if cookie else []
        socket = Socket(self._app, f"/ws/tables/{table_id}", headers)
        self._sockets.append(socket)
        return socket

    async def visits(self, table_id: str) -> Guest:
        """A guest who has seen his first view."""
        guest = Guest(self.socket(table_id))
        await guest.until("view")
        return guest


class Bot(Browser):
    """A program from outside: REST and websockets with its token."""

    def __init__(self, app: Litestar, sockets: list[Socket], token: str) -> None:
        super().__init__(app, sockets)
        self.http.headers["authorization"] = f"Bearer {token}"

    def socket(self, table_id: str) -> Socket:
        """A websocket, from which nothing has been read yet."""
        headers = [(b"authorization", self.http.headers["authorization"].encode())]
        socket = Socket(self._app, f"/ws/tables/{table_id}", headers)
        self._sockets.append(socket)
        return socket


class Venue:
    """A club in memory, and the browsers in front of it."""

    def __init__(self, club: Club, chance: ScriptedChance, client: Client) -> None:
        self.club, self.chance = club, chance
        self.app = _APPS.pop() if _APPS else make_app(club, client)
        self.app.state.club, self.app.state.client = club, client
        clock = club.clock
        assert isinstance(clock, StillClock)
        self.clock = clock
        self._sockets: list[Socket] = []
        self.browsers: dict[Seat, Browser] = {}
        """The browsers of the four people at the last table."""

    def browser(self) -> Browser:
        """A browser that was never here."""
        return Browser(self.app, self._sockets)

    async def bot(self, maker: Browser, name: str = "Gib") -> Bot:
        """A new program of that person's."""
        answer = (await maker.http.post("/api/programs", json={"name": name})).raise_for_status()
        return Bot(self.app, self._sockets, answer.json()["token"])

    def same(self, browser: Browser) -> Browser:
        """A browser that was at the club before its restart."""
        again = self.browser()
        again.http.cookies = browser.http.cookies
        return again

    async def close(self) -> None:
        """Every browser hangs up."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        _APPS.append(self.app)

    async def four(self, **options: object) -> tuple[str, dict[Seat, Guest]]:
        """A table with a person in each seat, the rubber not begun; its host is South."""
        people = {seat: await self.browser().named(f"{seat.name.title()} {seat}") for seat in Seat}
        self.browsers = people
        table_id = await people[Seat.SOUTH].makes_table(**options)
        guests = {seat: await people[seat].visits(table_id) for seat in Seat}
        for seat, guest in guests.items():
            await all_see(guests, await guest.do(TakeSeat(seat)))
        return table_id, guests

    async def begun(self, **options: object) -> tuple[str, dict[Seat, Guest]]:
        """Such a table at which the pack lies spread for the draw."""
        table_id, guests = await self.four(**options)
        version = await guests[Seat.SOUTH].do(BeginRubber())
        await all_see(guests, version + 1)
        return table_id, guests

    async def settled(self) -> None:
        """Once everything that can happen without the clock has happened."""
        for _ in range(4):
            for _ in range(20):
                await asyncio.sleep(0)
            await self.club.store.drained()
            await self.club.store.answers()


async def all_see(guests: dict[Seat, Guest], version: int) -> None:
    """Wait until all have a view of that version."""
    for guest in guests.values():
        await guest.see(version)


async def new_database(folder: Path) -> bytes:
    """A database without tables at which anybody sits, made once for all tests."""
    if not _DATABASE:
        engine = open_database(f"sqlite+aiosqlite:///{folder}/new.db")
        await migrate(engine)
        await engine.dispose()
        _DATABASE.append((folder / "new.db").read_bytes())
    return _DATABASE[0]


_DATABASE: list[bytes] = []


def _make_quick(connection: Any, _record: object) -> None:
    """No power fails in here: what is written need not have reached the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=OFF")
    cursor.close()


@asynccontextmanager
async def venue(
    folder: Path,
    *secrets: str,
    client: Client | None = None,
    clock: StillClock | None = None,
    **settings: Any,
) -> AsyncIterator[Venue]:
    """A running club on that folder; the same folder again is the same club after a restart."""
    chance = ScriptedChance(*secrets)
    if not (folder / "tapete.db").exists():
        (folder / "tapete.db").write_bytes(await new_database(folder))
        (folder / KEY_FILE).write_text(token_hex(32) + "\n", encoding="ascii")
    chosen = {
        "messages_at_once": 1_000_000,
        "sweep_seconds": NEVER,
        "away_seconds": NEVER,
        "job_processes": 0,
        **settings,
    }
    club = Club(Settings(data=folder, **chosen), clock or StillClock(), chance)
    event.listen(club._engine.sync_engine, "connect", _make_quick)
    await club.start()
    place = Venue(club, chance, client or Client(Path("no client here")))
    try:
        yield place
    finally:
        await place.close()
        await club.close()
