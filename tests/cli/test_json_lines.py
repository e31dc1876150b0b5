from io import BytesIO

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.cli.json_lines import Fault, answer_lines, explain


def echo(question: object) -> object:
    if question == "no":
        raise Fault("test/no", "one\ntwo\x1b[31m")
    return {"asked": question}


def answered(typed: bytes) -> tuple[int, list[bytes], list[str]]:
    answers, faults = BytesIO(), BytesIO()
    status = answer_lines(echo, BytesIO(typed), answers, faults)
    return status, answers.getvalue().splitlines(), faults.getvalue().decode().splitlines()


def test_each_line_has_its_answer_in_order() -> None:
    assert answered(b'1\n"b"\n{"c":null}') == (
        0,
        [b'{"asked":1}', b'{"asked":"b"}', b'{"asked":{"c":null}}'],
        [],
    )


def test_nothing_typed_is_nothing_answered() -> None:
    assert answered(b"") == (0, [], [])


def test_empty_lines_ask_nothing_but_keep_their_number() -> None:
    status, answers, faults = answered(b"\n1\n  \r\n{\n")
    assert status == 1
    assert answers[0] == b'{"asked":1}'
    assert faults == ["line 4: notation/json: not a line of JSON: Input data was truncated"]


def test_a_byte_order_mark_before_the_first_line_is_read_over() -> None:
    assert answered(b"\xef\xbb\xbf1\n") == (0, [b'{"asked":1}'], [])


def test_a_fault_is_one_line_that_cannot_steer_the_terminal() -> None:
    status, answers, faults = answered(b'"no"\n1\n')
    assert status == 1
    assert answers == [
        b'{"id":null,"error":{"code":"test/no","text":"one\\ntwo\\u001b[31m"}}',
        b'{"asked":1}',
    ]
    assert faults == ["line 1: test/no: one two [31m"]


def test_a_fault_keeps_the_name_of_its_question() -> None:
    def refuse(question: object) -> object:
        raise Fault("test/no", "no")

    answers = BytesIO()
    answer_lines(refuse, BytesIO(b'{"id":"a"}\n{"id":7}\n{}\n[]\n'), answers, BytesIO())
    assert [msgspec.json.decode(line)["id"] for line in answers.getvalue().splitlines()] == [
        "a",
        7,
        None,
        None,
    ]


@pytest.mark.parametrize(
    "line",
    [b"{", b"nan", b"'a'", b"\xff", b'"\xff"', b'"\\ud800"', b"1" * 5000, b"[" * 100_000, b"{} {}", b"\x00"],
)
def test_what_is_not_json_is_told_and_the_next_line_answered(line: bytes) -> None:
    status, answers, faults = answered(line + b"\n1\n")
    assert status == 1
    assert b'"code":"notation/json"' in answers[0]
    assert answers[1] == b'{"asked":1}'
    assert len(faults) == 1


@given(st.binary(max_size=60))
def test_no_bytes_stop_the_answers(typed: bytes) -> None:
    status, answers, faults = answered(typed + b"\n1\n")
    assert answers[-1] == b'{"asked":1}'
    assert status == (1 if faults else 0)


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("Invalid enum value 'Q'", "'Q' is not one of the choices"),
        ("Invalid enum value 'Q' - at `$.deals[0].declarer`", "deal 1: declarer: 'Q' is not a seat"),
        (
            "Invalid enum value 'Z' - at `key` in `$.deals[11].honors`",
            "deal 12: honors: 'Z' is not one of the choices",
        ),
        (
            "Expected `int | null`, got `float` - at `$.tricks`",
            "tricks: expected a whole number, got a fraction",
        ),
        (
            "Expected `int` >= 0 - at `$.deals[0].honors[...]`",
            "deal 1: honors: expected a whole number of at least 0",
        ),
        ("Object contains unknown field `x` - at `$.deals[1]`", "deal 2: unknown field `x`"),
        ("Object missing required field `deals`", "`deals` is missing"),
        ("Expected `str`, got `null` - at `$.id`", "id: expected a text, got nothing"),
    ],
)
def test_what_does_not_fit_is_said_in_words(message: str, words: str) -> None:
    assert explain(msgspec.ValidationError(message), {"declarer": "a seat"}) == words
