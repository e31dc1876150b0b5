"""Who may stop the table, and settle what was irregular."""

from __future__ import annotations

from tapete.core import Seat
from tapete.table.rulings import (
    STOPPABLE,
    choosers,
    code_of,
    is_here,
    is_option_open,
    may_be_adjusted,
    options_of,
)
from tapete.table.state import Table
from tapete.table.view_types import MaySettle


def may_settle(table: Table, seat: Seat) -> MaySettle:
    """What somebody present at that seat may do about it."""
    stop = table.stop
    if stop is None:
        return MaySettle(stop=table.phase in STOPPABLE and table.practice is None)
    return MaySettle(
        resume=is_host_seat(table, seat) or seat is stop.stopped_by or not is_here(table, stop.stopped_by),
        name=code_of(table.form) is not None,
        choose=tuple(option.id for option in options_of(table) if seat in choosers(table, option)),
        propose=not is_option_open(table),
        adjust=may_be_adjusted(table),
        answer=stop.remedy is not None and seat is not stop.proposed_by and stop.answers[seat] is None,
    )


def is_host_seat(table: Table, seat: Seat) -> bool:
    """Whether whoever made the table sits there: he is its director."""
    return table.seat_of(table.host.id) is seat
