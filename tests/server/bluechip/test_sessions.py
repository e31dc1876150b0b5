"""Whole sets over the robots' own door, by programs that follow the public description of the protocol."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.bluechip.program import TestProgram
from server.in_memory import Venue, venue
from tapete.core import Seat
from tapete.server.bluechip.listener import Listener
from tapete.table import Phase, Table

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def door(folder: Path, boards: int = 1, **settings: Any) -> AsyncIterator[tuple[Venue, Listener]]:
    """A club whose robots' door is open."""
    async with venue(folder, bluechip="0", bluechip_boards=boards, **settings) as place:
        listener = Listener(place.club, say=lambda line: None)
        await listener.start()
        try:
            yield place, listener
        finally:
            await listener.close()


def programs(seed: int) -> list[TestProgram]:
    teams = {Seat.NORTH: "Net", Seat.SOUTH: "Net", Seat.EAST: "Wit", Seat.WEST: "Wit"}
    return [TestProgram(teams[seat], seat, Random(seed + seat.index)) for seat in Seat]


def the_table(place: Venue) -> Table:
    [live] = place.club.tables._live.values()
    return live.state


@pytest.mark.parametrize("seed", range(3))
async def test_four_programs_play_a_whole_set(tmp_path: Path, seed: int) -> None:
    async with door(tmp_path, boards=2) as (place, listener):
        four = programs(seed)
        for program in four:
            await program.connect(listener.port)
        await asyncio.gather(*(program.session() for program in four))
        await place.settled()
        table = the_table(place)
        assert table.phase is Phase.RUBBER_OVER
        assert [done.terms.deal for done in table.finished] == [1, 2]
        for program in four:
            assert 'Teams : N/S : "Net" E/W : "Wit"' in program.heard
            for done, (auction, play) in zip(table.finished, program.boards, strict=True):
                assert (auction, play) == (done.auction, done.play)
