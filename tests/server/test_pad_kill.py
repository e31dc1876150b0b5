"""`kill -9` while telephones write: what was answered is there, and what they send again is there once."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from server.real_process import RealProcess

pytestmark = [pytest.mark.anyio, pytest.mark.process]

PLAYERS = [{"id": one, "name": one} for one in "ABCDEF"]
OPENING = {"id": "apadthatisbegun", "pad": {"type": "open-pad", "form": "rubber", "players": PLAYERS}}
KILLS, NAMES = 3, 30


class Telephone:
    """It renames its player again and again, and sends what was not answered until it is."""

    def __init__(self, player: str) -> None:
        self.queue = [
            {
                "command_id": f"{player}{n}",
                "command": {"type": "rename-player", "player": player, "name": f"{player} {n}"},
            }
            for n in range(NAMES)
        ]
        self.answered: dict[str, int] = {}

    async def write(self, port: int) -> None:
        """Send three at a time, as long as there is a server."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            while len(self.answered) < NAMES:
                sent = [one for one in self.queue if one["command_id"] not in self.answered][:3]
                try:
                    answer = await http.post(f"/api/pads/{OPENING['id']}/commands", json={"commands": sent})
                except httpx.TransportError:
                    return
                for one in answer.raise_for_status().json()["answers"]:
                    assert one["status"] == "done"
                    self.answered[one["command_id"]] = one["version"]
                await asyncio.sleep(0)


async def test_nothing_is_lost_or_doubled_when_the_server_is_killed_while_telephones_write(
    tmp_path: Path,
) -> None:
    chance = Random(3)
    telephones = [Telephone(player["id"]) for player in PLAYERS]
    server = RealProcess(tmp_path / "data")
    async with httpx.AsyncClient(base_url=server.address) as http:
        (await http.post("/api/pads", json=OPENING)).raise_for_status()
    for _ in range(KILLS):
        writing = [asyncio.create_task(one.write(server.port)) for one in telephones]
        await asyncio.sleep(chance.uniform(0.02, 0.2))
        server.kill()
        await asyncio.gather(*writing)
        server = RealProcess(tmp_path / "data")
    await asyncio.gather(*(one.write(server.port) for one in telephones))
    async with httpx.AsyncClient(base_url=server.address) as http:
        view: dict[str, Any] = (await http.get(f"/api/pads/{OPENING['id']}")).json()
    server.stop()
    versions = sorted(version for one in telephones for version in one.answered.values())
    assert versions == list(range(2, 2 + NAMES * len(PLAYERS))), "each command is one line, in one place"
    assert view["version"] == versions[-1]
    assert [player["name"] for player in view["players"]] == [f"{one['id']} {NAMES - 1}" for one in PLAYERS]
    for one in telephones:
        assert list(one.answered.values()) == sorted(one.answered.values()), "their order is kept"
