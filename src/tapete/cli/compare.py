"""`tapete compare METHOD`: scores in, matchpoints, IMPs, victory points out (docs/cli.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from tapete.cli.compare_boards import BOARDS
from tapete.cli.compare_rulings import RULINGS
from tapete.cli.json_lines import run_on_standard_streams

METHODS: dict[str, Callable[[object], object]] = {**BOARDS, **RULINGS}
"""Every way of comparing, by its name on the command line."""


def command(method: Annotated[str, typer.Argument(metavar="METHOD", help=", ".join(METHODS))]) -> None:
    """Compare scores: matchpoints, IMPs, victory points (JSON Lines).

    Reads stdin, writes stdout, a line of JSON for each; docs/cli.md shows both.
    """
    if method not in METHODS:
        raise typer.BadParameter(f"{method!r} is no way to compare; they are: {', '.join(METHODS)}")
    raise typer.Exit(run_on_standard_streams(METHODS[method]))
