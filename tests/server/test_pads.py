"""Score pads over REST: begun, written on, read, taken away; what was answered is on disk."""

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.in_memory import Browser, venue
from tapete.pad.commands import OpenPad, PadPlayer
from tapete.scoring import Form
from tapete.server.clock import SystemClock
from tapete.server.codec import decoder
from tapete.server.pad_bodies import MOST_COMMANDS, PadCommands, PadCommandSent, PadStatus
from tapete.server.pad_rest import MOST_PADS_LISTED
from tapete.server.pad_store import PadStore
from tapete.server.pads import Pads
from tapete.server.refusal import Refusal

pytestmark = pytest.mark.anyio

SEATS = {"north": "A", "east": "B", "south": "C", "west": "D"}
START = {"type": "start-unit", "unit": "u1", "seats": SEATS}
ID = "telephone1234567"


def new(form: str = "rubber", players: str = "ABCD", **more: object) -> dict[str, Any]:
    """The body that begins a pad."""
    named = [{"id": one, "name": f"{one}na"} for one in players]
    return {"pad": {"type": "open-pad", "form": form, "players": named}, **more}


def deal(name: str, contract: str = "4H", tricks: int | None = 10, **more: object) -> dict[str, Any]:
    """The command that enters a deal."""
    result = (
        {"contract": contract}
        if contract == "pass"
        else {"contract": contract, "declarer": "S", "tricks": tricks}
    )
    return {"type": "enter-deal", "unit": "u1", "deal": name, "result": result, **more}


def sent(*commands: dict[str, Any], named: str = "c") -> dict[str, Any]:
    """Commands with ids."""
    return {
        "commands": [{"command_id": f"{named}{n}", "command": each} for n, each in enumerate(commands, 1)]
    }


@pytest.fixture(scope="module")
async def pau(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    """A browser for tests that do not mind each other's pads."""
    async with venue(tmp_path_factory.mktemp("club")) as place:
        yield place.browser()


async def begun(browser: Browser, **how: Any) -> str:
    """The path of a new pad, in REST."""
    answer = await browser.http.post("/api/pads", json=new(**how))
    assert answer.status_code == 201, answer.text
    return f"/api/pads/{answer.json()['id']}"


async def write(browser: Browser, pad: str, *commands: dict[str, Any], named: str = "c") -> dict[str, Any]:
    """Write, and see what became of it."""
    answer = await browser.http.post(f"{pad}/commands", json=sent(*commands, named=named))
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def statuses(told: dict[str, Any]) -> list[str]:
    return [one["status"] for one in told["answers"]]


async def test_a_new_pads_path_is_its_invitation(pau: Browser) -> None:
    made = (await pau.http.post("/api/pads", json=new(players="ABCDE"))).json()
    assert made["path"] == f"/pad/{made['id']}"
    assert made["view"]["version"] == 1 and made["view"]["proposal"]["sits_out"] == ["E"]
    assert (await pau.http.get(f"/api/pads/{made['id']}")).json() == made["view"]


async def test_a_pad_begun_out_of_reach_is_sent_again_and_begun_once(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        browser = place.browser()
        first, again = [await browser.http.post("/api/pads", json=new(id=ID)) for _ in range(2)]
        assert first.status_code == again.status_code == 201 and first.json() == again.json()
        assert first.json()["id"] == ID
        other = await place.browser().http.post("/api/pads", json=new("chicago", id=ID))
        assert (other.status_code, other.json()["code"]) == (409, "pad/id-taken")


async def test_written_on_since_it_is_still_the_pad_that_was_begun(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pad = await begun(place.browser(), id=ID)
        await write(place.browser(), pad, START, deal("d1"))
        answer = await place.browser().http.post("/api/pads", json=new(id=ID))
        assert answer.status_code == 201 and answer.json()["view"]["version"] == 3


MALFORMED: list[Any] = [
    {},
    [],
    new("whist"),
    new(id="short"),
    new(id="UPPER-case-and-signs"),
    new(id="x" * 33),
    new(id="telephone1234567\n"),
    {"pad": {"type": "start-unit", "unit": "u1", "seats": SEATS}},
    {"pad": {**new()["pad"], "players": [{"id": "A"}]}},
    {"pad": {**new()["pad"], "players": [{"id": "A", "name": "x" * 201}]}},
    {"pad": {**new()["pad"], "chicago": {"vulnerable": "nobody"}}},
    {"pad": {**new()["pad"], "secret": True}},
]


@pytest.mark.parametrize("body", MALFORMED)
async def test_what_is_no_pad_is_refused(pau: Browser, body: Any) -> None:
    answer = await pau.http.post("/api/pads", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/malformed")


async def test_players_that_cannot_be_are_refused_in_three_languages(pau: Browser) -> None:
    answer = await pau.http.post("/api/pads", json=new(players="ABC"))
    assert (answer.status_code, answer.json()["code"]) == (400, "pad/players")
    assert set(answer.json()["text"]) == {"es", "ca", "en"}


async def test_whoever_has_the_link_writes_and_all_see_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pau, mar = place.browser(), place.browser()
        pad = await begun(pau)
        told = await write(mar, pad, START, deal("d1"))
        assert statuses(told) == ["done", "done"] and [one["version"] for one in told["answers"]] == [2, 3]
        assert (await pau.http.get(pad)).json() == told["view"]


async def test_commands_sent_again_are_answered_as_the_first_time(pau: Browser) -> None:
    pad = await begun(pau)
    first = await write(pau, pad, START, deal("d1"))
    again = await write(pau, pad, START, deal("d1"), deal("d2"))
    assert again["answers"][:2] == first["answers"]
    assert again["view"]["version"] == 4 and len(again["view"]["units"][0]["deals"]) == 2


async def test_after_one_that_is_refused_the_others_wait(pau: Browser) -> None:
    pad = await begun(pau)
    told = await write(pau, pad, START, deal("d1", tricks=14), deal("d2"))
    assert statuses(told) == ["done", "refused", "waiting"]
    problem = told["answers"][1]["problem"]
    assert (problem["code"], problem["law"]) == ("pad/tricks", 1)
    assert all("14" in text for text in problem["text"].values())
    mended = await write(pau, pad, deal("d1"), deal("d2"), named="mended")
    assert statuses(mended) == ["done", "done"] and mended["view"]["units"][0]["is_over"]


async def test_a_correction_in_whose_way_others_are_names_them(pau: Browser) -> None:
    pad = await begun(pau)
    await write(pau, pad, START, deal("d1"), deal("d2", "2H", 8), deal("d3", "pass"))
    correction = {"type": "correct-deal", "deal": "d2", "result": deal("d2")["result"]}
    [answer] = (await write(pau, pad, correction, named="right"))["answers"]
    assert (answer["status"], answer["problem"]["code"], answer["deals"]) == (
        "refused",
        "pad/ends-before",
        ["d3"],
    )


BAD_COMMANDS: list[Any] = [
    {"type": "burn"},
    {"type": "open-pad", "form": "rubber", "players": []},
    deal("d1", contract="x" * 65),
    deal("x" * 65),
    deal("café"),
    {**deal("d1"), "result": {"contract": "4H", "declarer": "X", "tricks": 10}},
    {**deal("d1"), "result": {"contract": "4H", "declarer": "S", "tricks": 10**30}},
    {**START, "seats": {"north": "A"}},
    {"type": "record-ruling", "ruling": "r", "deal": "d1", "irregularity": "", "points": 10**6},
]


@pytest.mark.parametrize("command", BAD_COMMANDS)
async def test_a_command_that_is_none_is_refused_with_its_place(pau: Browser, command: Any) -> None:
    pad = await begun(pau)
    answer = await pau.http.post(f"{pad}/commands", json=sent(START, command))
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/malformed")
    assert "commands" in answer.json()["text"]["en"]
    assert (await pau.http.get(pad)).json()["version"] == 1


async def test_a_long_queue_is_sent_in_several_requests(pau: Browser) -> None:
    pad = await begun(pau)
    too_many = [{"type": "rename-player", "player": "A", "name": f"A{n}"} for n in range(MOST_COMMANDS + 1)]
    answer = await pau.http.post(f"{pad}/commands", json=sent(*too_many))
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/malformed")
    assert statuses(await write(pau, pad, *too_many[1:])) == ["done"] * MOST_COMMANDS
    long = {"type": "remove-deal", "deal": "d1", "note": "x" * 70_000}
    answer = await pau.http.post(f"{pad}/commands", json=sent(long))
    assert (answer.status_code, answer.json()["code"]) == (413, "wire/too-large")


@pytest.mark.parametrize("path", ["nosuchpad", "UPPER", "a.b", "x" * 40])
async def test_a_pad_that_is_not_there_is_said_not_to_be(pau: Browser, path: str) -> None:
    answers = [
        await pau.http.get(f"/api/pads/{path}"),
        await pau.http.post(f"/api/pads/{path}/commands", json=sent(START)),
        await pau.http.post(f"/api/pads/{path}/preview", json={"command": deal("d1")}),
        await pau.http.get(f"/api/pads/{path}/export.csv"),
    ]
    assert {(one.status_code, one.json()["code"]) for one in answers} == {(404, "wire/unknown-pad")}


async def test_whoever_has_this_version_is_told_that_nothing_changed(pau: Browser) -> None:
    pad = await begun(pau)
    etag = (await pau.http.get(pad)).headers["etag"]
    unchanged = await pau.http.get(pad, headers={"if-none-match": etag})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    await write(pau, pad, START)
    changed = await pau.http.get(pad, headers={"if-none-match": etag})
    assert changed.status_code == 200 and changed.headers["etag"] != etag


async def test_a_deal_is_told_before_it_is_written(pau: Browser) -> None:
    pad = await begun(pau)
    await write(pau, pad, START)
    told = (await pau.http.post(f"{pad}/preview", json={"command": deal("d1")})).json()
    assert (told["totals"], told["wins_game"], told["ends_unit"]) == ({"ns": 120, "ew": 0}, "NS", False)
    refused = await pau.http.post(f"{pad}/preview", json={"command": deal("d1", tricks=14)})
    assert (refused.status_code, refused.json()["code"]) == (400, "pad/tricks")
    assert (await pau.http.get(pad)).json()["version"] == 2


async def test_a_pad_is_taken_away_for_a_spreadsheet(pau: Browser) -> None:
    pad = await begun(pau)
    await write(pau, pad, START, deal("d1"), deal("d2"))
    answer = await pau.http.get(f"{pad}/export.csv", params={"language": "es"})
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    told = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert told[1][9:15] == ["4♥", "S", "10", "", "120", "0"] and told[-4][:4] == ["Ana", "1", "940", "9"]
    assert (await pau.http.get(f"{pad}/export.csv", params={"language": "fr"})).status_code == 400


async def test_my_pads_are_those_that_i_began_or_wrote_on_the_last_written_first(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pau, mar = place.browser(), place.browser()
        first = await begun(pau)
        place.clock.advance(10)
        second = await begun(mar, form="chicago")
        place.clock.advance(10)
        await write(pau, second, START)
        await write(pau, first, {"type": "rename-player", "player": "A", "name": "Núria"})
        await pau.http.get(await begun(mar))
        listed = (await pau.http.get("/api/pads")).json()
        assert [f"/api/pads/{one['id']}" for one in listed] == sorted([first, second])
        one = next(one for one in listed if f"/api/pads/{one['id']}" == second)
        assert (one["form"], one["names"], one["units"], one["is_ended"]) == (
            "chicago",
            ["Ana", "Bna", "Cna", "Dna"],
            1,
            False,
        )
        assert one["written_at"] - one["begun_at"] == 10 and one["path"] == f"/pad/{one['id']}"
        assert (await place.browser().http.get("/api/pads")).json() == []


@pytest.mark.thorough
async def test_no_more_pads_are_listed_than_one_would_read(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pau = place.browser()
        for _ in range(MOST_PADS_LISTED + 1):
            await begun(pau)
        assert len((await pau.http.get("/api/pads")).json()) == MOST_PADS_LISTED


async def test_a_pad_outlives_the_server(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pad = await begun(place.browser())
        told = await write(place.browser(), pad, START, deal("d1"))
    async with venue(tmp_path) as place:
        assert (await place.browser().http.get(pad)).json() == told["view"]
        again = await write(place.browser(), pad, START, deal("d1"))
        assert again == told


async def test_telephones_that_write_at_once_wait_for_each_other(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pad = await begun(place.browser(), players="ABCDEF")
        names = [
            {"type": "rename-player", "player": one, "name": f"{one}a {n}"}
            for n in range(3)
            for one in "ABCDEF"
        ]
        browsers = [place.browser() for _ in names]
        await asyncio.gather(
            *(
                write(one, pad, name, named=f"{n}")
                for n, (one, name) in enumerate(zip(browsers, names, strict=True))
            )
        )
        assert (await place.browser().http.get(pad)).json()["version"] == 1 + len(names)


async def test_two_servers_on_one_database_lose_and_double_nothing(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        clock, store = SystemClock(), PadStore(place.club.store)
        one, other = (Pads(store, clock, 10) for _ in range(2))
        players = tuple(PadPlayer(name, name) for name in "ABCD")
        live = await one.begin(OpenPad(Form.RUBBER, players), ID, "pau")
        queue = decoder(PadCommands).decode(json.dumps(sent(START, deal("d1"), deal("d2"))))
        both = await asyncio.gather(
            *(pads.write(ID, queue.commands, "pau") for pads in (one, other, one, other))
        )
        assert all(answers == both[0] for answers in both)
        assert {answer.status for answer in both[0]} == {PadStatus.DONE}
        assert (await other.get(ID)).pad == (await one.get(ID)).pad and live.pad.version == 4


async def test_a_pad_that_others_never_let_go_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with venue(tmp_path) as place:
        pads = place.club.pads
        players = tuple(PadPlayer(name, name) for name in "ABCD")
        await pads.begin(OpenPad(Form.RUBBER, players), ID, "pau")
        monkeypatch.setattr("tapete.server.pads._ATTEMPTS", 0)
        [command] = decoder(PadCommands).decode(json.dumps(sent(START))).commands
        with pytest.raises(Refusal) as caught:
            await pads.write(ID, (command,), "pau")
        assert caught.value.code == "table/busy"
        assert isinstance(command, PadCommandSent)


async def test_pads_used_longest_ago_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with venue(tmp_path, cached_tables=2) as place:
        pau = place.browser()
        pads = [await begun(pau) for _ in range(4)]
        assert [(await pau.http.get(pad)).json()["version"] for pad in pads] == [1] * 4
        assert len(place.club.pads) == 2


async def test_a_whole_evening_of_duplicate_over_the_wire(pau: Browser) -> None:
    pad = await begun(pau, form="duplicate")
    changed = {"north": "B", "east": "A", "south": "D", "west": "C"}
    told = await write(
        pau,
        pad,
        {"type": "start-boards", "unit": "u1", "boards": 1, "halves": [SEATS, changed]},
        deal("d1", board=1, half=1),
        deal("d2", tricks=9, board=1, half=2),
        {"type": "end-evening"},
    )
    [unit] = told["view"]["units"]
    assert [(line["worth_ns"], line["worth_ew"]) for line in unit["travellers"][0]["lines"]] == [
        (10, -10),
        (-10, 10),
    ]
    assert [pair["place"] for pair in unit["pairs"]] == ["1", "2"] and told["view"]["ended"] is not None


async def test_the_answers_are_not_kept_by_a_cache(pau: Browser) -> None:
    pad = await begun(pau)
    answers: list[httpx.Response] = [await pau.http.get("/api/pads"), await pau.http.get(f"{pad}/export.csv")]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    assert (await pau.http.get(pad)).headers["cache-control"] == "no-cache"
