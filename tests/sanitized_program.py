"""A program of `native/` that attacks, built so that a fault of memory or an undefined step ends it."""

import subprocess
import sys
from pathlib import Path

NATIVE = Path(__file__).parents[1] / "native"
TOOLS = Path(sys.executable).parent


def built(target: str, folder: str) -> Path:
    """The program, in a folder of its own: two may be built at once."""
    build = NATIVE / "build" / folder
    options = (f"-DCMAKE_MAKE_PROGRAM={TOOLS / 'ninja'}", "-DTAPETE_TOOLS=ON", "-DTAPETE_SANITIZE=ON")
    said_by(TOOLS / "cmake", "-S", NATIVE, "-B", build, "-G", "Ninja", *options)
    said_by(TOOLS / "cmake", "--build", build, "--target", target)
    return build / target


def said_by(*command: str | Path) -> str:
    """What a program prints that ends well."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
