from pathlib import Path
from random import Random

import pytest

from server.in_memory import NEVER, Guest, Venue, venue
from server.play_on import next_intent, play_with_robots
from tapete.core import Card, Seat
from tapete.server import robot_moves
from tapete.table import Robot, Task
from tapete.table.intents import BeginRubber, Cut, PlayCard, Say, TakeSeat
from tapete.table.permissions import legal_cards

pytestmark = pytest.mark.anyio


async def with_robots(place: Venue, **options: object) -> tuple[str, Guest]:
    """A person at South's seat with three robots, the rubber begun."""
    host = await place.browser().named("Pau")
    table_id = await host.makes_table(**options)
    guest = await host.visits(table_id)
    await guest.do(TakeSeat(Seat.SOUTH))
    await guest.do(BeginRubber())
    return table_id, guest


@pytest.mark.slow
async def test_robots_play_a_whole_rubber_with_a_person(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guest = await with_robots(place)
        await play_with_robots(place, guest, "rubber-over", Random(2))
        assert guest.view["sheet"]["is_over"]
        assert place.club.metrics.robot_faults._value.get() == 0


async def test_a_robot_takes_the_time_that_the_table_wants(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guest = await with_robots(place, tempo=1500)
        await place.settled()
        before = guest.view["version"]
        assert pauses(place) == [1.5]
        place.clock.advance(1.4)
        await place.settled()
        assert guest.view["version"] == before
        place.clock.advance(0.1)
        await guest.see(before + 1)


@pytest.mark.thorough
async def test_a_robot_takes_as_long_over_a_forced_card_as_over_any_other(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guest = await with_robots(place, tempo=1000)
        chance, forced, free = Random(4), 0, 0
        while guest.view["phase"] not in ("result", "rubber-over"):
            live = await place.club.tables.get(table_id)
            if live.duties and live.duties[0].task is Task.PLAY:
                assert pauses(place) == [1.0]
                who = live.duties[0].who
                assert isinstance(who, Robot)
                legal = len(legal_cards(live.state, who.seat))
                forced, free = forced + (legal == 1), free + (legal > 1)
            await one_step(place, guest, chance)
        assert forced and free


async def one_step(place: Venue, guest: Guest, chance: Random) -> None:
    """The person acts if it is for him to act; else a second passes."""
    intent = next_intent(guest.view, chance)
    if intent is not None:
        await guest.answer(guest.ask(intent))
    else:
        place.clock.advance(1)
    await place.settled()
    while not guest.socket.is_silent:
        await guest.next()


@pytest.mark.thorough
async def test_a_robot_that_fails_makes_the_plainest_move_and_the_fault_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(robot_moves, "choose_call", fail)
    monkeypatch.setattr(robot_moves, "choose_card", fail)
    async with venue(tmp_path) as place:
        _, guest = await with_robots(place)
        await play_with_robots(place, guest, "result", Random(6))
        assert place.club.metrics.robot_faults._value.get() > 0


@pytest.mark.thorough
async def test_an_illegal_move_of_a_robots_is_a_fault_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robot_moves, "_call", lambda *_: PlayCard(Card.parse("SA")))
    monkeypatch.setitem(robot_moves._JUDGEMENTS, Task.CALL, robot_moves._call)
    async with venue(tmp_path) as place:
        _, guest = await with_robots(place)
        await play_with_robots(place, guest, "result", Random(6))
        assert place.club.metrics.robot_faults._value.get() > 0


async def test_talk_does_not_hurry_or_delay_a_robot(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guest = await with_robots(place, tempo=2000)
        await place.settled()
        place.clock.advance(1)
        await guest.do(Say("Vinga!"))
        await place.settled()
        assert pauses(place) == [1.0]


async def test_what_a_robot_chose_too_late_is_dropped(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, _ = await with_robots(place, tempo=1000)
        await place.settled()
        live = await place.club.tables.get(table_id)
        robot, chosen_at = live.duties[0].who, live.version
        assert isinstance(robot, Robot)
        for _ in range(3):
            place.clock.advance(1)
            await place.settled()
        assert live.version == chosen_at + 3
        assert not await place.club.moves.duty(live, robot, chosen_at, Cut("00" * 16))
        assert live.version == chosen_at + 3


async def test_robots_rest_when_nobody_is_there_to_play_with(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=60.0) as place:
        table_id, guest = await with_robots(place, tempo=0)
        await guest.socket.close()
        place.clock.advance(60)
        await place.settled()
        live = await place.club.tables.get(table_id)
        assert live.state.seats[Seat.SOUTH].is_away
        assert live.duties == ()


def pauses(place: Venue) -> list[float]:
    """How long the robots still wait."""
    return [round(wait, 6) for wait in place.clock.waits if wait < NEVER / 2]
