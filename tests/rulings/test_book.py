"""The book as it is: nothing that the facts know is missing, every text is there, and doubt is marked."""

import re
from collections import Counter
from importlib import resources

import pytest

from tapete.core import Code, Words
from tapete.rulings import CHOOSERS, Chooser, Irregularity, chapters, irregularities, irregularity, notes
from tapete.rulings.law_file import CHAPTERS

# The laws of the facts (A.1 new deal, A.2, A.4-A.8) that say what follows an irregularity.
LAWS = {
    10, 13, 14, 15, 16,
    *range(24, 40),
    41, 42, 43, 45, 46,
    *range(48, 53),
    *range(53, 61),
    *range(61, 72),
}  # fmt: skip
# Those that the facts know from memory only, for rubber bridge: all of it, or some options.
FROM_MEMORY = {10, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 51, 52, 57, 63, 67}
IN_PART = {27, 55, 62}
# Those that the facts know from a source.
KNOWN = {13, 14, 15, 16, 41, 42, 45, 48, 49, 53, 54, 58, 59, 60, 68, 69, 70, 71}
TRANSFERS = {"revoke-established": [2, 1, 2, 0], "revoke-established-duplicate": [2, 1, 0]}

ALL = irregularities()


def texts(row: Irregularity) -> list[Words]:
    return [row.title, row.happened, *(option.text for option in row.options)]


ALL_TEXTS = [(row, words) for row in ALL for words in texts(row)]


def test_every_law_of_the_facts_has_a_row_in_rubber_bridge() -> None:
    assert {row.law for row in ALL if Code.RUBBER in row.codes} >= LAWS


def test_every_law_on_calls_cards_and_claims_has_a_row_in_duplicate() -> None:
    assert {row.law for row in ALL if Code.DUPLICATE in row.codes} >= {law for law in LAWS if law > 16}


def test_what_is_known_from_memory_says_that_the_players_should_look_it_up() -> None:
    for law in sorted(FROM_MEMORY):
        rows = [row for row in ALL if row.law == law and Code.RUBBER in row.codes and row.id != "wrong-click"]
        assert rows and all(row.unsure for row in rows), law


@pytest.mark.parametrize("law", sorted(IN_PART))
def test_where_part_of_a_law_is_not_certain_its_options_say_so(law: int) -> None:
    rows = [row for row in ALL if row.law == law and Code.RUBBER in row.codes]
    assert not any(row.unsure for row in rows)
    assert {option.unsure for row in rows for option in row.options} == {True, False}


def test_what_is_known_from_a_source_is_not_put_in_doubt() -> None:
    for law in sorted(KNOWN):
        rows = [row for row in ALL if row.law == law and Code.RUBBER in row.codes]
        assert rows and not any(option.unsure for row in rows for option in row.options), law


@pytest.mark.parametrize(
    ("name", "option"),
    [("revoke-established", "second-by-suit"), ("revoke-without-transfer", "too-late")],
)
def test_an_older_or_uncertain_case_of_the_revoke_is_marked(name: str, option: str) -> None:
    row = irregularity(name)
    assert row is not None
    assert [one.unsure for one in row.options if one.id == option] == [True]


def test_a_small_exposed_card_is_a_penalty_card_unless_rubber_players_agree_otherwise() -> None:
    row = irregularity("small-card-exposed")
    assert row is not None
    assert (row.options[0].id, row.chooser, row.unsure) == ("as-any-other", Chooser.ALL, True)


def test_every_row_is_told_in_three_languages() -> None:
    for row, words in ALL_TEXTS:
        for text in (words.es, words.ca, words.en):
            assert text == text.strip() and "'" not in text and "  " not in text, row.id
        assert len({words.es, words.ca, words.en}) == 3 or words == row.title, row.id


def test_what_happened_and_every_option_are_whole_sentences() -> None:
    for row in ALL:
        for words in texts(row)[1:]:
            assert all(text[-1] in ".?" for text in (words.es, words.ca, words.en)), row.id
        assert all(text[-1] not in "." for text in (row.title.es, row.title.ca, row.title.en)), row.id


def test_a_law_that_a_text_names_is_one_to_look_at() -> None:
    for row, words in ALL_TEXTS:
        named = [
            {int(number) for number in re.findall(r"\b(\d\d)(?!\d)", text)}
            for text in (words.es, words.ca, words.en)
        ]
        assert named[0] == named[1] == named[2], row.id
        assert named[0] <= {row.law, *row.see, 7}, row.id


def test_a_row_of_both_codes_leads_only_to_laws_that_have_the_same_number_in_both() -> None:
    assert all(law >= 17 for row in ALL if len(row.codes) == 2 for law in row.see)


def test_tricks_pass_only_for_an_established_revoke() -> None:
    passing = {row.id: [option.tricks for option in row.options] for row in ALL}
    assert {name: tricks for name, tricks in passing.items() if any(tricks)} == TRANSFERS


def test_everybody_who_may_choose_is_named_and_chooses_somewhere() -> None:
    assert set(CHOOSERS) == set(Chooser)
    assert {option.chooser for row in ALL for option in row.options} == set(Chooser)
    assert all(words.es and words.ca and words.en for words in CHOOSERS.values())


def test_at_a_rubber_table_there_is_a_director_only_where_players_agreed_on_an_arbiter() -> None:
    for row in ALL:
        if row.codes == (Code.RUBBER,):
            named = [option.id for option in row.options if option.chooser is Chooser.DIRECTOR]
            assert row.chooser is not Chooser.DIRECTOR and set(named) <= {"arbiter"}


def test_one_irregularity_has_one_row_in_each_code() -> None:
    for code in Code:
        titles = Counter(row.title for row in ALL if code in row.codes)
        assert titles.most_common(1)[0][1] == 1


def test_each_file_is_a_chapter_and_the_notes_are_one_more() -> None:
    files = {file.name for file in (resources.files("tapete.rulings") / "laws").iterdir()}
    assert files == {f"{name}.toml" for name in (*CHAPTERS, "notes")}
    assert [chapter.id for chapter in chapters()] == list(CHAPTERS)
    assert all(row.chapter == chapter.id for chapter in chapters() for row in chapter.irregularities)


def test_the_game_of_1920_has_a_note_instead_of_invented_laws() -> None:
    assert [note.id for note in notes()] == ["auction1920"]
