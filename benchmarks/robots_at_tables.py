"""How long people wait for strong robots: tables with one person and three robots each, all at play at once.

    python benchmarks/robots_at_tables.py [--tables 1 20] [--seconds 60] [--tempo 0] [--json FILE]

From the moment a robot is in turn until its card or call is on the table, as the person's browser sees it;
the person answers after a while of his own. Also the memory of the processes in which robots think.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from server_moves import Player, Server, memory_kb, next_move

TELL = {"call-made": "call", "card-played": "card"}


class Waiting:
    """The seconds that robots took over their calls and cards."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = {"call": [], "card": []}

    def figures(self) -> dict[str, float]:
        """Median and 95th percentile of each kind."""
        told: dict[str, float] = {}
        for kind, seconds in self.seconds.items():
            told[f"{kind}s"] = len(seconds)
            if len(seconds) > 1:
                told[f"{kind}_median_s"] = round(statistics.median(seconds), 3)
                told[f"{kind}_p95_s"] = round(statistics.quantiles(seconds, n=20)[-1], 3)
        return told


class Watcher(Player):
    """A person who plays on, and looks at the clock while robots are in turn."""

    async def play(self, until: float, waiting: Waiting, chance: Random) -> None:
        """Play until that moment."""
        since = time.monotonic()
        while time.monotonic() < until:
            intent = self.intent()
            if intent is not None:
                await asyncio.sleep(chance.expovariate(1))  # he makes up his mind
                if intent["type"] == "draw-card":
                    intent["place"] = self.free_place()
                with contextlib.suppress(
                    RuntimeError
                ):  # somebody was faster: the next view says what may be done
                    await self.command(intent)
                since = time.monotonic()
                continue
            before = self.view["version"]
            message = await self.read()
            if message["type"] != "view" or self.view["version"] == before:
                continue
            now = time.monotonic()
            for event in message["events"]:
                if event["type"] in TELL and event["seat"] != "S":
                    waiting.seconds[TELL[event["type"]]].append(now - since)
            since = now

    def intent(self) -> dict[str, Any] | None:
        """The person's next act: a claim is accepted, whatever is doubtful goes by."""
        may = self.view["may"]
        if may["answer_claim"]:
            return {"type": "answer-claim", "accept": True}
        return {"type": "let-play-pass"} if may["let_play_pass"] else next_move(may)

    def free_place(self) -> int:
        """A place of the pack that nobody has drawn from."""
        taken = {drawn["place"] for drawn in self.view["draw"]}
        return next(place for place in range(1, 51) if place not in taken)


async def sits_down(address: str, tempo: int) -> Watcher:
    """A person at South's seat of a new table, the other three strong robots, the rubber begun."""
    async with httpx.AsyncClient(base_url=address) as client:
        (await client.put("/api/me", json={"name": "Pau"})).raise_for_status()
        table: dict[str, Any] = {"form": "rubber", "options": {"tempo": tempo, "skill": "strong"}}
        table_id = (await client.post("/api/tables", json=table)).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table_id}"
    person = Watcher(await connect(url, additional_headers={"Cookie": cookie}, compression=None))
    await person.see(1)
    await person.see(await person.command({"type": "take-seat", "seat": "S"}))
    await person.command({"type": "begin-rubber"})
    return person


def thinking_memory_mb(server: int) -> float:
    """The most that a process of the server's takes."""
    children = subprocess.run(
        ["ps", "--no-headers", "-o", "pid", "--ppid", str(server)],
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    return max((memory_kb(int(pid)) / 1024 for pid in children), default=0.0)


async def measured(tables: int, seconds: float, tempo: int, folder: str) -> dict[str, float]:
    """What people waited for at so many tables."""
    server, waiting = Server(folder), Waiting()
    try:
        people = [await sits_down(server.address, tempo) for _ in range(tables)]
        until = time.monotonic() + seconds
        chance = Random(tables)
        await asyncio.gather(*(person.play(until, waiting, chance) for person in people))
        async with httpx.AsyncClient(base_url=server.address) as client:
            lines = (await client.get("/metrics")).text.splitlines()
        late = next(float(line.split()[1]) for line in lines if line.startswith("tapete_robot_late_total"))
        memory = thinking_memory_mb(server.process.pid)
        return {"tables": tables, **waiting.figures(), "late": late, "worker_mb": round(memory, 1)}
    finally:
        server.stop()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tempo", type=int, default=0)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    results = []
    for tables in arguments.tables:
        with tempfile.TemporaryDirectory() as folder:
            results.append(asyncio.run(measured(tables, arguments.seconds, arguments.tempo, folder)))
            print(json.dumps(results[-1]), flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
