"""Whatever a client can send wrong is refused to that client alone, and the table is as it was."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.in_memory import Guest, all_see, venue
from tapete.core import PASS, Bid, Card, Seat, Strain
from tapete.server.limits import LONGEST_MESSAGE, PATIENCE
from tapete.server.refusal import REASONS
from tapete.server.store import Store
from tapete.table import AnyIntent
from tapete.table.intents import (
    AddEntropy,
    AnswerClaim,
    AnswerInterrupt,
    AnswerUndo,
    AskInterrupt,
    AskUndo,
    BeginRubber,
    Claim,
    ClaimHonors,
    Cut,
    DrawCard,
    DummyPhrase,
    DummySay,
    LetPlayPass,
    MakeCall,
    PlayCard,
    PrepareDeal,
    Ready,
    RefusePlay,
    RemoveRobot,
    Say,
    SeatRobot,
    Shuffle,
    SpreadPack,
    TakeSeat,
)

pytestmark = pytest.mark.anyio


def command(intent: object, **changes: object) -> dict[str, object]:
    return {"type": "command", "command_id": "c", "at_version": 1, "intent": intent, **changes}


def deep(opening: str) -> str:
    begun = '{"type":"command","command_id":"c","at_version":1,"intent":{"type":"say","text":'
    return begun + opening * (50_000 // len(opening))


SIT = {"type": "take-seat", "seat": "N"}
UNREADABLE = {
    "nothing": "",
    "no JSON": "hello",
    "half of it": '{"type":"ping"',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "a message without type": "{}",
    "an unknown message": '{"type":"shout"}',
    "a server's message": '{"type":"done","command_id":"c","version":1}',
    "no intent": json.dumps({"type": "command", "command_id": "c", "at_version": 1}),
    "an unknown intent": json.dumps(command({"type": "cheat"})),
    "an unknown field": json.dumps(command({**SIT, "sure": True})),
    "an unknown field beside the intent": json.dumps(command(SIT, sure=True)),
    "an unknown seat": json.dumps(command({"type": "take-seat", "seat": "Q"})),
    "a seat that is a number": json.dumps(command({"type": "take-seat", "seat": 0})),
    "a call that is none": json.dumps(command({"type": "make-call", "call": "8C"})),
    "a card that is none": json.dumps(command({"type": "play-card", "card": "S1"})),
    "a card in small letters": json.dumps(command({"type": "play-card", "card": "sa"})),
    "no version": json.dumps({"type": "command", "command_id": "c", "intent": SIT}),
    "a version below none": json.dumps(command(SIT, at_version=-1)),
    "half a version": json.dumps(command(SIT, at_version=1.5)),
    "a version without end": json.dumps(command(SIT)).replace("1,", "9" * 5000 + ","),
    "a place without end": json.dumps(command({"type": "draw-card", "place": 0})).replace(
        '"place": 0', '"place": 1e999'
    ),
    "no command id": json.dumps(command(SIT, command_id="")),
    "a command id that cannot be printed": json.dumps(command(SIT, command_id="a\u0000b")),
    "a command id in two lines": json.dumps(command(SIT, command_id="a\n")),
    "a very long command id": json.dumps(command(SIT, command_id="c" * 65)),
    "a command id that is a list": json.dumps(command(SIT, command_id=["c"])),
    "deep lists": deep("["),
    "deep objects": deep('{"a":'),
    "half a letter": '{"type":"command","command_id":"\\ud800","at_version":1,"intent":{}}',
    "twice the same field": '{"type":"ping","type":"shout"}',
}


@pytest.fixture(scope="module")
async def guest(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Guest]:
    async with venue(tmp_path_factory.mktemp("club")) as place:
        host = await place.browser().named("Pau")
        yield await host.visits(await host.makes_table())


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_what_cannot_be_read_is_refused_and_harms_nothing(guest: Guest, text: str) -> None:
    guest.socket.send(text)
    answer = await guest.next()
    assert (answer["type"], answer["code"], answer["law"]) == ("refused", "wire/malformed", None)
    assert (await pinged(guest))["type"] == "pong", "the connection goes on"
    assert guest.view["version"] == 1, "the table is untouched"


async def test_a_binary_frame_is_refused(guest: Guest) -> None:
    guest.socket.send_bytes(b'{"type":"ping"}')
    assert (await guest.next())["code"] == "wire/malformed"


async def test_a_message_that_was_refused_is_named_by_its_id_when_it_can_be_read(guest: Guest) -> None:
    guest.socket.send(command({"type": "cheat"}))
    assert (await guest.next())["command_id"] == "c"
    guest.socket.send({"type": "hint", "request_id": "h"})
    assert (await guest.next())["command_id"] == "h"


@pytest.mark.parametrize("letter", ["a", "€"])
async def test_a_message_over_64_kilobytes_is_refused(guest: Guest, letter: str) -> None:
    guest.socket.send(letter * (LONGEST_MESSAGE // len(letter.encode()) + 1))
    assert (await guest.next())["code"] == "wire/too-large"
    guest.socket.send(letter * (LONGEST_MESSAGE // len(letter.encode())))
    assert (await guest.next())["code"] == "wire/malformed"


ANYONE = "11" * 16
BEFORE_THE_RUBBER: list[tuple[AnyIntent, str]] = [
    (TakeSeat(Seat.SOUTH), "table/already-seated"),
    (TakeSeat(Seat.NORTH), "table/seat-taken"),
    (RemoveRobot(Seat.NORTH), "table/no-robot"),
    (SeatRobot(Seat.NORTH), "table/not-away"),
    (Ready(), "table/not-now"),
    (MakeCall(PASS), "table/not-now"),
    (PlayCard(Card.parse("SA")), "table/not-now"),
    (Claim(13), "table/not-now"),
    (AskUndo(), "table/not-now"),
    (AskInterrupt(), "table/not-now"),
    (Say("   "), "table/empty-text"),
    (Say("x" * 501), "table/too-long"),
]
DURING_THE_DRAW: list[tuple[AnyIntent, str]] = [
    (BeginRubber(), "table/not-now"),
    (SpreadPack("00" * 32), "table/not-yours"),
    (Shuffle("00" * 32), "table/not-yours"),
    (PrepareDeal("N:... ... ... ..."), "table/not-yours"),
    (DrawCard(0), "table/bad-place"),
    (DrawCard(51), "table/bad-place"),
    (DrawCard(10**30), "table/bad-place"),
    (Cut(ANYONE), "table/not-now"),
    (AddEntropy(ANYONE), "table/not-now"),
    (MakeCall(PASS), "table/not-now"),
    (AnswerClaim(True), "table/not-now"),
    (RefusePlay(), "table/not-now"),
    (LetPlayPass(), "table/not-now"),
    (AnswerUndo(True), "table/nothing-asked"),
    (AnswerInterrupt(True), "table/nothing-asked"),
    (ClaimHonors(1), "table/honors-too-late"),
    (DummySay(DummyPhrase.HAVING_NONE), "table/dummy-silent"),
]


@pytest.mark.parametrize(("intents", "begun"), [(BEFORE_THE_RUBBER, False), (DURING_THE_DRAW, True)])
async def test_what_the_table_forbids_is_told_to_who_asked_alone(
    tmp_path: Path, intents: list[tuple[AnyIntent, str]], begun: bool
) -> None:
    async with venue(tmp_path) as place:
        _, guests = await (place.begun() if begun else place.four())
        south, west = guests[Seat.SOUTH], guests[Seat.WEST]
        version, heard = south.view["version"], len(west.socket.heard)
        for intent, code in intents:
            assert await south.refused(intent) == code, intent
        await place.settled()
        assert south.view["version"] == version
        assert len(west.socket.heard) == heard


async def test_out_of_turn_illegal_and_stale_in_the_auction(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guests = await place.begun()
        dealer = await dealt(guests)
        first, second = guests[dealer], guests[dealer.lho]
        assert await second.refused(MakeCall(PASS)) == "call/out-of-turn"
        before = first.view["version"]
        await all_see(guests, await first.do(MakeCall(Bid(1, Strain.HEARTS))))
        assert await second.refused(MakeCall(Bid(1, Strain.CLUBS))) == "call/insufficient"
        assert await second.refused(MakeCall(PASS), at_version=before) == "view/stale-version"
        assert await second.refused(MakeCall(PASS), at_version=before + 1000) == "view/stale-version"
        asked = second.ask(MakeCall(Bid(1, Strain.CLUBS)))
        assert (await second.answer(asked))["law"] == 27


async def dealt(guests: dict[Seat, Guest]) -> Seat:
    """Draw, shuffle and cut; who deals."""
    for place, guest in enumerate(guests.values(), start=1):
        await guest.do(DrawCard(place))
    for guest in guests.values():
        while guest.view["phase"] != "cut":
            await guest.next()
    cutter = Seat(guests[Seat.SOUTH].view["waiting_for"][0])
    await all_see(guests, await guests[cutter].do(Cut(ANYONE)))
    return Seat(guests[cutter].view["dealer"])


async def test_a_guest_without_a_cookie_may_look_on_but_not_act(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        guest = await place.browser().visits(await host.makes_table())
        assert await guest.refused(TakeSeat(Seat.NORTH)) == "table/no-name"


async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table()
        forger = place.browser()
        forger.http.cookies["tapete"] = f"x{host.http.cookies['tapete']}"
        guest = await forger.visits(table_id)
        assert await guest.refused(TakeSeat(Seat.NORTH)) == "table/no-name"


@pytest.mark.parametrize("table_id", ["nowhere", "a\u0000b", "é" * 14, "x" * 5000, "'; DROP TABLE events"])
async def test_an_unknown_table_is_said_to_be_one(tmp_path: Path, table_id: str) -> None:
    async with venue(tmp_path) as place:
        socket = place.browser().socket(table_id)
        assert (await socket.next())["code"] == "wire/unknown-table"
        assert await socket.next() == {"type": "closed"}


async def test_a_store_that_fails_is_our_fault_and_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret of the house")

    async with venue(tmp_path) as place:
        table_id = await (await place.browser().named("Pau")).makes_table()
        monkeypatch.setattr(Store, "events", fail)
        socket = place.browser().socket(table_id)
        assert (await socket.next())["code"] == "table/fault"
        await socket.next()
        assert (socket.close_code, "secret" in "".join(socket.heard)) == (1011, False)


async def test_haste_is_refused_until_time_has_passed(tmp_path: Path) -> None:
    async with venue(tmp_path, messages_per_second=1.0, messages_at_once=3) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        answers = [await pinged(guest) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["pong"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "wire/rate"
        place.clock.advance(1)
        assert [(await pinged(guest))["type"] for _ in range(2)] == ["pong", "refused"]


async def test_lasting_haste_is_cut_off(tmp_path: Path) -> None:
    async with venue(tmp_path, messages_per_second=1.0, messages_at_once=1) as place:
        host = await place.browser().named("Pau")
        guest = await host.visits(await host.makes_table())
        for _ in range(PATIENCE + 2):
            guest.socket.send({"type": "ping"})
        while (await guest.next())["type"] != "closed":
            pass
        assert guest.socket.close_code == 1008


async def pinged(guest: Guest) -> dict[str, Any]:
    guest.socket.send({"type": "ping"})
    return await guest.next()


async def test_a_browser_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with venue(tmp_path, connections=2) as place:
        host, friend = await place.browser().named("Pau"), await place.browser().named("Mar")
        table_id = await host.makes_table()
        first = await host.visits(table_id)
        await host.visits(table_id)
        socket = host.socket(table_id)
        assert (await socket.next())["code"] == "wire/too-many-connections"
        assert await socket.next() == {"type": "closed"}
        await friend.visits(table_id)
        await first.socket.close()
        await host.visits(table_id)


async def test_a_hint_is_refused_to_who_is_not_in_turn(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, guests = await place.begun()
        guests[Seat.SOUTH].socket.send({"type": "hint", "request_id": "h"})
        answer = await guests[Seat.SOUTH].until("refused")
        assert (answer["code"], answer["command_id"]) == ("table/no-hints", "h")


def test_every_refusal_is_told_in_three_languages() -> None:
    assert [code for code, text in REASONS.items() if len({text.es, text.ca, text.en}) < 3] == []
