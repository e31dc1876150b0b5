"""JSON Lines in, JSON Lines out: one answer for each question, in order, faults in their place.

Each answer is written whole and at once, so that a program may ask, read and ask again.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_WHERE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_IN_WORDS = (
    ("^Invalid enum value (.*)$", r"\1 is not CHOICE"),
    ("^Object contains unknown field", "unknown field"),
    ("^Object missing required field (.*)$", r"\1 is missing"),
    ("^Expected `", "expected `"),
    ("`int`", "a whole number"),
    ("`float`", "a fraction"),
    ("`str`", "a text"),
    ("`bool`", "true or false"),
    ("`array`", "a list"),
    ("`object`", "an object"),
    ("`null`", "nothing"),
    (" <= ", " of at most "),
    (" >= ", " of at least "),
)
"""The decoder's own words, and ours."""

_NOT_READABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Fault(Exception):  # noqa: N818 (what the command line page calls it)
    """A question that cannot be answered: a stable code, and what is wrong in words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code, self.text = code, text


def run_on_standard_streams(answer: Callable[[object], object]) -> int:
    """Answer all of stdin on stdout; the exit status. A reader who stops listening ends it quietly."""
    try:
        return answer_lines(answer, sys.stdin.buffer, sys.stdout.buffer, sys.stderr.buffer)
    except OSError as error:
        drop_what_is_left()
        if isinstance(error, BrokenPipeError):
            return 0
        raise


def drop_what_is_left() -> None:
    """What is left in the buffer must not fail once more when Python closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def answer_lines(
    answer: Callable[[object], object], questions: BinaryIO, answers: BinaryIO, faults: BinaryIO
) -> int:
    """Answer each line; 0, or 1 if some could not be answered."""
    status = 0
    for number, line in enumerate(questions, 1):
        text = line.removeprefix(_BYTE_ORDER_MARK) if number == 1 else line
        if not text.strip():
            continue
        reply = _reply(answer, text)
        if isinstance(reply, _Unanswered):
            status = 1
            faults.write(f"line {number}: {reply.error.code}: {_on_one_line(reply.error.text)}\n".encode())
            faults.flush()
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()
    return status


def _on_one_line(text: str) -> str:
    """Nothing in a question may break the line or steer the terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class _Error(msgspec.Struct):
    code: str
    text: str


class _Unanswered(msgspec.Struct):
    id: object
    error: _Error


def _reply(answer: Callable[[object], object], line: bytes) -> object:
    name: object = None
    try:
        question = msgspec.json.decode(line)
        name = question.get("id") if isinstance(question, dict) else None
        return answer(question)
    except Fault as fault:
        return _Unanswered(name, _Error(fault.code, fault.text))
    except _NOT_READABLE as error:
        return _Unanswered(name, _Error("notation/json", f"not a line of JSON: {error}"))


def explain(error: msgspec.ValidationError, choices: dict[str, str]) -> str:
    """Say in words what does not fit: the place as people count, from 1, then what was expected.

    `choices` says, by the last name in the place, what a value outside of a choice should have been.

    >>> wrong = msgspec.ValidationError("Invalid enum value 'Q' - at `$.deals[0].declarer`")
    >>> explain(wrong, {"declarer": "a seat"})
    "deal 1: declarer: 'Q' is not a seat"
    """
    match = _WHERE.fullmatch(str(error))
    assert match is not None
    steps = [step for step in (match["path"] or "").replace("[...]", "").split(".") if step]
    choice = choices.get(steps[-1] if steps else "", "one of the choices")
    what = match["what"]
    if what.startswith("Expected `"):
        what = what.replace(" | null", "").replace(" | ", "` or `")
    for pattern, words in _IN_WORDS:
        what = re.sub(pattern, words.replace("CHOICE", choice), what)
    places = [re.sub(r"s\[(\d+)\]", lambda index: f" {int(index[1]) + 1}", step) for step in steps]
    return ": ".join((*places, what))
