"""The example of a robot plays whole deals at the real server, as its page says."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.real_process import RealProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "a_robot_of_your_own.py"


@pytest.mark.process
@pytest.mark.parametrize("form", ["duplicate", "rubber"])
def test_it_takes_its_seat_and_plays_to_the_end(tmp_path: Path, form: str) -> None:
    server = RealProcess(tmp_path / "data")
    try:
        token, link = opened(server, form)
        done = robot(token, link, "E", "begin")
        assert done.returncode == 0, done.stderr
        rubber = json.loads(done.stdout)
        assert rubber["names"] == {"north": None, "east": "Gib", "south": None, "west": None}
        again = robot("tapete_none", link, "E")
        assert again.returncode != 0 and "wire/bad-token" in again.stderr
    finally:
        server.stop()


@pytest.mark.process
def test_it_comes_back_when_the_server_was_gone(tmp_path: Path) -> None:
    server = RealProcess(tmp_path / "data")
    token, link = opened(server, "duplicate", tempo=30)
    playing = subprocess.Popen(
        [sys.executable, str(EXAMPLE), link, "E", "begin"],
        env={**os.environ, "TAPETE_TOKEN": token},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        for _ in range(2):
            time.sleep(2)
            server.kill()
            server = RealProcess(tmp_path / "data", port=server.port)
        said, _ = playing.communicate(timeout=180)
        assert json.loads(said)["names"]["east"] == "Gib"
    finally:
        playing.kill()
        server.stop()


def opened(server: RealProcess, form: str, tempo: int = 0) -> tuple[str, str]:
    """The token of a new robot, and the link of a new table."""
    with httpx.Client(base_url=server.address) as nuria:
        nuria.put("/api/me", json={"name": "Núria"}).raise_for_status()
        token = nuria.post("/api/programs", json={"name": "Gib"}).json()["token"]
        options = {"tempo": tempo, "boards": 2, "skill": "quick"}
        table = nuria.post("/api/tables", json={"form": form, "options": options}).json()
    return token, f"{server.address}{table['path']}"


def robot(token: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments],
        env={**os.environ, "TAPETE_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
