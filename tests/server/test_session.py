import asyncio
from pathlib import Path

import pytest

from server.in_memory import Guest, venue
from tapete.core import Seat
from tapete.table.intents import BeginRubber, Say, TakeSeat

pytestmark = pytest.mark.anyio


async def test_a_guest_is_shown_the_table_at_once(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Núria")
        guest = await host.visits(await host.makes_table())
        assert guest.view["version"] == 1
        assert guest.view["host"] == "Núria"
        assert guest.events == []


async def test_everyone_at_the_table_sees_a_move_and_hears_what_happened(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guests = await place.begun()
        assert {guest.view["phase"] for guest in guests.values()} == {"draw"}
        heard = [event["type"] for event in guests[Seat.NORTH].events]
        assert heard == ["seat-taken"] * 4 + ["rubber-begun", "pack-spread"]


async def test_a_command_is_acknowledged_with_the_version_after_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        assert await guest.do(TakeSeat(Seat.EAST)) == 2
        assert guest.view["seat"] == "E", "the view comes before its acknowledgement"


async def test_a_command_sent_again_is_answered_as_the_first_time(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        first = await guest.answer(guest.ask(Say("Hola"), command_id="once"))
        await guest.do(Say("Bones"))
        again = await guest.answer(guest.ask(Say("Hola"), command_id="once"))
        assert again == first
        assert [line["text"] for line in guest.view["talk"]] == ["Hola", "Bones"]


async def test_a_command_sent_again_is_done_even_if_it_could_not_be_done_now(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table()
        guest = await host.visits(table_id)
        await guest.answer(guest.ask(TakeSeat(Seat.WEST), command_id="sit"))
        again = await host.visits(table_id)
        answer = await again.answer(again.ask(TakeSeat(Seat.WEST), command_id="sit"))
        assert (answer["type"], answer["version"]) == ("done", 2)


async def test_two_people_may_choose_the_same_command_id(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host, friend = await place.browser().named("Pau"), await place.browser().named("Mar")
        table_id = await host.makes_table()
        first, second = await host.visits(table_id), await friend.visits(table_id)
        assert (await first.answer(first.ask(TakeSeat(Seat.WEST), command_id="1")))["version"] == 2
        assert (await second.answer(second.ask(TakeSeat(Seat.EAST), 2, "1")))["version"] == 3


async def test_of_two_who_take_one_seat_one_has_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host, friend = await place.browser().named("Pau"), await place.browser().named("Mar")
        table_id = await host.makes_table()
        first, second = await host.visits(table_id), await friend.visits(table_id)
        asked = first.ask(TakeSeat(Seat.NORTH)), second.ask(TakeSeat(Seat.NORTH))
        answers = await asyncio.gather(first.answer(asked[0]), second.answer(asked[1]))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]


async def test_a_person_in_two_windows_sees_the_same_in_both(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table()
        one, two = await host.visits(table_id), await host.visits(table_id)
        version = await one.do(TakeSeat(Seat.SOUTH))
        assert await two.see(version) == one.view


async def test_whoever_comes_back_sees_the_table_as_it_is_now(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host, friend = await place.browser().named("Pau"), await place.browser().named("Mar")
        table_id = await host.makes_table()
        guest, other = await host.visits(table_id), await friend.visits(table_id)
        await other.socket.close()
        version = await guest.do(TakeSeat(Seat.SOUTH))
        back = await friend.visits(table_id)
        assert back.view["version"] == version
        assert back.events == []


async def test_a_restart_on_the_same_folder_loses_nothing(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table()
        guest = await host.visits(table_id)
        await guest.answer(guest.ask(TakeSeat(Seat.SOUTH), command_id="sit"))
        view = guest.view
    async with venue(tmp_path) as place:
        guest = await place.same(host).visits(table_id)
        assert guest.view == view
        answer = await guest.answer(guest.ask(TakeSeat(Seat.SOUTH), command_id="sit"))
        assert answer == {"type": "done", "command_id": "sit", "version": 2}


async def test_a_watcher_sees_no_hand(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guests = await place.begun()
        watcher = await (await place.browser().named("Mirona")).visits(table_id)
        assert watcher.view["seat"] is None
        assert watcher.view["version"] == guests[Seat.SOUTH].view["version"]


async def test_at_a_table_without_watchers_one_sees_from_the_door_who_sits(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guests = await place.begun(watchers=False)
        curious = await (await place.browser().named("Mirona")).visits(table_id)
        assert curious.view["seats"]["east"]["name"] == "East E"
        assert curious.view["draw_proof"] is None
        await curious.see(await guests[Seat.EAST].do(Say("Hola")))
        assert curious.events == [] and curious.view["talk"] == []


async def test_a_ping_is_answered(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        guest.socket.send({"type": "ping"})
        assert await guest.next() == {"type": "pong"}


async def test_a_slow_browser_skips_views_but_hears_all_that_happened(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host, friend = await place.browser().named("Pau"), await place.browser().named("Mar")
        table_id = await host.makes_table()
        guest, slow = await host.visits(table_id), await friend.visits(table_id)
        connection = next(c for c in place.club.hub.at(table_id) if c.person.name == "Mar")
        for word in ["uno", "dos", "tres"]:
            version = await guest.do(Say(word))
        assert connection.live.version == version
        await slow.see(version)
        assert [event["text"] for event in slow.events] == ["uno", "dos", "tres"]


async def test_someone_who_gives_his_name_while_looking_on_may_sit(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host, nameless = await place.browser().named("Pau"), place.browser()
        table_id = await host.makes_table()
        await nameless.http.get("/api/me")
        guest = await nameless.visits(table_id)
        assert await guest.refused(TakeSeat(Seat.EAST)) == "table/no-name"
        await nameless.named("Mar")
        await guest.do(TakeSeat(Seat.EAST))
        assert guest.view["seats"]["east"]["name"] == "Mar"


async def test_robots_take_the_empty_seats_when_the_rubber_begins(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest: Guest = await host.visits(await host.makes_table())
        await guest.do(TakeSeat(Seat.SOUTH))
        await guest.do(BeginRubber())
        assert [seat["is_robot"] for seat in guest.view["seats"].values()] == [True, True, False, True]
