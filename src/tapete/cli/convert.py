"""`tapete convert IN OUT`: a file of one format written in another (docs/cli.md)."""

from __future__ import annotations

from typing import Annotated

import typer

from tapete.cli.files import STREAM, NotRead, known_format, readings, say, say_faults, write_file
from tapete.formats.catalogue import FORMATS, Format, by_name
from tapete.formats.reading import Filed

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
    boards: list[Filed] = []
    head: list[tuple[str, str]] = []
    is_wrong = False
    try:
        for reading in readings(source, wanted):
            boards += reading.boards
            head += reading.head
            is_wrong = say_faults(source, reading.faults) or is_wrong
    except NotRead:
        return 1
    if not boards and is_wrong:
        say(source, "convert/nothing", "no board could be read; nothing is written")
        return 1
    assert form.write is not None
    written = form.write(boards, head)
    say_faults(target, written.faults)
    write_file(target, written.content)
    return int(is_wrong)
