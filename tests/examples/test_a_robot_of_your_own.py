"""The example of a robot plays whole deals at the real server, as its page says."""

import json
import os
import subprocess
import sys
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
        with httpx.Client(base_url=server.address) as nuria:
            nuria.put("/api/me", json={"name": "Núria"}).raise_for_status()
            token = nuria.post("/api/programs", json={"name": "Gib"}).json()["token"]
            options = {"tempo": 0, "boards": 2, "skill": "quick"}
            table = nuria.post("/api/tables", json={"form": form, "options": options}).json()
        link = f"{server.address}{table['path']}"
        done = robot(token, link, "E", "begin")
        assert done.returncode == 0, done.stderr
        rubber = json.loads(done.stdout)
        assert rubber["names"] == {"north": None, "east": "Gib", "south": None, "west": None}
        again = robot("tapete_none", link, "E")
        assert again.returncode != 0 and "wire/bad-token" in again.stderr
    finally:
        server.stop()


def robot(token: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments],
        env={**os.environ, "TAPETE_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
