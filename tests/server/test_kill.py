"""`kill -9` of the real server at random moments under load: nothing that was acknowledged is lost."""

from pathlib import Path
from random import Random

import pytest

from server.under_fire import battle

pytestmark = pytest.mark.anyio


@pytest.mark.process
async def test_a_killed_server_has_lost_no_acknowledged_move(tmp_path: Path) -> None:
    await kills(tmp_path / "data", number=3, tables=3)


@pytest.mark.slow
async def test_a_server_killed_two_hundred_times_has_lost_no_acknowledged_move(tmp_path: Path) -> None:
    await kills(tmp_path / "data", number=200, tables=8)


async def kills(data: Path, number: int, tables: int) -> None:
    async with battle(data, tables, Random(number)) as field:
        for _ in range(number):
            await field.several_moves()
            await field.kill_and_restart()
        before = len(field.done)
        await field.several_moves()
        assert len(field.done) > before, "the clients go on by themselves"
