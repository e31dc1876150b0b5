import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.in_memory import Browser, venue
from server.play_on import play_until
from tapete import __version__
from tapete.core import Seat
from tapete.server.codec import decoder
from tapete.server.identity import COOKIE
from tapete.server.rest import MOST_LISTED
from tapete.server.store import Store
from tapete.table import DealRecord
from tapete.table.intents import TakeSeat

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def pau(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    """A browser for tests that leave nothing behind."""
    async with venue(tmp_path_factory.mktemp("club")) as place:
        yield await place.browser().named("Pau")


async def test_somebody_new_is_given_a_cookie_and_has_no_name(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        browser = place.browser()
        answer = await browser.http.get("/api/me")
        assert answer.json() == {"name": None}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
        assert "set-cookie" not in (await browser.http.get("/api/me")).headers


async def test_behind_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    async with venue(tmp_path, secure_cookies=True) as place:
        answer = await place.browser().http.get("/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()


async def test_a_name_is_kept_tidied(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        browser = place.browser()
        answer = await browser.http.put("/api/me", json={"name": "  Núria   Pons "})
        assert answer.json() == {"name": "Núria Pons"}
        assert (await browser.http.get("/api/me")).json() == {"name": "Núria Pons"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0000b", "a\u202eb", "\u200b"])
async def test_a_name_that_cannot_be_read_is_refused(pau: Browser, name: str) -> None:
    answer = await pau.http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "table/bad-name")


async def test_a_table_needs_a_host_with_a_name(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        answer = await place.browser().http.post("/api/tables", json={"form": "rubber"})
        assert (answer.status_code, answer.json()["code"]) == (403, "table/no-name")


async def test_a_new_tables_path_is_its_invitation(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        browser = await place.browser().named("Pau")
        answer = await browser.http.post("/api/tables", json={"form": "rubber", "options": {"hints": False}})
        assert answer.status_code == 201
        made = answer.json()
        assert made["path"] == f"/t/{made['id']}"
        guest = await (await place.browser().named("Mar")).visits(made["id"])
        assert guest.view["options"]["hints"] is False
        assert guest.view["options"]["tempo"] == 1000


MALFORMED: list[Any] = [
    {},
    {"form": "whist"},
    {"form": "rubber", "options": {"tempo": -1}},
    {"form": "rubber", "options": {"tempo": 10_001}},
    {"form": "rubber", "options": {"undo": "always"}},
    {"form": "rubber", "options": {"nonsense": True}},
    {"form": "rubber", "more": 1},
    [],
    None,
    "rubber",
]


@pytest.mark.parametrize("body", MALFORMED)
async def test_a_table_that_cannot_be_made_is_refused_with_the_place(pau: Browser, body: object) -> None:
    answer = await pau.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/malformed")
    assert "(" in answer.json()["text"]["ca"]


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[" * 50_000, b'{"name":"' + b"x" * 1000])
async def test_a_body_that_cannot_be_read_is_refused(pau: Browser, content: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = await pau.http.put("/api/me", content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/malformed")


async def test_a_body_over_64_kilobytes_is_refused(pau: Browser) -> None:
    answer = await pau.http.put("/api/me", json={"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "wire/too-large")


async def test_my_tables_are_those_that_i_made_or_sat_at(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host, friend = await place.browser().named("Pau"), await place.browser().named("Mar")
        table_id = await host.makes_table()
        assert await tables(friend) == []
        guest = await friend.visits(table_id)
        await guest.do(TakeSeat(Seat.EAST))
        for browser in (host, friend):
            assert await tables(browser) == [
                {
                    "id": table_id,
                    "path": f"/t/{table_id}",
                    "form": "rubber",
                    "phase": "seating",
                    "rubber": 0,
                    "deal": 0,
                    "names": {"north": None, "east": "Mar", "south": None, "west": None},
                    "is_over": False,
                    "is_practice": False,
                }
            ]


async def test_only_the_latest_tables_are_listed(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        made = []
        for _ in range(MOST_LISTED + 1):
            place.clock.advance(1)
            made.append(await host.makes_table())
        assert [table["id"] for table in await tables(host)] == made[:0:-1]


async def tables(browser: Browser) -> Any:
    return (await browser.http.get("/api/tables")).json()


@pytest.mark.thorough
async def test_a_deal_is_shown_once_it_is_over(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guests = await place.begun()
        path = f"/api/tables/{table_id}/deals/1/1"
        anyone = place.browser()
        await play_until(guests, "auction", Random(1))
        answer = await anyone.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-deal")
        await play_until(guests, "result", Random(1))
        record = decoder(DealRecord).decode((await anyone.http.get(path)).content)
        assert sum(map(len, record.hands)) == 52


@pytest.mark.thorough
async def test_a_deal_of_a_table_without_watchers_is_its_players_own(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guests = await place.begun(watchers=False)
        await play_until(guests, "result", Random(1))
        path = f"/api/tables/{table_id}/deals/1/1"
        answer = await place.browser().http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "table/no-watchers")
        assert (await place.browsers[Seat.WEST].http.get(path)).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nowhere/deals/1/1", 404, "wire/unknown-table"),
        ("GET", "/api/tables/nowhere/deals/one/1", 404, "wire/unknown-path"),
        ("GET", "/api/nonsense", 404, "wire/unknown-path"),
        ("GET", "/assets/nonsense.js", 404, "wire/unknown-path"),
        ("GET", "/assets/%2e%2e/%2e%2e/etc/passwd", 404, "wire/unknown-path"),
        ("DELETE", "/api/me", 405, "wire/method"),
        ("POST", "/api/nonsense", 404, "wire/unknown-path"),
    ],
)
async def test_what_is_not_there_is_said_not_to_be(
    pau: Browser, method: str, path: str, status: int, code: str
) -> None:
    answer = await pau.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert all(answer.json()["text"].values())


async def test_a_fault_of_ours_is_told_without_its_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret of the house")

    async with venue(tmp_path) as place:
        monkeypatch.setattr(Store, "answers", fail)
        answer = await place.browser().http.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (500, "table/fault")
        assert "secret" not in answer.text


async def test_the_server_says_that_it_is_well(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        answer = await place.browser().http.get("/healthz")
        assert answer.json() == {"status": "ok", "version": __version__}


async def test_prometheus_reads_how_many_moves_there_were(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        await place.four()
        page = (await place.browser().http.get("/metrics")).text
        assert 'tapete_moves_total{by="person"} 4.0' in page
        assert "tapete_connections 4.0" in page
        assert "tapete_tables_in_memory 1.0" in page


PATHS = {
    "/api/deals",
    "/api/deals/file",
    "/api/deals/table",
    "/api/laws",
    "/api/me",
    "/api/pads",
    "/api/pads/{pad_id}",
    "/api/pads/{pad_id}/commands",
    "/api/pads/{pad_id}/evening.pdf",
    "/api/pads/{pad_id}/export.csv",
    "/api/pads/{pad_id}/preview",
    "/api/practice",
    "/api/invitations",
    "/api/programs",
    "/api/programs/{program_id}",
    "/api/rules/{form}",
    "/api/sets/{table_id}/{unit}",
    "/api/sets/{table_id}/{unit}/field",
    "/api/tables",
    "/api/system/{book}",
    "/api/system/{book}/card.pdf",
    "/api/tables/{table_id}/auction/{place}/card",
    "/api/tables/{table_id}/practice/bidding",
    "/api/tables/{table_id}/reports",
    "/api/tables/{table_id}/reports.json",
    "/api/tables/{table_id}/deals/{rubber}/{place}",
    "/api/tables/{table_id}/invitations",
    "/api/tables/{table_id}/print/{unit}/deals.pdf",
    "/api/tables/{table_id}/print/{unit}/sheet.pdf",
    "/api/tables/{table_id}/deals/{rubber}/{place}/analysis",
    "/api/tables/{table_id}/deals/{rubber}/{place}/grading",
    "/api/files",
    "/api/files/{file_id}",
    "/api/files/{file_id}/as/{form}",
    "/api/files/{file_id}/boards/{place}",
    "/api/files/{file_id}/boards/{place}/analysis",
    "/api/files/{file_id}/boards/{place}/grading",
    "/api/files/{file_id}/print.pdf",
    "/healthz",
}


async def test_the_api_has_these_paths_and_no_others(pau: Browser) -> None:
    routes = {route.path_format for route in pau._app.routes}
    assert {path for path in routes if path.startswith("/api/") or path in PATHS} == PATHS


@pytest.mark.thorough
async def test_the_api_describes_itself(pau: Browser) -> None:
    schema = (await pau.http.get("/schema/openapi.json")).json()
    assert set(schema["paths"]) == PATHS


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/api/nonsense", "/healthz", pytest.param("/schema", marks=pytest.mark.thorough)],
)
async def test_every_answer_keeps_the_page_to_itself(pau: Browser, path: str) -> None:
    headers = (await pau.http.get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "http" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


async def test_a_cookie_that_we_did_not_write_is_replaced(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        headers = {"cookie": f"{COOKIE}={os.urandom(8).hex()}.x"}
        answer = await place.browser().http.get("/api/me", headers=headers)
        assert COOKIE in answer.cookies
