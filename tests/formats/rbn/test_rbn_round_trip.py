"""What RBN can say of a board is read back as it was written, and what was read is written again."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from filed_boards import names, records, told, words
from tapete.core import Record, Seat
from tapete.formats import rbn
from tapete.formats.reading import Filed, Room

TEXTS = words()
SCORING = st.sampled_from(
    ["", "IMP", "IMP;Cross;Butler", "MP", "MP;old", "BAM", "Rubber", "Chicago;NS 60", "Whist"]
)
DATES = st.sampled_from(["", "2026.11.30", "1997.09.??", "1955.??.??", "19??.??.12", "????.??.??"])


@st.composite
def sayable(draw: st.DrawFn) -> Record:
    """A record with a dealer for its calls and without a claim."""
    record = draw(records().filter(lambda record: sorted(map(len, record.deal.hands)) != [0, 13, 13, 13]))
    dealer = record.dealer or Seat.WEST
    stated = record.stated if record.stated.bid or record.stated.is_passed_out else replace(record.stated)
    return replace(record, dealer=dealer, claim=None, stated=stated)


@st.composite
def rbn_boards(draw: st.DrawFn) -> Filed:
    """A board with nothing that RBN has no words for."""
    record = draw(sayable())
    return Filed(
        record,
        draw(names("+:")),
        draw(st.sampled_from([None, *Room])),
        draw(words(":")),
        draw(words(":")),
        draw(DATES),
        draw(SCORING),
        draw(words(":")),
        draw(told(len(record.calls), TEXTS)),
        tuple(draw(st.lists(words(), max_size=3))),
    )


@pytest.mark.thorough
@given(st.lists(rbn_boards(), max_size=3).map(tuple))
def test_a_board_is_read_as_it_was_written(boards: tuple[Filed, ...]) -> None:
    written = rbn.write(boards)
    assert rbn.read(written.content).boards == boards
    assert not [fault for fault in written.faults if fault.code != "convert/told"]


LABELS = "DTLESFKNBHACPRMI019Z{"
VALUES = re.findall(
    r"[^/]+",
    "19980131/199709/1955C/20010704:1930/Title:: of:Author/A:B:C/X:Butler/I/Italy:USA1:999:22/N+S:W+E:O/"
    ":+E:6:other/7/12a/"
    "N:T2.AQ8.QJ3.AQT32:J943.94.962.J987:KQ876.KT65.4.K64:/W:AK.;.QJ:AK../NZ:1C1SX2S:PPXR:A/E?:1N!*P^12H^9:8D/1DPPA/A/"
    "5HX:N/3NT:E:S/CK972:CQ!H483:D-+./S2/9-300:0/+50/some {text}}/}/ ",
)
SOME_RBN = st.lists(st.tuples(st.sampled_from(LABELS), st.sampled_from(VALUES)), max_size=30).map(
    lambda lines: "".join("\n" if value == " " else f"{label} {value}\n" for label, value in lines)
)


@given(SOME_RBN)
def test_whatever_is_read_is_read_the_same_once_written_again(text: str) -> None:
    first = rbn.read(text)
    second = rbn.read(rbn.write(first.boards, first.head).content)
    assert second.boards == first.boards
    assert second.head == first.head
