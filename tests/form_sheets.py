"""Sheets of the forms beside rubber bridge, in progress and over, that the client shows without a server.

`python tests/form_sheets.py` writes them to the client again.
"""

from __future__ import annotations

from pathlib import Path

from tapete.core import PASSED_OUT, Contract, Outcome, Seat
from tapete.scoring import Form, UnitOptions, unit
from tapete.scoring.sheet_view import SheetSeen, sheet_seen
from tapete.server.codec import encode

SHEETS = Path(__file__).parents[1] / "web/src/fixtures/formSheets.json"


def _made(bid: str, declarer: Seat, tricks: int, *honors: tuple[Seat, int]) -> Outcome:
    return Outcome(Contract.parse(bid, declarer), tricks, honors)


_OF_1920 = (
    _made("1S", Seat.NORTH, 10, (Seat.NORTH, 3)),
    _made("2HX", Seat.EAST, 8),
    _made("3NT", Seat.SOUTH, 8),
    PASSED_OUT,
    _made("2C", Seat.WEST, 9),
)
_OF_CHICAGO = (_made("2H", Seat.SOUTH, 9), PASSED_OUT, _made("2C", Seat.EAST, 8))
_BOARDS = (_made("4S", Seat.NORTH, 10), _made("3NTX", Seat.EAST, 7), PASSED_OUT)


def _seen(form: Form, outcomes: tuple[Outcome, ...], boards: int | None = None) -> SheetSeen:
    sheet = unit.start(form, Seat.SOUTH, UnitOptions(boards=boards))
    for outcome in outcomes:
        sheet = unit.score(sheet, outcome)
    return sheet_seen(sheet)


def sheets() -> dict[str, SheetSeen]:
    """Each by the name that the client has for it."""
    return {
        "auction1920": _seen(Form.AUCTION1920, _OF_1920),
        "auction1920Over": _seen(Form.AUCTION1920, (*_OF_1920, _made("6D", Seat.NORTH, 12, (Seat.SOUTH, 4)))),
        "chicago": _seen(Form.CHICAGO, _OF_CHICAGO),
        "chicagoGame": _seen(Form.CHICAGO, (*_OF_CHICAGO, _made("1NT", Seat.NORTH, 8))),
        "chicagoOver": _seen(
            Form.CHICAGO, (*_OF_CHICAGO, _made("1NT", Seat.NORTH, 8), _made("3D", Seat.WEST, 9))
        ),
        "duplicate": _seen(Form.DUPLICATE, _BOARDS, 8),
        "duplicateOver": _seen(Form.DUPLICATE, (*_BOARDS, _made("6H", Seat.SOUTH, 12)), 4),
    }


def as_text() -> str:
    """The file as it is kept in the client: a line for each sheet."""
    lines = (f'  "{name}": {encode(sheet).decode()}' for name, sheet in sheets().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    SHEETS.write_text(as_text(), encoding="utf-8")
