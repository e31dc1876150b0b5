import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.tapete_process import call, run
from tapete.cli import simulate

TEN_POINTS_EACH = "N:AT62.K73.Q84.J95 J95.AT62.K73.Q84 Q84.J95.AT62.K73 K73.Q84.J95.AT62"
"""A deal that everyone passes."""


def played(*arguments: str) -> list[dict[str, Any]]:
    done = call("simulate", *arguments)
    assert done.exit_code == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def as_asked(line: dict[str, Any], form: str) -> dict[str, Any]:
    """A line of `simulate` as a deal that `score` takes."""
    board = {"board": line["deal"]} if form == "duplicate" else {}
    if line["contract"] == "pass":
        return {"contract": "pass", **board}
    return {key: line[key] for key in ("contract", "declarer", "tricks", "honors")} | board


@pytest.mark.thorough
@pytest.mark.parametrize("form", ["rubber", "auction1920", "chicago", "duplicate"])
def test_the_sums_of_what_is_simulated_agree_with_a_recount_by_score(form: str) -> None:
    *deals, last = played("--form", form, "--count", "5", "--robots", "book", "--seed", "11", "--boards", "6")
    summary = last["summary"]
    units = {line["unit"]: [deal for deal in deals if deal["unit"] == line["unit"]] for line in deals}
    questions = [
        {"id": unit, "first_dealer": lines[0]["dealer"], "deals": [as_asked(line, form) for line in lines]}
        for unit, lines in units.items()
    ]
    recount = call("score", form, typed="".join(json.dumps(q) + "\n" for q in questions).encode())
    answers = [json.loads(line) for line in recount.stdout.splitlines()]
    assert summary["units"] == len(answers) == 5
    assert summary["deals"] == len(deals)
    assert summary["illegal"] == 0
    assert summary["totals"] == {
        side: sum(answer["totals"][side] for answer in answers) for side in ("NS", "EW")
    }
    for answer in answers:
        lines = units[answer["id"]]
        assert answer["over"] or (form == "duplicate" and len(lines) == 6)
        entries = [entry for line in lines for entry in line["entries"]]
        assert sorted(map(str, entries)) == sorted(map(str, answer["entries"]))
        assert answer["deals"] == [{key: line[key] for key in ("dealer", "vulnerable")} for line in lines]


def test_a_passed_out_deal_of_chicago_is_dealt_again_under_its_number(tmp_path: Path) -> None:
    *deals, _ = played("--form", "chicago", "--seed", "2")
    first, second, third, fourth = (line["hands"] for line in deals)
    file = tmp_path / "deals.txt"
    file.write_text("\n".join([TEN_POINTS_EACH, first, second, TEN_POINTS_EACH, third, fourth]))
    *again, last = played("--form", "chicago", "--replay", str(file))
    assert [line["contract"] == "pass" for line in again] == [True, False, False, True, False, False]
    assert [line["deal"] for line in again] == [1, 1, 2, 3, 3, 4]
    assert [line["dealer"] for line in again] == ["N", "N", "E", "S", "S", "W"]
    assert [line for line in again if line["play"]] == deals
    assert last["summary"]["units"] == 1


def test_a_set_of_boards_has_the_dealers_and_vulnerability_of_their_numbers() -> None:
    *deals, _ = played("--form", "duplicate", "--seed", "2")
    assert [line["deal"] for line in deals] == list(range(1, 17))
    assert [line["dealer"] for line in deals] == list("NESW" * 4)
    assert [line["vulnerable"] for line in deals][:4] == [[], ["NS"], ["EW"], ["NS", "EW"]]


@pytest.mark.process
def test_the_same_seed_gives_the_same_lines_in_another_process() -> None:
    first, other = (played("--count", "1", "--seed", seed) for seed in ("5", "6"))
    second = [json.loads(line) for line in run("simulate", "--seed", "5").stdout.splitlines()]
    assert first[:-1] == second[:-1] != other[:-1]


def test_the_deals_of_a_file_are_played_in_their_order(tmp_path: Path) -> None:
    *deals, _ = played("--count", "1", "--seed", "3")
    file = tmp_path / "deals.txt"
    file.write_text("# two deals\n" + "".join(deal["hands"] + "\n" for deal in deals[:2]))
    *replayed, summary = played("--replay", str(file), "--count", "9")
    assert replayed == deals[:2]
    assert summary["summary"]["units"] == 1


def test_a_file_that_is_not_of_deals_is_answered_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text("N:what is this\n")
    done = call("simulate", "--replay", str(file))
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "deals.txt: notation/deal: line 1:" in done.stderr


def test_unknown_forms_and_robots_are_wrong_usage() -> None:
    for wrong in (("--form", "whist"), ("--robots", "gib"), ("--ns", "gib"), ("--count", "0")):
        assert call("simulate", *wrong).exit_code == 2


def test_the_page_lists_every_flag_and_every_field_of_a_line() -> None:
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    section = page.split("## `tapete simulate`")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`([a-z-]+)`", row)]
    flags = [f"--{name}" for name in inspect.signature(simulate.command).parameters]
    assert named == [*flags, *simulate.DealLine.__struct_fields__]
    summary = re.search(r'\{"summary": \{(.*?)\}\}', section)
    assert summary is not None
    assert re.findall(r'"(\w+)"', summary[1]) == list(simulate.Totals.__struct_fields__)
