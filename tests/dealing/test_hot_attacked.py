"""The program that attacks the hot work, built so that a fault of memory or an undefined step ends it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tapete.dealing.native import hot

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine"),
]

NATIVE = Path(__file__).parents[2] / "native"
BUILD = NATIVE / "build" / "sanitized-hot"
TOOLS = Path(sys.executable).parent


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_done_by_the_million_is_right_and_nothing_is_read_that_is_not_there() -> None:
    options = (f"-DCMAKE_MAKE_PROGRAM={TOOLS / 'ninja'}", "-DTAPETE_TOOLS=ON", "-DTAPETE_SANITIZE=ON")
    run(TOOLS / "cmake", "-S", NATIVE, "-B", BUILD, "-G", "Ninja", *options)
    run(TOOLS / "cmake", "--build", BUILD, "--target", "fuzz_hot")
    assert "all as they should be" in run(BUILD / "fuzz_hot", "200", "5")
