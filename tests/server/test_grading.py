"""Finished deals graded over REST: for the reader's own seat first, meanwhile, and once."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from robots.teaching.hidden import dealt_again
from server.in_memory import Browser, Venue, venue
from server.play_on import next_intent
from server.sets import played_set, refusal
from tapete.core import IllegalPlay, Outcome, Play, Seat
from tapete.dd import NotFinished, analysis_of, dds
from tapete.robots.teaching import PlayedDeal
from tapete.robots.teaching.choices import Choice, choice_at
from tapete.server import grader
from tapete.server.graded import claim_graded, graded_sheet, own_seat, played_deal
from tapete.server.grader import known_of
from tapete.server.grading_bodies import ClaimGraded
from tapete.server.jobs import Jobs
from tapete.table import Person, Table
from tapete.table.standing_claim import StandingClaim

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first few layouts are looked at whatever the time: enough here, and the same in every run."""
    monkeypatch.setattr(grader, "EARLY_SECONDS", 0.0)
    monkeypatch.setattr(grader, "LATER_SECONDS", 0.0)


async def grading(browser: Browser, table_id: str, seat: str = "", place: int = 1) -> dict[str, Any]:
    query = f"?seat={seat}" if seat else ""
    answer = await browser.http.get(f"/api/tables/{table_id}/deals/1/{place}/grading{query}")
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


async def settled_grading(place: Venue, browser: Browser, table_id: str, seat: str) -> dict[str, Any]:
    """Once all is thought over."""
    while (found := await grading(browser, table_id, seat))["state"] == "working":
        await place.club.analyst.settled()
        await place.club.grader.settled()
    return found


async def state_of(place: Venue, table_id: str) -> Table:
    return (await place.club.tables.get(table_id)).state


@pytest.mark.thorough
@pytest.mark.process
async def test_ones_own_seat_comes_first_and_its_cards_once_they_are_thought_over(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        first = await grading(ana, table_id)
        own = first["own"]
        assert own is not None and first["seat"] == own and first["state"] == "working"
        assert first["cards"] is None, "what each card cost is not known yet"
        assert all(each["book_explanation"]["ca"] for each in first["calls"])
        assert all(row["against"]["es"] for each in first["calls"] for row in each["looked_at"])
        assert any(each["looked_at"] for each in first["calls"])
        seen = await settled_grading(place, ana, table_id, own)
        assert seen["state"] == "ready" and seen["thought"] == seen["of"]
        assert {"good", "error", "unlucky", "lucky"} >= {each["verdict"] for each in seen["cards"]}


@pytest.mark.thorough
@pytest.mark.process
async def test_every_card_is_graded_once_at_the_seat_that_chose_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        graded = [await settled_grading(place, ana, table_id, str(seat)) for seat in Seat]
        places = sorted(card["place"] for one in graded for card in one["cards"])
        assert places == list(range(52))
        done = (await state_of(place, table_id)).finished[0]
        contract = done.outcome.contract
        assert contract is not None
        by_seat = dict(zip(Seat, graded, strict=True))
        assert not by_seat[contract.dummy]["cards"], "declarer chooses for dummy"
        analysis = (await ana.http.get(f"/api/tables/{table_id}/deals/1/1/analysis")).json()
        for one in graded:
            for card in one["cards"]:
                worth = analysis["play"][card["place"]]
                assert (card["card"], card["cost"]) == (worth["card"], worth["cost"])
                assert card["verdict"] in (("error", "unlucky") if card["cost"] else ("good", "lucky"))
                assert bool(card["better"]) is bool(card["cost"])


@pytest.mark.thorough
@pytest.mark.process
async def test_what_was_thought_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        seen = await settled_grading(place, ana, table_id, "S")
    async with venue(tmp_path) as place:
        monkeypatch.setattr(Jobs, "solve", None)
        assert await grading(place.same(ana), table_id, "S") == seen


@pytest.mark.thorough
async def test_a_choice_that_takes_too_long_only_has_its_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        await ana.http.get(f"/api/tables/{table_id}/deals/1/1/analysis")
        await place.club.analyst.settled()

        async def busy(*_: object) -> object:
            raise NotFinished("busy")

        monkeypatch.setattr(Jobs, "solve", busy)
        for seat in Seat:
            seen = await settled_grading(place, ana, table_id, str(seat))
            assert {card["verdict"] for card in seen["cards"]} <= {"good", "costly"}


async def test_a_deal_passed_out_has_calls_alone(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1, bid="P")
        seen = await grading(ana, table_id)
        assert (seen["state"], seen["cards"]) == ("ready", [])
        assert [call["call"] for call in seen["calls"]] == ["P"]


async def test_a_deal_that_is_not_over_or_not_shown_has_no_grades(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=2, watchers=False)
        path = f"/api/tables/{table_id}/deals/1"
        assert await refusal(ana, "GET", f"{path}/3/grading") == (404, "wire/unknown-deal")
        stranger = await place.browser().named("Mirona")
        assert await refusal(stranger, "GET", f"{path}/1/grading") == (403, "table/no-watchers")


async def test_what_could_be_known_does_not_change_with_the_cards_that_were_hidden(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, table_id = await played_set(place, "Ana", boards=1)
        state = await state_of(place, table_id)
        done, rng, solver = state.finished[0], Random(8), dds()
        played = played_deal(done, graded_sheet(state, done, 1))
        assert played is not None
        for place_played in (14, 27):
            choice = choice_at(played, place_played)
            other = _with_other_hands(played, choice, rng)
            assert known_of(played, place_played, solver) == known_of(other, place_played, solver)


def _with_other_hands(played: PlayedDeal, choice: Choice, rng: Random) -> PlayedDeal:
    """The same to who chose, with hidden hands that could have been played alike until then."""
    seen = frozenset(seat for seat, _ in choice.view.hands)
    while True:
        other = replace(played, deal=dealt_again(played.deal, seen, rng, choice.view.play))
        try:
            assert choice_at(other, choice.place).view == choice.view
        except IllegalPlay:
            continue
        return other


@pytest.mark.process
async def test_a_deal_that_was_practised_is_graded_by_the_sheet_as_it_stood(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=2)
        options = {"tempo": 0, "skill": "quick"}
        of = {"table": table_id, "unit": 1, "place": 2}
        asked = {"options": options, "of": of, "cards": 48, "seat": "S"}
        answer = (await ana.http.post("/api/practice", json=asked)).raise_for_status()
        again = str(answer.json()["id"])
        await plays_out_practice(place, ana, again)
        seen = await grading(ana, again)
        first = await grading(ana, table_id, "S", place=2)
        assert seen["own"] == "S" and seen["calls"] == first["calls"]


async def plays_out_practice(place: Venue, browser: Browser, table_id: str) -> None:
    """Play what is left, and go on."""
    guest = await browser.visits(table_id)
    while guest.view["phase"] != "result":
        intent = next_intent(guest.view, Random(1))
        if intent is not None:
            await guest.answer(guest.ask(intent))
        else:
            await guest.next()


async def test_a_claim_that_ended_the_play_is_held_against_what_was_there(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, table_id = await played_set(place, "Ana", boards=1)
        done = (await state_of(place, table_id)).finished[0]
        contract = done.outcome.contract
        assert done.play is not None and contract is not None
        play = Play.start(contract)
        for card in done.play.cards[:44]:
            play = play.after(card, done.deal[play.turn])
        worth = analysis_of(done.deal.hands, play, dds()).cards
        claim = StandingClaim(contract.declarer, contract.declarer, 2, 2, (), "")
        claimed = replace(done, play=play, claim=claim, outcome=Outcome(contract, worth[-1].after - 1))
        graded = claim_graded(claimed, worth, contract.declarer)
        assert graded == ClaimGraded(contract.declarer, worth[-1].after - 1, worth[-1].after)
        assert claim_graded(claimed, worth, contract.leader) is None, "it is the claimer's"
        assert claim_graded(done, worth, contract.declarer) is None, "nobody claimed"


async def test_who_sat_there_is_known_by_his_seat_or_else_by_his_name(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, table_id = await played_set(place, "Ana", boards=1)
        state = await state_of(place, table_id)
        done, ana = state.finished[0], state.seats[Seat.SOUTH].person
        assert ana is not None
        assert own_seat(state, done, ana) is Seat.SOUTH
        assert own_seat(state, done, Person("another", "Ana")) is Seat.SOUTH
        assert own_seat(state, done, Person("another", "Pau")) is None
        assert own_seat(state, done, Person("nobody", "")) is None
