"""`tapete score chicago`: golden sets through the real command."""

import json
from typing import Any

import pytest

from cli.tapete_process import call
from scoring.golden_scores import DECLARERS, SCORES
from tapete.cli.json_lines import Fault
from tapete.cli.score import FORMS

ROWS: list[dict[str, Any]] = SCORES["chicago_sequences"]
GAME = {"contract": "4S", "declarer": "S", "tricks": 10, "honors": {"S": 4}}


def typed_deal(deal: dict[str, Any]) -> dict[str, object]:
    if deal.get("passed_out"):
        return {"contract": "pass"}
    honors = {str(DECLARERS[side]): len(cards) for side, cards in deal["honours"]}
    declarer = str(DECLARERS[deal["decl"]])
    return {
        "contract": deal["contract"],
        "declarer": declarer,
        "tricks": deal["tricks"],
        "honors": honors,
    }


def test_golden_sets_score_as_written_through_the_command() -> None:
    questions = [
        {
            "id": row["id"],
            "first_dealer": row["first_dealer"],
            "options": {"vulnerable": row["variant"]},
            "deals": [typed_deal(deal) for deal in row["deals"]],
        }
        for row in ROWS
    ]
    done = call("score", "chicago", typed=b"".join(json.dumps(each).encode() + b"\n" for each in questions))
    assert (done.exit_code, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for row, answer in zip(ROWS, answers, strict=True):
        assert (answer["id"], answer["over"]) == (row["id"], True)
        assert (answer["totals"], answer["margin"]) == (row["totals"], row["net_NS"])
        assert answer["below"] == row["deals"][-1]["part_progress"]
        for deal, state in zip(row["deals"], answer["deals"], strict=True):
            vulnerable = [side for side in ("NS", "EW") if deal["vul"][side]]
            assert state == {"dealer": deal["dealer"], "vulnerable": vulnerable}


@pytest.mark.parametrize(
    ("options", "total", "second"),
    [({}, 520, ["EW"]), ({"vulnerable": "nondealer"}, 520, ["NS"]), ({"honors": False}, 420, ["EW"])],
)
def test_the_options_are_those_of_the_page(options: dict[str, object], total: int, second: list[str]) -> None:
    failed = {"contract": "1NT", "declarer": "S", "tricks": 7}
    first = FORMS["chicago"]({"first_dealer": "N", "options": options, "deals": [GAME]})
    assert first.totals["NS"] == total
    both = FORMS["chicago"]({"first_dealer": "N", "options": options, "deals": [GAME, failed]})
    assert [str(side) for side in both.deals[1].vulnerable] == second


def test_a_set_broken_off_is_over() -> None:
    answer = FORMS["chicago"]({"first_dealer": "N", "deals": [GAME], "unfinished": True})
    assert (answer.over, answer.winner) == (True, "NS")


@pytest.mark.parametrize(
    ("more", "code", "text"),
    [
        (
            {"options": {"vulnerable": "both"}},
            "notation/field",
            "options: vulnerable: 'both' is not dealer or nondealer",
        ),
        ({"options": {"hands": 1}}, "notation/field", "options: unknown field `hands`"),
        ({"deals": [GAME] * 5}, "score/rubber-over", "deal 5: this Chicago ended after deal 4"),
        (
            {"deals": [GAME] * 4, "unfinished": True},
            "score/rubber-over",
            "unfinished: this Chicago ended after deal 4",
        ),
    ],
)
def test_wrong_input_is_told_with_its_place_and_code(more: dict[str, object], code: str, text: str) -> None:
    with pytest.raises(Fault) as fault:
        FORMS["chicago"]({"first_dealer": "N", "deals": [], **more})
    assert (fault.value.code, fault.value.text) == (code, text)
