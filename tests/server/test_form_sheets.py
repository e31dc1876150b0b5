"""The sheets that the client shows without a server are those that the scorer writes."""

from __future__ import annotations

from form_sheets import SHEETS, as_text


def test_the_sheets_of_the_client_are_what_the_scorer_writes() -> None:
    assert SHEETS.read_text(encoding="utf-8") == as_text()
