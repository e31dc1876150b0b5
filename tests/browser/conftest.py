"""A real club on a free port, and Chromium to walk into it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.person import PATIENCE

TAPETE = Path(sys.executable).with_name("tapete")
ROOT = Path(__file__).parents[2]
FOUND_BY_MAKE = ROOT / ".stamps" / "chromium"

expect.set_options(timeout=PATIENCE)


class Club:
    """A running server that can be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it is well."""
        command = [str(TAPETE), "serve", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while not self._is_well():
            assert self._process.poll() is None, "the server ended before it was well"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port: int = any_port.getsockname()[1]
        return port


def _chromium() -> str:
    if FOUND_BY_MAKE.exists():
        return FOUND_BY_MAKE.read_text().strip()
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "no Chromium: run `make browser`, which finds or installs one"
    return found


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """The club of this test run."""
    club = Club(tmp_path_factory.mktemp("club"))
    club.start()
    yield club
    club.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests; each person is a context of his own."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=_chromium(), args=arguments)
        yield browser
        browser.close()
