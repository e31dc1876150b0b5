"""Reading the files: what they must hold, and errors that name the file and the row."""

import pytest

from tapete.core import Code, Words
from tapete.rulings import Chooser, LawFileError
from tapete.rulings.law_file import read_chapter, read_notes, without_doubles

TITLE = 'title = {es = "Uno", ca = "Un", en = "One"}\n'
ROW = """
[[row]]
id = "a-row"
law = 27
part = "A"
codes = ["rubber"]
chooser = "lho"
title = {es = "t", ca = "t", en = "t"}
happened = {es = "h", ca = "h", en = "h"}
[[row.option]]
id = "accept"
es = "e"
ca = "c"
en = "n"
[[row.option]]
id = "refuse"
chooser = "offender"
tricks = 1
unsure = true
es = "e"
ca = "c"
en = "n"
"""


def test_a_good_row_is_read() -> None:
    chapter = read_chapter("one", TITLE + ROW)
    (row,) = chapter.irregularities
    assert (chapter.id, chapter.title) == ("one", Words("Uno", "Un", "One"))
    assert (row.id, row.number, row.codes, row.chapter) == ("a-row", "27A", (Code.RUBBER,), "one")
    assert [option.chooser for option in row.options] == [Chooser.LHO, Chooser.OFFENDER]
    assert [option.tricks for option in row.options] == [0, 1]
    assert [option.unsure for option in row.options] == [False, True]


def test_all_options_of_a_row_to_look_up_are_to_be_looked_up() -> None:
    (row,) = read_chapter("one", TITLE + ROW.replace("law =", "unsure = true\nlaw =")).irregularities
    assert row.unsure and all(option.unsure for option in row.options)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("law = 27", "law = 94"), "row a-row: there is no such law"),
        (("law = 27", "see = [0]\nlaw = 27"), "row a-row: there is no such law"),
        (('part = "A"', 'part = "AB"'), "row a-row: there is no such law"),
        (('["rubber"]', "[]"), "row a-row: a row needs a code and an option"),
        (('["rubber"]', '["whist"]'), "row a-row: Invalid enum value 'whist'"),
        (('chooser = "lho"', 'chooser = "fate"'), "row a-row: Invalid enum value 'fate'"),
        (('chooser = "lho"', ""), "row a-row: Object missing required field `chooser`"),
        (('id = "refuse"', 'id = "accept"'), "row a-row: two options have the same name"),
        (('id = "refuse"', 'id = "Re fuse"'), "row a-row: 'Re fuse' is no name"),
        (('id = "a-row"', 'id = "a--row"'), "row a--row: 'a--row' is no name"),
        (('id = "a-row"', ""), "row number 1: Object missing required field `id`"),
        (("tricks = 1", "tricks = 3"), "row a-row: no law passes so many tricks"),
        (("tricks = 1", "trick = 1"), "row a-row: Object contains unknown field `trick`"),
        (('ca = "c"', 'ca = ""'), "row a-row: a language is missing"),
        (('{es = "h", ca', '{ca = "h", de'), "row a-row: a language is missing"),
        (("[[row]]", "[[row]"), "row -: not TOML"),
        (('title = {es = "Uno",', "title = {"), "row title: a language is missing"),
        (('title = {es = "Uno", ca = "Un", en = "One"}', ""), "row title: a language is missing"),
        (('title = {es = "Uno", ca = "Un", en = "One"}', "title = 1"), "row title: Expected `object`"),
    ],
)
def test_a_bad_file_is_told_by_its_name_and_row(change: tuple[str, str], fault: str) -> None:
    text = TITLE + ROW
    assert change[0] in text
    with pytest.raises(LawFileError) as error:
        read_chapter("one", text.replace(*change))
    assert str(error.value).startswith(f"one.toml: {fault}")


def test_a_row_that_is_no_row_is_told_by_its_place() -> None:
    with pytest.raises(LawFileError) as error:
        read_chapter("one", TITLE.replace("title", "row = [1]\ntitle"))
    assert (error.value.file, error.value.row) == ("one.toml", "number 1")


def test_two_rows_of_one_name_are_refused_in_whatever_chapter() -> None:
    one, other = read_chapter("one", TITLE + ROW), read_chapter("other", TITLE + ROW)
    assert without_doubles((one,)) == (one,)
    with pytest.raises(LawFileError, match=r"other\.toml: row a-row: there are two rows of this name"):
        without_doubles((one, other))


def test_a_note_is_read_whole_or_refused() -> None:
    good = '[[note]]\nid = "n"\ntext = {es = "a", ca = "b", en = "c"}\n'
    assert [(note.id, note.text.en) for note in read_notes("notes", good)] == [("n", "c")]
    assert read_notes("notes", "") == ()
    with pytest.raises(LawFileError, match=r"notes\.toml: row n: a language is missing"):
        read_notes("notes", good.replace('en = "c"', 'en = ""'))
    with pytest.raises(LawFileError, match=r"notes\.toml: row 1: Object missing"):
        read_notes("notes", "[[note]]\n")
