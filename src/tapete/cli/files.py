"""Files of bridge on the command line: opened, recognized, read as they come, written whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import typer
from rich.progress import Progress

from tapete.cli.json_lines import drop_what_is_left
from tapete.cli.whole_file import write_pieces
from tapete.formats.catalogue import FORMATS, SAMPLE, Format, recognized
from tapete.formats.reading import Fault, Reading

_CHUNK = 1 << 20
STREAM = "-"
"""The name of standard input or output."""


class NotRead(Exception):  # noqa: N818 (what became of the file)
    """A file that cannot be read at all; said already."""


def known_format(name: str | None) -> Format | None:
    """The format of that name; wrong usage if there is none."""
    if name is None:
        return None
    if name not in FORMATS:
        raise typer.BadParameter(f"{name!r} is no format; they are: {', '.join(FORMATS)}")
    return FORMATS[name]


def readings(name: str, wanted: Format | None) -> Iterator[Reading]:
    """The readings of a file, one by one where its format allows; raises `NotRead`."""
    try:
        with _opened(name) as file, shown_progress(name) as progress:
            task = progress.add_task(name, total=os.fstat(file.fileno()).st_size or None)
            sample = file.read(SAMPLE)
            form = wanted or recognized(sample, name)
            if form is None:
                raise _not_read(
                    name, "notation/format", f"in none of the formats we know: {', '.join(FORMATS)}"
                )
            chunks = _chunks(sample, file, progress, task)
            if form.read_many is not None:
                yield from form.read_many(chunks)
            elif form.read is not None:
                yield form.read(b"".join(chunks))
            else:
                raise _not_read(name, "notation/format", f"{form.title} is only written")
    except OSError as error:
        raise _not_read(name, "notation/file", f"cannot be read: {error.strerror or error}") from None


def _opened(name: str) -> BinaryIO:
    return os.fdopen(os.dup(sys.stdin.fileno()), "rb") if name == STREAM else Path(name).open("rb")


def shown_progress(name: str) -> Progress:
    """How far a file has come, on a terminal; nothing of standard input."""
    return Progress(disable=not sys.stderr.isatty() or name == STREAM, transient=True)


def _chunks(sample: bytes, file: BinaryIO, progress: Progress, task: object) -> Iterator[bytes]:
    chunk = sample
    while chunk:
        progress.advance(task, len(chunk))  # type: ignore[arg-type]
        yield chunk
        chunk = file.read(_CHUNK)


def _not_read(name: str, code: str, text: str) -> NotRead:
    say(name, code, text)
    return NotRead(name)


def say(place: str, code: str, text: str) -> None:
    """A fault, on one line of standard error."""
    line = f"{place}: {code}: {text}"
    sys.stderr.write("".join(letter if letter.isprintable() else " " for letter in line) + "\n")


def say_faults(name: str, faults: Iterable[Fault]) -> bool:
    """Each fault with its place in the file; whether one was more than a warning."""
    is_wrong = False
    for fault in faults:
        place = name
        if fault.line:
            place += f":{fault.line}:{fault.column}"
        elif fault.board is not None:
            place += f": index {fault.board}"
        say(place, fault.code, f"{'warning: ' if fault.is_warning else ''}{fault.text}")
        is_wrong = is_wrong or not fault.is_warning
    return is_wrong


def write_file(name: str, content: bytes | Iterable[bytes]) -> None:
    """Write a file, or its pieces in order, whole or not at all, or to standard output."""
    pieces = (content,) if isinstance(content, bytes) else content
    if name == STREAM:
        try:
            sys.stdout.buffer.writelines(pieces)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            drop_what_is_left()  # whoever reads has enough
    else:
        write_pieces(Path(name), pieces)
