"""A club in memory whose robots' door is open, and the programs in front of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from server.bluechip.program import OPEN, TestProgram
from server.in_memory import Venue, venue
from tapete.core import Seat
from tapete.server.bluechip.listener import Listener
from tapete.server.robot_player import MIXING_SECONDS
from tapete.table import Table
from tapete.table.options import Skill


@asynccontextmanager
async def door(folder: Path, boards: int = 1, **settings: Any) -> AsyncIterator[tuple[Venue, Listener]]:
    """A club whose robots' door is open."""
    async with venue(
        folder, bluechip="0", bluechip_boards=boards, bluechip_skill=Skill.QUICK, **settings
    ) as place:
        listener = Listener(place.club, say=lambda line: None)
        await listener.start()
        try:
            yield place, listener
        finally:
            await listener.close()
            while OPEN:
                await OPEN.pop().hang_up()


def programs(seed: int) -> list[TestProgram]:
    teams = {Seat.NORTH: "Net", Seat.SOUTH: "Net", Seat.EAST: "Wit", Seat.WEST: "Wit"}
    return [TestProgram(teams[seat], seat, Random(seed + seat.index)) for seat in Seat]


def the_table(place: Venue) -> Table:
    [live] = place.club.tables._live.values()
    return live.state


async def until_done(place: Venue, *sessions: asyncio.Task[None]) -> None:
    """Let time pass for the robots of the house until these are over."""
    while not all(session.done() for session in sessions):
        await place.settled()
        place.clock.advance(MIXING_SECONDS)
    for session in sessions:
        await session
