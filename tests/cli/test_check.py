"""`tapete check`: a line a board, what contradicts, and files that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.tapete_process import call, run
from formats.corpus import FILES, SHARED, json_lines, records, there
from tapete.formats import pbn
from tapete.formats.reading import Filed

PLAYED = """[Board "1"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"]
[Declarer "S"]
[Contract "1NT"]
[Result "8"]
[Auction "N"]
Pass Pass 1NT AP
[Play "W"]
D8 DQ D9 D4
*
"""

Write = Callable[[str, str | bytes], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(name: str, content: str | bytes) -> str:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return written


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_board_is_replayed_and_scored(write: Write) -> None:
    file = write("a.pbn", PLAYED)
    result = call("check", file)
    assert result.exit_code == 0
    assert lines(result.stdout) == [
        {
            "file": file,
            "index": 0,
            "board": 1,
            "dealer": "N",
            "vulnerable": ["NS"],
            "deal": "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5",
            "auction": ["P", "P", "1NT", "P", "P", "P"],
            "contract": "1NT",
            "declarer": "S",
            "tricks": 8,
            "score_ns": 120,
            "problems": [],
        }
    ]


def test_what_is_not_known_is_null(write: Write) -> None:
    (line,) = lines(call("check", write("a.pbn", '[Event "x"]\n')).stdout)
    known = {name for name, value in line.items() if value is not None}
    assert known == {"file", "index", "problems"}


def test_a_deal_passed_out_scores_nothing(write: Write) -> None:
    content = PLAYED.replace("Pass Pass 1NT AP", "AP").split("[Play")[0]
    content = content.replace('"S"', '""').replace("1NT", "Pass").replace('"8"', '""')
    (line,) = lines(call("check", write("a.pbn", content)).stdout)
    assert (line["contract"], line["declarer"], line["tricks"], line["score_ns"]) == ("pass", None, None, 0)
    assert line["problems"] == []


def test_problems_are_in_the_line_and_on_standard_error(write: Write) -> None:
    file = write("a.pbn", PLAYED.replace("1NT AP", "1NT 1C").replace("DQ", "DZ"))
    result = call("check", file)
    assert result.exit_code == 1
    (line,) = lines(result.stdout)
    codes = [problem["code"] for problem in line["problems"]]
    assert codes == ["notation/card", "call/insufficient"]
    assert line["problems"][0]["where"] == "line 11, column 4"
    assert f"{file}: index 0: call 4: call/insufficient: Law 27: 1C is not allowed" in result.stderr


def test_warnings_are_said_and_are_no_problem(write: Write) -> None:
    file = write("a.pbn", PLAYED.replace("1NT AP", "1N AP"))
    result = call("check", file)
    assert (result.exit_code, lines(result.stdout)[0]["problems"]) == (0, [])
    assert result.stderr == f"{file}:9:11: notation/call: warning: 1N stands for 1NT\n"


def test_files_that_cannot_be_read_cost_no_other(write: Write, tmp_path: Path) -> None:
    good, letter = write("a.pbn", PLAYED), write("letter.txt", "Dear all")
    missing = str(tmp_path / "none.pbn")
    result = call("check", missing, letter, str(tmp_path), good)
    assert result.exit_code == 1
    assert [line["board"] for line in lines(result.stdout)] == [1]
    said = result.stderr.splitlines()
    assert said[0] == f"{missing}: notation/file: cannot be read: No such file or directory"
    assert said[1].startswith(f"{letter}: notation/format: ")
    assert "Is a directory" in said[2]


def test_a_format_may_be_named_and_must_be_one(write: Write) -> None:
    file = write("a.txt", "; only a comment\n" + PLAYED)
    assert call("check", "--from", "pbn", file).exit_code == 0
    assert call("check", "--from", "pgn", file).exit_code == 2


@pytest.mark.process
def test_standard_input_is_checked_too() -> None:
    result = run("check", "-", typed=PLAYED.encode())
    assert result.returncode == 0
    assert json.loads(result.stdout)["file"] == "-"


@pytest.mark.corpus
def test_exactly_the_boards_listed_as_contradictory_have_problems(write: Write) -> None:
    listed = {line["id"] for line in json_lines(SHARED / "corpus" / "anomalies.jsonl")}
    content = pbn.write([Filed(record) for record in records().values()]).content
    result = call("check", write("corpus.pbn", content))
    with_problems = {
        name for name, line in zip(records(), lines(result.stdout), strict=True) if line["problems"]
    }
    assert with_problems == listed


@pytest.mark.parametrize("path", sorted(there(FILES / "pbn_errors").iterdir()), ids=lambda path: path.name)
def test_every_suite_of_errors_has_problems_and_every_board_a_line(path: Path) -> None:
    result = call("check", str(path))
    assert result.exit_code == 1
    assert len(lines(result.stdout)) == len(pbn.read(path.read_bytes()).boards)
