"""Who looks on at which table, and what becomes of a seat whose owner is out of reach.

A seated person with no connection for `away_seconds` is got up on his behalf: his seat is held, and
anyone seated may let a robot stand in. When he opens the table again he is sat down again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from tapete.server.clock import Clock
from tapete.server.identity import new_person_id
from tapete.server.live_table import LiveTable
from tapete.server.moves import Moves
from tapete.server.refusal import Refusal
from tapete.table import AnyIntent, Occupant, Person, Phase
from tapete.table.intents import LeaveSeat, TakeSeat

_LOG = logging.getLogger(__name__)


class Presence:
    """The people at the tables of this process."""

    def __init__(self, moves: Moves, clock: Clock, away_seconds: float) -> None:
        self._moves, self._clock, self._away_seconds = moves, clock, away_seconds
        self._here: Counter[tuple[str, str]] = Counter()
        self._timers: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._is_closed = False

    async def arrive(self, live: LiveTable, person: Person) -> None:
        """Somebody opened the table; a seat held for him is his again."""
        self._here[live.id, person.id] += 1
        timer = self._timers.pop((live.id, person.id), None)
        if timer is not None:
            timer.cancel()
        await self._seat_again(live, person)
        self.notice(live)

    def leave(self, live: LiveTable, person: Person) -> None:
        """One of his connections closed."""
        self._here[live.id, person.id] -= 1
        if self._here[live.id, person.id] <= 0:
            del self._here[live.id, person.id]
        self.notice(live)

    def notice(self, live: LiveTable) -> None:
        """Begin to wait for whoever sits there and is out of reach."""
        if live.state.phase is Phase.SEATING or self._is_closed:
            return
        for occupant in live.state.seats:
            person = occupant.person
            if person is None or occupant.is_away:
                continue
            key = (live.id, person.id)
            if key not in self._here and key not in self._timers:
                self._timers[key] = asyncio.create_task(
                    self._wait_for(live, person), name=f"away from {live.id}"
                )

    async def close(self) -> None:
        """Stop waiting for anybody."""
        self._is_closed = True
        timers = list(self._timers.values())
        for timer in timers:
            timer.cancel()
        await asyncio.gather(*timers, return_exceptions=True)

    async def _wait_for(self, live: LiveTable, person: Person) -> None:
        await self._clock.sleep(self._away_seconds)
        del self._timers[live.id, person.id]
        await self._on_behalf(live, person, LeaveSeat())
        if (live.id, person.id) in self._here:  # he came back at that very moment
            await self._seat_again(live, person)

    async def _seat_again(self, live: LiveTable, person: Person) -> None:
        seat = live.state.seat_of(person.id)
        if seat is not None and _is_held(live.state.seats[seat]):
            await self._on_behalf(live, person, TakeSeat(seat))

    async def _on_behalf(self, live: LiveTable, person: Person, intent: AnyIntent) -> None:
        try:
            await self._moves.command(live.id, person, new_person_id(), live.version, intent)
        except Refusal:
            pass  # he got up, or came back, by himself
        except Exception:
            _LOG.exception("presence at table %s", live.id)


def _is_held(occupant: Occupant) -> bool:
    return occupant.is_away or occupant.is_robot
