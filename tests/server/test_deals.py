"""Deals over REST: found, told what is wrong, given as a file, laid on a table that may be played."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.in_memory import Browser, venue
from server.sets import plays, plays_out
from tapete.core import BySeat, Deal, PartialDeal, Seat
from tapete.dealing import EXAMPLES, FUNCTIONS, Swap, deals, given_cards
from tapete.formats.catalogue import FORMATS
from tapete.server import deal_job
from tapete.server.deal_bodies import MOST_SEED
from tapete.table.intents import TakeSeat

pytestmark = pytest.mark.anyio
A = "hcp(N) in 15..17 and balanced(N)"


async def asks(browser: Browser, path: str = "/api/deals", **asked: Any) -> tuple[int, Any]:
    answer = await browser.http.post(path, json=asked)
    is_json = answer.headers["content-type"].startswith("application/json")
    return answer.status_code, answer.json() if is_json else answer.content


async def test_deals_are_found_under_a_condition_and_are_those_of_the_seed(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        status, found = await asks(place.browser(), where=A, count=3, seed=7)
        expected = deals(A, 3, 7)
        assert status == 200
        assert [deal["text"] for deal in found["deals"]] == [str(deal) for deal in expected.deals]
        assert (found["seed"], found["tries"], found["wanted"]) == (7, expected.tries, 3)
        assert found["ended"] == "found"
        first = found["deals"][0]
        assert (first["board"], first["dealer"], first["vulnerability"]) == (1, "N", "None")
        north = expected.deals[0][Seat.NORTH]
        assert first["hands"]["north"] == [str(card) for card in north] and first["hcp"]["north"] == north.hcp


async def test_without_a_condition_and_a_seed_eight_deals_come_by_chance(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        browser = place.browser()
        (_, one), (_, other) = await asks(browser), await asks(browser, where=" \n")
        assert len(one["deals"]) == 8 and one["deals"] != other["deals"]
        assert 0 <= one["seed"] <= MOST_SEED and one["tries"] == 8
        _, again = await asks(browser, seed=one["seed"])
        assert again["deals"] == one["deals"]


async def test_given_cards_are_dealt_to_their_seats(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        given = {"north": "AKQ...", "east": "", "south": "SJ", "west": ""}
        _, found = await asks(place.browser(), given=given, count=1, seed=3)
        known = given_cards(BySeat("AKQ...", "", "SJ", ""))
        assert found["deals"][0]["text"] == str(deals(None, 1, 3, given=known).deals[0])


async def test_a_fault_in_the_condition_is_told_with_its_place(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        status, problem = await asks(place.browser(), where="balanced(N)\nand hpc(S) > 3")
        assert (status, problem["code"]) == (400, "condition/unknown")
        assert (problem["line"], problem["column"], problem["length"], problem["seat"]) == (2, 5, 3, None)
        assert problem["text"]["es"] == "nada se llama «hpc»; ¿hcp?"


async def test_a_fault_in_given_cards_is_told_with_their_seat(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        given = {"north": "SA", "east": "", "south": "SA", "west": ""}
        status, problem = await asks(place.browser(), given=given)
        assert (status, problem["code"], problem["seat"], problem["line"]) == (400, "given/twice", "S", 0)


async def test_what_is_out_of_bounds_is_refused(tmp_path: Path) -> None:
    out_of_bounds: list[dict[str, object]] = [
        {"count": 0},
        {"count": 101},
        {"seed": -1},
        {"seed": 2**53},
        {"where": "x" * 10_001},
        {"tries": 0},
        {"swap": "NS"},
        {"x": 1},
    ]
    async with venue(tmp_path) as place:
        for asked in out_of_bounds:
            status, problem = await asks(place.browser(), "/api/deals", **asked)
            assert (status, problem["code"]) == (400, "wire/malformed"), asked


async def test_when_the_time_is_over_there_is_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_job, "SECONDS", 0)
    async with venue(tmp_path) as place:
        status, found = await asks(place.browser(), where="hcp(N) = 37", seed=1)
        assert (status, found["deals"], found["ended"]) == (200, [], "time")
        assert found["tries"] > 0


async def test_when_the_tries_are_over_there_is_what_was_found(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, found = await asks(place.browser(), where=A, count=100, seed=1, tries=500)
        expected = deals(A, 100, 1, most_tries=500)
        assert (len(found["deals"]), found["tries"], found["ended"]) == (len(expected.deals), 500, "tries")


async def test_hands_change_places(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, found = await asks(place.browser(), count=6, seed=1, swap="all")
        expected = deals(None, 6, 1, swap=Swap.ALL)
        assert [deal["text"] for deal in found["deals"]] == [str(deal) for deal in expected.deals]
        given = {"north": "SA", "east": "", "south": "", "west": "SK"}
        status, problem = await asks(place.browser(), given=given, swap="EW")
        assert (status, problem["code"], problem["seat"]) == (400, "given/swap", "W")


async def test_tricks_with_all_cards_in_view_are_asked_of_the_solver(tmp_path: Path) -> None:
    text = str(deals(None, 1, 1).deals[0])
    hands = Deal.parse(text).hands
    given = {seat.name.lower(): str(hand) for seat, hand in hands.items()}
    async with venue(tmp_path) as place:
        where = "dd(N, NT) + dd(E, NT) <= 13 and dd(N, NT) in 0..13"
        _, found = await asks(place.browser(), where=where, given=given, count=2, seed=1)
        assert [deal["text"] for deal in found["deals"]] == [text, text]


async def test_one_asks_once_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_job, "SECONDS", 0.05)
    async with venue(tmp_path) as place:
        browser = place.browser()
        await browser.http.get("/api/me")
        both = await asyncio.gather(*(asks(browser, where="hcp(N) = 37") for _ in range(2)))
        assert sorted(status for status, _ in both) == [200, 429]
        assert (await asks(browser, count=1))[0] == 200


async def test_the_language_and_the_formats_are_told(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        told = (await place.browser().http.get("/api/deals")).json()
        assert [example["id"] for example in told["examples"]] == [example.id for example in EXAMPLES]
        assert [one["example"] for one in told["functions"]] == [one.example for one in FUNCTIONS.values()]
        assert {"pbn", "lin"} <= set(told["formats"])


@pytest.mark.parametrize("name", ["pbn", "lin", "bri"])
async def test_deals_come_as_a_file(tmp_path: Path, name: str) -> None:
    async with venue(tmp_path) as place:
        texts = [str(deal) for deal in deals(None, 2, 1).deals]
        answer = await place.browser().http.post("/api/deals/file", json={"format": name, "deals": texts})
        assert f'filename="tapete-deals.{name}"' in answer.headers["content-disposition"]
        read = FORMATS[name].read
        assert read is not None
        filed = [board.record.deal for board in read(answer.content).boards]
        assert filed == [PartialDeal(Deal.parse(text).hands) for text in texts]


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"format": "nonsense", "deals": [str(Deal.from_number(1))]}, 404, "deals/unknown-format"),
        ({"format": "pbn", "deals": ["nonsense"]}, 400, "wire/malformed"),
        ({"format": "pbn", "deals": []}, 400, "wire/malformed"),
    ],
)
async def test_a_file_that_cannot_be_made_is_refused(
    tmp_path: Path, asked: dict[str, object], status: int, code: str
) -> None:
    async with venue(tmp_path) as place:
        told, problem = await asks(place.browser(), "/api/deals/file", **asked)
        assert (told, problem["code"]) == (status, code)


async def test_whoever_has_seen_the_boards_lays_them_out_for_others(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        teacher, ana = await place.browser().named("Marta"), await place.browser().named("Ana")
        _, found = await asks(teacher, where=A, count=2, seed=1)
        texts = [deal["text"] for deal in found["deals"]]
        status, made = await asks(teacher, "/api/deals/table", seen=texts, options={"tempo": 0})
        assert status == 201
        guest = await teacher.visits(made["id"])
        assert await guest.refused(TakeSeat(Seat.NORTH)) == "table/knows-boards"
        await plays_out(place, ana, made["id"])
        done = (await ana.http.get(f"/api/tables/{made['id']}/deals/1/1")).json()
        north = Deal.parse(texts[0])[Seat.NORTH]
        assert set(done["hands"]["north"]) == {str(card) for card in north}
        results = (await teacher.http.get(f"/api/sets/{made['id']}/1")).json()
        assert len(results["travellers"]) == 2 and results["side"] is None


async def test_boards_that_nobody_has_seen_may_be_played_by_whoever_asked(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        _, made = await asks(
            ana, "/api/deals/table", unseen={"where": A, "count": 2, "seed": 1}, options={"tempo": 0}
        )
        await plays(place, ana, made["id"], 1)
        done = (await ana.http.get(f"/api/tables/{made['id']}/deals/1/1")).json()
        assert 15 <= done["hcp"]["north"] <= 17
        seeded = deals(A, 1, 1).deals[0]
        assert set(done["hands"]["north"]) != {str(card) for card in seeded[Seat.NORTH]}


async def test_a_table_whose_boards_are_none_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong: list[tuple[dict[str, object], int, str]] = [
        ({}, 400, "wire/malformed"),
        ({"seen": ["nonsense"]}, 400, "wire/malformed"),
        ({"unseen": {"count": 37}}, 400, "wire/malformed"),
        ({"unseen": {"where": "hcp("}}, 400, "condition/expected"),
        ({"unseen": {"where": "hcp(N) = 37", "count": 1}}, 409, "deals/not-enough"),
    ]
    monkeypatch.setattr(deal_job, "SECONDS", 0)
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        for asked, status, code in wrong:
            told, problem = await asks(ana, "/api/deals/table", **asked)
            assert (told, problem["code"]) == (status, code), asked
        assert (await ana.http.get("/api/tables")).json() == []


async def test_who_makes_a_table_has_said_his_name(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        status, problem = await asks(place.browser(), "/api/deals/table", unseen={"count": 1})
        assert (status, problem["code"]) == (403, "table/no-name")
