"""The field of robots: it plays a set once, and in the same way whenever it is asked."""

from pathlib import Path

import pytest

from server.in_memory import venue
from server.sets import played_set, refusal, results
from tapete.server.field_job import outcomes_in, play_set, seed_of
from tapete.server.set_key import SetKey

pytestmark = pytest.mark.anyio


async def test_robots_play_the_boards_too_and_all_are_compared(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        answer = await ana.http.post(f"/api/sets/{first}/1/field", json={"tables": 3})
        assert (answer.status_code, answer.json()["tables"]) == (202, 3)
        await place.club.field.settled()
        seen = await results(ana, first)
        assert seen["field"] == {"tables": 3, "done": 3}
        assert [table["is_robots"] for table in seen["tables"]] == [False, True, True, True]
        assert (seen["method"], [len(board["rows"]) for board in seen["travellers"]]) == (
            "matchpoints",
            [4, 4],
        )
        assert sum(each["percent"] for each in seen["ranking"]["ns"]) == pytest.approx(200, abs=0.05)


async def test_asked_again_no_table_plays_twice_and_more_are_some_more(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        path, key = f"/api/sets/{first}/1/field", SetKey(first, 1)
        await ana.http.post(path, json={"tables": 3})
        await place.club.field.settled()
        before = await place.club.field.results(key)
        assert (await ana.http.post(path, json={"tables": 3})).json() == {"tables": 3, "done": 3}
        await ana.http.post(path, json={"tables": 5})
        await place.club.field.settled()
        after = await place.club.field.results(key)
        assert (sorted(before), sorted(after)) == ([1, 2, 3], [1, 2, 3, 4, 5])
        assert {number: after[number] for number in before} == before
        assert (await ana.http.post(path, json={"tables": 3})).json() == {"tables": 5, "done": 5}


async def test_a_field_begun_before_a_restart_is_finished_after_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        await place.club.sets.store.enlarge_field(SetKey(first, 1), 4, 0.0)
    async with venue(tmp_path) as place:
        assert await place.club.sets.store.unfinished_fields() == [SetKey(first, 1)]
        await place.club.field.settled()
        assert await place.club.sets.store.unfinished_fields() == []
        seen = await results(place.same(ana), first)
        assert seen["field"] == {"tables": 4, "done": 4}


async def test_a_field_is_3_to_15_tables(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        for tables in (2, 16, "many", None):
            asked = await refusal(ana, "POST", f"/api/sets/{first}/1/field", {"tables": tables})
            assert asked == (400, "wire/malformed"), tables


@pytest.mark.thorough
async def test_when_fifteen_tables_of_robots_have_played_no_more_can_be_asked(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        await ana.http.post(f"/api/sets/{first}/1/field", json={"tables": 15})
        await place.club.field.settled()
        seen = await results(ana, first)
        assert (seen["field"], seen["may_ask_field"]) == ({"tables": 15, "done": 15}, False)
        assert len(seen["travellers"][0]["rows"]) == 16


async def test_a_job_that_fails_leaves_the_field_to_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        path = f"/api/sets/{first}/1/field"
        with monkeypatch.context() as broken:
            broken.setattr("tapete.server.robot_field.play_set", None)
            await ana.http.post(path, json={"tables": 3})
            await place.club.field.settled()
        assert "field of" in caplog.text
        await ana.http.post(path, json={"tables": 3})
        await place.club.field.settled()
        assert (await results(ana, first))["field"] == {"tables": 3, "done": 3}


DEALS = (
    "N:AKQ2.432.AK2.432 JT9.AKQ.543.KQJT 876.JT9.QJT.A987 543.8765.9876.65",
    "N:K75.AJ4.QT6.9432 A98.KQT9.K72.KJ6 QJT4.875.A984.AQ 632.632.J53.T875",
)


def test_the_same_seed_gives_the_same_results_and_tables_differ() -> None:
    tables = [play_set(DEALS, number, seed_of("k4m/1")) for number in range(1, 8)]
    assert tables[0] == play_set(DEALS, 1, seed_of("k4m/1"))
    assert len(set(tables)) > 1
    assert {len(outcomes_in(body)) for body in tables} == {2}
