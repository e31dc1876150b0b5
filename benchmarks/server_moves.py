"""What a move costs the server: 50 tables with four websockets each, from socket to disk to all four.

    python benchmarks/server_moves.py [--tables 10 50 100] [--moves 4000] [--rate 0] [--json FILE]

The server runs as a process of its own, with its usual store on disk; its CPU time and memory are read
from the system. A move counts once all four have seen it. Rate 0 means as fast as it goes;
otherwise so many moves a second over all tables. Last, what a table at rest takes in memory: many
copies of the longest log played, loaded from the store as the server loads them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tapete.server.database import open_database
from tapete.server.store import Store
from tapete.server.tables import Tables

SEATS = ("N", "E", "S", "W")
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """The real server on a free port, in a folder of its own."""

    def __init__(self, folder: str, **environment: str) -> None:
        serve = "import sys; from tapete.cli import main; sys.argv[1:1] = ['serve', '--port', '0']; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", serve, "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TAPETE_MESSAGES_PER_SECOND": "1000000", **environment},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.address = found.group()

    def cpu_seconds(self) -> float:
        """User and system time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_kb(self) -> int:
        """Resident memory."""
        return memory_kb(self.process.pid)

    def stop(self) -> None:
        """End it gently."""
        self.process.terminate()
        self.process.wait()


def memory_kb(pid: int) -> int:
    """Resident memory of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1])


class Player:
    """One person with his websocket; keeps his last view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.commands = 0

    async def see(self, version: int) -> None:
        """Read until the view has come to that version."""
        while self.view.get("version", 0) < version:
            await self.read()

    async def read(self) -> dict[str, Any]:
        """The next message; a view is kept."""
        message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "view":
            self.view = message["view"]
        return message

    async def command(self, intent: dict[str, Any]) -> int:
        """Do something, and say at which version it was done."""
        self.commands += 1
        command_id = f"{id(self)}-{self.commands}"
        command = {
            "type": "command",
            "command_id": command_id,
            "at_version": self.view["version"],
            "intent": intent,
        }
        await self.socket.send(msgspec.json.encode(command).decode())
        while (message := await self.read()).get("command_id") != command_id:
            pass
        if message["type"] != "done":
            raise RuntimeError(message["code"])
        return int(message["version"])


def next_move(may: dict[str, Any]) -> dict[str, Any] | None:
    """What a player does who wants to get on: a bid if there was none, then cards."""
    if may["draw"]:
        return {"type": "draw-card", "place": -1}
    if may["cut"]:
        return {"type": "cut", "entropy": os.urandom(16).hex()}
    if may["calls"]:
        return {"type": "make-call", "call": "1C" if "1C" in may["calls"] else "P"}
    if may["cards"]:
        return {"type": "play-card", "card": may["cards"][-1]}
    return {"type": "ready"} if may["ready"] else None


class Table:
    """Four players who play on without end."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players

    async def begin(self) -> None:
        """Everyone sits down, and the rubber begins."""
        for player, seat in zip(self.players, SEATS, strict=True):
            await self.all_see(await player.command({"type": "take-seat", "seat": seat}))
        await self.all_see(await self.players[0].command({"type": "begin-rubber"}))

    async def all_see(self, version: int) -> None:
        """The others have seen the move, too."""
        for player in self.players:
            await player.see(version)

    async def move(self) -> None:
        """One move by whoever is to make one."""
        while True:
            for place, player in enumerate(self.players):
                intent = next_move(player.view["may"])
                if intent is not None:
                    if intent["type"] == "draw-card":
                        intent["place"] = place + 1
                    return await self.all_see(await player.command(intent))
            await self.players[0].read()  # the house is shuffling
            await self.all_see(self.players[0].view["version"])


async def seated(address: str, tables: int) -> list[Table]:
    """So many tables with four people each."""
    made = []
    for _ in range(tables):
        players, table_id = [], ""
        for seat in SEATS:
            async with httpx.AsyncClient(base_url=address) as client:
                (await client.put("/api/me", json={"name": seat})).raise_for_status()
                if not table_id:
                    table_id = (await client.post("/api/tables", json={"form": "rubber"})).json()["id"]
                cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table_id}"
            socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None)
            player = Player(socket)
            await player.see(1)
            players.append(player)
        table = Table(players)
        await table.begin()
        made.append(table)
    return made


async def play(tables: list[Table], moves: int, rate: float) -> None:
    """Spread so many moves over the tables."""
    share = moves // len(tables)
    started = time.monotonic()

    async def at(number: int, table: Table) -> None:
        for turn in range(share):
            if rate:
                due = started + (turn + number / len(tables)) * len(tables) / rate
                await asyncio.sleep(max(0.0, due - time.monotonic()))
            await table.move()

    await asyncio.gather(*(at(number, table) for number, table in enumerate(tables)))


async def measured(tables: int, moves: int, rate: float, folder: str) -> dict[str, float]:
    """CPU a move, moves a second and memory of a server with so many tables."""
    server = Server(folder)
    try:
        empty = server.memory_kb()
        playing = await seated(server.address, tables)
        await play(playing, 20 * tables, 0)  # warm
        cpu, wall = server.cpu_seconds(), time.monotonic()
        await play(playing, moves, rate)
        cpu, wall = server.cpu_seconds() - cpu, time.monotonic() - wall
        done = moves // tables * tables
        return {
            "tables": tables,
            "moves": done,
            "cpu_ms_a_move": round(1000 * cpu / done, 3),
            "moves_a_second": round(done / wall, 1),
            "memory_kb_a_table_with_four_websockets": round((server.memory_kb() - empty) / tables, 1),
        }
    finally:
        server.stop()


async def at_rest(folder: str, copies: int = 500) -> dict[str, float]:
    """What a table without websockets takes in memory, in the middle of its rubbers."""
    path = Path(folder) / "tapete.db"
    with sqlite3.connect(path) as database:
        longest = "SELECT table_id, COUNT(*) AS n FROM events GROUP BY table_id ORDER BY n DESC LIMIT 1"
        table_id, events = database.execute(longest).fetchone()
        columns = "seq, actor, command_id, ordinal, at, body"
        copy = f"INSERT INTO events SELECT ?, {columns} FROM events WHERE table_id = ?"
        database.executemany(copy, [(f"copy{number}", table_id) for number in range(copies)])
    engine = open_database(f"sqlite+aiosqlite:///{path}")
    store = Store(engine)
    tables = Tables(store, copies + 1)
    await tables.get(table_id)
    before = memory_kb(os.getpid())
    for number in range(copies):
        await tables.get(f"copy{number}")
    grown = memory_kb(os.getpid()) - before
    await store.close()
    return {
        "tables_at_rest": copies,
        "events_each": events,
        "memory_kb_a_table_at_rest": round(grown / copies, 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50, 100])
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    results: list[dict[str, float]] = []
    for tables in arguments.tables:
        with tempfile.TemporaryDirectory() as folder:
            results.append(asyncio.run(measured(tables, arguments.moves, arguments.rate, folder)))
            print(json.dumps(results[-1]), flush=True)
            if tables == arguments.tables[0]:
                resting = asyncio.run(at_rest(folder))
    results.append(resting)
    print(json.dumps(resting))
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
