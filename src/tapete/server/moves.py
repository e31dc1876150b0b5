"""The path of a move: judge it against the state, append its events, and only then say that it is done.

The store has the last word. Who loses a race reloads and judges again; a command that comes again
is answered with what it did the first time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from tapete.server.bus import Bus
from tapete.server.clock import Clock
from tapete.server.codec import encode
from tapete.server.live_table import LiveTable, folded
from tapete.server.metrics import Metrics
from tapete.server.refusal import Refusal
from tapete.server.set_key import current_set, is_being_played
from tapete.server.store import Store
from tapete.server.tables import Tables
from tapete.server.writer import Append, Conflict
from tapete.table import (
    REFUSALS,
    AnyEvent,
    AnyIntent,
    Duty,
    House,
    Person,
    Robot,
    Table,
    TableError,
    Who,
    duties,
    is_stale,
    step,
)
from tapete.table.events import RubberBegun, SeatTaken

_ATTEMPTS = 10
_LOG = logging.getLogger(__name__)


class Moves:
    """Makes moves at tables, for people, robots and the house."""

    def __init__(self, store: Store, tables: Tables, bus: Bus, clock: Clock, metrics: Metrics) -> None:
        self._store, self._tables, self._bus = store, tables, bus
        self._clock, self._metrics = clock, metrics
        self._committed: list[Callable[[LiveTable], None]] = []

    def after_commit(self, tell: Callable[[LiveTable], None]) -> None:
        """Be told of every table at which this process committed something."""
        self._committed.append(tell)

    async def command(
        self, table_id: str, person: Person, command_id: str, at_version: int, intent: AnyIntent
    ) -> int:
        """A person's command: the version just after it; raises `Refusal`."""
        live = await self._tables.get(table_id)
        async with live.lock:
            for _ in range(_ATTEMPTS):
                try:
                    return await self._try(live, person, command_id, at_version, intent)
                except (Conflict, Refusal) as hindrance:
                    done = await self._store.version_of(live.id, person.id, command_id)
                    if done is not None:
                        return done
                    if isinstance(hindrance, Refusal):
                        raise
                    await live.refresh(self._store)
        raise Refusal("table/busy")

    async def duty(self, live: LiveTable, who: Robot | House, at_version: int, intent: AnyIntent) -> bool:
        """A robot's or the house's move; False when it came too late. Raises `TableError`."""
        async with live.lock:
            if is_stale(live.state, intent, at_version):
                return False
            try:
                await self._append(live, who, None, step(live.state, who, intent, self._clock.now()))
            except Conflict:
                await live.refresh(self._store)
                return False
        return True

    async def _try(
        self, live: LiveTable, person: Person, command_id: str, at_version: int, intent: AnyIntent
    ) -> int:
        if at_version > live.version:
            await live.refresh(self._store)
        if at_version > live.version or is_stale(live.state, intent, at_version):
            raise Refusal("view/stale-version", text=REFUSALS["view/stale-version"])
        try:
            events = step(live.state, person, intent, self._clock.now())
        except TableError as error:
            raise Refusal(error.code, error.law, error.text) from None
        except Exception:
            _LOG.exception("table %s, version %d: %r", live.id, live.version, type(intent).__name__)
            raise Refusal("table/fault") from None
        await self._append(live, person, command_id, events)
        return live.version

    async def _append(
        self, live: LiveTable, who: Who, command_id: str | None, events: tuple[AnyEvent, ...]
    ) -> None:
        after = folded(live.state, events)
        due = duties(after)
        append = append_of(live, who, command_id, events, after, due, self._clock.now())
        with self._metrics.commit_seconds.time():
            await self._store.append(append)
        live.advance(events, after, due)
        self._metrics.count_move(who)
        self._bus.publish(live.id, live.version)
        for tell in self._committed:
            tell(live)


def append_of(
    live: LiveTable,
    who: Who,
    command_id: str | None,
    events: tuple[AnyEvent, ...],
    after: Table,
    due: tuple[Duty, ...],
    at: float,
) -> Append:
    """What the store is to append for these events, after which the state is `after`."""
    return Append(
        table_id=live.id,
        version=live.version,
        actor=actor_of(who),
        command_id=command_id,
        at=at,
        bodies=bodies_of(events),
        due_at=at + after.options.tempo / 1000 if due else None,
        due_changes=bool(due or live.duties),
        members=tuple(event.person.id for event in events if isinstance(event, SeatTaken)),
        known=current_set(live.id, after),
        knowers=_knowers(events, after),
    )


def _knowers(events: tuple[AnyEvent, ...], after: Table) -> tuple[str, ...]:
    """Who comes to know the boards of a set: those seated as it begins, and who sits down later."""
    begins = any(isinstance(event, RubberBegun) for event in events)
    sits = is_being_played(after) and any(isinstance(event, SeatTaken) for event in events)
    if not begins and not sits:
        return ()
    return tuple(occupant.person.id for occupant in after.seats if occupant.person is not None)


def bodies_of(events: tuple[AnyEvent, ...]) -> tuple[str, ...]:
    """The events as the log keeps them."""
    return tuple(encode(event).decode() for event in events)


def actor_of(who: Who) -> str:
    """Who did it, as the store keeps it."""
    match who:
        case Person():
            return who.id
        case Robot():
            return f"robot:{who.seat}"
        case House():
            return "house"
