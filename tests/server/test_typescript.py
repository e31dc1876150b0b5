from functools import cache
from pathlib import Path

import pytest

from tapete.server.typescript import wire_module

_text = cache(wire_module)
WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


@pytest.mark.thorough
def test_the_committed_types_of_the_browser_are_those_of_the_structs() -> None:
    command = "python -m tapete.server.typescript web/src/wire.ts"
    assert WIRE.read_text(encoding="utf-8") == _text(), f"run: {command}"


@pytest.mark.thorough
def test_the_same_structs_give_the_same_text() -> None:
    assert wire_module() == _text()


def test_what_the_server_sends_is_always_there() -> None:
    view = _text().split("export interface TableView {")[1].split("\n}")[0]
    assert "?:" not in view


def test_what_the_server_reads_may_leave_out_what_has_a_default() -> None:
    call = _text().split("export interface MakeCall {")[1].split("\n}")[0]
    assert "readonly explanation?: Partial<Words>;" in call
    assert "readonly call: Call;" in call


def test_a_docstring_becomes_a_comment_without_its_python() -> None:
    assert "/** Play a card from the hand in turn; declarer plays dummy's too. */" in _text()
    assert ">>>" not in _text()
