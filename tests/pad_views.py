"""Pads in the middle of an evening, that the client shows without a server.

`python tests/pad_views.py` writes them to the client again.
"""

from __future__ import annotations

from pathlib import Path

from tapete.core import BySeat, Seat, Side
from tapete.pad import AnyPadCommand, OpenPad, PadView, open_pad, replay, step, view_of
from tapete.pad.commands import (
    CorrectDeal,
    EnterDeal,
    PadPlayer,
    PadResult,
    RecordRuling,
    StartBoards,
    StartUnit,
)
from tapete.scoring import Form
from tapete.server.codec import encode

VIEWS = Path(__file__).parents[1] / "web/src/fixtures/padViews.json"

_NAMES = ("Anna", "Bernat", "Carme", "David", "Elena")
_SEATS = BySeat("A", "B", "C", "D")
_TURNED = BySeat("D", "A", "B", "C")


def _made(text: str, *honors: tuple[Seat, int]) -> PadResult:
    contract, declarer, tricks = text.split()
    return PadResult(contract, Seat(declarer), int(tricks), honors)


def _deals(unit: str, *texts: str) -> tuple[EnterDeal, ...]:
    return tuple(EnterDeal(unit, f"{unit}{place}", _made(text)) for place, text in enumerate(texts, 1))


def _seen(form: Form, *commands: AnyPadCommand, players: int = 4) -> PadView:
    named = tuple(PadPlayer(name[0], name) for name in _NAMES[:players])
    pad = replay(open_pad("open", OpenPad(form, named), 1_767_225_600.0))
    for number, command in enumerate(commands):
        pad = replay(step(pad, f"c{number}", command, 1_767_225_700.0 + number), pad)
    return view_of(pad)


_BEGUN = StartUnit("u", _SEATS)
_CORRECTED: tuple[AnyPadCommand, ...] = (
    *_deals("u", "3NT N 9", "2S E 7", "2H S 9"),
    CorrectDeal("u2", _made("2S E 8"), "there were eight"),
    RecordRuling("r", "u3", "revoke-established", "two tricks", Side.NS, 50),
)


def views() -> dict[str, PadView]:
    """Each by the name that the client has for it."""
    return {
        "new": _seen(Form.RUBBER, players=5),
        "rubber": _seen(Form.RUBBER, _BEGUN, *_CORRECTED, players=5),
        "between": _seen(Form.RUBBER, _BEGUN, *_deals("u", "3NT N 9", "4S S 11"), players=5),
        "of1920": _seen(Form.AUCTION1920, _BEGUN),
        "boards": _seen(
            Form.DUPLICATE,
            StartBoards("u", 2, (_SEATS, _TURNED)),
            EnterDeal("u", "b1", _made("4H N 10"), board=1, half=1),
            EnterDeal("u", "b2", _made("3NT N 8"), board=1, half=2),
        ),
    }


def as_text() -> str:
    """The file as it is kept in the client: a line for each pad."""
    lines = (f'  "{name}": {encode(view).decode()}' for name, view in views().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    VIEWS.write_text(as_text(), encoding="utf-8")
