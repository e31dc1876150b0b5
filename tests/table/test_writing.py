"""What people write: one line, every letter to be seen, not too long."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.table import TableError, Words
from tapete.table.writing import LONGEST_TEXT, written, written_words


@given(st.text(max_size=LONGEST_TEXT))
def test_what_is_written_is_one_line_of_letters_that_are_seen(text: str) -> None:
    line = written(text)
    assert line == line.strip()
    assert line.isprintable() or "\u200d" in line
    assert all(unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") for letter in line)
    assert written(line) == line


@given(st.text(alphabet=st.characters(whitelist_categories=("L", "N", "P", "S")), max_size=LONGEST_TEXT))
def test_letters_of_every_language_stand_as_they_are(text: str) -> None:
    assert written(text) == text


def test_a_picture_made_of_several_stays_whole() -> None:
    assert written("👩\u200d👧") == "👩\u200d👧"


def test_a_half_letter_is_left_out() -> None:
    assert written("a\ud800b") == "ab"


def test_a_joiner_is_kept_inside_a_picture_and_is_no_text_by_itself() -> None:
    family = "\U0001f468\u200d\U0001f467"
    assert written(f"a {family}\u200d \u200d b") == f"a {family} b"
    assert written("\u200d") == ""


def test_the_length_counts_what_is_read() -> None:
    assert written(" \n" * 999 + "a") == "a"
    with pytest.raises(TableError, match="table/too-long"):
        written("a" * (LONGEST_TEXT + 1))


def test_words_are_cleaned_in_each_language() -> None:
    assert written_words(Words(" a", "b\n", "c\td")) == Words("a", "b", "c d")


def test_words_typed_by_a_person_stand_in_every_language() -> None:
    assert Words.typed("hola") == Words("hola", "hola", "hola")
