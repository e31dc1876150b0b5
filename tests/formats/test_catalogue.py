"""Which format a file is in: by what it holds, and by its name where that says nothing."""

from __future__ import annotations

import pytest

from formats.corpus import FILES, SHARED, first_records, json_lines, there
from tapete.formats.catalogue import FORMATS, by_name, ending, file_name, recognized
from tapete.formats.reading import Filed

NEEDS_MORE = ("gib", "solved")


def test_names_of_formats_and_endings_are_each_of_one_format() -> None:
    assert all(name == one.name for name, one in FORMATS.items())
    assert all(one.read or one.write for one in FORMATS.values())


@pytest.mark.parametrize(
    ("file", "expected"),
    [("a.PBN", "pbn"), ("b.lin", "lin"), ("c.jsonl", "json"), ("d", None), ("e.doc", None)],
)
def test_the_ending_of_a_name_tells_a_format(file: str, expected: str | None) -> None:
    found = by_name(file)
    assert (found.name if found else None) == expected


def test_an_ending_is_in_small_letters_and_may_be_absent() -> None:
    assert (ending("X.Y.PBN"), ending("none")) == ("pbn", "")


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_what_a_format_writes_is_recognized_without_a_name(name: str) -> None:
    """But where it needs more than these boards have: all results of a deal, or none but results."""
    form = FORMATS[name]
    boards = [Filed(record) for record in first_records(12)]
    content = form.write(boards).content if form.write else b""
    found = recognized(content)
    assert (found and found.name) == name or name in NEEDS_MORE or not (form.read and form.write)


@pytest.mark.parametrize("path", sorted(there(FILES / "pbn").glob("*.pbn")), ids=lambda path: path.name)
def test_files_of_pbn_are_recognized_whatever_they_are_called(path: object) -> None:
    content = path.read_bytes()  # type: ignore[attr-defined]
    found = recognized(content, "download.txt")
    assert found is not None and found.name == "pbn"


def test_text_in_no_format_is_not_recognized() -> None:
    assert recognized(b"Dear all, the club is closed on Monday.") is None
    assert recognized("", "") is None


def test_names_of_files_are_safe_everywhere() -> None:
    rows = json_lines(SHARED / "golden" / "reported_faults.jsonl")
    titles = next(row["input"] for row in rows if row["id"] == "converter-filename")
    names = [file_name(title, FORMATS["pbn"]) for title in (*titles, "../../etc", "Dilluns, 3a sessió", "♠")]
    assert names == ["A_B_C_heat_1.pbn", "boards.pbn", "etc.pbn", "Dilluns_3a_sessio.pbn", "boards.pbn"]
