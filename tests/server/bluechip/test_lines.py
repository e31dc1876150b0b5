"""The lines of a program: whatever bytes come, they are lines, or answered, or the end."""

import asyncio
import contextlib
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bluechip import Called, EndOfSession
from tapete.core import PASS, Seat
from tapete.server.bluechip.lines import LONGEST_LINE, MOST_WAITING, PATIENCE, Gone, Lines


class Paper:
    """Where a program would read, as far as `Lines` writes there."""

    def __init__(self, backlog: int = 0) -> None:
        self.text, self._backlog = b"", backlog
        self.transport = self

    def write(self, data: bytes) -> None:
        self.text += data

    def get_write_buffer_size(self) -> int:
        return self._backlog


def lines_of(data: bytes, paper: Paper | None = None) -> Lines:
    """What is taken in of these bytes once the program has hung up."""

    async def pumped() -> Lines:
        reader = asyncio.StreamReader(limit=LONGEST_LINE)
        reader.feed_data(data)
        reader.feed_eof()
        lines = Lines(reader, cast(asyncio.StreamWriter, paper or Paper()))
        await lines.pump()
        return lines

    return asyncio.run(pumped())


def test_lines_end_as_programs_end_them_and_empty_ones_say_nothing() -> None:
    lines = lines_of(b"North passes\r\n\n  \r\nNORTH PASSES\nNorth passes")
    assert [lines.take() for _ in range(3)] == [Called(Seat.NORTH, PASS)] * 3
    with pytest.raises(Gone, match="hung up"):
        lines.take()


def test_what_is_no_line_is_answered_and_the_next_is_taken() -> None:
    paper = Paper()
    lines = lines_of(b"hello\r\nNorth passes\r\n", paper)
    assert lines.take() == Called(Seat.NORTH, PASS)
    assert paper.text == b"Error: not a line of the protocol: 'hello'\r\n"


def test_patience_comes_back_with_a_line_of_use() -> None:
    lines = lines_of(b"")
    for _ in range(PATIENCE - 1):
        lines.fault("no")
    lines.praise()
    lines.fault("no")
    for _ in range(PATIENCE - 2):
        lines.fault("no")
    with pytest.raises(Gone, match="of no use"):
        lines.fault("no")


def test_who_sends_too_far_ahead_is_cut_off() -> None:
    lines = lines_of(b"North passes\n" * (MOST_WAITING + 1))
    lines.drop()
    with pytest.raises(Gone, match="too many lines ahead"):
        lines.take()


def test_who_reads_nothing_is_cut_off() -> None:
    lines = lines_of(b"", Paper(backlog=LONGEST_LINE * MOST_WAITING + 1))
    with pytest.raises(Gone, match="reads nothing"):
        lines.send(EndOfSession())


PIECES = st.binary(max_size=60) | st.sampled_from((b"East passes", b"x" * (LONGEST_LINE + 9)))


@given(st.lists(PIECES, max_size=30))
def test_any_bytes_are_lines_or_answered_or_the_end(pieces: list[bytes]) -> None:
    paper = Paper()
    lines = lines_of(b"\n".join(pieces), paper)
    with contextlib.suppress(Gone):
        while lines.take() is not None:
            pass
    assert all(line.startswith(b"Error: ") for line in paper.text.splitlines())
