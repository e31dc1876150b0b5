"""What LIN can say of a board is read back as it was written, and what was read is written again."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from filed_boards import NOBODY, names, records, told, words
from tapete.core import PASS, PartialDeal, Record, Vulnerability
from tapete.formats import lin
from tapete.formats.lin.words import titled_number
from tapete.formats.reading import Filed, Room

NOTHING = Record(PartialDeal.parse("N:- - - -"))
TEXTS = words("|").filter(lambda text: text != "!")
EXTRA = st.tuples(
    st.sampled_from(["bt", "deal sk", "Zz", "claim at", "deal at", "call 1 va", "call 2 b1", "card 1 hT"]),
    words("|"),
)


def sayable(record: Record) -> bool:
    """Three whole hands tell LIN the fourth."""
    return sorted(map(len, record.deal.hands)) != [0, 13, 13, 13]


@st.composite
def lin_boards(draw: st.DrawFn, rooms: tuple[Room | None, ...], match: Filed) -> Filed:
    """A board of that match, with nothing that LIN has no words for."""
    record = draw(records().filter(sayable))
    title = draw(st.just("") | words("|").filter(lambda title: titled_number(title) is None))
    return replace(
        match,
        record=record,
        names=draw(names("|,")),
        room=draw(st.sampled_from(rooms)),
        title=title,
        calls=draw(told(len(record.calls), TEXTS)),
        comments=tuple(draw(st.lists(words("|"), max_size=3))),
    )


@st.composite
def lin_files(draw: st.DrawFn) -> tuple[Filed, ...]:
    """A match, or boards that belong to no room."""
    rooms = draw(st.sampled_from([(None,), (Room.OPEN,), (Room.OPEN, Room.CLOSED), (None, Room.CLOSED)]))
    scoring = draw(st.sampled_from(["", "IMP", "BAM", "X"] + ["MP"] * (rooms == (None,))))
    extra = [(name, draw(words("|,"))) for name in ("Stage", "HomeTeam", "VisitTeam")]
    match = Filed(
        NOTHING, event=draw(words("|,")), scoring=scoring, extra=tuple(one for one in extra if one[1])
    )
    return tuple(draw(st.lists(lin_boards(rooms, match), max_size=3)))


@pytest.mark.thorough
@given(lin_files())
def test_a_board_is_read_as_it_was_written(boards: tuple[Filed, ...]) -> None:
    written = lin.write(boards)
    reading = lin.read(written.content)
    assert reading.boards == boards
    assert reading.faults == written.faults == ()


@pytest.mark.thorough
@given(lin_files(), st.lists(EXTRA, max_size=4))
def test_what_was_read_is_written_again_codes_of_others_too(
    boards: tuple[Filed, ...], extra: list[tuple[str, str]]
) -> None:
    first = lin.read(lin.write([Filed(one.record, extra=tuple(extra)) for one in boards]).content)
    again = lin.write(first.boards, first.head)
    assert lin.read(again.content) == first
    assert again.faults == ()


CODES = re.findall(r"\w+", "vg rs pn qx st md sv ah rh mb an pc mc up nt pg bt zz sk x")
VALUES = re.findall(
    r"[^/]*",
    "/p/1C!/2N/1Dpp/HQ/h10/SA/SAHKS2/1/2/7/o1/c1/o/O02/a,b,c,d/a,b,c,d,e,f,g,h/E,,I,1,2,A,,B,/4SWx-4,/"
    "3NE=,PASS,x/3SAKQ,,HAKQ,/1SA,SA/n/zz/Board 7/Final/!/hello\nyou/ap/7S8S/"
    "3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,",
)
SOME_LIN = st.lists(st.tuples(st.sampled_from(CODES), st.sampled_from(VALUES)), max_size=30).map(
    lambda pairs: "".join(f"{code}|{value}|" for code, value in pairs)
)


@given(SOME_LIN)
def test_whatever_is_read_is_read_the_same_once_written_again(text: str) -> None:
    first = lin.read(text)
    second = lin.read(lin.write(first.boards, first.head).content)
    assert second.boards == first.boards
    assert [fault.code for fault in lin.read(lin.write(second.boards, second.head).content).faults] == [
        fault.code for fault in second.faults
    ]


def test_nothing_is_written_of_no_board() -> None:
    assert lin.write(()).content == b""
    assert lin.read(b"") == lin.read("\n ")


def test_who_sits_there_is_told_again_only_when_it_changes() -> None:
    record = Record(lin.read("md|3|").boards[0].record.deal, 1, calls=(PASS,))
    boards = (Filed(record, NOBODY), Filed(record, NOBODY.__class__("a", "b", "c", "d")), Filed(record))
    text = lin.write(boards).content.decode()
    assert text.count("pn|") == 2
    assert lin.read(text).boards == boards


def test_what_could_not_be_read_gives_way_to_what_comes_after_it() -> None:
    filed = lin.read("sv|p|sv|n|").boards[0]
    assert (filed.extra, filed.record.vulnerability) == ((), Vulnerability.NS)
