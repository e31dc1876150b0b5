"""`tapete convert IN OUT`: a file of one format written in another (docs/cli.md)."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from tapete.cli.files import (
    STREAM,
    NotRead,
    known_format,
    readings,
    say,
    say_faults,
    shown_progress,
    write_file,
)
from tapete.cli.spool import Spool
from tapete.formats.catalogue import FORMATS, Format, by_name
from tapete.formats.lost import NOTHING
from tapete.formats.reading import Written

_NAMES = ", ".join(FORMATS)


def command(
    source: Annotated[str, typer.Argument(metavar="IN", help="file to read; - is stdin")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="file to write; - is stdout")],
    source_format: Annotated[
        str | None, typer.Option("--from", metavar="FORMAT", help="of IN; else told by what it holds")
    ] = None,
    target_format: Annotated[
        str | None, typer.Option("--to", metavar="FORMAT", help=f"of OUT; else told by its name: {_NAMES}")
    ] = None,
) -> None:
    """Convert a file into another format, and say what is lost.

    OUT is written whole or not at all.
    """
    wanted, form = known_format(source_format), _target(target, target_format)
    raise typer.Exit(_convert(source, target, wanted, form))


def _target(target: str, name: str | None) -> Format:
    form = known_format(name) or (None if target == STREAM else by_name(target))
    if form is None:
        raise typer.BadParameter(f"the name {target!r} tells no format: say --to, one of {_NAMES}")
    if form.write is None:
        raise typer.BadParameter(f"{form.title} can be read, not written")
    return form


def _convert(source: str, target: str, wanted: Format | None, form: Format) -> int:
    head: list[tuple[str, str]] = []
    is_wrong = False
    with Spool(_folder(target)) as boards:
        try:
            for reading in readings(source, wanted):
                boards.add(reading.boards)
                head += reading.head
                is_wrong = say_faults(source, reading.faults) or is_wrong
        except NotRead:
            return 1
        if not boards and is_wrong:
            say(source, NOTHING, "no board could be read; nothing is written")
            return 1
        try:
            write_file(target, _pieces(target, form, boards, head))
        except _NothingWritten:
            return 1
    return int(is_wrong)


def _folder(target: str) -> Path | None:
    """Where there will be room for the file, if it is one."""
    folder = Path(target).resolve().parent
    return folder if target != STREAM and os.access(folder, os.W_OK) and not _is_device(target) else None


def _is_device(target: str) -> bool:
    return Path(target).exists() and not Path(target).is_file()


def _pieces(target: str, form: Format, boards: Spool, head: Sequence[tuple[str, str]]) -> Iterator[bytes]:
    """The file in pieces; what is lost is said as they come."""
    with shown_progress(target) as progress:
        task = progress.add_task(target, total=len(boards))
        for piece in _written(form, boards, head):
            say_faults(target, piece.faults)
            if any(fault.code == NOTHING for fault in piece.faults):
                raise _NothingWritten
            yield piece.content
            progress.advance(task)


def _written(form: Format, boards: Spool, head: Sequence[tuple[str, str]]) -> Iterator[Written]:
    if form.write_many is not None:
        yield from form.write_many(boards, head)
    elif form.write is not None:
        yield form.write(tuple(boards), head)


class _NothingWritten(Exception):  # noqa: N818 (what became of the file)
    """A file in which no board would be; said already."""
