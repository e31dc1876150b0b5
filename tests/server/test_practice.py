"""Practice over REST: deals again from any point, bidding beside the book's, no leak of a board to come."""

from pathlib import Path
from typing import Any

import pytest

from server.in_memory import Browser, venue
from server.sets import opens, played_set, plays, sits
from tapete.core import Auction, Call, Deal, Seat
from tapete.server.codec import decoder
from tapete.server.practice_bodies import BiddingCompared
from tapete.table import Phase
from tapete.table.intents import MakeCall

pytestmark = pytest.mark.anyio

QUICK = {"tempo": 0, "skill": "quick"}
DEALS = [str(Deal.from_number(number)) for number in (7**30, 11**26)]


async def practises(browser: Browser, **asked: Any) -> str:
    answer = await browser.http.post("/api/practice", json={"options": QUICK} | asked)
    return str(answer.raise_for_status().json()["id"])


async def refusal(browser: Browser, **asked: Any) -> tuple[int, str]:
    answer = await browser.http.post("/api/practice", json=asked)
    return answer.status_code, answer.json()["code"]


async def test_a_finished_deal_is_played_again_from_its_first_call_or_from_any_card(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=2)
        of = {"table": table_id, "unit": 1, "place": 2}
        done = (await place.club.tables.get(table_id)).state.finished[1]
        assert done.play is not None
        again = (await place.club.tables.get(await practises(ana, of=of, seat="W"))).state
        assert (again.phase, again.deal, again.terms) == (Phase.AUCTION, done.deal, done.terms)
        assert again.seats[Seat.WEST].is_present_person and again.seats[Seat.NORTH].is_robot
        played = await practises(ana, of=of, cards=9, seat="S")
        state = (await place.club.tables.get(played)).state
        assert state.play is not None and state.play.cards == done.play.cards[:9]
        assert state.explanations == done.explanations
        listed = (await ana.http.get("/api/tables")).json()
        assert {each["id"]: each["is_practice"] for each in listed}[played] is True
        assert {each["id"]: each["is_practice"] for each in listed}[table_id] is False


async def test_without_a_seat_the_table_waits_for_people(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        guest = await sits(ana, await practises(ana, seen=DEALS))
        assert guest.view["may"]["begin"] and guest.view["practice"]["of"] == 2


async def test_practice_is_no_set_to_compare_and_no_game_that_counts(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        table_id = await practises(ana, seen=DEALS, seat="S")
        answer = await ana.http.get(f"/api/sets/{table_id}/1?method=imps")
        assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-set")
        guest = await ana.visits(table_id)
        assert guest.view["practice"] is not None and not guest.view["may"]["ask_interrupt"]


async def test_bid_deals_are_compared_with_the_book_once_the_auction_is_over(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        table_id = await practises(ana, seen=DEALS[:1], is_bidding_only=True, seat="N")
        path = f"/api/tables/{table_id}/practice/bidding"
        early = await ana.http.get(path)
        assert (early.status_code, early.json()["code"]) == (404, "wire/unknown-deal")
        live = await place.club.tables.get(table_id)
        while live.state.phase is Phase.AUCTION:
            await place.settled()
            guest = await ana.visits(table_id)
            if guest.view["may"]["calls"]:
                await guest.do(MakeCall(Call.parse("P")))
        compared = decoder(BiddingCompared).decode((await ana.http.get(path)).content)
        assert all(seen.explanation.es for seen in compared.auction)
        auction = Auction.start(Seat.NORTH)
        for seen in compared.auction:
            auction = auction.after(seen.call)
        assert auction.is_over
        await place.club.analyst.settled()
        compared = decoder(BiddingCompared).decode((await ana.http.get(path)).content)
        assert compared.analysis.makeable is not None


async def test_a_call_is_explained_by_the_card_and_the_row_is_named(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1, bid="1C")
        of = {"table": table_id, "unit": 1, "place": 1}
        practice = await practises(ana, of=of, keeps_auction=True, seat="S")
        told = (await ana.http.get(f"/api/tables/{practice}/auction/0/card")).json()
        assert told["row"] is not None and told["explanation"]["ca"]
        assert (await ana.http.get(f"/api/tables/{practice}/auction/99/card")).status_code == 404


async def test_who_has_yet_to_play_a_board_does_not_practise_it_nor_look_on(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=2)
        pau = await place.browser().named("Pau")
        again = await opens(pau, 2, again=table_id)
        await sits(pau, again)
        of = {"table": table_id, "unit": 1, "place": 2}
        assert await refusal(pau, of=of) == (403, "table/boards-ahead")
        practice = await practises(ana, of=of, seat="S")
        gone = pau.socket(practice)
        assert (await gone.next())["code"] == "table/boards-ahead"
        answer = await pau.http.get(f"/api/tables/{practice}/auction/0/card")
        assert answer.json()["code"] == "table/boards-ahead"
        await plays(place, pau, again, 2)
        await pau.visits(practice)


PBN = """[Board "5"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AQ5.KJ4.A873.K92 KJ92.T83.KQ4.Q83 T643.AQ52.J52.J7 87.976.T96.AT654"]
[Declarer "N"]
[Contract "1NT"]
[Auction "S"]
Pass Pass 1NT Pass Pass Pass
[Play "E"]
S2 S3 S8 SQ
H3 H2 H6 H4
*
"""


async def test_a_board_of_a_file_is_practised_with_its_dealer_and_vulnerability(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        shared = await ana.http.post("/api/files?name=b.pbn", content=PBN.encode())
        board = {"file": shared.json()["id"], "place": 1}
        for cards, kept in ((0, False), (0, True), (4, False)):
            asked = {"of_board": board, "cards": cards, "keeps_auction": kept, "seat": "E"}
            state = (await place.club.tables.get(await practises(ana, **asked))).state
            assert state.terms is not None and state.auction is not None
            assert (state.terms.dealer, str(state.terms.vulnerability)) == (Seat.SOUTH, "Both")
            assert len(state.auction.calls) == (6 if kept or cards else 0)
            assert len(state.play.cards if state.play else ()) == cards
        assert (await refusal(ana, of_board=board, cards=40))[1] == "wire/malformed"
        hidden = PBN.replace(" KJ92.T83.KQ4.Q83 T643.AQ52.J52.J7 87.976.T96.AT654", " - - -")
        other = await ana.http.post("/api/files?name=b.pbn", content=hidden.encode())
        gone = {"file": other.json()["id"], "place": 1}
        assert await refusal(ana, of_board=gone) == (400, "files/hands-missing")


async def test_what_cannot_be_practised_is_refused_in_words(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        stranger = place.browser()
        of = {"table": table_id, "unit": 1, "place": 1}
        assert (await refusal(stranger, of=of))[1] == "table/no-name"
        assert await refusal(ana) == (400, "wire/malformed")
        assert await refusal(ana, seen=["N:- - - -"]) == (400, "wire/malformed")
        assert await refusal(ana, of=of | {"place": 2}) == (404, "wire/unknown-deal")
        assert await refusal(ana, of=of, cards=52) == (400, "wire/malformed")
        unseen = {"where": "hcp(N) > 1", "count": 2}
        assert (await place.club.tables.get(await practises(ana, unseen=unseen))).state.practice
