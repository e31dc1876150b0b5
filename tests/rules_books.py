"""Writes what the server says of the rules of every form for the client's own tests.

`python tests/rules_books.py` writes them anew; a test fails when they differ from what the server says.
"""

from __future__ import annotations

import json
from pathlib import Path

from tapete.scoring import Form
from tapete.server.codec import encode
from tapete.server.rules_book import rules_book

BOOKS = Path(__file__).parents[1] / "web" / "src" / "fixtures" / "rulesBooks.json"


def books() -> str:
    """The four books, by form."""
    said = {form.value: json.loads(encode(rules_book(form))) for form in Form}
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    BOOKS.write_text(books(), encoding="utf-8")
