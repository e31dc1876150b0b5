"""Programs from outside: made by a person, known by a token, marked at the table, revoked."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from server.in_memory import Bot, Guest, Venue, venue
from server.play_on import play_with_robots
from tapete.core import Seat
from tapete.server.programs import MOST_PROGRAMS
from tapete.table.intents import BeginRubber, TakeSeat

pytestmark = pytest.mark.anyio
CHANCE = Random(3)


def stranger(place: Venue, token: str) -> Bot:
    return Bot(place.app, place._sockets, token)


async def test_a_token_is_told_once_and_kept_nowhere(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        made = (await nuria.http.post("/api/programs", json={"name": " Gib "})).json()
        assert made["token"].startswith("tapete_") and len(made["token"]) == 39
        listed = (await nuria.http.get("/api/programs")).json()
        assert listed == [made["program"]] and listed[0]["name"] == "Gib"
        async with place.club._engine.connect() as connection:
            rows = (await connection.execute(text("SELECT * FROM programs"))).all()
        assert made["token"] not in str(rows) and made["token"][7:] not in str(rows)


async def test_a_program_bids_and_plays_under_its_own_name_marked_as_its_makers(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        assert (await bot.http.get("/api/me")).json() == {"name": "Gib"}
        table_id = await nuria.makes_table(hints=False)
        watcher, guest = await nuria.visits(table_id), await bot.visits(table_id)
        await guest.do(TakeSeat(Seat.EAST))
        await watcher.see(guest.view["version"])
        for view in (watcher.view, guest.view):
            east = view["seats"]["east"]
            assert (east["name"], east["program"]) == ("Gib", {"maker": "Núria", "claims": True})
        await guest.do(BeginRubber())
        await play_with_robots(place, guest, "result", CHANCE)
        assert guest.view["sheet"] is not None


async def test_a_program_sees_its_own_hand_and_no_other(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        guest = await (await place.bot(nuria)).visits(await nuria.makes_table())
        await guest.do(TakeSeat(Seat.EAST))
        await guest.do(BeginRubber())
        await play_with_robots(place, guest, "auction", CHANCE)
        assert [hand["seat"] for hand in guest.view["hands"]] == ["E"]


async def test_a_bad_token_opens_nothing(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        table_id = await nuria.makes_table()
        for token in ("", "tapete_" + "a" * 32, "ñ" * 8, "x" * 5000):
            bot = stranger(place, "x")
            bot.http.headers["authorization"] = f"Bearer {token}"
            answer = await bot.http.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (401, "wire/bad-token")
        socket = stranger(place, "tapete_none").socket(table_id)
        assert (await socket.next())["code"] == "wire/bad-token"
        assert (await socket.next())["type"] == "closed" and socket.close_code == 1008


async def test_another_kind_of_authorization_is_for_the_proxy_in_front(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        nuria.http.headers["authorization"] = "Basic bnVyaWE6eA=="
        assert (await nuria.http.get("/api/me")).json() == {"name": "Núria"}


async def test_a_revoked_program_is_shown_out_and_its_seat_is_held(tmp_path: Path) -> None:
    async with venue(tmp_path, away_seconds=30) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        table_id = await nuria.makes_table()
        host, guest = await nuria.visits(table_id), await bot.visits(table_id)
        await host.do(TakeSeat(Seat.SOUTH))
        await guest.see(host.view["version"])
        await guest.do(TakeSeat(Seat.EAST))
        await host.see(guest.view["version"])
        await host.do(BeginRubber())
        [program] = (await nuria.http.get("/api/programs")).json()
        assert (await nuria.http.delete(f"/api/programs/{program['id']}")).json() == []
        assert (await guest.until("refused"))["code"] == "wire/bad-token"
        assert (await guest.socket.next())["type"] == "closed"
        assert (await bot.http.get("/api/me")).status_code == 401
        await place.settled()
        place.clock.advance(30)
        while not host.view["seats"]["east"]["is_away"]:
            await host.next()
        assert "E" in host.view["may"]["seat_robots"]


async def test_only_its_maker_revokes_a_program(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria, pau = await place.browser().named("Núria"), await place.browser().named("Pau")
        bot = await place.bot(nuria)
        [program] = (await nuria.http.get("/api/programs")).json()
        for other in (pau, bot):
            answer = await other.http.delete(f"/api/programs/{program['id']}")
            assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-program")
        assert (await bot.http.get("/api/me")).status_code == 200


async def test_a_program_changes_no_name_and_makes_no_programs(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        for answer in (
            await bot.http.put("/api/me", json={"name": "Núria"}),
            await bot.http.post("/api/programs", json={"name": "Another"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "programs/not-for-programs")


async def test_a_token_goes_before_a_cookie(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        bot.http.cookies = nuria.http.cookies
        assert (await bot.http.get("/api/me")).json() == {"name": "Gib"}


@pytest.mark.parametrize(("name", "code"), [("", "table/bad-name"), ("gIB", "programs/name-taken")])
async def test_a_program_needs_a_name_of_its_own(tmp_path: Path, name: str, code: str) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        await place.bot(nuria)
        answer = await nuria.http.post("/api/programs", json={"name": name})
        assert answer.json()["code"] == code
        answer = await place.browser().http.post("/api/programs", json={"name": "Gib"})
        assert answer.json()["code"] == "table/no-name"


async def test_there_is_an_end_to_the_programs_of_one_person(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        for number in range(MOST_PROGRAMS):
            await place.bot(nuria, f"Gib {number}")
        answer = await nuria.http.post("/api/programs", json={"name": "One more"})
        assert (answer.status_code, answer.json()["code"]) == (409, "programs/too-many")


async def test_a_program_that_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async with venue(tmp_path, messages_at_once=3, messages_per_second=1) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        codes = [(await bot.http.get("/api/me")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        place.clock.advance(1)
        assert (await bot.http.get("/api/me")).status_code == 200
        assert (await nuria.http.get("/api/me")).status_code == 200, "his maker may go on"


async def test_a_program_is_known_after_a_restart_and_when_it_last_came_in(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
    async with venue(tmp_path) as place:
        again = stranger(place, bot.http.headers["authorization"].removeprefix("Bearer "))
        assert (await again.http.get("/api/me")).json() == {"name": "Gib"}
        [program] = (await place.same(nuria).http.get("/api/programs")).json()
        assert program["used_at"] == place.clock.now()


async def test_what_a_maker_knows_of_a_set_his_program_knows_too(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        nuria = await place.browser().named("Núria")
        bot = await place.bot(nuria)
        body = {"seen": ["N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852"]}
        made = (await nuria.http.post("/api/deals/table", json=body)).raise_for_status().json()
        guest: Guest = await bot.visits(made["id"])
        assert await guest.refused(TakeSeat(Seat.EAST)) == "table/knows-boards"
