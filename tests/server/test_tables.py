from pathlib import Path

import pytest

from server.in_memory import venue
from tapete.core import Seat
from tapete.server.refusal import Refusal
from tapete.table.intents import TakeSeat

pytestmark = pytest.mark.anyio


async def test_the_table_used_longest_ago_is_the_first_to_go_cold(tmp_path: Path) -> None:
    async with venue(tmp_path, cached_tables=2) as place:
        host = await place.browser().named("Pau")
        ids = [await host.makes_table() for _ in range(3)]
        tables = place.club.tables
        for table_id in (ids[0], ids[1], ids[0], ids[2]):
            await tables.get(table_id)
        assert [table_id in tables for table_id in ids] == [True, False, True]


async def test_a_table_that_somebody_looks_at_stays_warm(tmp_path: Path) -> None:
    async with venue(tmp_path, cached_tables=1) as place:
        host = await place.browser().named("Pau")
        ids = [await host.makes_table() for _ in range(3)]
        guest = await host.visits(ids[0])
        for table_id in ids:
            await place.club.tables.get(table_id)
        assert ids[0] in place.club.tables
        await guest.do(TakeSeat(Seat.SOUTH))
        await guest.socket.close()
        await place.club.tables.get(ids[1])
        assert ids[0] not in place.club.tables


async def test_a_cold_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async with venue(tmp_path, cached_tables=1) as place:
        table_id, guests = await place.begun()
        warm = (await place.club.tables.get(table_id)).state
        for guest in guests.values():
            await guest.socket.close()
        await place.club.tables.get(await place.browsers[Seat.SOUTH].makes_table())
        assert table_id not in place.club.tables
        assert (await place.club.tables.get(table_id)).state == warm


async def test_a_table_that_is_none_takes_no_room(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        with pytest.raises(Refusal, match="wire/unknown-table"):
            await place.club.tables.get("nowhere")
        assert len(place.club.tables) == 0
