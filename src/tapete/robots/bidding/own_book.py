"""A book of one's own in place of the house's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from tapete.robots.bidding.book_file import Book, lay_out
from tapete.robots.bidding.reading import forget
from tapete.robots.bidding.stakes import BookName


def bid_by(books: Mapping[BookName, Book]) -> None:
    """Let every robot of this process bid by these books from now on; by the house's where there is none.

    For the start of a program: who has bid by another book is not understood any more.
    """
    for name in get_args(BookName):
        lay_out(name, books.get(name))
    forget()
