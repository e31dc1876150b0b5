"""What is written is read again as it was, or it was told what could not be written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from strategies import filed_boards, words
from tapete.formats import pbn
from tapete.formats.pbn.values import MANDATORY
from tapete.formats.reading import Filed

tag_names = st.from_regex(r"[A-Z][A-Za-z0-9_]{0,6}", fullmatch=True) | st.sampled_from(
    (
        *MANDATORY,
        "Auction",
        "Play",
        "Note",
        "Room",
        "Claim",
        "Derived",
        "Alerted",
        "Description",
        "CardsPlayed",
    )
)
annotation_names = st.tuples(
    st.sampled_from(("Auction", "Play")),
    st.integers(1, 60).map(str),
    st.sampled_from(("nag", "comment", "note", "other")),
).map(".".join)
beside = st.tuples(annotation_names, words() | st.integers(0, 300).map(str))
sections = st.lists(words(12), min_size=2, max_size=4).map("\n".join)
extras = st.lists(
    st.tuples(tag_names, words() | sections) | beside | st.tuples(st.just("%"), words()), max_size=5
).map(tuple)


def in_order(filed: Filed) -> Filed:
    """Extras in an order that is always the same; in a file it is that of its parts."""
    return replace(filed, extra=tuple(sorted(filed.extra)))


@pytest.mark.thorough
@given(st.lists(filed_boards(), max_size=2))
def test_boards_written_are_read_again_as_they_were(boards: list[Filed]) -> None:
    written = pbn.write(boards)
    told = {fault.board for fault in written.faults}
    longest = max(map(len, written.content.decode("utf-8", "replace").split("\n")))
    assert longest <= 254 or any(fault.code == "convert/long-line" for fault in written.faults)
    again = pbn.read(written.content).boards
    assert len(again) == len(boards)
    for place, (before, after) in enumerate(zip(boards, again, strict=True)):
        assert in_order(after) == in_order(before) or place in told
        assert after.record == before.record


@pytest.mark.thorough
@given(filed_boards(), extras)
def test_extras_of_any_name_survive(filed: Filed, extra: tuple[tuple[str, str], ...]) -> None:
    before = replace(filed, extra=extra)
    written = pbn.write([before])
    (after,) = pbn.read(written.content).boards
    assert after.record == before.record
    assert sorted(after.extra) == sorted(before.extra) or written.faults


@pytest.mark.thorough
@given(filed_boards())
def test_what_was_read_once_stays_as_it_is(filed: Filed) -> None:
    once = pbn.read(pbn.write([filed]).content)
    again = pbn.read(pbn.write(once.boards, once.head).content)
    assert (again.boards, again.head) == (once.boards, once.head)
