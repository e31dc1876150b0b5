"""Events as everyone may read them: nobody's id, and no secret of the shuffle."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.table.events import AnyEvent, PackSpread, SeatTaken, Shuffled, TableOpened


def public_event(event: AnyEvent) -> AnyEvent:
    """The event as it is told to every connection. No other kind of event holds anything hidden."""
    match event:
        case Shuffled() | PackSpread():
            return replace(event, secret="")
        case SeatTaken():
            return replace(event, person=replace(event.person, id=""))
        case TableOpened():
            return replace(event, host=replace(event.host, id=""))
        case _:
            return event
