"""Finished deals double dummy over REST: for whom, how far, and once."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dd.golden import FREAK
from server.in_memory import Browser, venue
from server.sets import opens, played_set, plays, refusal, sits
from tapete.core import Deal
from tapete.dd import NotFinished, TrickTable, dds, table_of
from tapete.scoring import Form, duplicate
from tapete.server.dd_store import TABLE, DdStore
from tapete.server.jobs import Jobs

pytestmark = pytest.mark.anyio


async def analysis(browser: Browser, table_id: str, place: int = 1) -> dict[str, Any]:
    answer = await browser.http.get(f"/api/tables/{table_id}/deals/1/{place}/analysis")
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


@pytest.mark.thorough
async def test_a_finished_deal_is_solved_meanwhile_and_then_known(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        first = await analysis(ana, table_id)
        assert (first["makeable_state"], first["play_state"]) == ("working", "working")
        assert first["makeable"] is first["par"] is first["result"] is first["play"] is None
        await place.club.analyst.settled()
        seen = await analysis(ana, table_id)
        assert (seen["makeable_state"], seen["play_state"]) == ("ready", "ready")
        done = (await place.club.tables.get(table_id)).state.finished[0]
        assert done.play is not None and done.outcome.contract is not None
        table = dds().table(done.deal)
        assert seen["makeable"]["south"]["spades"] == table.as_dict()["S"]["S"]
        assert [each["card"] for each in seen["play"]] == [str(card) for card in done.play.cards]
        made = seen["result"]
        assert made["makeable"] == seen["play"][0]["before"]
        assert made["tricks_taken"] == seen["play"][-1]["after"] == done.outcome.tricks_taken
        declarer = done.outcome.contract.declarer.side
        given_away = sum(
            each["cost"] * (-1 if str(each["seat"]) in str(declarer) else 1) for each in seen["play"]
        )
        assert made["makeable"] + given_away == made["tricks_taken"]


async def test_what_is_known_is_kept_and_a_passed_out_deal_has_no_play(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1, bid="P")
        await analysis(ana, table_id)
        await place.club.analyst.settled()
    async with venue(tmp_path) as place:
        seen = await analysis(place.same(ana), table_id)
        assert (seen["makeable_state"], seen["play_state"], seen["play"]) == ("ready", "ready", [])
        assert seen["result"] is None


async def test_the_game_of_1920_has_no_par_and_no_score_to_stand_beside_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        _, table_id = await played_set(place, "Ana", boards=1)
        done = (await place.club.tables.get(table_id)).state.finished[0]
        await place.club.analyst.analysis(Form.AUCTION1920, done)
        await place.club.analyst.settled()
        of_1920 = await place.club.analyst.analysis(Form.AUCTION1920, done)
        assert of_1920.par is None and of_1920.result is not None and of_1920.result.score_ns is None
        rubber = await place.club.analyst.analysis(Form.RUBBER, done)
        assert rubber.par is not None and rubber.result is not None
        assert rubber.result.score_ns == duplicate.score_ns(done.outcome, done.terms.vulnerability)


@pytest.mark.thorough
async def test_a_deal_is_solved_once_however_many_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def solve(self: Jobs, question: Any) -> object:
        asked.append(question.func.__name__)
        return question(dds())

    monkeypatch.setattr(Jobs, "solve", solve)
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        for _ in range(3):
            await analysis(ana, table_id)
        await place.club.analyst.settled()
        await analysis(ana, table_id)
        assert asked == ["table_of", "analysis_of"]


async def test_a_deal_over_its_budget_is_said_to_be_and_a_fault_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Exception] = [NotFinished("not solved"), ValueError("a fault of ours")]

    async def solve(self: Jobs, question: Any) -> object:
        raise faults[question.func is not table_of]

    monkeypatch.setattr(Jobs, "solve", solve)
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1)
        states = []
        for _ in range(3):
            seen = await analysis(ana, table_id)
            states.append((seen["makeable_state"], seen["play_state"]))
            await place.club.analyst.settled()
        assert states == [("working", "working"), ("over-budget", "failed"), ("over-budget", "working")]


async def test_whoever_has_yet_to_play_the_board_is_told_nothing_of_it(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana", boards=2)
        berta = await place.browser().named("Berta")
        second = await opens(ana, again=first)
        await sits(berta, second)
        path = f"/api/tables/{first}/deals/1/1/analysis"
        assert await refusal(berta, "GET", path) == (403, "table/boards-ahead")
        await plays(place, berta, second, 1)
        assert (await berta.http.get(path)).status_code == 200
        ahead = f"/api/tables/{first}/deals/1/2/analysis"
        assert await refusal(berta, "GET", ahead) == (403, "table/boards-ahead")


async def test_a_deal_that_is_not_over_or_not_shown_has_no_analysis(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table_id = await played_set(place, "Ana", boards=1, watchers=False)
        path = f"/api/tables/{table_id}/deals/1"
        assert await refusal(ana, "GET", f"{path}/2/analysis") == (404, "wire/unknown-deal")
        stranger = await place.browser().named("Pau")
        assert await refusal(stranger, "GET", f"{path}/1/analysis") == (403, "table/no-watchers")
        assert await refusal(ana, "GET", "/api/tables/nothing/deals/1/1/analysis") == (
            404,
            "wire/unknown-table",
        )


async def test_an_answer_once_kept_stays(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        store, deal = DdStore(place.club.store), Deal.from_number(0)
        assert await store.answer(deal, TABLE) is None
        await store.keep(deal, TABLE, "first")
        await store.keep(deal, TABLE, "second")
        assert await store.answer(deal, TABLE) == "first"


@pytest.mark.process
async def test_processes_keep_the_budget_and_a_thread_needs_none() -> None:
    ending = Deal.from_number(0)
    jobs = Jobs(1, solve_seconds=0.5)
    with pytest.raises(NotFinished):
        await jobs.solve(partial(table_of, FREAK))
    solid = await jobs.solve(partial(table_of, ending))
    await jobs.close()
    alone = Jobs(0)
    assert await alone.solve(partial(table_of, ending)) == solid
    assert isinstance(solid, TrickTable) and json.dumps(solid.as_dict())
    await alone.close()
