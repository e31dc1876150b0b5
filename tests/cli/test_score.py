"""`tapete score`: the golden rubbers through the real command, and every way to get the input wrong."""

import json
import signal
import subprocess
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.tapete_process import TAPETE, call
from scoring.golden_scores import DECLARERS, SCORES
from tapete.cli import app
from tapete.cli.json_lines import Fault, answer_lines
from tapete.cli.score import FORMS
from tapete.core import Seat
from tapete.scoring import Reason

SEQUENCES: list[dict[str, Any]] = SCORES["rubber_sequences"]
SINGLE_DEALS: list[dict[str, Any]] = SCORES["rubber_deals"]


def typed_deal(contract: str, declarer: str = "S", tricks: int = 10, **more: object) -> dict[str, object]:
    return {"contract": contract, "declarer": declarer, "tricks": tricks, **more}


def typed_rubber(*deals: dict[str, object], **more: object) -> dict[str, object]:
    return {"id": "a", "first_dealer": "N", "deals": list(deals), **more}


def honors_of(row: dict[str, Any], holders: dict[str, str]) -> dict[str, int]:
    return {holders[held["side"]]: len(held["cards"]) for held in row.get("honours", [])}


def ask(*questions: object) -> tuple[int, list[dict[str, Any]], str]:
    lines = b"".join(json.dumps(question).encode() + b"\n" for question in questions)
    done = call("score", "rubber", typed=lines)
    return done.exit_code, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_golden_rubbers_score_as_written_through_the_command() -> None:
    seats = {side: str(seat) for side, seat in DECLARERS.items()}
    questions = [
        typed_rubber(
            *(
                typed_deal(
                    deal["contract"], seats[deal["decl"]], deal["tricks"], honors=honors_of(deal, seats)
                )
                for deal in row["deals"]
            ),
            id=row["id"],
            unfinished=row["unfinished"],
        )
        for row in SEQUENCES
    ]
    status, answers, faults = ask(*questions)
    assert (status, faults) == (0, "")
    assert [answer["id"] for answer in answers] == [row["id"] for row in SEQUENCES]
    for row, answer in zip(SEQUENCES, answers, strict=True):
        assert answer["totals"] == {side: row["totals"][side]["total"] for side in ("NS", "EW")}
        assert answer["margin"] == row["net_NS"]
        assert answer["over"] == (row["rubber_over"] or row["unfinished"])
        winners = [deal["game_won_by"] for deal in row["deals"]]
        assert answer["games"] == {side: winners.count(side) for side in ("NS", "EW")}
        if row["deals"]:
            assert answer["below"] == row["deals"][-1]["below_progress"]
        for deal, state in zip(row["deals"], answer["deals"], strict=True):
            assert state["vulnerable"] == [side for side in ("NS", "EW") if deal["vul_before"][side]]
        for number, deal in enumerate(row["deals"], 1):
            lines = {"below": 0, "above": 0}
            for entry in answer["entries"]:
                if (entry["deal"], entry["side"]) == (number, deal["decl"]):
                    lines[entry["line"]] += entry["points"]
            assert lines == {"below": deal["decl_below"], "above": deal["decl_above"]}


def test_golden_deals_score_as_written_through_the_command() -> None:
    game = typed_deal("3NT", "S", 9)
    questions = [
        typed_rubber(
            *([game] if row["decl_vul"] else []),
            typed_deal(
                f"{row['level']}{row['denom']}{row['doubled']}",
                "S",
                row["tricks"],
                honors=honors_of(row, {"decl": "S", "def": "W"}),
            ),
        )
        for row in SINGLE_DEALS
    ]
    status, answers, _ = ask(*questions)
    assert status == 0
    for row, answer in zip(SINGLE_DEALS, answers, strict=True):
        points = {"decl_below": 0, "decl_above": 0, "def_below": 0, "def_above": 0}
        for entry in answer["entries"]:
            if entry["deal"] == len(answer["deals"]):
                points[f"{'decl' if entry['side'] == 'NS' else 'def'}_{entry['line']}"] += entry["points"]
        assert points == row["expect"]


def test_the_example_in_the_documentation_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    typed, shown = page.split("```console\n")[1].split("```")[0].splitlines()
    question = typed.removeprefix("$ echo '").removesuffix("' | tapete score rubber")
    done = call("score", "rubber", typed=question.encode())
    assert done.stdout == shown + "\n"


def test_the_answer_has_the_fields_of_the_page_in_their_order() -> None:
    status, answers, _ = ask(typed_rubber(typed_deal("4H", "S", 11, honors={"S": 4}), options={}))
    assert status == 0
    assert answers == [
        {
            "id": "a",
            "deals": [{"dealer": "N", "vulnerable": []}],
            "entries": [
                {"deal": 1, "side": "NS", "line": "below", "points": 120, "reason": "tricks"},
                {"deal": 1, "side": "NS", "line": "above", "points": 30, "reason": "overtricks"},
                {"deal": 1, "side": "NS", "line": "above", "points": 100, "reason": "honors"},
            ],
            "below": {"NS": 0, "EW": 0},
            "games": {"NS": 1, "EW": 0},
            "totals": {"NS": 250, "EW": 0},
            "over": False,
            "winner": None,
            "margin": 250,
        }
    ]
    assert list(answers[0]) == [
        "id",
        "deals",
        "entries",
        "below",
        "games",
        "totals",
        "over",
        "winner",
        "margin",
    ]


def test_a_passed_out_deal_needs_nothing_else_and_passes_the_deal_on() -> None:
    answer = FORMS["rubber"](typed_rubber({"contract": "pass"}, typed_deal("1S", "S", 7)))
    assert [state.dealer for state in answer.deals] == [Seat.NORTH, Seat.EAST]
    assert [entry.deal for entry in answer.entries] == [2]


def test_an_auction_says_contract_and_declarer() -> None:
    by_auction = typed_rubber(
        {"auction": ["P", "1S", "P", "2S", "X", "P", "P", "XX", "P", "P", "P"], "tricks": 9},
        {"auction": ["P"] * 4},
        {"auction": ["1NT", "P", "P", "P"], "contract": "1NT", "declarer": "S", "tricks": 7},
    )
    by_contract = typed_rubber(typed_deal("2SXX", "E", 9), {"contract": "pass"}, typed_deal("1NT", "S", 7))
    assert FORMS["rubber"](by_auction) == FORMS["rubber"](by_contract)


def test_fewer_than_four_honors_are_simply_nothing() -> None:
    counts = {"N": 1, "E": 0, "S": 3, "W": 1}
    answer = FORMS["rubber"](typed_rubber(typed_deal("4H", honors=counts)))
    assert [entry.reason for entry in answer.entries] == [Reason.TRICKS]


@pytest.mark.parametrize(
    ("deals", "winner"),
    [
        ([("3NT", "S", 9), ("3NT", "N", 9)], "NS"),
        ([("3NT", "E", 9), ("3NT", "W", 9)], "EW"),
        ([("3NT", "S", 9), ("1S", "S", 2), ("1S", "S", 3), ("3NT", "S", 9)], "tie"),
        ([("3NT", "S", 9)], None),
    ],
)
def test_the_winner_is_named_once_the_rubber_is_over(
    deals: list[tuple[str, str, int]], winner: str | None
) -> None:
    answer = FORMS["rubber"](typed_rubber(*(typed_deal(*deal) for deal in deals)))
    assert (answer.winner, answer.over) == (winner, winner is not None)


WRONG: list[tuple[object, str, str]] = [
    ([], "notation/field", "expected an object, got a list"),
    ({"first_dealer": "N"}, "notation/field", "`deals` is missing"),
    (typed_rubber(first_dealer="Q"), "notation/field", "first_dealer: 'Q' is not a seat (N, E, S or W)"),
    (typed_rubber(board=7), "notation/field", "unknown field `board`"),
    (typed_rubber(options={"honors": True}), "notation/field", "options: unknown field `honors`"),
    (typed_rubber(unfinished=1), "notation/field", "unfinished: expected true or false, got a whole number"),
    (typed_rubber(typed_deal("4H"), {}), "notation/field", "deal 2: `contract` is missing"),
    (
        typed_rubber(typed_deal("4H", "O")),
        "notation/field",
        "deal 1: declarer: 'O' is not a seat (N, E, S or W)",
    ),
    (
        typed_rubber(typed_deal("4H", tricks=14)),
        "score/tricks-impossible",
        "deal 1: Law 1: a side wins 0 to 13 tricks, not 14",
    ),
    (
        typed_rubber({"contract": "pass", "tricks": 3}),
        "score/tricks-impossible",
        "deal 1: Law 22: nobody wins a trick in a passed-out deal, not 3",
    ),
    (
        typed_rubber(typed_deal("4H", tricks="ten")),  # type: ignore[arg-type]  # wrong on purpose
        "notation/field",
        "deal 1: tricks: expected a whole number, got a text",
    ),
    (
        typed_rubber(typed_deal("8H")),
        "notation/contract",
        "deal 1: not a contract: '8H' (Law 18: a bid is for 1 to 7 odd tricks)",
    ),
    (
        typed_rubber(typed_deal("4HXXX")),
        "notation/contract",
        "deal 1: not a contract: '4HXXX' (Law 19: nothing comes after a redouble)",
    ),
    (
        typed_rubber({"contract": "4H", "tricks": 9}),
        "notation/field",
        "deal 1: `declarer` is missing; only a pass needs none",
    ),
    (
        typed_rubber({"contract": "4H", "declarer": "S"}),
        "notation/field",
        "deal 1: `tricks` is missing; only a pass needs none",
    ),
    (
        typed_rubber(typed_deal("7NNX")),
        "notation/contract",
        "deal 1: not a contract: '7NNX' (such as 4H, 3NTX or 7CXX)",
    ),
    (
        typed_rubber(typed_deal("Pass")),
        "notation/contract",
        "deal 1: not a contract: 'Pass' (such as 4H, 3NTX or 7CXX)",
    ),
    (
        typed_rubber(typed_deal("4H", honors={"X": 4})),
        "notation/field",
        "deal 1: honors: 'X' is not a seat (N, E, S or W)",
    ),
    (
        typed_rubber(typed_deal("4H", honors={"S": 6})),
        "score/honors-impossible",
        "deal 1: Law 81: there are 5 trump honors in the pack, not 6",
    ),
    (
        typed_rubber(typed_deal("4H", honors={"S": -1})),
        "score/honors-impossible",
        "deal 1: Law 81: S cannot hold -1 honors",
    ),
    (
        typed_rubber(typed_deal("4H", honors={"N": 5, "S": 5})),
        "score/honors-impossible",
        "deal 1: Law 81: there are 5 trump honors in the pack, not 10",
    ),
    (
        typed_rubber(typed_deal("3NT", honors={"S": 5})),
        "score/honors-impossible",
        "deal 1: Law 81: there are 4 aces in the pack, not 5",
    ),
    (
        typed_rubber(typed_deal("4H", honors={"S": 4, "W": 5})),
        "score/honors-impossible",
        "deal 1: Law 81: there are 5 trump honors in the pack, not 9",
    ),
    (
        typed_rubber(*[typed_deal("4H")] * 3),
        "score/rubber-over",
        "deal 3: Law 74: the rubber ended after deal 2",
    ),
    (
        typed_rubber(*[typed_deal("4H")] * 2, unfinished=True),
        "score/rubber-over",
        "unfinished: Law 74: the rubber ended after deal 2",
    ),
]

WRONG += [
    (typed_rubber({"auction": calls.split(), "tricks": 9, **more}), code, f"deal 1: {text}")
    for calls, more, code, text in (
        (
            "1H P X",
            {},
            "call/inadmissible-double",
            "Law 36: X is not allowed after N: 1H P",
        ),
        ("1H X P XX", {}, "call/inadmissible-redouble", "Law 36: XX is not allowed after N: 1H X P"),
        ("1H 1C", {}, "call/insufficient", "Law 27: 1C is not allowed after N: 1H"),
        ("1H P P P P", {}, "call/auction-over", "Law 39: P is not allowed after N: 1H P P P"),
        ("1H 8C", {}, "notation/call", "not a call: '8C' (1C to 7NT, P, X or XX)"),
        ("1H P P", {}, "record/incomplete-auction", "the auction does not end in passes"),
        (
            "1H P P P",
            {"contract": "2H", "declarer": "N"},
            "record/contract",
            "2H is typed, 1H was called",
        ),
        ("1H P P P", {"declarer": "S"}, "record/declarer", "S is typed, N by the auction"),
        ("P P P P", {"declarer": "S"}, "record/declarer", "S is typed, nobody by the auction"),
    )
]


@pytest.mark.parametrize(("question", "code", "text"), WRONG)
def test_wrong_input_is_told_with_its_place_and_code(question: object, code: str, text: str) -> None:
    with pytest.raises(Fault) as fault:
        FORMS["rubber"](question)
    assert (fault.value.code, fault.value.text) == (code, text)


def test_faults_are_answered_in_place_and_named_on_stderr_while_the_rest_is_scored() -> None:
    good = typed_rubber(typed_deal("4H"))
    questions = [question for wrong, _, _ in WRONG for question in (good, wrong)]
    status, answers, faults = ask(*questions)
    assert status == 1
    assert all("margin" in answer for answer in answers[::2])
    assert [answer["error"] for answer in answers[1::2]] == [
        {"code": code, "text": text} for _, code, text in WRONG
    ]
    assert faults.splitlines() == [
        f"line {2 * place}: {code}: {text}" for place, (_, code, text) in enumerate(WRONG, 1)
    ]


@pytest.mark.parametrize("form", ["auction", "RUBBER", ""])
def test_a_form_that_cannot_be_scored_is_wrong_usage(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app(["score", form])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"{form!r} cannot be scored; the forms are: rubber" in shown.err


@pytest.mark.process
def test_each_question_is_answered_before_the_next_is_typed_and_ctrl_c_ends_quietly() -> None:
    with subprocess.Popen(
        [TAPETE, "score", "rubber"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        for name in ("first", "second"):
            process.stdin.write(json.dumps(typed_rubber(id=name)).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == name
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.stdout.read() == b""
        assert process.stderr.read() == b""


@pytest.mark.process
def test_a_reader_who_stops_listening_ends_it_quietly(tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_text((json.dumps(typed_rubber()) + "\n") * 3000, encoding="utf-8")
    with (
        many.open("rb") as questions,
        subprocess.Popen(
            [TAPETE, "score", "rubber"], stdin=questions, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
    ):
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.process
def test_answers_that_cannot_be_written_are_told_without_a_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [TAPETE, "score", "rubber"],
            input=json.dumps(typed_rubber()).encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (74, b"tapete: [Errno 28] No space left on device\n")


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-20, 20) | st.sampled_from(["N", "S", "4H", "7NTXX", "pass", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["id", "first_dealer", "deals", "contract", "declarer", "tricks", "honors", "S", "board"]
            ),
            inner,
        )
    ),
    max_leaves=12,
)


@given(st.sampled_from(sorted(FORMS)), JSON_VALUES)
def test_whatever_is_typed_is_scored_or_told_to_be_wrong(form: str, question: object) -> None:
    answers, faults = BytesIO(), BytesIO()
    status = answer_lines(FORMS[form], BytesIO(json.dumps(question).encode()), answers, faults)
    answer = json.loads(answers.getvalue())
    assert ("error" in answer) == (status == 1) == (faults.getvalue() != b"")
