"""The corpus beside the repository, as the tests of formats read it; missing, they fail."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tapete.core import (
    Call,
    Contract,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Vulnerability,
    parse_cards,
)

SHARED = Path(__file__).parents[2] / ".." / "shared"
FILES = SHARED / "corpus" / "files"
_VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}


def there(path: Path) -> Path:
    """That file or folder, or the test has failed."""
    if not path.exists():
        pytest.fail(f"the corpus is not beside the repository: {path.name} is missing")
    return path


def json_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in there(path).read_text(encoding="utf-8").splitlines()]


BOARDS = SHARED / "corpus" / "boards.jsonl"


@cache
def records() -> dict[str, Record]:
    """The boards of the corpus by their ids, with what they state of themselves."""
    return {board["id"]: _record(board) for board in json_lines(BOARDS)}


@cache
def first_records(count: int) -> tuple[Record, ...]:
    """The first boards of the corpus; to read them all takes as long as many tests."""
    lines = there(BOARDS).read_text(encoding="utf-8").splitlines()
    return tuple(_record(json.loads(line)) for line in lines[:count])


def _record(board: dict[str, Any]) -> Record:
    return Record(
        PartialDeal.parse(board["deal"]),
        dealer=None if "no_Dealer" in board["flags"] else Seat(board["dealer"]),
        vulnerability=_VULNERABILITY.get(board["vul"]),
        calls=tuple(map(Call.parse, board["auction"])),
        cards=parse_cards(board["play"]),
        claim=board["claim"],
        stated=_stated(board),
    )


def _stated(board: dict[str, Any]) -> Stated:
    """Where the flags quote another contract than the auction's, that one is stated."""
    quoted = (flag.split()[1] for flag in board["flags"] if flag.startswith("M:contract_tag "))
    text = next(quoted, board["contract"])
    declarer = Seat(board["declarer"]) if board["declarer"] else None
    if text is None or text == "Pass":
        return Stated(declarer=declarer, is_passed_out=text == "Pass", tricks_taken=board["rec_result"])
    read = Contract.parse(text, Seat.NORTH)
    return Stated(read.bid, read.doubling, declarer, tricks_taken=board["rec_result"])
