"""The results of a set: what each person may see of them, and when."""

from pathlib import Path
from typing import Any

import pytest

from server.in_memory import venue
from server.sets import opens, played_set, plays, plays_out, refusal, results, sits
from tapete.club import Comparison

pytestmark = pytest.mark.anyio


def scores(seen: Any, table: int) -> dict[int, int]:
    """The scores of that table, by board."""
    rows = ((board["board"], row) for board in seen["travellers"] for row in board["rows"])
    return {board: row["score_ns"] for board, row in rows if row["table"] == table}


async def test_a_set_played_at_two_tables_is_compared_board_by_board(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=3)
        bea = await place.browser().named("Bea")
        second = await opens(ana, again=first)
        await plays_out(place, bea, second, bid="1H")
        seen = await results(ana, first)
        assert (seen["table"], seen["unit"], seen["boards"], seen["side"]) == (first, 1, 3, "NS")
        assert (seen["method"], seen["law"]) == ("imps", "78B")
        assert [(table["is_yours"], table["boards"], table["path"]) for table in seen["tables"]] == [
            (True, 3, f"/t/{first}"),
            (False, 3, f"/t/{second}"),
        ]
        assert seen["tables"][1]["names"] == {"north": None, "east": None, "south": "Bea", "west": None}
        for board in seen["travellers"]:
            best, worst = board["rows"]
            assert best["score_ns"] >= worst["score_ns"]
            assert best["points"]["ns"] == -worst["points"]["ns"] == worst["points"]["ew"]
            assert best["deal"].startswith("/t/") and best["deal"].endswith(f"/deal/1/{board['board']}")
        for side in ("ns", "ew"):
            assert {each["table"] for each in seen["ranking"][side]} == {1, 2}
            assert sum(each["total"] for each in seen["ranking"][side]) == 0
        theirs = await results(bea, second)
        assert (theirs["travellers"], theirs["ranking"]) == (seen["travellers"], seen["ranking"])
        assert [table["is_yours"] for table in theirs["tables"]] == [False, True]


async def test_a_set_that_only_one_table_has_played_is_compared_with_nothing(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        seen = await results(ana, first)
        assert [board["is_compared"] for board in seen["travellers"]] == [False, False]
        assert seen["ranking"] == {"ns": [], "ew": []}
        assert (seen["may_ask_field"], seen["may_play_again"]) == (True, True)


@pytest.mark.thorough
async def test_while_it_is_played_only_the_boards_finished_at_ones_own_table_are_shown(
    tmp_path: Path,
) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        bea = await place.browser().named("Bea")
        second = await opens(ana, again=first)
        await sits(bea, second)
        assert await refusal(bea, "GET", f"/api/sets/{first}/1") == (403, "table/set-not-yours")
        await plays(place, bea, second, 1)
        seen = await results(bea, first)
        assert set(scores(seen, 1)) == set(scores(seen, 2)) == {1}
        assert [table["boards"] for table in seen["tables"]] == [1, 1]
        assert {each["table"] for each in seen["ranking"]["ns"]} == {1, 2}
        assert (seen["may_ask_field"], seen["may_play_again"]) == (False, False)
        assert await refusal(bea, "POST", f"/api/sets/{first}/1/field", {"tables": 3}) == (
            409,
            "table/set-not-over",
        )
        everything = await results(ana, first)
        assert (set(scores(everything, 1)), set(scores(everything, 2))) == ({1, 2}, {1})
        assert [each["table"] for each in everything["ranking"]["ns"]] == [1]  # the other is not over yet
        assert everything["tables"][1]["path"] is None  # nobody looks in on people who still play
        await plays_out(place, bea, second)
        assert set(scores(await results(bea, first), 1)) == {1, 2}


async def test_nobody_sees_results_who_may_still_play_the_boards(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, first = await played_set(place, "Ana", boards=1)
        anyone = await place.browser().named("Bea")
        assert await refusal(anyone, "GET", f"/api/sets/{first}/1") == (403, "table/set-not-yours")
        asked = await refusal(anyone, "POST", f"/api/sets/{first}/1/field", {"tables": 3})
        assert asked == (403, "table/set-not-yours")


async def test_every_method_can_be_asked_for(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        for method in Comparison:
            seen = await results(ana, first, method=method.value)
            assert (seen["method"], seen["law"]) == (method.value, method.law)
        assert await refusal(ana, "GET", f"/api/sets/{first}/1?method=guess") == (400, "wire/malformed")


@pytest.mark.parametrize(("scoring", "method"), [("total", "total_points"), ("imps", "imps")])
async def test_a_set_is_compared_as_its_table_agreed(tmp_path: Path, scoring: str, method: str) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1, scoring=scoring)
        assert (await results(ana, first))["method"] == method


async def test_each_set_of_a_table_is_a_set_of_its_own(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        second = await opens(ana, again=first)
        bea = await place.browser().named("Bea")
        await plays_out(place, bea, second)
        assert (await results(bea, second))["table"] == first
        assert await refusal(bea, "GET", f"/api/sets/{second}/2") == (404, "wire/unknown-set")


async def test_a_table_for_another_form_has_no_sets(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        table_id = await ana.makes_table()
        for path, code in (
            ("nowhere/1", "wire/unknown-table"),
            (f"{table_id}/0", "wire/unknown-set"),
            (f"{table_id}/1", "wire/unknown-set"),
            (f"{table_id}/one", "wire/unknown-path"),
        ):
            assert await refusal(ana, "GET", f"/api/sets/{path}") == (404, code), path
