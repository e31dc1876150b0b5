import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from server.in_memory import new_database
from tapete.server.database import open_database
from tapete.server.store import Store
from tapete.server.writer import Append, Conflict, NewTable, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    (tmp_path / "club.db").write_bytes(await new_database(tmp_path))
    engine = open_database(f"sqlite+aiosqlite:///{tmp_path}/club.db")
    store = Store(engine)
    await store.start()
    yield store
    await store.close()


def append(table_id: str, version: int, *bodies: str, command_id: str | None = None) -> Append:
    return Append(table_id, version, "somebody", command_id, 5.0, bodies)


async def bodies(store: Store, table_id: str) -> list[str]:
    return [event.body for event in await store.events(table_id)]


async def test_events_are_counted_from_one_in_their_order(store: Store) -> None:
    await store.append(append("t", 0, "a", "b"))
    await store.append(append("t", 2, "c"))
    assert [(event.seq, event.body) for event in await store.events("t")] == [(1, "a"), (2, "b"), (3, "c")]
    assert [event.body for event in await store.events("t", after=2)] == ["c"]


async def test_of_two_who_append_after_the_same_version_one_loses(store: Store) -> None:
    appends = store.append(append("t", 0, "mine")), store.append(append("t", 0, "yours"))
    ends = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(end) for end in ends] == [type(None), Conflict]
    assert await bodies(store, "t") == ["mine"]


async def test_a_lost_race_takes_no_other_table_with_it(store: Store) -> None:
    await store.append(append("t", 0, "first"))
    several = [append("t", 0, "late"), *(append(f"t{place}", 0, "fine") for place in range(5))]
    ends = await asyncio.gather(*map(store.append, several), return_exceptions=True)
    assert [type(end) for end in ends] == [Conflict] + [type(None)] * 5
    assert await bodies(store, "t4") == ["fine"]


async def test_all_events_of_an_append_are_written_or_none(store: Store) -> None:
    await store.append(append("t", 0, "a", "b"))
    with pytest.raises(Conflict):
        await store.append(append("t", 1, "x", "y"))
    assert await bodies(store, "t") == ["a", "b"]


async def test_a_command_is_written_once(store: Store) -> None:
    await store.append(append("t", 0, "a", "b", command_id="c"))
    with pytest.raises(Conflict):
        await store.append(append("t", 2, "a", "b", command_id="c"))
    assert await store.version_of("t", "somebody", "c") == 2
    assert await store.version_of("t", "nobody", "c") is None
    assert await store.version_of("u", "somebody", "c") is None


async def test_what_has_no_command_may_come_again(store: Store) -> None:
    await store.append(append("t", 0, "a"))
    await store.append(append("t", 1, "a"))
    assert await bodies(store, "t") == ["a", "a"]


async def test_a_new_table_is_its_makers(store: Store) -> None:
    first = Append("t", 0, "pau", None, 5.0, ("a",), members=("pau",))
    await store.append(NewTable("rubber", first))
    await store.append(Append("t", 1, "mar", None, 6.0, ("b",), members=("mar", "pau")))
    assert await store.tables_of("pau") == ["t"]
    assert await store.tables_of("mar") == ["t"]
    assert await store.tables_of("nobody") == []


async def test_a_fault_of_the_database_is_told_and_the_writer_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_write", fail)
        with pytest.raises(OperationalError):
            await store.append(append("t", 0, "a"))
    await store.append(append("t", 0, "a"))
    assert await bodies(store, "t") == ["a"]


async def test_what_waits_to_be_written_when_the_server_stops_is_written(store: Store) -> None:
    waiting = asyncio.create_task(store.append(append("t", 0, "a")))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    assert await bodies(store, "t") == ["a"]


async def test_names_are_kept_and_changed(store: Store) -> None:
    assert await store.name_of("p") is None
    await store.rename("p", "Núria", 1.0)
    await store.rename("p", "Núria Pons", 2.0)
    assert await store.name_of("p") == "Núria Pons"
