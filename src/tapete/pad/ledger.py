"""What each player has won or lost over the evening, and who pays whom (spec 003: the back score)."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from tapete.core import Side
from tapete.pad.state import Pad, Unit
from tapete.scoring import back_score


class LedgerLine(msgspec.Struct, frozen=True):
    """One player's evening: units that are over, points won less points lost, the back score in hundreds."""

    player: str
    units: int
    points: int
    back: int
    money: str | None
    """The back score at the stake, once the evening is settled in money."""


class Payment(msgspec.Struct, frozen=True):
    """Somebody pays somebody: so many hundreds, and in money where that was agreed."""

    payer: str
    payee: str
    hundreds: int
    money: str | None


def ledger(pad: Pad) -> tuple[LedgerLine, ...]:
    """A line for each player, in the order of their entry."""
    return tuple(_line(pad, player.id) for player in pad.players)


def payments(pad: Pad) -> tuple[Payment, ...]:
    """Who pays whom, once the evening is over: the largest debt to the largest credit first."""
    if pad.ended is None:
        return ()
    left = {line.player: line.back for line in ledger(pad)}
    made = []
    while any(left.values()):
        payer, payee = min(left, key=left.__getitem__), max(left, key=left.__getitem__)
        hundreds = min(-left[payer], left[payee])
        made.append(Payment(payer, payee, hundreds, _money(pad, hundreds)))
        left[payer] += hundreds
        left[payee] -= hundreds
    return tuple(made)


def back_of(unit: Unit, side: Side) -> int:
    """The back score of a unit as that side sees it; 0 while it is being played."""
    margin = unit.sheets[0].margin if unit.is_over else 0
    return back_score(margin if side is Side.NS else -margin)


def _line(pad: Pad, player: str) -> LedgerLine:
    units = points = back = 0
    for unit in pad.units:
        side = unit.side_of(player)
        if unit.is_over and side is not None and not unit.boards:
            units += 1
            points += unit.sheets[0].margin * (1 if side is Side.NS else -1)
            back += back_of(unit, side)
    return LedgerLine(player, units, points, back, _money(pad, back))


def _money(pad: Pad, hundreds: int) -> str | None:
    """To the cent at least, unless the stake is whole."""
    if pad.ended is None or not pad.ended.stake:
        return None
    _, _, part = pad.ended.stake.partition(".")
    decimals = max(2, len(part)) if part else 0
    return f"{hundreds * Decimal(pad.ended.stake):.{decimals}f}"
