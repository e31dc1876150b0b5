"""Golden deals: tables, par, opening leads and traces on which solvers agree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tapete.core import Deal, Strain, Vulnerability

FILE = Path(__file__).parents[1] / "golden" / "double_dummy.jsonl"
DEALS_200 = FILE.with_name("deals200.txt")
ROWS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
PLAYED = [row for row in ROWS if "play" in row]
VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}
FREAK = Deal.parse("N:AQT62..Q97.AT832 K85.KJ753..KJ765 9.AT8642.AJ8642. J743.Q9.KT53.Q94")
"""Minutes for DDS, seconds for our own."""


def strain_of(row: dict[str, Any]) -> Strain:
    return Strain(row["trump"])
