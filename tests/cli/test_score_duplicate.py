"""`tapete score duplicate`: Law 77 through the real command."""

import json
from typing import Any

import pytest

from cli.tapete_process import call
from scoring.golden_scores import GOLDEN, SCORES
from tapete.cli.json_lines import Fault
from tapete.cli.score import FORMS
from tapete.core import Seat

BOARDS = {"None": 1, "NS": 2, "EW": 3, "All": 4}
"""A board with each vulnerability."""


def typed_board(contract: str, declarer: str, tricks: int, **more: object) -> dict[str, object]:
    return {"contract": contract, "declarer": declarer, "tricks": tricks, **more}


def ask(*questions: object) -> list[dict[str, Any]]:
    done = call(
        "score", "duplicate", typed=b"".join(json.dumps(question).encode() + b"\n" for question in questions)
    )
    assert (done.exit_code, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_published_scores_are_ours_through_the_command() -> None:
    rows = [json.loads(line) for line in (GOLDEN / "published_scores.jsonl").read_text("utf-8").splitlines()]
    questions = [
        {"deals": [typed_board(row["contract"], row["declarer"], row["tricks"], board=BOARDS[row["vul"]])]}
        for row in rows
    ]
    assert [answer["margin"] for answer in ask(*questions)] == [row["score_ns"] for row in rows]


def test_golden_deals_score_as_written_through_the_command() -> None:
    rows: list[dict[str, Any]] = SCORES["duplicate_deals"]
    questions = [
        {
            "first_dealer": "N",
            "deals": [
                typed_board(
                    f"{row['level']}{row['denom']}{row['doubled']}",
                    "S",
                    row["tricks"],
                    board=2 if row["decl_vul"] else 3,
                )
            ],
        }
        for row in rows
    ]
    assert [answer["margin"] for answer in ask(*questions)] == [row["score"] for row in rows]


def test_boards_are_numbered_by_their_place_unless_they_say_otherwise() -> None:
    [answer] = ask(
        {
            "id": 1,
            "deals": [
                typed_board("4H", "E", 10, honors={"E": 5}),
                {"contract": "pass"},
                typed_board("2C", "N", 8, board=7),
            ],
        }
    )
    assert answer == {
        "id": 1,
        "deals": [
            {"dealer": "N", "vulnerable": []},
            {"dealer": "E", "vulnerable": ["NS"]},
            {"dealer": "S", "vulnerable": ["NS", "EW"]},
        ],
        "entries": [
            {"deal": 1, "side": "EW", "line": "above", "points": 120, "reason": "tricks"},
            {"deal": 1, "side": "EW", "line": "above", "points": 300, "reason": "game_bonus"},
            {"deal": 7, "side": "NS", "line": "above", "points": 40, "reason": "tricks"},
            {"deal": 7, "side": "NS", "line": "above", "points": 50, "reason": "part_score_bonus"},
        ],
        "below": {"NS": 0, "EW": 0},
        "games": {"NS": 0, "EW": 0},
        "totals": {"NS": 90, "EW": 420},
        "over": False,
        "winner": None,
        "margin": -330,
    }


def test_a_set_that_is_closed_has_a_winner() -> None:
    answer = FORMS["duplicate"]({"deals": [typed_board("4H", "E", 10)], "unfinished": True})
    assert (answer.over, answer.winner, answer.deals[0].dealer) == (True, "EW", Seat.NORTH)


@pytest.mark.parametrize(
    ("deal", "code", "text"),
    [
        (
            typed_board("4H", "S", 10, board=0),
            "notation/field",
            "deal 1: board: expected a whole number of at least 1",
        ),
        (
            typed_board("8H", "S", 10),
            "notation/contract",
            "deal 1: not a contract: '8H' (Law 18: a bid is for 1 to 7 odd tricks)",
        ),
        (
            typed_board("3NT", "S", 9, honors={"S": 5}),
            "score/honors-impossible",
            "deal 1: Law 81: there are 4 aces in the pack, not 5",
        ),
    ],
)
def test_wrong_boards_are_told(deal: object, code: str, text: str) -> None:
    with pytest.raises(Fault) as fault:
        FORMS["duplicate"]({"deals": [deal]})
    assert (fault.value.code, fault.value.text) == (code, text)
