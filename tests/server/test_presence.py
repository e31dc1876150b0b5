from pathlib import Path

import pytest

from server.in_memory import all_see, venue
from tapete.core import Seat
from tapete.table.intents import LeaveSeat, SeatRobot

pytestmark = pytest.mark.anyio


async def test_who_is_out_of_reach_for_too_long_has_his_seat_held(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        _, guests = await place.begun()
        south, version = guests[Seat.SOUTH], guests[Seat.SOUTH].view["version"]
        await guests[Seat.EAST].socket.close()
        place.clock.advance(59)
        await place.settled()
        assert await south.refused(SeatRobot(Seat.EAST)) == "table/not-away"
        place.clock.advance(1)
        assert (await south.see(version + 1))["seats"]["east"]["is_away"]


async def test_a_robot_may_stand_in_for_him_and_he_has_his_seat_back_on_return(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        table_id, guests = await place.begun()
        south, version = guests[Seat.SOUTH], guests[Seat.SOUTH].view["version"]
        browser = place.browsers[Seat.EAST]
        await guests[Seat.EAST].socket.close()
        place.clock.advance(60)
        await south.see(version + 1)
        await south.do(SeatRobot(Seat.EAST))
        assert south.view["seats"]["east"]["is_robot"]
        back = await browser.visits(table_id)
        assert back.view["seat"] == "E"
        east = back.view["seats"]["east"]
        assert (east["is_robot"], east["is_away"], east["name"]) == (False, False, "East E")


async def test_who_comes_back_in_time_never_left(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        table_id, guests = await place.begun()
        version = guests[Seat.SOUTH].view["version"]
        await guests[Seat.EAST].socket.close()
        place.clock.advance(30)
        back = await place.browsers[Seat.EAST].visits(table_id)
        place.clock.advance(300)
        await place.settled()
        assert back.view["version"] == version
        assert (await place.club.tables.get(table_id)).version == version


async def test_one_of_two_windows_closed_is_nobody_gone(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        table_id, guests = await place.begun()
        await place.browsers[Seat.EAST].visits(table_id)
        await guests[Seat.EAST].socket.close()
        place.clock.advance(300)
        await place.settled()
        assert not (await place.club.tables.get(table_id)).state.seats[Seat.EAST].is_away


async def test_who_got_up_himself_sits_down_again_by_opening_the_table(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        table_id, guests = await place.begun()
        await all_see(guests, await guests[Seat.EAST].do(LeaveSeat()))
        assert guests[Seat.SOUTH].view["seats"]["east"]["is_away"]
        back = await place.browsers[Seat.EAST].visits(table_id)
        assert not back.view["seats"]["east"]["is_away"]


async def test_before_the_rubber_nobody_loses_a_seat_by_closing_the_browser(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        table_id, guests = await place.four()
        await guests[Seat.EAST].socket.close()
        place.clock.advance(300)
        await place.settled()
        occupant = (await place.club.tables.get(table_id)).state.seats[Seat.EAST]
        assert occupant.is_present_person


async def test_after_a_restart_those_who_do_not_come_back_are_missed(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guests = await place.begun()
        version = guests[Seat.SOUTH].view["version"]
        browser = place.browsers[Seat.SOUTH]
    async with venue(tmp_path, away_seconds=60.0) as place:
        south = await place.same(browser).visits(table_id)
        place.clock.advance(60)
        view = await south.see(version + 3)
        assert [seat["is_away"] for seat in view["seats"].values()] == [True, True, False, True]
