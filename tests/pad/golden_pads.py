"""Evenings kept as golden logs: what was written is read again years later, and comes to the same.

`PYTHONPATH=tests python -m pad.golden_pads` writes them again; look at the difference before it is kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from pad.writing import PASSED, SEATS, Evening, eight_players, made
from tapete.core import Seat, Side
from tapete.pad import Pad, Written, view_of
from tapete.pad.commands import (
    AddPlayer,
    BreakOff,
    CorrectDeal,
    EndEvening,
    EnterDeal,
    EnterHonors,
    GoOn,
    MarkAway,
    PadPlayer,
    PadResult,
    RecordRuling,
    RemoveDeal,
    RemoveRuling,
    RemoveUnit,
    RenamePlayer,
)
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions, Vulnerable

GOLDEN = Path(__file__).parents[1] / "golden/pads"
WRITTEN: msgspec.json.Decoder[Written] = msgspec.json.Decoder(Written)


def rubbers() -> Evening:
    """A rubber with every kind of line on it, and one that is broken off."""
    evening = Evening().write(
        AddPlayer(PadPlayer("E", "Enric")), RenamePlayer("A", "Ana"), MarkAway("E", True)
    )
    evening.sits("mistake").write(RemoveUnit("mistake")).sits(first_dealer=Seat.WEST)
    evening.deals("2H S 9", PASSED, "1NT E 8").write(EnterHonors("d3", Seat.WEST, 4))
    evening.deals(PadResult("3SX", Seat.NORTH, 8, doubled_by=Seat.EAST), "4C W 10").correct(
        "d4", "4S N 10", "a slip"
    )
    evening.write(EnterDeal("u1", "forgotten", made("1C N 7"), "d1", "d2"), RemoveDeal("d2", "never dealt"))
    evening.write(RecordRuling("r1", "d3", "insufficient-bid", "agreed", Side.NS, 60, 27))
    evening.write(RecordRuling("r2", "d3", "", "a mistake"), RemoveRuling("r2"))
    evening.deals("3NT S 10").write(EndEvening("0.25", "€"), GoOn(), MarkAway("E", False))
    return evening.sits("u2").deals("4H S 11").write(BreakOff("u2"), EndEvening("1", "€"))


def auction1920() -> Evening:
    """Two rubbers of 1920, honors of both hands."""
    evening = Evening(Form.AUCTION1920).sits()
    evening.deals(made("3H S 9", (Seat.NORTH, 3), (Seat.SOUTH, 2)), "2S W 6", "3NT S 9", "4D E 12").write(
        BreakOff("u1")
    )
    return evening.sits("u2").deals("5C N 11", "5C N 12").write(EndEvening())


def chicago() -> Evening:
    """A Chicago with a deal passed out, and what else its options change."""
    evening = Evening(Form.CHICAGO, chicago=ChicagoOptions(Vulnerable.NONDEALER, honors=False)).sits()
    evening.deals("1NT N 7", PASSED, "3NT E 9", "4SX S 9", "2D W 8").correct("d3", "3NT E 8")
    return evening.sits("u2", SEATS).deals(PASSED).write(BreakOff("u2"), EndEvening("0.5", "duros"))


def boards() -> Evening:
    """A board played three times, and one result corrected."""
    evening = eight_players(3)
    for half in (1, 2, 3):
        evening.write(EnterDeal("u1", f"d{half}", made(f"4H S {half + 8}"), board=1, half=half))
    return evening.correct("d2", PASSED).write(EndEvening())


def divided() -> Evening:
    """A rubber that was two."""
    evening = Evening().sits().deals("4H S 10", "2H S 8", "3NT N 8", "4S W 10")
    return evening.write(
        CorrectDeal("d2", made("4H S 10"), "it was four", "u2"), BreakOff("u2"), EndEvening()
    )


EVENINGS: dict[str, Callable[[], Evening]] = {
    "rubbers": rubbers,
    "auction1920": auction1920,
    "chicago": chicago,
    "boards": boards,
    "divided": divided,
}


def comes_to(pad: Pad) -> Any:
    """What it all came to: the figures, the ledger, who pays, the pairs."""
    view = view_of(pad)
    units = [
        {
            "deals": [
                [deal.id, deal.number, str(deal.vulnerability), deal.score_ns, deal.changed_by]
                for deal in unit.deals
            ],
            "totals": None if unit.sheet is None else unit.sheet.totals,
            "pairs": unit.pairs,
        }
        for unit in view.units
    ]
    return msgspec.to_builtins({"units": units, "ledger": view.ledger, "payments": view.payments})


def record(name: str) -> None:
    """Write that evening down."""
    evening = EVENINGS[name]()
    lines = [msgspec.json.encode(line).decode() for line in evening.lines]
    text = "\n".join([*lines, json.dumps(comes_to(evening.pad), ensure_ascii=False)])
    (GOLDEN / f"{name}.jsonl").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in EVENINGS:
        record(each)
