"""Two processes on one database: each is a club of its own in memory here."""

from pathlib import Path

import pytest

from server.in_memory import venue
from tapete.core import Seat
from tapete.server.moves import Moves
from tapete.table.intents import BeginRubber, Say, TakeSeat

pytestmark = pytest.mark.anyio


async def test_who_loses_a_race_judges_again_on_what_the_other_did(tmp_path: Path) -> None:
    async with venue(tmp_path) as one, venue(tmp_path) as other:
        host = await one.browser().named("Pau")
        table_id = await host.makes_table()
        here, there = await host.visits(table_id), await other.same(host).visits(table_id)
        await here.do(Say("first"))
        assert there.view["version"] == 1, "nobody told the other process"
        assert await there.do(Say("second")) == 3
        assert [line["text"] for line in there.view["talk"]] == ["first", "second"]


async def test_who_loses_a_race_for_a_seat_is_refused(tmp_path: Path) -> None:
    async with venue(tmp_path) as one, venue(tmp_path) as other:
        host, friend = await one.browser().named("Pau"), await one.browser().named("Mar")
        table_id = await host.makes_table()
        here, there = await host.visits(table_id), await other.same(friend).visits(table_id)
        await here.do(TakeSeat(Seat.NORTH))
        assert await there.refused(TakeSeat(Seat.NORTH)) == "table/seat-taken"
        assert (await there.see(2))["seats"]["north"]["name"] == "Pau"


async def test_a_command_sent_again_to_another_process_is_not_done_twice(tmp_path: Path) -> None:
    async with venue(tmp_path) as one, venue(tmp_path) as other:
        host = await one.browser().named("Pau")
        table_id = await host.makes_table()
        here, there = await host.visits(table_id), await other.same(host).visits(table_id)
        first = await here.answer(here.ask(Say("once"), command_id="x"))
        assert await there.answer(there.ask(Say("once"), command_id="x")) == first
        assert len(await one.club.store.events(table_id)) == 2


async def test_a_view_of_another_process_makes_this_one_catch_up(tmp_path: Path) -> None:
    async with venue(tmp_path) as one, venue(tmp_path) as other:
        host = await one.browser().named("Pau")
        table_id = await host.makes_table()
        here, there = await host.visits(table_id), await other.same(host).visits(table_id)
        version = await here.do(TakeSeat(Seat.SOUTH))
        answer = await there.answer(there.ask(BeginRubber(), at_version=version))
        assert answer["type"] == "done"


async def test_a_hint_from_the_bus_brings_the_news_of_another_process(tmp_path: Path) -> None:
    async with venue(tmp_path) as one, venue(tmp_path) as other:
        host = await one.browser().named("Pau")
        table_id = await host.makes_table()
        here, there = await host.visits(table_id), await other.same(host).visits(table_id)
        version = await here.do(Say("Hola"))
        other.club.hub.hear(table_id, version)
        await there.see(version)
        assert [event["text"] for event in there.events] == ["Hola"]


async def test_a_fault_of_ours_is_told_without_its_inside_and_leaves_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret of the house")

    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        with monkeypatch.context() as broken:
            broken.setattr(Moves, "_append", fail)
            answer = await guest.answer(guest.ask(Say("Hola")))
            assert answer["code"] == "table/fault"
            assert "secret" not in str(answer)
        assert await guest.do(Say("Hola")) == 2
