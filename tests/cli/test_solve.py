import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from cli.tapete_process import TAPETE, call, run
from dd.golden import FREAK, ROWS

ENDING = "N:AK... QJ... T9... 87..."


def is_running(process: int) -> bool:
    try:
        # Whoever takes over orphans may leave them unburied.
        return "Z" not in Path(f"/proc/{process}/stat").read_text().split()[2]
    except (ProcessLookupError, FileNotFoundError):
        return False


def solved(*words: str, typed: str, status: int = 0) -> list[dict[str, Any]]:
    done = call("solve", "--workers", "1", *words, typed=typed.encode())
    assert done.exit_code == status, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.process
def test_deals_are_answered_in_order_with_par_for_that_dealer_and_vulnerability() -> None:
    first, second = ROWS[0], ROWS[1]
    typed = f"\ufeff# two deals\n{first['deal']}\n\n{second['deal']} 7 7 7\n"
    lines = solved("--par", "n", "none", typed=typed)
    assert [line["deal"] for line in lines] == [first["deal"], second["deal"]]
    assert [line["tricks"] for line in lines] == [first["table"], second["table"]]
    assert [line["par_ns"] for line in lines] == [
        row["par_ns_by_vul_dealer"]["None"]["N"] for row in (first, second)
    ]
    assert lines[0]["par_contracts"] == ["2S-EW"]
    assert list(lines[0]["tricks"]["N"]) == ["S", "H", "D", "C", "NT"]


def test_what_cannot_be_answered_is_told_in_its_place_and_the_rest_is_answered() -> None:
    typed = f"N:AK... QJ...\n{ENDING}\nN:AK... QJ... T9... 8...\n"
    done = call("solve", "--workers", "1", "--par", "S", "All", typed=typed.encode())
    bad, ending, uneven = (json.loads(line) for line in done.stdout.splitlines())
    assert done.exit_code == 1
    assert (bad["id"], bad["error"]["code"]) == (None, "notation/deal")
    assert ending == {"deal": ENDING, "tricks": ending["tricks"]}, "an ending has no par"
    assert uneven["error"]["code"] == "dd/not-solvable"
    assert [line.split(": ")[:2] for line in done.stderr.splitlines()] == [
        ["line 1", "notation/deal"],
        ["line 3", "dd/not-solvable"],
    ]


def test_a_deal_over_its_budget_gives_an_error_and_never_a_guess() -> None:
    (line,) = solved("--budget", "0.1", typed=f"{FREAK}\n", status=1)
    assert line["error"] == {"code": "dd/not-finished", "text": "not solved in 0.1 seconds"}


@pytest.mark.parametrize("wrong", [("X", "None"), ("N", "some")])
def test_a_dealer_or_vulnerability_that_is_not_known_is_wrong_usage(wrong: tuple[str, str]) -> None:
    done = call("solve", "--par", *wrong)
    assert (done.exit_code, "--par takes a dealer" in done.stderr) == (2, True)


@pytest.mark.process
def test_an_answer_comes_though_the_next_question_has_not_been_asked() -> None:
    process = subprocess.Popen([TAPETE, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"{ENDING}\n".encode())
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["tricks"]["N"]["NT"] == 2
    process.stdin.close()
    assert process.wait() == 0
    process.stdout.close()


@pytest.mark.process
def test_ctrl_c_ends_it_at_once_without_a_word() -> None:
    process = subprocess.Popen(
        [TAPETE, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"{ENDING}\n{FREAK}\n".encode())
    process.stdin.flush()
    process.stdout.readline()
    begun = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate()
    assert (process.returncode, stderr) == (130, b"")
    assert time.monotonic() - begun < 30


@pytest.mark.process
def test_a_reader_who_stops_listening_ends_it_quietly() -> None:
    process = subprocess.Popen(
        [TAPETE, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdout.close()
    process.stdin.write(f"{ENDING}\n".encode())
    process.stdin.flush()
    assert (process.wait(), process.stderr.read()) == (0, b"")
    process.stdin.close()
    process.stderr.close()


@pytest.mark.process
def test_nothing_in_nothing_out() -> None:
    done = run("solve")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.process
def test_a_terminal_shows_how_far_it_is_and_a_pipe_gets_nothing_of_it() -> None:
    ours, theirs = pty.openpty()
    shell = {**os.environ, "TERM": "xterm"}
    done = subprocess.run(
        [TAPETE, "solve", "--workers", "1"],
        input=f"{ENDING}\nnonsense\n".encode(),
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=shell,
        check=False,
    )
    shown = os.read(ours, 1 << 16).decode()
    os.close(ours)
    os.close(theirs)
    assert (done.returncode, len(done.stdout.splitlines())) == (1, 2)
    assert "deals" in shown and "line 2: notation/deal" in shown


@pytest.mark.process
def test_when_it_is_killed_no_process_of_its_solvers_is_left() -> None:
    command = [TAPETE, "solve", "--workers", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(f"{ENDING}\n{FREAK}\n".encode())
        process.stdin.flush()
        process.stdout.readline()
        children = Path(f"/proc/{process.pid}/task")
        found = [int(one) for task in children.iterdir() for one in (task / "children").read_text().split()]
        process.kill()
    assert found
    deadline = time.monotonic() + 30
    while any(is_running(one) for one in found):
        assert time.monotonic() < deadline, "a process outlives it"
        time.sleep(0.05)
