import json
import logging
import os
import socket
import stat
import subprocess
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.real_process import SERVE, RealProcess, environment
from tapete.cli import app


@pytest.mark.process
def test_the_server_says_its_address_and_stops_when_told(tmp_path: Path) -> None:
    server = RealProcess(tmp_path / "data")
    with httpx.Client(base_url=server.address) as browser:
        assert browser.get("/healthz").json()["status"] == "ok"
        browser.put("/api/me", json={"name": "Pau"})
        path = browser.post("/api/tables", json={"form": "rubber"}).json()["path"]
    assert server.said == f"Tapete: {server.address} (Ctrl-C stops it)\n"
    with connect(f"{server.address.replace('http', 'ws')}/ws/tables/{path[3:]}") as socket:
        assert json.loads(socket.recv())["type"] == "view"
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed):
            socket.recv()
        assert socket.close_code == 1012, "the server restarts: come back"
    assert (tmp_path / "server.log").read_text() == ""
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
    assert set(modes.values()) == {0o600}, modes


@pytest.mark.process
def test_the_server_says_where_robots_come_in(tmp_path: Path) -> None:
    server = RealProcess(tmp_path / "data", bluechip="127.0.0.1:0")
    assert server.process.stdout is not None
    said = server.process.stdout.readline()
    port = int(said.rpartition(" ")[2])
    assert said == f"Tapete: robots that speak Blue Chip come in at 127.0.0.1 port {port}\n"
    with socket.create_connection(("127.0.0.1", port), timeout=10) as robot, robot.makefile("rw") as lines:
        lines.write('Connecting "Gib" as ANYPL using protocol version 18\r\n')
        lines.flush()
        assert lines.readline() == 'North ("Gib") seated\n'
        assert server.process.stdout.readline().startswith("Tapete: robots play 16 boards at /t/")
        assert server.stop() == 0
        assert lines.readline() == ""
    assert (tmp_path / "server.log").read_text() == ""


@pytest.mark.process
def test_a_robots_door_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*SERVE, "--data", str(tmp_path / "data"), "--port", "0", "--bluechip", str(port)],
            capture_output=True,
            text=True,
            env=environment(),
            timeout=60,
            check=False,
        )
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert f"127.0.0.1:{port}: cannot listen there" in done.stderr


@pytest.fixture
def _calm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a process sets for itself stays as the tests have it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os, "umask", lambda mask: mask)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)


HINDRANCES = {
    "no such port": (["--port", "70000"], 2, "a port is 0 to 65535"),
    "no such robots' door": (["--bluechip", "north"], 2, "robots come in at PORT or HOST:PORT"),
    "no such bus": (["--bus", "redis://x"], 2, "the only bus so far is memory://"),
    "no such kind of database": (["--database", "nosuch://x", "--port", "0"], 1, "database: "),
    "no such file": (["--database", "sqlite:////no/file.db", "--port", "0"], 1, "unable to open database"),
    "no such folder": (["--data", "/dev/null/data", "--port", "0"], 1, "cannot keep data there"),
    "no such address": (["--host", "256.0.0.1"], 1, "cannot listen there"),
}


@pytest.mark.usefixtures("_calm")
@pytest.mark.parametrize(("flags", "status", "text"), HINDRANCES.values(), ids=HINDRANCES.keys())
def test_what_keeps_the_server_from_starting_is_told_in_one_line(
    flags: list[str], status: int, text: str
) -> None:
    check_refused(flags, status, text)


@pytest.mark.usefixtures("_calm")
def test_a_port_in_use_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        check_refused(["--port", str(port)], 1, f"127.0.0.1:{port}: cannot listen there")


def check_refused(flags: list[str], status: int, text: str) -> None:
    ended = CliRunner().invoke(app, ["serve", *flags])
    assert ended.exit_code == status
    assert ended.stdout == ""
    assert ended.stderr.startswith("tapete serve: ")
    assert text in ended.stderr
    assert ended.stderr.count("\n") == 1
