"""A book of bidding of the house's owner: a folder of his, in place of the books that come with Tapete."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from pathlib import Path
from typing import get_args

from tapete.robots.bidding import BookError, bid_by, read_book
from tapete.robots.bidding.book_file import Book, book_files
from tapete.robots.bidding.stakes import BookName
from tapete.server.settings import SettingsError

VARIABLE = "TAPETE_BOOK"
"""The folder's name in the environment: the processes that robots think in find it there."""


def read_folder(folder: Path) -> dict[BookName, Book]:
    """The books in the folders `contract` and `auction1920` of that one, or in one of them.

    Raises `SettingsError` with everything that is wrong, a line each.
    """
    names: list[BookName] = [name for name in get_args(BookName) if (folder / name).is_dir()]
    if not names:
        wanted = " or ".join(get_args(BookName))
        raise SettingsError(f"{folder}: no book is here; it is a folder named {wanted}, with {_files()}")
    faults, books = [], dict[BookName, Book]()
    for name in names:
        try:
            books[name] = read_book(_texts(folder / name))
        except BookError as error:
            faults += [f"{folder / name}/{fault}" for fault in error.faults]
    if faults:
        raise SettingsError("\n".join(["this book cannot be used:", *faults]))
    return books


def write_house_books(folder: Path) -> None:
    """Write the house's books into that folder, to be changed there; raises `SettingsError`."""
    for name in get_args(BookName):
        here, there = resources.files("tapete.robots") / "book" / name, folder / name
        for file in book_files():
            if (there / file).exists():
                raise SettingsError(f"{there / file} is there already")
        there.mkdir(parents=True, exist_ok=True)
        for file in book_files():
            (there / file).write_text((here / file).read_text(encoding="utf-8"), encoding="utf-8")


def bid_by_folder(folder: Path) -> None:
    """Let the robots of this process and of those it starts bid by that book; raises `SettingsError`."""
    bid_by(read_folder(folder))
    os.environ[VARIABLE] = str(folder)


@cache
def bid_as_told() -> None:
    """In a process that another one started: bid by the book that it bids by."""
    if folder := os.environ.get(VARIABLE):
        bid_by(read_folder(Path(folder)))


def _texts(folder: Path) -> dict[str, str]:
    texts = {}
    for file in book_files():
        try:
            texts[file] = (folder / file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
    return texts


def _files() -> str:
    return ", ".join(book_files())
