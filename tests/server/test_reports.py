"""A call is reported with a remark: kept with deal and row, read by the owner once the deal is over."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.in_memory import Browser, venue
from server.play_on import play_with_robots
from server.sets import opens, played_set, plays, sits
from tapete.core import Call, Deal, Seat
from tapete.server.codec import decoder
from tapete.server.report_bodies import ReportsSeen
from tapete.server.report_office import MOST_OF_A_PERSON
from tapete.table import Phase
from tapete.table.intents import BeginPosition, MakeCall

pytestmark = pytest.mark.anyio

DEAL = str(Deal.from_number(7**30))
REMARK = "I hold five spades and it says four"


async def reports(browser: Browser, table_id: str, **changes: Any) -> Any:
    body = {"unit": 1, "place": 1, "call": 0, "remark": REMARK} | changes
    return await browser.http.post(f"/api/tables/{table_id}/reports", json=body)


async def read(browser: Browser, table_id: str) -> ReportsSeen:
    answer = await browser.http.get(f"/api/tables/{table_id}/reports")
    seen: ReportsSeen = decoder(ReportsSeen).decode(answer.raise_for_status().content)
    return seen


async def practising(browser: Browser, **asked: Any) -> str:
    body = {"seen": [DEAL], "seat": "N", "options": {"tempo": 0, "skill": "quick"}} | asked
    answer = await browser.http.post("/api/practice", json=body)
    return str(answer.raise_for_status().json()["id"])


async def test_a_finished_deal_keeps_its_cards_its_auction_the_row_and_the_remark(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        done = (await place.club.tables.get(table_id)).state.finished[0]
        assert (await reports(ana, table_id, call=1, remark="  too\n weak ")).status_code == 201
        (seen,) = (await read(ana, table_id)).reports
        assert (seen.by, seen.remark, seen.at) == ("Ana", "too weak", place.clock.now())
        assert seen.reported is not None
        assert seen.reported.deal == str(done.deal)
        assert [each.call for each in seen.reported.auction] == list(done.auction.calls)
        assert (seen.reported.call, seen.reported.seat) == (done.auction.calls[1], Seat.EAST)
        assert seen.reported.row is not None
        assert seen.has_page


async def test_a_deal_that_was_only_bid_has_no_page_to_be_looked_at(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        table_id = await practising(ana, is_bidding_only=True)
        guest = await ana.visits(table_id)
        await play_with_robots(place, guest, "result", Random(5))
        state = (await place.club.tables.get(table_id)).state
        assert (await reports(ana, table_id, unit=state.rubber, place=state.place)).status_code == 201
        (seen,) = (await read(ana, table_id)).reports
        assert seen.reported is not None and not seen.has_page


async def test_until_the_deal_is_over_nothing_of_it_is_read_not_even_the_remark(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        table_id = await practising(ana)
        live = await place.club.tables.get(table_id)
        guest = await ana.visits(table_id)
        await guest.do(MakeCall(Call.parse("1C")))
        assert (await reports(ana, table_id)).status_code == 201
        for path in ("reports", "reports.json"):
            answer = await ana.http.get(f"/api/tables/{table_id}/{path}")
            assert REMARK not in answer.text and DEAL not in answer.text
            (seen,) = answer.json()["reports"]
            assert (seen["reported"], seen["remark"]) == (None, "")
        await guest.do(BeginPosition(0))
        assert live.state.phase is Phase.AUCTION
        (again,) = (await read(ana, table_id)).reports
        assert again.reported is None, "the same deal lies on the table again"


async def test_whoever_has_yet_to_play_the_board_elsewhere_reads_nothing_of_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        pau = await place.browser().named("Pau")
        again = await opens(pau, 1, again=table_id)
        mar = await place.browser().named("Mar")
        await sits(mar, again)
        await plays(place, mar, again, 1)
        assert (await reports(mar, again)).status_code == 201
        third = await opens(ana, 1, again=table_id)
        await sits(pau, third)
        (sealed,) = (await read(pau, again)).reports
        assert sealed.reported is None
        await plays(place, pau, third, 1)
        (seen,) = (await read(pau, again)).reports
        assert seen.reported is not None


async def test_nobody_but_the_owner_of_the_table_reads_reports(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        pau = await place.browser().named("Pau")
        assert (await reports(pau, table_id)).status_code == 201
        answer = await pau.http.get(f"/api/tables/{table_id}/reports")
        assert (answer.status_code, answer.json()["code"]) == (403, "reports/not-yours")
        assert [each.by for each in (await read(ana, table_id)).reports] == ["Pau"]


async def test_the_list_is_to_be_had_as_a_file(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        await reports(ana, table_id)
        answer = await ana.http.get(f"/api/tables/{table_id}/reports.json")
        assert "attachment" in answer.headers["content-disposition"]
        assert decoder(ReportsSeen).decode(answer.content) == await read(ana, table_id)


async def test_a_call_is_reported_by_somebody_with_a_name_who_may_see_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, table_id = await played_set(place, "Ana", boards=1, watchers=False)
        assert (await reports(place.browser(), table_id)).json()["code"] == "table/no-name"
        pau = await place.browser().named("Pau")
        assert (await reports(pau, table_id)).json()["code"] == "table/no-watchers"


@pytest.mark.thorough
async def test_what_was_never_called_is_not_reported_nor_at_length_nor_for_ever(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        assert (await reports(ana, table_id, call=300)).json()["code"] == "wire/unknown-deal"
        assert (await reports(ana, table_id, place=2)).json()["code"] == "wire/unknown-deal"
        assert (await reports(ana, table_id, remark="x" * 501)).json()["code"] == "wire/malformed"
        for _ in range(MOST_OF_A_PERSON):
            assert (await reports(ana, table_id)).status_code == 201
        answer = await reports(ana, table_id)
        assert (answer.status_code, answer.json()["code"]) == (409, "reports/too-many")
