"""The same thing said in three languages."""

from typing import get_args

from tapete.core import Language, Words


def test_what_a_person_typed_stands_as_it_is_in_every_language() -> None:
    assert Words.typed("¡bé!") == Words("¡bé!", "¡bé!", "¡bé!")


def test_words_that_were_not_said_are_empty() -> None:
    assert Words(es="paso") == Words("paso", "", "")


def test_words_are_said_in_the_language_asked_for() -> None:
    assert [Words("paso", "passo", "pass").said(one) for one in get_args(Language)] == [
        "paso",
        "passo",
        "pass",
    ]
