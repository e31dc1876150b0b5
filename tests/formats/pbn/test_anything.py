"""Whatever a file holds: it is read, faults have places, and what was read survives being written."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.corpus import FILES, there
from tapete.formats import pbn

_BITS = (
    *("[", "]", '"', "{", "}", ";", "%", "\n", "\n\n", " ", "\t", "\r\n", "#", "##", "*", "+", "-", "--"),
    *("^R ", "^L ", "^I ", "^S ", "^", "=1=", "=33=", "$3", "$300", "!", "??", "AP", "Pass ", "X ", "XX "),
    *("1C ", "7NT ", "1N ", "SA ", "H10 ", "D2 C3 H4 ST ", "\\", "\x00", "\x85", "ñ", "♠", "?", "<PBN>\n"),
    *("</PBN>\n", '[Dealer "N"]\n', '[Auction "N"]\n', '[Play "W"]\n', '[Note "1:x"]\n', '[Deal "'),
    *('[Contract "3NT"]\n', '[Result "9"]\n', '[Declarer "^S"]\n', '[Board "7"]', '[Vulnerable "All"]\n'),
    *('[Event "##x"]\n', '[ScoreTable "Rank;+Score\\3R"]\n1 2\n', '[Claim "9"]\n', '[Hidden "NESW"]\n'),
    *('[ExtraTable "Name;Value"]\n', '"a" "b"\n', '[CardsPlayed "SA SK"]\n', '[Derived "Contract Result"]\n'),
    *('[Alerted "1 2 99"]\n', '[Score "NS 110"]\n', "% PBN 2.1\n"),
    '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n',
)
pieces = st.lists(st.sampled_from(_BITS) | st.text(max_size=6), max_size=40).map("".join)


SAMPLES = tuple(
    sorted(path for folder in ("pbn", "pbn_errors") for path in there(FILES / folder).glob("*.pbn"))
)


def check(content: bytes | str) -> None:
    reading = pbn.read(content)
    text = content if isinstance(content, str) else content.decode("latin-1")
    lines = text.count("\n") + text.count("\r") + 2
    for fault in reading.faults:
        assert 0 <= fault.line <= lines
        assert fault.code.partition("/")[0] in ("notation", "record")
        assert fault.board is None or fault.board < len(reading.boards)
    written = pbn.write(reading.boards, reading.head)
    again = pbn.read(written.content)
    assert [filed.record for filed in again.boards] == [filed.record for filed in reading.boards]


@given(pieces)
def test_signs_of_pbn_in_any_order_are_read(text: str) -> None:
    check(text)


@given(st.binary(max_size=300))
def test_any_bytes_are_read(content: bytes) -> None:
    check(content)


@given(st.sampled_from(SAMPLES), st.integers(0, 20000), st.integers(0, 60), pieces)
def test_files_with_a_part_replaced_are_read(path: Path, start: int, length: int, text: str) -> None:
    content = path.read_bytes()[:6000]
    start %= len(content)
    check(content[:start] + text.encode("utf-8", "replace") + content[start + length :])


@given(pieces, st.integers(1, 50))
def test_a_file_in_pieces_is_the_same_as_a_whole_one(text: str, size: int) -> None:
    content = text.encode("utf-8", "replace")
    chunks = [content[place : place + size] for place in range(0, len(content), size)]
    readings = list(pbn.read_many(chunks))
    whole = pbn.read(content)
    assert tuple(filed for reading in readings for filed in reading.boards) == whole.boards
    assert tuple(fault for reading in readings for fault in reading.faults) == whole.faults


HOSTILE = {
    "braces": "{" * 40_000,
    "braces and lines": "{\n\n" * 20_000,
    "comments over lines": "{\n\n}" * 20_000,
    "quotes": '[A "' * 20_000,
    "backslashes": '[A "' + "\\" * 60_000,
    "blank lines": " \n" * 60_000 + "x",
    "tabs": "\t" * 60_000 + '[A "b"',
    "brackets": "[" * 40_000,
    "open tables": '[ATable "a"]\nx {' + "y\n\n[" * 10_000,
    "words": '[Dealer "N"]\n[Auction "N"]\n' + "1C " * 40_000,
    "cards": '[Play "N"]\n' + "SA " * 40_000,
    "signs": '[Play "N"]\n' + "^^$$==!!" * 8_000,
    "notes": '[Auction "N"]\n1C\n' + '[Note "1:x"]\n' * 8_000,
    "tags": '[A "b"]\n' * 20_000,
    "games": '[A "b"]\n\n' * 5_000,
    "percents": "%\n" * 40_000,
    "scores": '[ScoreRubberHistory "NS ' + "1 " * 20_000 + '"]',
    "blanks in a result": '[Result "' + " " * 40_000 + '"]',
    "blanks in a rubber": '[ScoreRubberHistory "NS' + " " * 40_000 + '"][Score "' + " " * 40_000 + '"]',
    "figures": '[Score "' + "1" * 40_000 + '"][Claim "' + "1" * 40_000 + '"][Board "' + "1" * 40_000 + '"]',
    "blanks in a deal": '[Deal "N:' + " " * 40_000 + '"]',
}


@pytest.mark.thorough
@pytest.mark.parametrize("name", HOSTILE)
def test_the_time_for_hostile_text_grows_no_faster_than_its_length(name: str) -> None:
    """Against a tenth of the same text: what is quadratic would take a hundred times as long."""
    text = HOSTILE[name]
    short = min(_seconds(text[: len(text) // 10]) for _ in range(2))
    whole = _seconds(text)
    assert whole < 40 * short + 0.2


def _seconds(text: str) -> float:
    started = time.process_time()
    pbn.read(text)
    return time.process_time() - started


@pytest.mark.thorough
def test_a_game_is_given_as_soon_as_it_is_whole_and_the_file_is_not_kept() -> None:
    """However long the file: no more than about a million letters are taken ahead."""
    game = ('[Board "1"]\n{' + "x" * 9_000 + "}\n\n").encode()
    taken = 0

    def chunks() -> Iterator[bytes]:
        nonlocal taken
        for _ in range(600):
            taken += len(game)
            yield game

    ahead = [
        taken - number * len(game) for number, reading in enumerate(pbn.read_many(chunks())) if reading.boards
    ]
    assert len(ahead) == 600
    assert max(ahead) < 1_200_000
