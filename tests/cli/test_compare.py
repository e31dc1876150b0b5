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


def test_vp_on_the_other_scales() -> None:
    scales = ("wbf-discrete", "acbl-20", "acbl-30")
    assert answers("vp", *({"boards": 7, "margin": 1, "scale": scale} for scale in scales)) == [
        {"winner": 11, "loser": 9},
        {"winner": 11, "loser": 9},
        {"winner": 18, "loser": 12},
    ]


def test_bam() -> None:
    rows = SCORES["team_boards"]
    questions = ({"open_ns": row["open_ns"], "closed_ns": row["closed_ns"]} for row in rows)
    assert answers("bam", *questions) == [{"ns": row["bam_2"], "ew": 2 - row["bam_2"]} for row in rows]


def test_total_points() -> None:
    assert answers("total-points", {"ns_scores": [420, -100, 50]}) == [{"ns": 370, "ew": -370}]


def test_ranking_with_and_without_breaking_ties() -> None:
    assert answers("ranking", {"results": [52.5, 61, 48, 61]}, {"results": [[20, 1.5], [20, 2], [18]]}) == [
        {"places": ["3", "1=", "4", "1="]},
        {"places": ["2", "1", "3"]},
    ]


def test_a_datum_can_be_the_middle_score() -> None:
    question = {"ns_scores": [620, 170, -100], "datum": "median"}
    assert answers("butler", question) == [{"datum": 170, "imps_ns": [10, 0, -7]}]


def test_fouled_boards() -> None:
    groups = [[620, 170, 170, -100, 140, 200], [-110, -200]]
    fixed, by_formula = answers("fouled", {"groups": groups}, {"groups": groups, "small_groups": False})
    assert fixed["groups"][1] == {"ns": [9.1, 7.7], "ew": [7.7, 9.1]}
    assert by_formula["groups"][1] == {"ns": [11.0, 3.0], "ew": [3.0, 11.0]}
    assert fixed["groups"][0] == by_formula["groups"][0]


def test_averages() -> None:
    questions = ({"kind": row["kind"].replace(" ", "_"), "session": 62.5} for row in SCORES["artificial"])
    assert answers("average", *questions) == [
        {"percent": 50, "imps": 0},
        {"percent": 62.5, "imps": 3},
        {"percent": 40, "imps": -3},
    ]


def test_weighted_and_split_scores() -> None:
    both, split, imps = answers(
        "weighted",
        {"results": [[[620, 60], [-100, 40]], 170, -100]},
        {"results": [{"ns": [[-100, 1]], "ew": [[620, 1]]}, 170, 170]},
        {"results": [[[620, 50], [-100, 50]], 170], "method": "cross-imps"},
    )
    assert both == {"ns": [2.8, 2.8, 0.4], "ew": [1.2, 1.2, 3.6]}
    assert split == {"ns": [0, 3, 3], "ew": [0, 3, 3]}
    assert imps == {"ns": [1.5, -1.5], "ew": [-1.5, 1.5]}


def test_a_board_of_teams_with_a_split_score() -> None:
    question = {"open": {"ns": [[-100, 1]], "ew": [[620, 1]]}, "closed": 170}
    assert answers("team-imps", question) == [{"ns": -7, "ew": -10, "knockout_ns": 1.5}]


def test_carry_over() -> None:
    assert answers("carry-over", {"matchpoints": 330, "top": 22, "final_top": 12}) == [{"carried": 90}]
    assert answers("carry-imps", {"margin": -27, "share": 33.3}, {"margin": 50, "most": 16}) == [
        {"carried": -8.99},
        {"carried": 16},
    ]


def test_neuberg_where_a_tie_is_a_half() -> None:
    question = {"expected": 10, "actual": 3, "matchpoints": [2, 1, 0], "scale": "acbl"}
    assert answers("neuberg", question) == [{"adjusted": [7.83, 4.5, 1.17]}]


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
        ("fouled", {"groups": [[420], []]}, "score/cannot-compare", "nobody has played"),
        ("weighted", {"results": [[]]}, "score/cannot-compare", "one result or more"),
        ("weighted", {"results": [[[420, 0]]]}, "notation/field", "of at least 1"),
        (
            "weighted",
            {"results": ["420"]},
            "notation/field",
            "result 1: expected a whole number or an object or a list, got a text",
        ),
        ("average", {"kind": "good"}, "notation/field", "'good' is not average, average_plus or"),
        ("carry-over", {"matchpoints": 1, "top": 0, "final_top": 2}, "score/cannot-compare", "top of 0"),
        ("carry-imps", {"margin": 1, "share": 101}, "notation/field", "at most 100"),
        ("ranking", {"results": [[]]}, "notation/field", "result 1: expected a list of length of at least 1"),
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
FIELDS = [
    *("ns_scores", "difference", "drop_each_end", "boards", "margin", "expected", "actual", "matchpoints"),
    *("groups", "results", "open", "closed", "open_ns", "closed_ns", "top", "final_top", "share", "most"),
]


@given(
    st.sampled_from(sorted(METHODS)),
    st.dictionaries(
        st.sampled_from(FIELDS), NUMBERS | st.lists(NUMBERS | st.lists(NUMBERS, max_size=2), max_size=5)
    ),
)
def test_whatever_is_typed_is_compared_or_told_to_be_wrong(method: str, question: object) -> None:
    compared, faults = BytesIO(), BytesIO()
    status = answer_lines(METHODS[method], BytesIO(json.dumps(question).encode()), compared, faults)
    assert ("error" in json.loads(compared.getvalue())) == (status == 1) == (faults.getvalue() != b"")
