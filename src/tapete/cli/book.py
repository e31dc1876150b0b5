"""`tapete book`: a book of bidding of one's own (docs/robots.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tapete.server.book_folder import bid_by_folder, read_folder, write_house_books
from tapete.server.settings import SettingsError

BookFolder = Annotated[
    Path | None, typer.Option("--book", help="the robots bid by the book in this folder (tapete book)")
]
"""The flag of commands that let robots bid."""


def command(
    folder: Annotated[Path, typer.Argument(help="a folder with contract, auction1920 or both in it")],
    write: Annotated[bool, typer.Option(help="write the house's books there first, to be changed")] = False,
) -> None:
    """Check a book of bidding of your own, or begin one.

    Says all that is wrong with it, a line each: file, line, row and what.
    """
    try:
        if write:
            write_house_books(folder)
        books = read_folder(folder)
    except SettingsError as error:
        _give_up(error)
    for name, book in books.items():
        typer.echo(f"{name}: {len(book.rows)} rows")


def lay_out(folder: Path | None) -> None:
    """Bid by the book in that folder, if one was given; or say what is wrong with it and leave."""
    if folder is not None:
        try:
            bid_by_folder(folder)
        except SettingsError as error:
            _give_up(error)


def _give_up(error: SettingsError) -> None:
    typer.echo(f"tapete: {error}", err=True)
    raise typer.Exit(1)
