"""A program that waits is invited to a seat by its maker, and takes it itself."""

import asyncio
from pathlib import Path

import pytest

from server.in_memory import StillClock, venue
from tapete.core import Seat
from tapete.server.invitations import LISTENING_SECONDS, MOST_WAITING, Invitations
from tapete.server.program_bodies import Invitation
from tapete.server.refusal import Refusal
from tapete.table.intents import TakeSeat

pytestmark = pytest.mark.anyio


def invited(seat: Seat = Seat.EAST, table: str = "k4m") -> Invitation:
    return Invitation(table, f"/t/{table}", seat)


async def test_a_waiting_program_hears_of_a_seat_at_once_and_takes_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        table_id = await nuria.makes_table()
        waiting = asyncio.create_task(bot.http.get("/api/invitations", params={"wait": 9}))
        program = {"is_listening": False}
        while not program["is_listening"]:
            [program] = (await nuria.http.get("/api/programs")).json()
        address = f"/api/tables/{table_id}/invitations"
        answer = await nuria.http.post(address, json={"program": program["id"], "seat": "E"})
        assert answer.status_code == 202
        assert (await waiting).json() == [{"table": table_id, "path": f"/t/{table_id}", "seat": "E"}]
        assert (await bot.http.get("/api/invitations")).json() == [], "each seat once"
        await (await bot.visits(table_id)).do(TakeSeat(Seat.EAST))
        answer = await nuria.http.post(address, json={"program": program["id"], "seat": "E"})
        assert (answer.status_code, answer.json()["code"]) == (409, "table/seat-taken")


async def test_nobody_else_invites_a_program_nor_to_a_table_of_others(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria, pau = await place.browser().named("Núria"), await place.browser().named("Pau")
        bot = await place.bot(nuria)
        await bot.http.get("/api/invitations")
        [program] = (await nuria.http.get("/api/programs")).json()
        asked = {"program": program["id"], "seat": "E"}
        answer = await pau.http.post(f"/api/tables/{await pau.makes_table()}/invitations", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-program")
        answer = await nuria.http.post(f"/api/tables/{await pau.makes_table()}/invitations", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (403, "table/not-seated")
        answer = await nuria.http.get("/api/invitations")
        assert (answer.status_code, answer.json()["code"]) == (403, "programs/for-programs")


async def test_a_program_that_has_stopped_asking_is_not_invited() -> None:
    clock = StillClock()
    invitations = Invitations(clock)
    with pytest.raises(Refusal, match="not-listening"):
        invitations.send("gib", invited())
    assert await invitations.wait("gib", 0.0) == []
    clock.advance(LISTENING_SECONDS - 1)
    invitations.send("gib", invited())
    clock.advance(1)
    assert not invitations.is_listening("gib")
    assert await invitations.wait("gib", 0.0) == [invited()]


async def test_there_is_an_end_to_what_waits_for_a_program() -> None:
    invitations = Invitations(StillClock())
    await invitations.wait("gib", 0.0)
    for number in range(MOST_WAITING + 2):
        invitations.send("gib", invited(table=str(number)))
    assert [each.table for each in await invitations.wait("gib", 0.0)] == [str(n) for n in range(2, 12)]
