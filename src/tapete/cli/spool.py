"""Boards on their way from one file to another, laid aside so that memory need not hold them all."""

from __future__ import annotations

import tempfile
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from types import TracebackType

from tapete.formats.reading import Filed
from tapete.formats.tapete_json import decoded, encoded

_IN_MEMORY = 1 << 20
"""Bytes up to which no file is begun."""
_AT_ONCE = 1 << 18


class Spool(Collection[Filed]):
    """Boards in order, to be gone through as often as needed; many of them are in a file that has no name."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is where the file would be; left out, where the system has such files."""
        self._file = tempfile.SpooledTemporaryFile(_IN_MEMORY, dir=None if folder is None else str(folder))  # noqa: SIM115 (closed on exit)
        self._count = 0

    def add(self, boards: Iterable[Filed]) -> None:
        """Lay boards aside behind the others; raises `OSError`."""
        self._file.seek(0, 2)
        for filed in boards:
            self._file.write(encoded(filed) + b"\n")
            self._count += 1

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Filed]:
        place = 0
        while True:
            self._file.seek(place)
            lines = self._file.readlines(_AT_ONCE)
            place = self._file.tell()
            if not lines:
                return
            yield from map(decoded, lines)

    def __contains__(self, filed: object) -> bool:
        return any(one == filed for one in self)

    def __enter__(self) -> Spool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
