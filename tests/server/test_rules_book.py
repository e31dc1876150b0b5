from pathlib import Path

import pytest

from rules_books import BOOKS, books
from server.in_memory import venue
from tapete.scoring import Form, source
from tapete.scoring.scoring_table import scoring_table
from tapete.server.codec import decoder
from tapete.server.rules_book import RulesBook, rules_book

pytestmark = pytest.mark.anyio


async def test_the_book_of_each_form_is_sent_whole_and_of_no_other(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        http = place.browser().http
        for form in Form:
            answer = await http.get(f"/api/rules/{form.value}")
            assert decoder(RulesBook).decode(answer.content) == rules_book(form)
        answer = await http.get("/api/rules/whist")
        assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-form")


@pytest.mark.parametrize("form", Form)
def test_a_book_has_the_figures_of_its_form(form: Form) -> None:
    book = rules_book(form)
    assert book.table == scoring_table(form)
    assert all(shown.source == source(form, shown.reason) for shown in book.reasons)
    assert all(example.sheet.form is form for example in book.examples)
    assert all(len(example.honors) == len(example.sheet.deals) for example in book.examples)
    assert [(shown.margin, shown.hundreds) for shown in book.back_scores] == [(950, 10), (940, 9)]


def test_the_client_is_tested_with_what_the_server_says() -> None:
    assert BOOKS.read_text(encoding="utf-8") == books()
