"""Boards that are laid aside on their way into another file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filed_boards import records, told, words
from tapete.cli import spool
from tapete.cli.spool import Spool
from tapete.core import Record
from tapete.formats import lin, pbn
from tapete.formats.reading import Filed


@st.composite
def boards(draw: st.DrawFn) -> list[Filed]:
    """A few boards with words about them."""

    def filed(record: Record) -> Filed:
        spoken = draw(told(len(record.calls), words()))
        return Filed(record, title=draw(words()), calls=spoken, comments=(draw(words()),))

    return [filed(record) for record in draw(st.lists(records(), max_size=4))]


@pytest.mark.thorough
@given(boards(), boards())
def test_boards_come_out_as_they_went_in_as_often_as_asked(first: list[Filed], then: list[Filed]) -> None:
    with Spool() as laid:
        laid.add(first)
        assert list(laid) == first
        laid.add(then)
        assert len(laid) == len(first + then)
        assert list(laid) == list(laid) == first + then


@pytest.mark.thorough
@given(boards())
def test_a_file_is_written_of_boards_laid_aside_as_of_boards_in_memory(kept: list[Filed]) -> None:
    with Spool() as laid:
        laid.add(kept)
        for form in (pbn, lin):
            pieces = list(form.write_many(laid))
            assert b"".join(piece.content for piece in pieces) == form.write(kept).content


def test_many_boards_lie_in_a_file_and_two_may_go_through_them_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spool, "_IN_MEMORY", 100)
    monkeypatch.setattr(spool, "_AT_ONCE", 50)
    with Spool(tmp_path) as laid:
        laid.add(pbn.read("".join(f'[Board "{number}"]\n\n' for number in range(1, 20))).boards)
        pairs = [(one.record.number, other.record.number) for one in laid for other in laid]
        assert pairs == [(one, other) for one in range(1, 20) for other in range(1, 20)]
    assert not list(tmp_path.iterdir())
