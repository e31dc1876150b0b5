"""`tapete serve`: the club in the browser."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from tapete.server.settings import Settings, SettingsError


def command(
    host: Annotated[str | None, typer.Option(help="Address to listen on (default 127.0.0.1).")] = None,
    port: Annotated[
        int | None, typer.Option(help="Port to listen on, 0 for a free one (default 8000).")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the database and the secret key (default ./data).")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///PATH or postgresql://... (default: tapete.db in the folder)."),
    ] = None,
    bus: Annotated[str | None, typer.Option(help="memory:// is the only one so far.")] = None,
    book: Annotated[
        str | None, typer.Option(help="Folder with a book of bidding for the robots (tapete book).")
    ] = None,
    bluechip: Annotated[
        str | None,
        typer.Option(help="PORT or HOST:PORT at which robots sit that speak the Blue Chip protocol (off)."),
    ] = None,
) -> None:
    """The club in the browser; prints its address.

    Every option can also be given in the environment: TAPETE_HOST, TAPETE_PORT, TAPETE_DATA,
    TAPETE_DATABASE, TAPETE_BUS, TAPETE_BOOK, TAPETE_BLUECHIP. A flag goes first.
    """
    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "bus": bus,
        "book": book,
        "bluechip": bluechip,
    }
    try:
        settings = Settings.of(flags, os.environ)
    except SettingsError as error:
        _give_up(error, 2)
    # Loaded only now: the web framework takes a second, which the commands in pipes need not wait for.
    run: Callable[[Settings], None] = importlib.import_module("tapete.server.run").run
    try:
        run(settings)
    except SettingsError as error:
        _give_up(error, 1)


def _give_up(error: SettingsError, status: int) -> NoReturn:
    typer.echo(f"tapete serve: {error}", err=True)
    raise typer.Exit(status)
