"""Events as everyone may read them: nobody's id, no secret of a shuffle, no prepared deal."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.table.events import (
    AnyEvent,
    BoardsBrought,
    DealPrepared,
    PackSpread,
    PositionsLaid,
    SeatTaken,
    Shuffled,
    TableOpened,
)


def public_event(event: AnyEvent) -> AnyEvent:
    """The event as it is told to every connection. No other kind of event holds anything hidden."""
    match event:
        case Shuffled() | PackSpread():
            return replace(event, secret="")
        case DealPrepared():
            return replace(event, deal="")
        case BoardsBrought():
            return replace(event, deals=())
        case PositionsLaid():
            return replace(event, positions=())
        case SeatTaken():
            return replace(event, person=replace(event.person, id=""))
        case TableOpened():
            return replace(event, host=replace(event.host, id=""))
        case _:
            return event
