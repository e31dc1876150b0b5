"""The Python of docs/fair-deal.md is right: it deals as server and browser do."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tapete.table.fair_deal import spread_pack

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What the page's Python defines."""
    page = (ROOT / "docs/fair-deal.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert code is not None
    names: dict[str, Any] = {}
    exec(code[1], names)
    return names


def test_the_page_deals_as_server_and_browser_do(told: dict[str, Any]) -> None:
    vectors = json.loads((ROOT / "web/src/fair/vectors.json").read_text(encoding="utf-8"))
    for shuffle in vectors["shuffles"]:
        added = [shuffle["added"][seat] for seat in ("north", "east", "south", "west")]
        assert str(told["deal_number"](shuffle["secret"], added, shuffle["cut"])) == shuffle["number"]
    for deal in vectors["numbers"]:
        hands = [deal["hands"][seat].split() for seat in ("north", "east", "south", "west")]
        assert told["hands"](int(deal["number"])) == hands


def test_the_page_spreads_the_pack_as_the_server_does(told: dict[str, Any]) -> None:
    secret = "5f" * 32
    assert told["draw_pack"](secret) == [str(card) for card in spread_pack(secret)]
