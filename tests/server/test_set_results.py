"""What a table has made of a set: rulings count, and who substitutes plays for the same pair."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from server.in_memory import venue
from server.sets import opens, played_set, plays, refusal, results
from tapete.core import BySeat, Side
from tapete.scoring import unit
from tapete.server.live_table import LiveTable
from tapete.server.set_results import people_results, side_of
from tapete.table import Table
from tapete.table.intents import AskInterrupt

pytestmark = pytest.mark.anyio


async def finished(folder: Path) -> Table:
    """A table that has played a set of two boards."""
    async with venue(folder) as place:
        _, table_id = await played_set(place, "Ana")
        return (await place.club.tables.get(table_id)).state


def scores(state: Table) -> list[int]:
    seen = people_results(1, LiveTable("mesa", state), 1, "", "mesa", None)
    return [played.result.score_ns or 0 for played in seen.played]


async def test_points_of_a_ruling_count_in_the_score_of_its_board(tmp_path: Path) -> None:
    state = await finished(tmp_path)
    before = scores(state)
    (done,) = state.rubbers
    sheet = unit.adjust(unit.adjust(done.sheet, 1, Side.EW, 100, 64), 2, Side.NS, 50, 12)
    after = scores(replace(state, rubbers=(replace(done, sheet=sheet),)))
    assert after == [before[0] - 100, before[1] + 50]


async def test_the_side_is_that_on_which_one_sat_last(tmp_path: Path) -> None:
    state = await finished(tmp_path)
    first, last = state.finished
    east = replace(last, names=BySeat(None, "Ana", None, "Pau"))
    both = replace(last, names=BySeat("Ana", "Ana", None, None))
    assert side_of(state, 1, "Ana") is Side.NS
    assert side_of(replace(state, finished=(first, east)), 1, "Ana") is Side.EW
    assert side_of(replace(state, finished=(first, both)), 1, "Ana") is None  # two of the same name
    assert (side_of(state, 1, "Pau"), side_of(state, 2, "Ana")) == (None, None)


async def test_a_set_broken_off_before_its_first_result_is_nothing_to_play_again(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana = await place.browser().named("Ana")
        table_id = await opens(ana)
        await plays(place, ana, table_id, 0)
        guest = await ana.visits(table_id)
        await guest.do(AskInterrupt())
        while guest.view["phase"] != "rubber-over":
            await guest.next()
        seen = await results(ana, table_id)
        assert (seen["travellers"], seen["may_ask_field"], seen["may_play_again"]) == ([], False, False)
        asked = await refusal(ana, "POST", f"/api/sets/{table_id}/1/field", {"tables": 3})
        assert asked == (404, "wire/unknown-set")
