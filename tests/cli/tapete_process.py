"""The command, as a process of its own as a user or a script runs it, and in this process."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

from typer import testing
from typer.testing import CliRunner, Result

from tapete.cli import app

# All commands are put together from their functions once, not for every call: half of these tests' time.
testing._get_command = cache(testing._get_command)  # type: ignore[attr-defined]

TAPETE = str(Path(sys.executable).with_name("tapete"))


def run(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run `tapete` with these words and this on its standard input: as true, and slower."""
    return subprocess.run([TAPETE, *words], input=typed, capture_output=True, check=False)


def call(*words: str, typed: bytes = b"") -> Result:
    """The same command with the same streams, without a process of its own."""
    return CliRunner().invoke(app, words, input=typed)
