"""`tapete convert`: from any format to any other, told what is lost, written whole or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.tapete_process import TAPETE, call, run
from tapete.cli import files
from tapete.formats import pbn, tapete_json
from tapete.formats.catalogue import FORMATS

PLAYED = b"""[Board "1"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"]
[Auction "N"]
Pass Pass 1NT AP
[Annotator "me"]
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "a.pbn"
    path.write_bytes(PLAYED)
    return path


def test_names_tell_the_formats(source: Path) -> None:
    target = source.with_suffix(".jsonl")
    result = call("convert", str(source), str(target))
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
    assert tapete_json.read(target.read_bytes()).boards == pbn.read(PLAYED).boards


def test_formats_may_be_named(source: Path) -> None:
    unnamed = source.rename(source.with_suffix(""))
    target = source.with_suffix(".txt")
    assert call("convert", str(unnamed), str(target), "--from", "pbn", "--to", "json").exit_code == 0
    assert len(tapete_json.read(target.read_bytes()).boards) == 1


def test_what_the_other_format_cannot_say_is_told(source: Path) -> None:
    target = source.with_suffix(".bri")
    result = call("convert", str(source), str(target))
    assert result.exit_code == 0
    assert all(": convert/" in line for line in result.stderr.splitlines())
    assert "auction" in result.stderr
    assert len(target.read_bytes()) >= 78


def test_a_target_that_tells_no_format_is_wrong_usage(source: Path) -> None:
    assert call("convert", str(source), str(source.with_suffix(".doc"))).exit_code == 2
    assert call("convert", str(source), "-").exit_code == 2
    assert call("convert", str(source), "x.pbn", "--to", "word").exit_code == 2


def test_faults_of_the_source_are_told_and_the_rest_is_written(source: Path) -> None:
    source.write_bytes(PLAYED + b'\n[Board "2"]\n[Dealer "Q"]\n')
    target = source.with_suffix(".jsonl")
    result = call("convert", str(source), str(target))
    assert result.exit_code == 1
    assert f"{source}:10:1: notation/dealer: " in result.stderr
    assert len(tapete_json.read(target.read_bytes()).boards) == 2


def test_where_nothing_could_be_read_nothing_is_written(source: Path) -> None:
    target = source.with_suffix(".jsonl")
    assert call("convert", str(source.with_name("none.pbn")), str(target)).exit_code == 1
    source.write_bytes(b"[Event]\n")
    assert call("convert", str(source), str(target), "--from", "pbn").exit_code == 1
    assert not target.exists()


@pytest.mark.process
def test_streams_are_read_and_written() -> None:
    result = run("convert", "-", "-", "--to", "json", typed=PLAYED)
    assert result.returncode == 0
    assert tapete_json.read(result.stdout).boards == pbn.read(PLAYED).boards


def test_a_stop_leaves_the_file_that_was_there_and_no_other(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Ctrl-C does in the middle of writing."""
    target = source.with_suffix(".jsonl")
    target.write_bytes(b"old")

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        files.write_file(str(target), b"new")
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in source.parent.iterdir()) == ["a.jsonl", "a.pbn"]


def test_a_file_keeps_its_permissions(source: Path) -> None:
    source.chmod(0o640)
    files.write_file(str(source), b"new")
    assert source.stat().st_mode & 0o777 == 0o640
    fresh = source.with_name("fresh")
    mask = os.umask(0o027)
    try:
        files.write_file(str(fresh), b"new")
    finally:
        os.umask(mask)
    assert fresh.stat().st_mode & 0o777 == 0o640


@pytest.mark.process
def test_a_place_that_cannot_be_written_is_said_and_not_a_traceback(source: Path) -> None:
    result = run("convert", str(source), str(source / "x.jsonl"))
    assert result.returncode == 74
    assert result.stderr.startswith(b"tapete: ") and result.stderr.count(b"\n") == 1


def test_a_link_goes_on_pointing_to_the_file_that_is_written(source: Path) -> None:
    target, link = source.with_suffix(".lin"), source.with_name("link.lin")
    link.symlink_to(target)
    assert call("convert", str(source), str(link)).exit_code == 0
    assert link.is_symlink()
    assert target.read_bytes().startswith(b"st||md|")


def test_a_pipe_is_written_to_and_not_replaced(source: Path) -> None:
    pipe = source.with_name("pipe.lin")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert call("convert", str(source), str(pipe)).exit_code == 0
        assert os.read(reader, 1 << 16).startswith(b"st||md|")
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_where_no_board_has_a_place_nothing_is_written(source: Path) -> None:
    """Deals that nobody solved, for a library of solved ones."""
    target = source.with_suffix(".gib")
    target.write_bytes(b"old")
    result = call("convert", str(source), str(target))
    assert result.exit_code == 1
    assert result.stderr.splitlines()[-1].endswith("convert/nothing: The one board has no place in GIB")
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in source.parent.iterdir()) == ["a.gib", "a.pbn"]


def _long_file(path: Path, megabytes: int) -> Path:
    """A file of boards of which much is told."""
    form = FORMATS[path.suffix[1:]]
    assert form.write is not None
    (board,) = pbn.read(PLAYED).boards
    filed = replace(board, comments=("They " + "think again and " * 250 + "pass",))
    once = form.write([filed] * 50).content + b"\r\n"
    path.write_bytes(once * (megabytes * 1_000_000 // len(once)))
    return path


# A process begins with the peak of the one that started it, and that one here would be the tests'.
_PEAK = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:]).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
sys.exit(code)
"""


def _peak(*words: str) -> int:
    """The most memory that the command had, in megabytes."""
    command = [sys.executable, "-S", "-c", _PEAK, TAPETE, *words]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:1000]
    return int(done.stdout.splitlines()[-1])


@pytest.mark.process
@pytest.mark.parametrize(
    ("one", "other"), [("pbn", "lin"), ("lin", "rbn"), ("rbn", "json"), ("json", "pbn")], ids=str
)
def test_a_file_four_times_as_long_takes_no_more_memory(one: str, other: str, tmp_path: Path) -> None:
    """Held in memory, sixteen megabytes take some sixty more than four."""
    peaks = []
    for megabytes in (4, 16):
        path = _long_file(tmp_path / f"{megabytes}.{one}", megabytes)
        peaks.append(_peak("convert", str(path), str(tmp_path / "out"), "--to", other))
    assert peaks[1] - peaks[0] < 15, peaks


@pytest.mark.process
def test_whoever_has_read_enough_of_a_file_is_no_fault(source: Path) -> None:
    with subprocess.Popen(
        [TAPETE, "convert", str(source), "-", "--to", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        told = process.stderr.read()
    assert (process.returncode, told) == (0, b"")
