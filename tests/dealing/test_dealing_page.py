"""The page of the room tells of each function what the language knows."""

from pathlib import Path

import pytest

from tapete.dealing import FUNCTIONS, Condition

PAGE = (Path(__file__).parents[2] / "docs" / "dealing.md").read_text(encoding="utf-8")


def table() -> str:
    rows = [f"| `{one.signature}` | {one.words.en} | `{one.example}` |" for one in FUNCTIONS.values()]
    return "\n".join(("| function | is | as in |", "|---|---|---|", *rows))


def test_the_page_has_the_table_of_the_functions() -> None:
    assert table() in PAGE, f"docs/dealing.md should have:\n{table()}"


@pytest.mark.parametrize(
    "line", [line for line in PAGE.splitlines() if line.startswith("    ") and "(" in line]
)
def test_the_conditions_that_the_page_shows_can_be_read(line: str) -> None:
    assert Condition.parse(line.strip().split("   ")[0])


def test_each_function_is_told_in_three_languages() -> None:
    for one in FUNCTIONS.values():
        assert one.words.es and one.words.ca and one.words.en
        assert all(takes.words.es and takes.words.ca and takes.words.en for takes in one.takes)
