import inspect
import json
import re
from pathlib import Path
from typing import Any

from cli.tapete_process import call, run
from tapete.cli import simulate


def played(*arguments: str) -> list[dict[str, Any]]:
    done = call("simulate", *arguments)
    assert done.exit_code == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_sums_of_simulated_rubbers_agree_with_a_recount_by_score() -> None:
    *deals, last = played("--form", "rubber", "--count", "5", "--robots", "book", "--seed", "11")
    summary = last["summary"]
    units = {line["unit"]: [deal for deal in deals if deal["unit"] == line["unit"]] for line in deals}
    questions = [
        {
            "id": unit,
            "first_dealer": lines[0]["dealer"],
            "deals": [
                {"contract": "pass"}
                if line["contract"] == "pass"
                else {key: line[key] for key in ("contract", "declarer", "tricks", "honors")}
                for line in lines
            ],
        }
        for unit, lines in units.items()
    ]
    recount = call("score", "rubber", typed="".join(json.dumps(q) + "\n" for q in questions).encode())
    answers = [json.loads(line) for line in recount.stdout.splitlines()]
    assert summary["units"] == len(answers) == 5
    assert summary["deals"] == len(deals)
    assert summary["illegal"] == summary["timeouts"] == 0
    assert summary["totals"] == {
        side: sum(answer["totals"][side] for answer in answers) for side in ("NS", "EW")
    }
    for answer in answers:
        assert answer["over"]
        entries = [entry for line in units[answer["id"]] for entry in line["entries"]]
        assert sorted(map(str, entries)) == sorted(map(str, answer["entries"]))
        assert [deal["dealer"] for deal in answer["deals"]] == [
            line["dealer"] for line in units[answer["id"]]
        ]


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
