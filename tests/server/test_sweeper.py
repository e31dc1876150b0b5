import asyncio
from pathlib import Path
from random import Random

import pytest

from server.in_memory import StillClock, venue
from server.play_on import next_intent
from tapete.core import Seat
from tapete.table.intents import BeginRubber, TakeSeat

pytestmark = pytest.mark.anyio


async def test_after_a_restart_the_robots_go_on_by_themselves(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table(tempo=1000)
        guest = await host.visits(table_id)
        await guest.do(TakeSeat(Seat.SOUTH))
        await guest.do(BeginRubber())
        await place.settled()
        stopped_at = (await place.club.tables.get(table_id)).version
    async with venue(tmp_path, clock=StillClock(place.clock.now() + 10)) as place:
        assert table_id not in place.club.tables
        await place.settled()
        place.clock.advance(1)
        await place.settled()
        assert (await place.club.tables.get(table_id)).version > stopped_at


async def test_a_table_at_which_nothing_is_due_is_left_alone(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guests = await place.begun()
        assert await place.club.store.overdue(place.clock.now() + 1e6) == []
        intent = next_intent(guests[Seat.SOUTH].view, Random(1))
        assert intent is not None


async def test_a_robot_that_waits_is_due_after_its_tempo(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table(tempo=3000)
        guest = await host.visits(table_id)
        await guest.do(TakeSeat(Seat.SOUTH))
        await guest.do(BeginRubber())
        await place.settled()
        assert await place.club.store.overdue(place.clock.now() + 2.9) == []
        assert await place.club.store.overdue(place.clock.now() + 3.1) == [table_id]


async def test_the_sweeper_looks_again_and_again(tmp_path: Path) -> None:
    async with venue(tmp_path, sweep_seconds=5.0) as place, asyncio.timeout(20):
        for _ in range(3):
            while not place.clock.waits:  # noqa: ASYNC110 (its question to the store has a thread)
                await asyncio.sleep(0.001)
            assert place.clock.waits == [5.0]
            place.clock.advance(5)
