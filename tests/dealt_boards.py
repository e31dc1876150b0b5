"""Boards for the tests of formats that hold deals: strategies, and where the corpus lies."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from strategies import deals
from tapete.core import Deal, PartialDeal, Record, board_dealer, board_vulnerability
from tapete.formats.reading import Filed

SHARED = Path(__file__).parents[1] / ".." / "shared"


def shared_file(name: str) -> bytes:
    """A file of the corpus or of the golden answers; the test fails where there is none."""
    path = SHARED / name
    if not path.exists():
        pytest.fail(f"the corpus is not beside the repository: {name} is not in ../shared")
    return path.read_bytes()


@cache
def reported_faults() -> dict[str, dict[str, Any]]:
    """The faults that other programs were reported to have, by their id."""
    lines = shared_file("golden/reported_faults.jsonl").decode("utf-8").splitlines()
    return {row["id"]: row for row in map(json.loads, lines)}


def undealt(deal: Deal) -> Filed:
    """A board that is nothing but its cards."""
    return Filed(Record(PartialDeal(deal.hands)))


def duplicate(number: int, deal: Deal) -> Filed:
    """A board of duplicate."""
    record = Record(PartialDeal(deal.hands), number, board_dealer(number), board_vulnerability(number))
    return Filed(record)


unnumbered_boards = st.lists(deals.map(undealt), max_size=4)
"""Deals alone, in an order."""


@st.composite
def sets_of_boards(draw: st.DrawFn, most: int = 99) -> list[Filed]:
    """Boards of duplicate with numbers one after the other."""
    dealt = draw(st.lists(deals, min_size=1, max_size=4))
    first = draw(st.integers(1, most + 1 - len(dealt)))
    return [duplicate(number, deal) for number, deal in enumerate(dealt, first)]


double_dummy_tables = st.text("0123456789ABCD", min_size=20, max_size=20)
"""The twenty digits of `DoubleDummyTricks`."""


@st.composite
def solved_boards(draw: st.DrawFn) -> Filed:
    """A deal with a double-dummy table, right or wrong."""
    return replace(undealt(draw(deals)), extra=(("DoubleDummyTricks", draw(double_dummy_tables)),))
