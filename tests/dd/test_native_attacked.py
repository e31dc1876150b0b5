"""The program that attacks the solver, built so that a fault of memory or an undefined step ends it."""

import subprocess
import sys
from pathlib import Path

import pytest

tapete_native = pytest.importorskip("tapete_native", reason="it was not built: there is no C++ compiler")
pytestmark = pytest.mark.process

NATIVE = Path(__file__).parents[2] / "native"
BUILD = NATIVE / "build" / "sanitized"
TOOLS = Path(sys.executable).parent


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_endings_are_worth_what_trying_everything_tells_and_nothing_is_read_that_is_not_there() -> None:
    options = (f"-DCMAKE_MAKE_PROGRAM={TOOLS / 'ninja'}", "-DTAPETE_TOOLS=ON", "-DTAPETE_SANITIZE=ON")
    run(TOOLS / "cmake", "-S", NATIVE, "-B", BUILD, "-G", "Ninja", *options)
    run(TOOLS / "cmake", "--build", BUILD, "--target", "fuzz")
    for tricks, endings in ((2, 3000), (3, 3000), (4, 800)):
        for instructions in tapete_native.instructions():
            said = run(BUILD / "fuzz", str(tricks), str(endings), "5", "--isa", instructions)
            assert f"{endings} endings" in said
            assert " 0 wrong" in said
