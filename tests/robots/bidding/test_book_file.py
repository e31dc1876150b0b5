"""The book file: what it must hold, and errors that name the row."""

import re
from importlib import resources
from typing import get_args

import pytest

from tapete.robots.bidding.book_file import CHAPTERS, BookError, book_named, book_of, read_rows
from tapete.robots.bidding.conditions import CALL_WORDS, TURN_WORDS
from tapete.robots.bidding.contexts import CONTEXTS
from tapete.robots.bidding.stakes import BookName

ROW = """
[[row]]
id = "a"
context = ["opening"]
call = "any"
level = 1
points = [12, 21]
es = "uno"
ca = "un"
en = "one"
"""

BOOKS: tuple[BookName, ...] = get_args(BookName)
by_book = pytest.mark.parametrize("name", BOOKS)


@by_book
def test_every_chapter_has_rows(name: BookName) -> None:
    assert all(book_named(name).by_context[context] for context in CONTEXTS)


def test_every_word_for_conditions_is_used() -> None:
    used = {word for name in BOOKS for row in book_named(name).rows for word in row.when}
    assert used == set(TURN_WORDS) | set(CALL_WORDS)


def test_the_books_are_folders_of_files_named_after_their_parts() -> None:
    folder = resources.files("tapete.robots") / "book"
    assert {each.name for each in folder.iterdir()} == set(BOOKS)
    for name in BOOKS:
        assert {file.name for file in (folder / name).iterdir()} == {f"{each}.toml" for each in CHAPTERS}


@by_book
def test_no_row_is_artificial(name: BookName) -> None:
    for row in book_named(name).rows:
        if row.call in ("any", "new") and row.id != "silent.pass":
            assert row.lengths.get("bid", (0, 0))[0] >= 4, f"{row.id} bids a suit without length"


def test_a_good_row_is_read() -> None:
    (row,) = read_rows("book.toml", ROW)
    assert (row.id, row.points, row.forcing) == ("a", (12, 21), "none")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("[12, 21]", "[21, 12]"), "a range runs from the lower number to the higher"),
        (('"opening"', '"openings"'), "unknown word 'openings'"),
        (("level = 1", ""), "a bid needs a level, and no other call has one"),
        (('call = "any"', 'call = "P"'), "a bid needs a level, and no other call has one"),
        (('ca = "un"', 'ca = ""'), "a text is missing"),
        (('ca = "un"', ""), "Object missing required field `ca`"),
        (("points", "dots"), "Object contains unknown field `dots`"),
        (("[12, 21]", '["12", 21]'), "Expected `int`, got `str` - at `$.points[0]`"),
        (("level = 1", 'level = 1\nwhen = ["raining"]'), "unknown word 'raining'"),
        (("level = 1", "level = 1\nlengths = { trumps = [4, 13] }"), "unknown word 'trumps'"),
        (("level = 1", 'level = 1\ntogether = ["slam", 40]'), "unknown word 'slam'"),
    ],
)
def test_a_faulty_row_is_named(change: tuple[str, str], fault: str) -> None:
    with pytest.raises(BookError, match=re.escape(f"book.toml: row a: {fault}")):
        read_rows("book.toml", ROW.replace(*change))


def test_a_row_without_a_name_is_counted() -> None:
    with pytest.raises(BookError, match="row number 1"):
        read_rows("book.toml", ROW.replace('id = "a"', ""))


def test_a_file_that_is_not_toml_is_named() -> None:
    with pytest.raises(BookError, match=r"book\.toml: row -: not TOML"):
        read_rows("book.toml", "[[row")


def test_two_rows_of_one_name_are_refused() -> None:
    with pytest.raises(BookError, match="row a: there are two rows of this name"):
        book_of((*read_rows("one.toml", ROW), *read_rows("two.toml", ROW)))
