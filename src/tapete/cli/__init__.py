"""The command line: one file a command, each a thin way into the other rooms.

It may import every room.
It never holds logic worth testing apart from reading its input and writing its output.

To add a command: write `cli/NAME.py` with a function `command` whose docstring begins with one
line for `tapete --help`, and name it in `COMMANDS`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, NoReturn

import typer

from tapete import __version__
from tapete.cli import (
    book,
    check,
    compare,
    convert,
    deal,
    draw,
    law,
    play,
    record,
    score,
    serve,
    simulate,
    solve,
)

COMMANDS: dict[str, Callable[..., None]] = {
    "book": book.command,
    "check": check.command,
    "compare": compare.command,
    "convert": convert.command,
    "deal": deal.command,
    "draw": draw.command,
    "law": law.command,
    "play": play.command,
    "record": record.command,
    "score": score.command,
    "serve": serve.command,
    "simulate": simulate.command,
    "solve": solve.command,
}

OUR_FAULT, CANNOT_WRITE = 70, 74
"""Exit statuses when Tapete itself is wrong, and when the system refuses a stream or a file (sysexits.h)."""

app = typer.Typer(
    name="tapete",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for _name, _command in COMMANDS.items():
    app.command(_name)(_command)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tapete {__version__}")
        raise typer.Exit


@app.callback()
def tapete(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Say which Tapete it is."),
    ] = False,
) -> None:
    """Bridge to the letter of its law: a club in the browser, score sheets, robots that play."""


def main() -> None:
    """Run the command line; a fault of our own is one line with status 70, never a traceback."""
    try:
        app()
    except OSError as error:
        _give_up(CANNOT_WRITE, str(error))
    except Exception as bug:
        _give_up(OUR_FAULT, f"a fault of Tapete's own, please report it: {type(bug).__name__}: {bug}")


def _give_up(status: int, text: str) -> NoReturn:
    sys.stderr.write(f"tapete: {' '.join(text.split())}\n")
    sys.exit(status)
