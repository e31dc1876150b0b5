"""The verifier's suites: what is right is clean, each game that is wrong says so; every file is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from formats.corpus import FILES, records, there
from tapete.core import contradictions
from tapete.formats import pbn
from tapete.formats.reading import Filed

GAMES = re.compile(rb"^% =+ game (\d+)", re.MULTILINE)
NOT_WRONG = {("timheilman__errors_10.pbn", 61)}
"""Thirteen tricks are possible by the cards of this game, and its header names no violation."""
NOT_AS_EXPORTED = {
    f"timheilman__test_record_with_{name}.pbn" for name in ("lots_of_curlies", "single_line_curly_comment")
}
"""These say `% EXPORT`, and lack some of the fifteen tags."""
UNKNOWN = {"record/missing-dealer", "record/missing-hand"}
"""What a game without deal or dealer shows of itself; it breaks no rule of PBN."""


def pbn_files(folder: str) -> list[Path]:
    return sorted(there(FILES / folder).glob("*.pbn"))


@pytest.mark.parametrize("name", ["timheilman__correct_10.pbn", "timheilman__correct_21.pbn"])
def test_the_suites_of_what_is_right_are_clean(name: str) -> None:
    reading = pbn.read(there(FILES / "pbn" / name).read_bytes())
    assert [fault for fault in reading.faults if not fault.is_warning] == []
    codes = {found.code for filed in reading.boards for found in contradictions(filed.record)}
    assert codes <= UNKNOWN


@pytest.mark.parametrize("name", ["errors_10", "errors_20", "errors_21"])
def test_every_game_of_the_suites_of_errors_reports_its_violation(name: str) -> None:
    path = there(FILES / "pbn_errors" / f"timheilman__{name}.pbn")
    content = path.read_bytes()
    starts = [
        (int(found[1]), content.count(b"\n", 0, found.start()) + 1) for found in GAMES.finditer(content)
    ]
    assert len(starts) == {"errors_10": 74, "errors_20": 23, "errors_21": 2}[name]
    wrong = set()
    for reading in pbn.read_many([content]):
        lines = [fault.line for fault in reading.faults]
        lines += [_line_of(filed, content) for filed in reading.boards if _contradicts(filed)]
        wrong |= {max(game for game, start in starts if start <= line) for line in lines}
    assert {game for game, _ in starts} - wrong == {game for file, game in NOT_WRONG if file == path.name}


def _contradicts(filed: Filed) -> bool:
    return any(found.code not in UNKNOWN for found in contradictions(filed.record))


def _line_of(filed: Filed, content: bytes) -> int:
    """The line of the header that stands before a game: readers keep it as an escaped line."""
    header = next(value for name, value in filed.extra if name == "%" and " game " in value)
    return content.count(b"\n", 0, content.index(f"%{header}\n".encode())) + 1


@pytest.mark.parametrize("path", [*pbn_files("pbn"), *pbn_files("dds")], ids=lambda path: path.name)
def test_every_file_is_read_and_what_was_read_survives_writing(path: Path) -> None:
    reading = pbn.read(path.read_bytes())
    assert reading.boards
    wrong = {fault.code for fault in reading.faults if not fault.is_warning}
    assert wrong <= ({"notation/export"} if path.name in NOT_AS_EXPORTED else set())
    written = pbn.write(reading.boards, reading.head)
    again = pbn.read(written.content)
    assert (again.boards, again.head) == (reading.boards, reading.head)
    assert [fault for fault in written.faults if not fault.is_warning] == []


@pytest.mark.parametrize("path", pbn_files("pbn_errors"), ids=lambda path: path.name)
def test_what_could_be_read_of_games_with_errors_survives_writing(path: Path) -> None:
    reading = pbn.read(path.read_bytes())
    written = pbn.write(reading.boards, reading.head)
    again = pbn.read(written.content)
    told = {fault.board for fault in written.faults}
    for place, (before, after) in enumerate(zip(reading.boards, again.boards, strict=True)):
        assert before == after or place in told


@pytest.mark.corpus
def test_the_boards_of_the_corpus_written_and_read_again_are_equal() -> None:
    boards = tuple(map(Filed, records().values()))
    written = pbn.write(boards)
    assert written.faults == ()
    reading = pbn.read(written.content)
    assert len(boards) == 2311
    assert reading.boards == boards
    assert reading.faults == ()


@pytest.mark.thorough
def test_plays_without_declarer_are_read_as_the_corpus_has_them() -> None:
    """Two rows hold one card alone, put under its column by blanks: its owner tells whose it is."""
    name = "TricksterCards__Defensive_Play.pbn"
    reading = pbn.read(there(FILES / "pbn" / name).read_bytes())
    one_more = {}
    for place, filed in enumerate(reading.boards):
        record = records().get(f"trickster:{name}#{place}")
        if record and record.cards != filed.record.cards:
            assert filed.record.cards[:-1] == record.cards
            one_more[place] = str(filed.record.cards[-1])
    assert one_more == {0: "SQ", 1: "H7"}
