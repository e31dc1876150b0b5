"""The real server as a process of its own, as `tapete serve` starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

SERVE = [sys.executable, "-c", "from tapete.cli import main; main()", "serve"]


def environment(**settings: object) -> dict[str, str]:
    """The environment of the process, with these settings."""
    chosen = {f"TAPETE_{name.upper()}": str(value) for name, value in settings.items()}
    return {**os.environ, "PYTHONUNBUFFERED": "1", **chosen}


class RealProcess:
    """A server that listens once this is made."""

    def __init__(self, data: Path, port: int = 0, **settings: object) -> None:
        self._log = (data.parent / "server.log").open("a")
        self.process = subprocess.Popen(
            [*SERVE, "--data", str(data), "--port", str(port)],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment(**settings),
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", self.said)
        assert found is not None, (data.parent / "server.log").read_text()
        self.address, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        status = self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
        return status
