"""A file that is written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write aside, then rename: whoever looks sees the old file or the new one. Raises `OSError`.

    A link keeps pointing to the file, which is written; a device or a pipe is written to, not replaced.
    """
    write_pieces(path, (content,))


def write_pieces(path: Path, pieces: Iterable[bytes]) -> None:
    """The same of a file that comes in pieces; whatever is raised in making them leaves what was there."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            file.writelines(pieces)
        return
    try:
        handle, aside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(pieces)
            file.flush()
            os.fsync(file.fileno())
        Path(aside).chmod(_mode(path))
        Path(aside).replace(path)
    except BaseException:
        Path(aside).unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """That of the file replaced, else what a new file gets."""
    try:
        return path.stat().st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
