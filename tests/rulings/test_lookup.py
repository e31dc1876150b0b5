"""Looking a law up."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import Code
from tapete.rulings import Irregularity, for_code, irregularities, irregularity, search
from tapete.rulings.lookup import folded

ALL = irregularities()
rows = st.sampled_from(ALL)
languages = st.sampled_from(["es", "ca", "en"])


def ids(words: str, code: Code | None = None) -> list[str]:
    return [row.id for row in search(words, code)]


@given(rows, languages)
def test_an_irregularity_is_found_by_any_words_of_its_title(row: Irregularity, language: str) -> None:
    title = getattr(row.title, language)
    assert row in search(title)
    assert row in search(" ".join(reversed(re.findall(r"\w+", title))))


@given(rows, languages)
def test_accents_capitals_and_signs_do_not_matter(row: Irregularity, language: str) -> None:
    title = getattr(row.title, language)
    assert search(title.upper()) == search(folded(title)) == search(f" ¡{title}!! ")


@given(rows)
def test_an_irregularity_is_among_the_first_found_by_its_number(row: Irregularity) -> None:
    found = search(row.number.lower(), row.codes[0])
    assert row in found
    assert {other.law for other in found} == {row.law}


@given(st.text(max_size=30), st.sampled_from([None, *Code]))
def test_whatever_is_typed_finds_only_what_the_code_knows_and_nothing_twice(
    words: str, code: Code | None
) -> None:
    found = search(words, code)
    assert len(set(found)) == len(found)
    assert set(found) <= set(ALL if code is None else for_code(code))


@given(st.lists(st.sampled_from(["revoke", "baza", "defensor", "64", "no", "càrta"]), min_size=1, max_size=3))
def test_one_word_more_never_finds_more(words: list[str]) -> None:
    assert set(search(" ".join(words))) <= set(search(words[0]))


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("revoke", "revoke-noticed"),
        ("renuncio", "revoke-noticed"),
        ("renunci", "revoke-noticed"),
        ("renege", "revoke-noticed"),
        ("insufficient", "insufficient-bid"),
        ("misclick", "wrong-click"),
        ("penalty card", "penalty-card"),
        ("mano equivocada", "lead-from-wrong-hand"),
        ("basa defectuosa", "defective-trick"),
        ("renuncio consumado", "revoke-established"),
        ("renunci consumat", "revoke-established"),
        ("64C", "revoke-redress"),
        ("27A", "insufficient-bid"),
    ],
)
def test_what_players_ask_for_comes_first(words: str, first: str) -> None:
    assert ids(words, Code.RUBBER)[0] == first


def test_a_law_that_is_only_referred_to_leads_to_the_irregularities_that_do() -> None:
    assert ids("23")[0] == "call-withdrawn-duplicate"
    assert all(23 in row.see for row in search("23"))


@pytest.mark.parametrize("words", ["", "  ", "¿?", "xyzzy", "0", "93", "64D", "9" * 5000, "revoke xyzzy"])
def test_what_is_not_there_finds_nothing(words: str) -> None:
    assert search(words) == ()


def test_a_name_is_that_of_one_irregularity() -> None:
    assert all(irregularity(row.id) is row for row in ALL)
    assert irregularity("nothing-of-the-kind") is None


def test_each_code_has_its_own_and_both_have_all() -> None:
    rubber, duplicate = for_code(Code.RUBBER), for_code(Code.DUPLICATE)
    assert set(rubber) | set(duplicate) == set(ALL)
    assert set(rubber) - set(duplicate) and set(duplicate) - set(rubber)
    assert list(rubber) == [row for row in ALL if row in set(rubber)]
