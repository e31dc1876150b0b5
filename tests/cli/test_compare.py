"""`tapete compare`: golden rows through the command, and questions that cannot be answered."""

import json
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.tapete_process import call
from scoring.golden_scores import SCORES
from tapete.cli.compare import METHODS
from tapete.cli.json_lines import answer_lines


def ask(method: str, *questions: object) -> tuple[int, list[dict[str, Any]], str]:
    lines = b"".join(json.dumps(question).encode() + b"\n" for question in questions)
    done = call("compare", method, typed=lines)
    return done.exit_code, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def answers(method: str, *questions: object) -> list[dict[str, Any]]:
    status, answered, faults = ask(method, *questions)
    assert (status, faults) == (0, "")
    return answered


def test_matchpoints_on_both_scales() -> None:
    for row in SCORES["matchpoints"]:
        ns_scores = row["ns_scores"]
        wbf, acbl = answers(
            "matchpoints", {"ns_scores": ns_scores}, {"ns_scores": ns_scores, "scale": "acbl"}
        )
        assert wbf == {"ns": row["wbf_ns"], "ew": row["wbf_ew"], "percent_ns": row["percent_ns"]}
        east_west = [points / 2 for points in row["wbf_ew"]]
        assert acbl == {"ns": row["acbl_ns"], "ew": east_west, "percent_ns": row["percent_ns"]}


def test_imps() -> None:
    rows = SCORES["imp_conversions"]
    questions = ({"difference": row["diff"]} for row in rows)
    assert answers("imps", *questions) == [{"imps": row["imps"]} for row in rows]


def test_cross_imps() -> None:
    rows = SCORES["cross_imps"]
    expected = [{"totals": row["cross_total"], "averages": row["cross_avg"]} for row in rows]
    assert answers("cross-imps", *({"ns_scores": row["ns_scores"]} for row in rows)) == expected


def test_butler() -> None:
    rows = SCORES["butler"]
    questions = ({"ns_scores": row["ns_scores"], "drop_each_end": row["drop_each_end"]} for row in rows)
    expected = [{"datum": row["datum_half_away_from_zero"], "imps_ns": row["imps_ns"]} for row in rows]
    assert answers("butler", *questions) == expected


def test_vp() -> None:
    rows = SCORES["vp_wbf_continuous"]
    questions = ({"boards": row["boards"], "margin": row["margin"]} for row in rows)
    assert answers("vp", *questions) == [{"winner": row["winner"], "loser": row["loser"]} for row in rows]


def test_neuberg() -> None:
    rows = SCORES["neuberg"]
    questions = (
        {"expected": row["expected"], "actual": row["actual"], "matchpoints": row["mps_in_group"]}
        for row in rows
    )
    assert answers("neuberg", *questions) == [{"adjusted": row["adjusted_1dp"]} for row in rows]


def test_back_score() -> None:
    rows = SCORES["back_score"]
    questions = ({"margin": row["margin"]} for row in rows)
    assert answers("back-score", *questions) == [{"hundreds": row["hundreds"]} for row in rows]


def test_a_name_comes_back_with_the_answer() -> None:
    assert answers("imps", {"id": "a", "difference": -90}) == [{"id": "a", "imps": -3}]


@pytest.mark.parametrize(
    ("method", "question", "code", "text"),
    [
        ("matchpoints", {"ns_scores": []}, "score/cannot-compare", "nobody has played"),
        (
            "matchpoints",
            {"ns_scores": [1], "scale": "fibs"},
            "notation/field",
            "scale: 'fibs' is not a scale",
        ),
        ("imps", {"difference": "450"}, "notation/field", "difference: expected a whole number"),
        ("cross-imps", {}, "notation/field", "`ns_scores` is missing"),
        ("butler", {"ns_scores": [10], "drop_each_end": 1}, "score/cannot-compare", "no datum"),
        ("vp", {"boards": 0, "margin": 1}, "score/cannot-compare", "1 to 1000 boards"),
        ("vp", {"boards": 8, "margin": -1}, "score/cannot-compare", "cannot be -1"),
        ("neuberg", {"expected": 2, "actual": 3, "matchpoints": []}, "score/cannot-compare", "not a group"),
        (
            "neuberg",
            {"expected": 10**400, "actual": 3, "matchpoints": [1]},
            "notation/field",
            "at most 1000000",
        ),
        ("back-score", {"margin": 1, "rubber": 2}, "notation/field", "unknown field `rubber`"),
        ("back-score", [950], "notation/field", "expected an object"),
    ],
)
def test_what_cannot_be_compared_is_said_and_the_rest_still_answered(
    method: str, question: object, code: str, text: str
) -> None:
    status, answered, faults = ask(method, question)
    assert status == 1
    assert answered[0]["error"]["code"] == code
    assert text in answered[0]["error"]["text"]
    assert faults.startswith(f"line 1: {code}: ")


def test_an_unknown_method_is_wrong_usage() -> None:
    done = call("compare", "by-eye")
    assert done.exit_code == 2
    assert "cross-imps" in done.stderr


NUMBERS = st.integers(-30, 30) | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
FIELDS = ["ns_scores", "difference", "drop_each_end", "boards", "margin", "expected", "actual", "matchpoints"]


@given(
    st.sampled_from(sorted(METHODS)),
    st.dictionaries(st.sampled_from(FIELDS), NUMBERS | st.lists(NUMBERS, max_size=5)),
)
def test_whatever_is_typed_is_compared_or_told_to_be_wrong(method: str, question: object) -> None:
    compared, faults = BytesIO(), BytesIO()
    status = answer_lines(METHODS[method], BytesIO(json.dumps(question).encode()), compared, faults)
    assert ("error" in json.loads(compared.getvalue())) == (status == 1) == (faults.getvalue() != b"")
