"""Refusals: stable codes, the Law where there is one, and words in three languages."""

import re
from pathlib import Path

import pytest

from tapete.core import IllegalPlay, Law
from tapete.table import REFUSALS, TableError
from tapete.table.refusals import refusal_of

SOURCES = Path(__file__).parents[2] / "src/tapete/table"


def test_every_refusal_is_told_in_three_languages() -> None:
    for code in REFUSALS:
        text = TableError(code).text
        assert all(words.endswith(".") for words in (text.es, text.ca, text.en)), code
        assert str(TableError(code)) == f"{code}: {text.en}"


@pytest.mark.parametrize("law", Law)
def test_every_law_of_call_and_card_has_its_words(law: Law) -> None:
    error = refusal_of(IllegalPlay(law, None, None))
    assert (error.code, error.law) == (law.code, law.number) and error.text.ca


def test_a_refusal_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="table/away"):
        raise TableError("table/away")


def test_every_code_that_the_table_gives_has_words_and_all_words_are_used() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py") if path.name != "refusals.py"]
    given = {code for text in texts for code in re.findall(r'"((?:table|play|call|view)/[a-z-]+)"', text)}
    laws = {law.code for law in Law}
    assert given <= set(REFUSALS)
    assert set(REFUSALS) == given | laws | {"view/stale-version"}
