"""A set of boards at several tables: who may sit down to it, and who may look at it when."""

from pathlib import Path
from typing import Any

import pytest

from server.in_memory import venue
from server.sets import opens, played_set, plays, plays_out, refusal, results, sits
from tapete.core import Seat
from tapete.server.set_key import SetKey
from tapete.table.intents import BeginRubber, LeaveSeat, TakeSeat

pytestmark = pytest.mark.anyio


async def test_the_boards_played_again_are_the_same_boards(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        bea = await place.browser().named("Bea")
        second = await opens(ana, again=first, boards=7)
        await plays_out(place, bea, second)
        for board in (1, 2):
            path = f"/api/tables/{{}}/deals/1/{board}"
            here, there = [
                (await browser.http.get(path.format(table))).json()
                for browser, table in ((ana, first), (bea, second))
            ]
            assert hands(here) == hands(there) and here["dealer"] == there["dealer"]
            assert (here["proof"] is None, there["proof"] is None) == (False, True)


def hands(record: dict[str, Any]) -> dict[str, set[str]]:
    """Whatever the order in which they lie: trumps go to dummy's right."""
    return {seat: set(cards) for seat, cards in record["hands"].items()}


async def test_whoever_has_played_the_boards_sits_down_to_them_at_no_other_table(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        second = await opens(ana, again=first)
        guest = await ana.visits(second)
        assert await guest.refused(TakeSeat(Seat.NORTH)) == "table/knows-boards"


async def test_whoever_has_sat_down_to_them_again_may_come_back_to_his_seat(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        second = await opens(ana, again=first)
        bea = await place.browser().named("Bea")
        await plays(place, bea, second, 1)
        guest = await bea.visits(second)
        await guest.do(LeaveSeat())
        await guest.do(TakeSeat(Seat.SOUTH))


async def test_nobody_sits_down_to_the_same_boards_at_two_tables(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        second, third = await opens(ana, again=first), await opens(ana, again=first)
        bea = await place.browser().named("Bea")
        guest = await bea.visits(third)
        waits = await bea.visits(second)
        assert await waits.refused(TakeSeat(Seat.SOUTH)) == "table/looks-elsewhere"
        await guest.socket.close()
        await waits.do(TakeSeat(Seat.SOUTH))
        assert (await bea.socket(third).next())["code"] == "table/boards-ahead"
        await waits.do(LeaveSeat())
        await waits.socket.close()
        await (await bea.visits(third)).do(TakeSeat(Seat.EAST))


async def test_nobody_begins_with_somebody_who_came_to_know_the_boards_meanwhile(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        second = await opens(ana, again=first)
        guest = await sits(await place.browser().named("Bea"), second)
        eva = await place.browser().named("Eva")
        waits = await sits(eva, second, Seat.EAST)
        await waits.do(LeaveSeat())
        assert (await eva.http.get(f"/api/tables/{first}/deals/1/1")).status_code == 200
        assert await waits.refused(TakeSeat(Seat.EAST)) == "table/knows-boards"
        await guest.do(BeginRubber())


async def test_a_set_of_its_own_after_the_one_played_again_is_open_to_all(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        second = await opens(ana, again=first)
        await plays_out(place, await place.browser().named("Bea"), second)
        await (await ana.visits(second)).do(TakeSeat(Seat.NORTH))


async def test_whoever_has_yet_to_play_a_board_is_not_shown_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        bea = await place.browser().named("Bea")
        second = await opens(ana, again=first)
        await sits(bea, second)
        boards = [f"/api/tables/{first}/deals/1/{board}" for board in (1, 2)]
        assert [await refusal(bea, "GET", board) for board in boards] == [(403, "table/boards-ahead")] * 2
        await plays(place, bea, second, 1)
        assert (await bea.http.get(boards[0])).status_code == 200
        assert await refusal(bea, "GET", boards[1]) == (403, "table/boards-ahead")
        await plays_out(place, bea, second)
        assert (await bea.http.get(boards[1])).status_code == 200


async def test_whoever_has_yet_to_play_the_boards_does_not_watch_them_elsewhere(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        bea = await place.browser().named("Bea")
        await sits(bea, await opens(ana, again=first))
        socket = bea.socket(first)
        assert (await socket.next())["code"] == "table/boards-ahead"
        assert (await socket.next())["type"] == "closed"


@pytest.mark.thorough
async def test_whoever_watched_or_looked_at_a_deal_knows_the_boards(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        first = await opens(ana, 1)
        player = await sits(ana, first)
        watcher, reader = [await place.browser().named(name) for name in ("Mirona", "Lector")]
        await player.do(BeginRubber())
        await watcher.visits(first)
        await place.settled()
        await plays_out(place, ana, first)
        assert (await reader.http.get(f"/api/tables/{first}/deals/1/1")).status_code == 200
        second = await opens(ana, again=first)
        for browser in (watcher, reader):
            guest = await browser.visits(second)
            assert await guest.refused(TakeSeat(Seat.WEST)) == "table/knows-boards"
            seen = await results(browser, first)
            assert (len(seen["travellers"]), seen["side"]) == (1, None)


async def test_whoever_came_to_watch_before_the_first_board_knows_them_in_the_end(
    tmp_path: Path,
) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        second, third = await opens(ana, again=first), await opens(ana, again=first)
        watcher = await place.browser().named("Mirona")
        door = await watcher.visits(second)
        player = await sits(await place.browser().named("Bea"), second)
        await player.do(BeginRubber())
        await place.settled()
        await door.socket.close()
        assert await (await watcher.visits(third)).refused(TakeSeat(Seat.SOUTH)) == "table/knows-boards"


async def test_nobody_begins_while_somebody_seated_knows_the_boards(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        second, third = await opens(ana, again=first), await opens(ana, again=first)
        waits = await sits(await place.browser().named("Eva"), third)
        eva = (await place.club.tables.get(third)).state.seats[Seat.SOUTH].person
        assert eva is not None
        # As after a race: the seat was taken in one process while another showed the boards.
        await place.club.sets.store.make_known(SetKey(first, 1), eva.id, second, 0.0)
        assert await waits.refused(BeginRubber()) == "table/one-knows-boards"
        await waits.do(LeaveSeat())
        await (await sits(await place.browser().named("Pau"), third)).do(BeginRubber())


async def test_a_set_in_progress_is_not_played_again(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        first = await opens(ana)
        await plays(place, ana, first, 1)
        body = {"form": "duplicate", "again": {"table": first}}
        assert await refusal(ana, "POST", "/api/tables", body) == (409, "table/set-not-over")


async def test_the_set_of_a_table_without_watchers_is_its_players_own(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", watchers=False)
        body = {"form": "duplicate", "again": {"table": first}}
        bea = await place.browser().named("Bea")
        assert await refusal(bea, "POST", "/api/tables", body) == (403, "table/set-not-yours")
        assert (await ana.http.post("/api/tables", json=body)).status_code == 201


async def test_a_set_that_is_none_is_said_to_be_none(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=1)
        asked: tuple[dict[str, object], ...] = (
            {"form": "duplicate", "again": {"table": "nowhere"}},
            {"form": "rubber", "again": {"table": first}},
            {"form": "duplicate", "again": {"table": first, "unit": 2}},
        )
        for body in asked:
            status, code = await refusal(ana, "POST", "/api/tables", body)
            assert (status, code) in [(404, "wire/unknown-set"), (404, "wire/unknown-table")], body
