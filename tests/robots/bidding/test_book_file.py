"""The book file: what it must hold, and errors that name the row, its line and all that is wrong."""

import re
from importlib import resources
from typing import get_args

import pytest

from tapete.robots.bidding.book_faults import BookError
from tapete.robots.bidding.book_file import CHAPTERS, book_files, book_named, read_book, read_rows
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

SILENT = """
[[row]]
id = "silent"
context = ["silent"]
call = "P"
es = "paso"
ca = "passo"
en = "pass"
"""

BOOKS: tuple[BookName, ...] = get_args(BookName)
by_book = pytest.mark.parametrize("name", BOOKS)


def book_of(openings: str, later: str = SILENT) -> dict[str, str]:
    """The files of a small book."""
    return dict.fromkeys(book_files(), "") | {"openings.toml": openings, "later.toml": later}


def faults_of(openings: str, later: str = SILENT) -> list[str]:
    with pytest.raises(BookError) as caught:
        read_book(book_of(openings, later))
    return [str(fault) for fault in caught.value.faults]


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
        assert {file.name for file in (folder / name).iterdir()} == set(book_files())


@by_book
def test_no_row_is_artificial(name: BookName) -> None:
    for row in book_named(name).rows:
        if row.call in ("any", "new") and row.id != "silent.pass":
            assert row.lengths.get("bid", (0, 0))[0] >= 4, f"{row.id} bids a suit without length"


def test_a_good_row_is_read() -> None:
    (row,) = read_rows("book.toml", ROW)
    assert (row.id, row.points, row.forcing) == ("a", (12, 21), "none")


def test_a_book_is_read_from_the_texts_of_its_files() -> None:
    book = read_book(book_of(ROW))
    assert [row.id for row in book.rows] == ["a", "silent"]
    assert [row.id for row in book.chapters["openings"]] == ["a"]
    assert set(book.chapters) == set(CHAPTERS)
    assert book.by_context["silent"] == book.chapters["later"]


@pytest.mark.parametrize(
    ("change", "line", "fault"),
    [
        (("[12, 21]", "[21, 12]"), 7, "a range runs from the lower number to the higher, not [21, 12]"),
        (("[12, 21]", "[12, 41]"), 7, "a range lies within 0 to 40, not [12, 41]"),
        (('"opening"', '"openings"'), 4, "unknown word 'openings' in context"),
        (("level = 1", ""), 5, "a bid needs a level, and no other call has one"),
        (('call = "any"', 'call = "P"'), 5, "a bid needs a level, and no other call has one"),
        (('call = "any"', 'call = "2C"'), 5, "call is one of P, X, XX, NT, any, new, first, last"),
        (("level = 1", "level = 8"), 6, "a level is 1 to 7, not 8"),
        (("level = 1", 'level = "low"'), 6, "level is a number or one of cheapest, jump, double_jump"),
        (('ca = "un"', 'ca = ""'), 9, "the text in 'ca' is empty"),
        (('ca = "un"', ""), 3, "'ca' is missing"),
        (("points", "dots"), 7, "there is no 'dots' in a row: it has id, context, call"),
        (
            ("[12, 21]", '["12", 21]'),
            7,
            "points is two whole numbers, such as [12, 14], not ['12', 21]",
        ),
        (("level = 1", 'level = 1\nwhen = ["raining"]'), 7, "unknown word 'raining' in when"),
        (("level = 1", "level = 1\nlengths = { trumps = [4, 13] }"), 7, "unknown word 'trumps' in lengths"),
        (("level = 1", "level = 1\nlengths = { bid = [4, 14] }"), 7, "a range lies within 0 to 13"),
        (("level = 1", 'level = 1\ntogether = ["slam", 40]'), 7, "unknown word 'slam' in together"),
        (("level = 1", 'level = 1\nlikely = ["bid*2", 40]'), 7, "unknown word 'bid*2' in likely"),
        (('"any"\nlevel = 1', '"P"\ntogether = ["bid", 40]'), 6, "'bid' stands for what a bid needs"),
        (("level = 1", "level = 1\ngood = 1"), 7, "good is true or false, not 1"),
        (("level = 1", "level = 1\nhonors = 6"), 7, "a strain has at most 5 honors, not 6"),
        (('"any"\nlevel = 1', '"P"\nhonors = 4'), 6, "honors are of the strain of a bid"),
    ],
)
def test_a_faulty_row_is_named_with_its_line(change: tuple[str, str], line: int, fault: str) -> None:
    with pytest.raises(BookError, match=re.escape(f"book.toml: line {line}: row a: {fault}")) as caught:
        read_rows("book.toml", ROW.replace(*change))
    assert len(caught.value.faults) == 1


def test_all_that_is_wrong_in_a_book_is_told_at_once() -> None:
    one = ROW.replace("level = 1", "").replace("[12, 21]", "[21, 12]")
    two = ROW.replace('ca = "un"', 'ca = ""').replace('"opening"', '"openings"').replace('"a"', '"b"')
    assert faults_of(one + two, SILENT.replace("call", "cal")) == [
        "openings.toml: line 5: row a: a bid needs a level, and no other call has one",
        "openings.toml: line 7: row a: a range runs from the lower number to the higher, not [21, 12]",
        "openings.toml: line 14: row b: unknown word 'openings' in context",
        "openings.toml: line 19: row b: the text in 'ca' is empty",
        "later.toml: line 5: row silent: there is no 'cal' in a row: it has id, context, call, es, ca, en, "
        "level, measure, points, together, likely, hcp, lengths, fit, balance, stopper, good, honors, "
        "forcing, when, also",
        "later.toml: line 3: row silent: 'call' is missing",
    ]


def test_a_row_without_a_name_is_counted() -> None:
    with pytest.raises(BookError, match="line 2: row number 1: 'id' is missing"):
        read_rows("book.toml", ROW.replace('id = "a"', ""))


def test_a_file_that_is_not_toml_is_named_with_the_line() -> None:
    with pytest.raises(BookError, match=r"book\.toml: line 2: row -: not TOML"):
        read_rows("book.toml", "\n[[row\n")


@pytest.mark.parametrize("text", ["[[rows]]\n", "row = 3\n", "row = [3]\n", "name = 'mine'\n"])
def test_a_file_has_rows_and_nothing_else(text: str) -> None:
    with pytest.raises(BookError, match="a book has rows"):
        read_rows("book.toml", text)


def test_a_missing_file_is_named() -> None:
    files = book_of(ROW)
    del files["rebids.toml"]
    with pytest.raises(BookError, match=r"rebids\.toml: line 1: row -: this file is missing, or is no text"):
        read_book(files)


def test_two_rows_of_one_name_are_refused() -> None:
    assert faults_of(ROW, ROW + SILENT) == [
        "later.toml: line 3: row a: there is a row of this name at line 2 of openings.toml"
    ]


@pytest.mark.parametrize("later", [ROW.replace('"a"', '"b"'), SILENT.replace("es =", "hcp = [0, 9]\nes =")])
def test_a_book_has_a_call_for_every_turn(later: str) -> None:
    assert "a row of the context 'silent' has to pass with any hand" in faults_of(ROW, later)[0]
