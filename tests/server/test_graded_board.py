"""Boards of files are graded as deals played here, where enough is known of them."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.in_memory import Browser, Venue, venue
from server.test_files import a_file, shared, spec_board
from tapete.core import Record, Seat, parse_cards
from tapete.formats.reading import Filed
from tapete.robots.teaching import grade_calls
from tapete.scoring import duplicate
from tapete.scoring.duplicate import Scoring
from tapete.server import grader
from tapete.server.graded_board import graded_board, is_gradable

pytestmark = pytest.mark.anyio


async def grading(reader: Browser, file_id: str, query: str = "") -> tuple[int, dict[str, Any]]:
    answer = await reader.http.get(f"/api/files/{file_id}/boards/1/grading{query}")
    return answer.status_code, answer.json()


async def settled_grading(place: Venue, reader: Browser, file_id: str, seat: str) -> dict[str, Any]:
    while (found := (await grading(reader, file_id, f"?seat={seat}"))[1])["state"] == "working":
        await place.club.analyst.settled()
        await place.club.grader.settled()
    return found


@pytest.mark.process
async def test_the_calls_and_cards_of_a_board_are_graded_seat_by_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grader, "EARLY_SECONDS", 0.0)
    async with venue(tmp_path) as place:
        reader = place.browser()
        file_id = await shared(reader, a_file(spec_board()))
        board = (await reader.http.get(f"/api/files/{file_id}/boards/1")).json()
        assert board["is_gradable"]
        seen = {seat: await settled_grading(place, reader, file_id, seat) for seat in "NESW"}
        assert [call["call"] for call in seen["S"]["calls"]] == ["1H", "4H"]
        assert {seen[seat]["own"] for seat in "NESW"} == {None}
        cards = {seat: [card["card"] for card in seen[seat]["cards"]] for seat in "NESW"}
        assert cards == {"N": [], "E": ["C7"], "S": ["C3", "CK"], "W": ["CA"]}
        assert all(one["state"] == "ready" for one in seen.values())


async def test_south_comes_first_and_a_board_that_was_only_bid_has_calls_alone(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        reader = place.browser()
        file_id = await shared(reader, a_file(replace(spec_board(), cards=(), claim=None)))
        status, seen = await grading(reader, file_id)
        assert (status, seen["seat"], seen["state"], seen["cards"]) == (200, "S", "ready", [])


async def test_what_cannot_be_graded_is_refused(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        reader = place.browser()
        file_id = await shared(reader, a_file(replace(spec_board(), calls=(), cards=(), claim=None)))
        assert not (await reader.http.get(f"/api/files/{file_id}/boards/1")).json()["is_gradable"]
        status, problem = await grading(reader, file_id)
        assert (status, problem["code"]) == (400, "files/not-gradable")
        assert (await grading(reader, file_id, "?seat=X"))[0] == 400
        assert (await grading(reader, "nothing"))[1]["code"] == "wire/unknown-file"


@pytest.mark.parametrize(
    "record",
    [
        replace(spec_board(), dealer=None),
        replace(spec_board(), vulnerability=None),
        replace(spec_board(), calls=()),
    ],
)
def test_it_takes_the_dealer_the_vulnerability_and_calls(record: Record) -> None:
    assert is_gradable(Filed(spec_board())) and not is_gradable(Filed(record))


@pytest.mark.parametrize(
    ("written", "scoring"),
    [
        ("", Scoring.IMPS),
        ("IMP;Cross", Scoring.IMPS),
        ("MP", Scoring.MATCHPOINTS),
        ("MatchPoints;MP1", Scoring.MATCHPOINTS),
        ("Rubber", None),
        ("Chicago", None),
    ],
)
def test_it_is_graded_for_what_it_was_played_for_and_only_as_duplicate(
    written: str, scoring: Scoring | None
) -> None:
    board = graded_board(Filed(spec_board(), scoring=written))
    assert (None if board is None else board.sheet) == (
        None if scoring is None else duplicate.start(scoring=scoring)
    )


def test_calls_up_to_the_first_that_is_not_allowed_are_graded_and_cards_only_of_a_contract_that_was_bid() -> (
    None
):
    whole = graded_board(Filed(spec_board()))
    assert whole is not None and whole.played is not None
    assert whole.played.play.cards == parse_cards("CA C3 C7 CK")
    record = replace(spec_board(), calls=(*spec_board().calls[:3], spec_board().calls[0]))
    board = graded_board(Filed(record))
    assert board is not None and board.played is None
    assert board.auction.calls == spec_board().calls[:3]
    grades = grade_calls(whole.analysed.deal, board.auction, board.vulnerability, board.sheet, Seat)
    assert [grade.call for grade in grades] == list(board.auction.calls)
