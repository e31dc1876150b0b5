"""The same thing said in three languages."""

from tapete.core import Words


def test_what_a_person_typed_stands_as_it_is_in_every_language() -> None:
    assert Words.typed("¡bé!") == Words("¡bé!", "¡bé!", "¡bé!")


def test_words_that_were_not_said_are_empty() -> None:
    assert Words(es="paso") == Words("paso", "", "")
