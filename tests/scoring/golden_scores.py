"""Reads the rows of tests/golden/scoring.json into our own values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tapete.core import Contract, Outcome, Seat, Side, Vulnerability

GOLDEN = Path(__file__).parents[1] / "golden"
SCORES: dict[str, Any] = json.loads((GOLDEN / "scoring.json").read_text(encoding="utf-8"))
DECLARERS = {"NS": Seat.SOUTH, "EW": Seat.WEST}


def row_outcome(row: dict[str, Any]) -> Outcome:
    """The outcome of a single-deal row, with South declaring and West or South holding the honors."""
    contract = Contract.parse(f"{row['level']}{row['denom']}{row['doubled']}", Seat.SOUTH)
    holders = {"decl": Seat.SOUTH, "def": Seat.WEST}
    return Outcome(contract, row["tricks"], _held(row, holders))


def row_vulnerability(row: dict[str, Any]) -> Vulnerability:
    """Declarer's side as the row has it, and the defenders the other way round: it must not matter."""
    return Vulnerability.where(lambda side: (side is Side.NS) is bool(row["decl_vul"]))


def deal_outcome(deal: dict[str, Any]) -> Outcome:
    """The outcome of one deal of a rubber."""
    contract = Contract.parse(deal["contract"], DECLARERS[deal["decl"]])
    return Outcome(contract, deal["tricks"], _held(deal, DECLARERS))


def dealt(row: dict[str, Any], declarer: Seat) -> tuple[tuple[Seat, int], ...]:
    """The honors dealt to each pair in a row of 1920."""
    own = zip((declarer, declarer.partner), row.get("honours_declaring_pair", ()), strict=False)
    theirs = zip((declarer.lho, declarer.rho), row.get("honours_defending_pair", ()), strict=False)
    return (*own, *theirs)


def _held(row: dict[str, Any], holders: dict[str, Seat]) -> tuple[tuple[Seat, int], ...]:
    return tuple((holders[held["side"]], len(held["cards"])) for held in row.get("honours", []))
