"""`tapete score auction1920`: golden deals and rubbers through the real command."""

import json
from typing import Any

import pytest

from cli.tapete_process import call
from scoring.golden_scores import DECLARERS, SCORES, dealt
from tapete.cli.json_lines import Fault
from tapete.cli.score import FORMS
from tapete.core import Seat

GAME = {"contract": "1S", "declarer": "S", "tricks": 10}


def typed_deal(contract: str, declarer: Seat, row: dict[str, Any]) -> dict[str, object]:
    honors = {str(seat): held for seat, held in dealt(row, declarer)}
    return {"contract": contract, "declarer": str(declarer), "tricks": row["tricks"], "honors": honors}


def ask(questions: list[dict[str, object]]) -> list[dict[str, Any]]:
    lines = b"".join(json.dumps(question).encode() + b"\n" for question in questions)
    done = call("score", "auction1920", typed=lines)
    assert (done.exit_code, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_golden_deals_score_as_written_through_the_command() -> None:
    rows: list[dict[str, Any]] = SCORES["auction1920_deals"]
    answers = ask(
        [
            {
                "first_dealer": "W",
                "deals": [typed_deal(f"{row['level']}{row['denom']}{row['doubled']}", Seat.WEST, row)],
            }
            for row in rows
        ]
    )
    for row, answer in zip(rows, answers, strict=True):
        expect = row["expect"]
        assert answer["totals"] == {
            "EW": expect["decl_below"] + expect["decl_above"],
            "NS": expect["def_below"] + expect["def_above"],
        }
        assert answer["games"] == {"NS": 0, "EW": int(row["game"])}


def test_golden_rubbers_score_as_written_through_the_command() -> None:
    rows: list[dict[str, Any]] = SCORES["auction1920_rubbers"]
    answers = ask(
        [
            {
                "id": row["id"],
                "first_dealer": "N",
                "deals": [
                    typed_deal(deal["contract"], DECLARERS[deal["decl"]], deal) for deal in row["deals"]
                ],
            }
            for row in rows
        ]
    )
    for row, answer in zip(rows, answers, strict=True):
        assert (answer["id"], answer["over"], answer["margin"]) == (row["id"], True, row["net_NS"])
        assert answer["totals"] == {side: row["totals"][side]["total"] for side in ("NS", "EW")}
        assert {tuple(state["vulnerable"]) for state in answer["deals"]} == {()}


def test_a_passed_out_deal_passes_to_the_left_and_a_rubber_broken_off_has_no_bonus() -> None:
    answer = FORMS["auction1920"](
        {"first_dealer": "N", "deals": [{"contract": "pass"}, GAME], "unfinished": True}
    )
    assert [state.dealer for state in answer.deals] == [Seat.NORTH, Seat.EAST]
    assert (answer.over, answer.winner, answer.margin) == (True, "NS", 36)


@pytest.mark.parametrize(
    ("more", "code", "text"),
    [
        ({"deals": [GAME] * 3}, "score/rubber-over", "deal 3: the rubber ended after deal 2"),
        (
            {"deals": [GAME | {"honors": {"S": 4, "N": 2}}]},
            "score/honors-impossible",
            "deal 1: §07 of 1920: there are 5 trump honors in the pack, not 6",
        ),
        ({"options": {"honors": True}}, "notation/field", "options: unknown field `honors`"),
    ],
)
def test_wrong_input_is_told_with_its_place_and_code(more: dict[str, object], code: str, text: str) -> None:
    with pytest.raises(Fault) as fault:
        FORMS["auction1920"]({"first_dealer": "N", "deals": [], **more})
    assert (fault.value.code, fault.value.text) == (code, text)
