"""At which table a program sits: the last that was opened, unless it is over or was left to others."""

import asyncio
from pathlib import Path

import pytest

from server.bluechip.door import door, programs
from server.bluechip.program import TestProgram
from tapete.core import Seat
from tapete.table import Phase

pytestmark = [pytest.mark.anyio, pytest.mark.process]


async def test_after_a_set_the_next_to_come_open_another_table(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        for _ in range(2):
            four = [await each.connect(listener.port) for each in programs(3)]
            await asyncio.gather(*(program.session() for program in four))
        phases = [live.state.phase for live in place.club.tables._live.values()]
        assert phases == [Phase.RUBBER_OVER] * 2


async def test_a_table_left_in_mid_set_is_kept_for_its_own_and_others_get_another(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        four = [await each.connect(listener.port) for each in programs(3)]
        await asyncio.gather(*(program.start() for program in four))
        for program in four:
            await program.expect("Start of Board")
            await program.hang_up()
        [first] = place.club.tables._live.values()
        while place.club.hub.at(first.id):
            await place.settled()
        stranger = await TestProgram("Gib", Seat.EAST).connect(listener.port)
        assert await stranger.hear() == 'East ("Gib") seated'
        assert len(place.club.tables) == 2 and first.state.seats.east.is_away
