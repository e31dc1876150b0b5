from pathlib import Path

import pytest

from server.in_memory import venue

pytestmark = pytest.mark.anyio


async def test_a_guest_is_shown_the_table_at_once(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Núria")
        guest = await host.visits(await host.makes_table())
        assert guest.view["version"] == 1
        assert guest.view["host"] == "Núria"
        assert guest.events == []


async def test_everyone_at_the_table_sees_a_move(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guests = await place.begun()
        assert {guest.view["phase"] for guest in guests.values()} == {"draw"}
