"""The real command, as a user or a script runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TAPETE = str(Path(sys.executable).with_name("tapete"))


def run(*words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run `tapete` with these words and this on its standard input."""
    return subprocess.run([TAPETE, *words], input=typed, capture_output=True, check=False)
