"""Whole sets over the robots' own door, by programs that follow the public description of the protocol."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from server.bluechip.door import door, programs, the_table, until_done
from server.bluechip.program import TestProgram
from server.play_on import play_with_robots
from tapete.bluechip import DUMMY, Cards, line_of
from tapete.core import Auction, Call, Seat
from tapete.table import Phase
from tapete.table.intents import BeginRubber, Ready, TakeSeat

pytestmark = [pytest.mark.anyio, pytest.mark.process]


@pytest.mark.parametrize("seed", range(3))
async def test_four_programs_play_a_whole_set(tmp_path: Path, seed: int) -> None:
    async with door(tmp_path, boards=2) as (place, listener):
        four = programs(seed)
        for program in four:
            await program.connect(listener.port)
        await asyncio.gather(*(program.session() for program in four))
        await place.settled()
        table = the_table(place)
        assert table.phase is Phase.RUBBER_OVER
        assert [done.terms.deal for done in table.finished] == [1, 2]
        for program in four:
            assert 'Teams : N/S : "Net" E/W : "Wit"' in program.heard
            for done, (auction, play) in zip(table.finished, program.boards, strict=True):
                assert (auction, play) == (done.auction, done.play)


async def test_robots_of_the_house_take_the_seats_for_which_nobody_comes(tmp_path: Path) -> None:
    async with door(tmp_path, boards=2) as (place, listener):
        alone = await TestProgram("Wit", Seat.EAST).connect(listener.port)
        session = asyncio.create_task(alone.session())
        while not any(line.startswith("East (") for line in alone.heard):
            await place.settled()
        await place.settled()
        place.clock.advance(20)
        await until_done(place, session)
        assert 'Teams : N/S : "Tapete" E/W : "Wit"' in alone.heard
        assert len(alone.boards) == 2 and alone.alerts, "the house explains its calls"


async def test_a_program_may_sit_anywhere(tmp_path: Path) -> None:
    async with door(tmp_path) as (_, listener):
        for seat in Seat:
            anywhere = TestProgram("Net", seat)
            await anywhere.connect(listener.port, 'Connecting "Net" as ANYPL using protocol version 19')
            await anywhere.sit()


async def test_a_program_hears_of_its_own_cards_and_of_dummy_once_there_is_a_lead(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        four = [await each.connect(listener.port) for each in programs(1)]
        await asyncio.gather(*(program.session() for program in four))
        [done] = the_table(place).finished
        contract = done.outcome.contract
        assert contract is not None
        for program in four:
            hands = [line for line in program.heard if "'s cards : " in line]
            assert hands[0] == line_of(Cards(program.seat, done.deal[program.seat]))
            faced = line_of(Cards(DUMMY, done.deal[contract.dummy]))
            assert hands[1:] == ([] if program.seat is contract.dummy else [faced])
            if hands[1:] and program.seat is not contract.declarer.lho:
                lead = next(place for place, line in enumerate(program.heard) if " plays " in line)
                assert program.heard.index(faced) > lead


class Slow(TestProgram):
    """It answers when everybody else has long gone on."""

    async def hear(self) -> str:
        line = await super().hear()
        await asyncio.sleep(self.chance.choice((0, 0, 0.005)))
        return line


async def test_slow_programs_miss_nothing(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        four = [Slow("Slow", seat, Random(seat.index)) for seat in Seat]
        for program in four:
            await program.connect(listener.port)
        await asyncio.gather(*(program.session() for program in four))
        [done] = the_table(place).finished
        assert all(program.boards == [(done.auction, done.play)] for program in four)


class Loose(TestProgram):
    """It writes as some programs do: capitals, blanks, no full stops, dummy by name."""

    def say(self, line: str) -> None:
        written = line if '"' in line else f" {line.upper()}  "
        if " plays " in line and not line.startswith(self.name):
            written = f"Dummy{line[line.index(' ') :]}"
        super().say(written)

    def alert(self, call: Call) -> str:
        return "Infos.Natural"


async def test_programs_may_be_loose_with_their_lines(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        four = [Loose("Loose", seat, Random(7 + seat.index)) for seat in Seat]
        for program in four:
            await program.connect(listener.port)
        await asyncio.gather(*(program.session() for program in four))
        assert the_table(place).phase is Phase.RUBBER_OVER
        assert {text.en for text in the_table(place).finished[0].explanations} == {"NATURAL"}


class Passing(TestProgram):
    """It always passes."""

    def call(self, auction: Auction) -> Call:
        return Call.parse("P")


async def test_a_board_that_is_passed_out_has_no_play(tmp_path: Path) -> None:
    async with door(tmp_path, boards=3) as (place, listener):
        four = [await Passing("Quiet", seat).connect(listener.port) for seat in Seat]
        await asyncio.gather(*(program.session() for program in four))
        assert all(done.outcome.is_passed_out for done in the_table(place).finished)
        assert [play for _, play in four[0].boards] == [None] * 3


async def test_a_program_is_invited_to_the_table_of_a_person(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        nuria = await place.browser().named("Núria")
        body = {"form": "duplicate", "options": {"tempo": 0, "skill": "quick", "boards": 1}}
        table_id = (await nuria.http.post("/api/tables", json=body)).json()["id"]
        guest = await nuria.visits(table_id)
        await guest.do(TakeSeat(Seat.SOUTH))
        program = await TestProgram(f"Gib@{table_id}", Seat.EAST).connect(listener.port)
        program.team = "Gib"
        session = asyncio.create_task(program.session())
        while guest.view["seats"]["east"]["name"] is None:
            await guest.next()
        assert guest.view["seats"]["east"]["program"] == {"maker": "", "claims": False}
        await guest.do(BeginRubber())
        await play_with_robots(place, guest, "result", Random(1))
        await guest.answer(guest.ask(Ready()))
        await session
        assert 'Teams : N/S : "Nuria" E/W : "Gib"' in program.heard


class Alerting(TestProgram):
    """It signs what it shows."""

    def alert(self, call: Call) -> str:
        return f" Alert. {self.name} means it"


async def test_what_a_call_shows_is_told_to_the_opponents_and_not_to_partner(tmp_path: Path) -> None:
    async with door(tmp_path) as (_, listener):
        four = [await Alerting("Net", seat, Random(seat.index)).connect(listener.port) for seat in Seat]
        await asyncio.gather(*(program.session() for program in four))
        for program in four:
            opponents = {f"{seat.name.title()} means it" for seat in program.seat.side.other.seats}
            assert set(program.alerts) == opponents
