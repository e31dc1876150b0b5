"""What goes wrong at the robots' own door: illegal and broken lines, silence, programs that go and return."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from server.bluechip.door import door, programs, the_table, until_done
from server.bluechip.program import TestProgram
from server.in_memory import Guest, Venue
from server.play_on import play_with_robots
from tapete.core import PASS, Auction, Card, Play, Seat
from tapete.server.bluechip.lines import LONGEST_LINE, MOST_WAITING, PATIENCE
from tapete.server.bluechip.listener import MOST_PROGRAMS
from tapete.table import Phase
from tapete.table.intents import (
    AskUndo,
    BeginRubber,
    Claim,
    MakeCall,
    Ready,
    ResumeTable,
    StopTable,
    TakeSeat,
)

pytestmark = [pytest.mark.anyio, pytest.mark.process]


class Wicked(TestProgram):
    """Before each right line it says a wrong one, and hears what is wrong with it."""

    def __init__(self, team: str, seat: Seat, chance: Random) -> None:
        super().__init__(team, seat, chance)
        self.faults: list[str] = []

    async def wrong(self, line: str) -> None:
        self.say(line)
        self.faults.append(await self.expect("Error: "))

    async def before_call(self, auction: Auction) -> None:
        if auction.final_bid is not None:
            await self.wrong(f"{self.name} bids {auction.final_bid}")
        await self.wrong(f"{self.name} redoubles" if not auction.calls else f"{self.name} plays AS")
        await self.wrong(f"{self.seat.lho.name} passes")

    async def before_card(self, play: Play, *, is_dummys: bool) -> None:
        hand = self.dummys if is_dummys else self.hand
        illegal = hand - play.legal_cards(hand)
        for card in list(illegal)[:1]:
            await self.wrong(f"{play.turn.name} plays {card.rank}{card.suit}")
        absent = next(
            card for card in map(Card.parse, ("SA", "SK", "H2", "D3", "C4", "C5")) if card not in hand
        )
        await self.wrong(f"{play.turn.name} plays {absent.rank}{absent.suit}")
        await self.wrong(f"{self.name} ready for {self.seat.rho.name}'s card to trick 1")

    async def before_waiting(self, play: Play) -> None:
        """Out of turn; dummy never has a turn, not even with his own cards."""
        for card in list(self.hand)[:1]:
            await self.wrong(f"{self.name} plays {card.rank}{card.suit}")
        await self.wrong(f"{self.name} ready for {play.turn.name}'s card to trick {play.tricks_played + 2}")


async def test_illegal_calls_and_cards_are_refused_with_their_law_and_the_set_goes_on(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        four = [Wicked("Wicked", seat, Random(seat.index + 30)) for seat in Seat]
        for program in four:
            await program.connect(listener.port)
        await asyncio.gather(*(program.session() for program in four))
        assert the_table(place).phase is Phase.RUBBER_OVER
        faults = [fault for program in four for fault in program.faults]
        for law in ("Law 27: ", "Law 36: ", "Law 44: "):
            assert any(law in fault for fault in faults), law
        assert any("expected 'North passes, doubles, redoubles or bids'" in fault for fault in faults)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "not a line of the protocol"),
        ("North bids 8S", "not a line of the protocol"),
        ("\x00\xff\x7f", "not a line of the protocol"),
        ("x" * (3 * LONGEST_LINE), "too long"),
        ("North ready for deal", "expected 'North ready for teams'"),
        ("South ready for teams", "expected 'North ready for teams'"),
    ],
)
async def test_a_line_of_no_use_is_answered(tmp_path: Path, line: str, answer: str) -> None:
    async with door(tmp_path) as (_, listener):
        north = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        assert await north.hear() == 'North ("Net") seated'
        north.say(line)
        assert answer in await north.expect("Error: ")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("North ready for teams", "expected 'Connecting"),
        ('Connecting "Net" as North using protocol version 17', "version 17 is not spoken here"),
        ('Connecting "Net@nowhere" as North using protocol version 18', "There is no such table."),
        ('Connecting "Net@../x" as North using protocol version 18', "There is no such table."),
    ],
)
async def test_who_comes_in_wrongly_is_told_why(tmp_path: Path, line: str, answer: str) -> None:
    async with door(tmp_path) as (_, listener):
        north = await TestProgram("Net", Seat.NORTH).connect(listener.port, line)
        assert answer in await north.expect("Error: ")


async def test_a_program_sits_at_a_table_for_duplicate_alone(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        table_id = await (await place.browser().named("Núria")).makes_table()
        north = await TestProgram(f"Net@{table_id}", Seat.NORTH).connect(listener.port)
        assert "duplicate" in await north.expect("Error: ")
        assert await north.hear() == ""


async def test_a_seat_that_is_taken_is_not_given_again(tmp_path: Path) -> None:
    async with door(tmp_path) as (_, listener):
        await (await TestProgram("Net", Seat.NORTH).connect(listener.port)).sit()
        second = await TestProgram("Wit", Seat.NORTH).connect(listener.port)
        assert await second.hear() == "Error: North is Net's"
        assert await second.hear() == ""


async def test_before_the_set_a_seat_that_is_left_is_anybodys(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        first = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        await first.sit()
        await first.hang_up()
        while the_table(place).seats.north.person is not None:
            await place.settled()
        await (await TestProgram("Wit", Seat.NORTH).connect(listener.port)).sit()


class Fleeting(TestProgram):
    """It hangs up over its third card."""

    async def _own_card(self, play: Play, *, is_dummys: bool) -> Card:
        if play.tricks_played == 2:
            await self.hang_up()
            raise ConnectionResetError
        return await super()._own_card(play, is_dummys=is_dummys)


async def flee(program: TestProgram) -> None:
    with pytest.raises(ConnectionResetError):
        await program.session()


async def test_a_robot_of_the_house_plays_on_for_who_goes_and_he_may_come_back(tmp_path: Path) -> None:
    async with door(tmp_path, boards=2) as (place, listener):
        four = programs(5)
        north = four[0] = Fleeting("Net", Seat.NORTH, Random(5))
        for program in four:
            await program.connect(listener.port)
        others = [asyncio.create_task(program.session()) for program in four[1:]]
        await flee(north)
        stranger = await TestProgram("Wit", Seat.NORTH).connect(listener.port)
        assert await stranger.hear() == "Error: North is Net's"
        again = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        await until_done(place, asyncio.create_task(again.session()), *others)
        table = the_table(place)
        assert table.phase is Phase.RUBBER_OVER and len(table.finished) == 2
        assert again.boards == [(table.finished[1].auction, table.finished[1].play)]
        assert four[2].boards == [(done.auction, done.play) for done in table.finished]


async def test_all_may_go_in_mid_board_and_come_back_for_the_next(tmp_path: Path) -> None:
    async with door(tmp_path, boards=2) as (place, listener):
        four = [Fleeting("Net", seat, Random(40 + seat.index)) for seat in Seat]
        sessions = [asyncio.create_task(flee_or_hear(await each.connect(listener.port))) for each in four]
        await asyncio.wait(sessions, return_when=asyncio.FIRST_COMPLETED)
        for session, program in zip(sessions, four, strict=True):
            session.cancel()
            await program.hang_up()
        await asyncio.gather(*sessions, return_exceptions=True)
        back = [await TestProgram("Net", seat, Random(seat.index)).connect(listener.port) for seat in Seat]
        await until_done(place, *(asyncio.create_task(program.session()) for program in back))
        assert len(the_table(place).finished) == 2
        assert all(len(program.boards) == 1 for program in back)


async def flee_or_hear(program: TestProgram) -> None:
    with contextlib.suppress(ConnectionResetError):
        await program.session()


async def test_a_program_that_keeps_silent_is_shown_out(tmp_path: Path) -> None:
    async with door(tmp_path, bluechip_seconds=0.05) as (place, listener):
        north = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        assert await north.hear() == 'North ("Net") seated'
        assert await north.hear() == "Error: nothing was heard for 0.05 seconds"
        assert await north.hear() == ""
        silent = TestProgram("Net", Seat.NORTH)
        await silent.connect(listener.port, "\r\n")
        assert await silent.hear() == ""
        assert place.club.hub.at(next(iter(place.club.tables._live))) == frozenset()


async def test_patience_with_lines_of_no_use_has_an_end(tmp_path: Path) -> None:
    async with door(tmp_path) as (_, listener):
        north = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        await north.hear()
        for _ in range(PATIENCE):
            north.say("hello")
            await north.expect("Error: ")
        assert await north.hear() == ""


async def test_who_floods_the_door_is_cut_off(tmp_path: Path) -> None:
    async with door(tmp_path) as (_, listener):
        north = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        await north.sit()
        for _ in range(3 * MOST_WAITING):
            north.say("North ready for teams")
        with contextlib.suppress(ConnectionResetError):  # what was not read of it any more
            while await north.hear():
                pass


async def test_there_is_an_end_to_the_programs_at_the_door(tmp_path: Path) -> None:
    async with door(tmp_path) as (_, listener):
        for _ in range(MOST_PROGRAMS):
            await TestProgram("Net", Seat.NORTH).connect(listener.port, "\r\n")
        last = await TestProgram("Net", Seat.NORTH).connect(listener.port)
        assert await last.hear() == "Error: too many programs are here"


async def test_nobody_claims_where_a_program_sits_that_knows_no_claims(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        guest, table_id = await at_boards(place)
        program = await TestProgram(f"Gib@{table_id}", Seat.WEST).connect(listener.port)
        assert await program.hear() == 'West ("Gib") seated'
        await place.settled()
        assert await guest.refused(Claim(13)) == "table/no-claims"


async def at_boards(place: Venue) -> tuple[Guest, str]:
    """Núria at South of a table for one board at which all can be taken back."""
    nuria = await place.browser().named("Núria")
    body = {"form": "duplicate", "options": {"tempo": 0, "skill": "quick", "boards": 1, "undo": "any"}}
    table_id = (await nuria.http.post("/api/tables", json=body)).json()["id"]
    guest = await nuria.visits(table_id)
    await guest.do(TakeSeat(Seat.SOUTH))
    return guest, table_id


class Mad(TestProgram):
    """It says whatever comes to its mind, and listens to nobody."""

    async def rave(self, port: int) -> None:
        await self.connect(port)
        for _ in range(40):
            self.say(self.chance.choice(WORDS).replace("North", self.chance.choice(NAMES)))
            await asyncio.sleep(0)
        while line := await self.hear():
            assert "Tapete's own" not in line
            self.say(self.chance.choice(WORDS))


NAMES = [seat.name.title() for seat in Seat] + ["Dummy", ""]
WORDS = [
    "North ready for teams",
    "North ready to start",
    "North ready for deal",
    "North ready for cards",
    "North ready for dummy",
    "North ready for East's bid",
    "North ready for West's card to trick 1",
    "North ready for dummy's card to trick 99",
    "North passes",
    "North bids 3NT Alert. " + "x" * 1000,
    "North redoubles",
    "North plays AS",
    "North plays 2C",
    "End of session",
    "Start of Board",
    'Connecting "x" as South using protocol version 18',
    "\x00\x01",
]


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_a_program_says_the_others_play_their_set(tmp_path: Path, seed: int) -> None:
    async with door(tmp_path) as (place, listener):
        mad = Mad("Mad", Seat.NORTH, Random(seed))
        others = [await each.connect(listener.port) for each in programs(seed)[1:]]
        raving = asyncio.create_task(mad.rave(listener.port))
        sessions = [asyncio.create_task(program.session()) for program in others]
        await until_done(place, raving, *sessions)
        [done] = the_table(place).finished
        assert all(program.boards == [(done.auction, done.play)] for program in others)


class Patient(TestProgram):
    """A board that begins to make no sense is over for it; it waits for what comes."""

    async def board(self) -> None:
        with contextlib.suppress(AssertionError):
            await super().board()
        assert self.heard[-1].startswith("Timing") or self.boards


async def seated_with(
    place: Venue, port: int, seat: Seat, kind: type[Patient] = Patient
) -> tuple[Guest, asyncio.Task[None], Patient]:
    guest, table_id = await at_boards(place)
    program = kind(f"Gib@{table_id}", seat)
    await program.connect(port)
    program.team = "Gib"
    session = asyncio.create_task(program.session())
    while guest.view["seats"][seat.name.lower()]["name"] is None:
        await guest.next()
    await guest.do(BeginRubber())
    await play_with_robots(place, guest, "auction", Random(2))
    while not guest.view["may"]["calls"]:
        await guest.next()
    await guest.do(MakeCall(PASS))
    return guest, session, program


async def finish(place: Venue, guest: Guest, session: asyncio.Task[None]) -> None:
    await play_with_robots(place, guest, "result", Random(2))
    await guest.answer(guest.ask(Ready()))
    await until_done(place, session)


async def test_a_program_lets_its_opponents_take_nothing_back(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        guest, session, program = await seated_with(place, listener.port, Seat.WEST)
        await guest.do(AskUndo())
        while not any(event["type"] == "undo-answered" for event in guest.events):
            await guest.next()
        assert not any(event["type"] == "undone" for event in guest.events)
        await finish(place, guest, session)
        assert len(program.boards) == 1


async def test_a_program_whose_partner_takes_a_call_back_sits_the_board_out(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        guest, session, program = await seated_with(place, listener.port, Seat.NORTH)
        await guest.do(AskUndo())
        while not any(event["type"] == "undone" for event in guest.events):
            await guest.next()
        await finish(place, guest, session)
        assert program.heard[-2:] == ["End of session", ""]


class Late(Patient):
    """It calls only when it may."""

    may_call: asyncio.Event

    async def before_call(self, auction: Auction) -> None:
        await self.may_call.wait()


async def test_what_a_program_says_while_the_table_is_stopped_waits_until_it_goes_on(tmp_path: Path) -> None:
    async with door(tmp_path) as (place, listener):
        Late.may_call = asyncio.Event()
        guest, session, program = await seated_with(place, listener.port, Seat.WEST, Late)
        await guest.do(StopTable())
        Late.may_call.set()
        await place.settled()
        calls = len(guest.view["auction"])
        await guest.do(ResumeTable())
        while len(guest.view["auction"]) == calls:
            await guest.next()
        await finish(place, guest, session)
        assert not any(line.startswith("Error") for line in program.heard) and len(program.boards) == 1
