"""Records of ours: nothing is lost, and a line that cannot be read costs no other."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from strategies import filed_boards, words
from tapete.core import Auction, PartialDeal, Record, Seat, Stated
from tapete.formats import tapete_json
from tapete.formats.reading import Filed

BOARD = Filed(
    Record(
        PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"),
        7,
        Seat.NORTH,
        calls=Auction.of(Seat.NORTH, "P P 1S P P P").calls,
        stated=Stated(declarer=Seat.SOUTH, tricks_taken=9),
    ),
    event="Copa",
)


@given(st.lists(filed_boards(), max_size=1), st.lists(st.tuples(words(), words()), max_size=2).map(tuple))
def test_boards_written_are_read_again_as_they_were(
    boards: list[Filed], head: tuple[tuple[str, str], ...]
) -> None:
    written = tapete_json.write(boards, head)
    reading = tapete_json.read(written.content)
    assert (written.faults, reading.faults) == ((), ())
    assert (list(reading.boards), reading.head) == (boards, head)


def test_a_line_is_in_words_that_programs_can_read() -> None:
    header, line = tapete_json.write([BOARD]).content.splitlines()
    assert msgspec.json.decode(header) == {"format": "tapete-records", "version": 1}
    assert msgspec.json.decode(line) == {
        "board": 7,
        "dealer": "N",
        "deal": "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5",
        "auction": ["P", "P", "1S", "P", "P", "P"],
        "declarer": "S",
        "tricks": 9,
        "event": "Copa",
    }


def test_lines_that_cannot_be_read_are_told_with_their_numbers() -> None:
    good = tapete_json.write([BOARD]).content.splitlines()[1]
    wrong = [b"{", b'{"deal":"N:AA... - - -"}', b'{"auction":["1Q"]}', b'{"bord":1}', b'{"contract":"9H"}']
    reading = tapete_json.read(b"\n".join([good, *wrong, b"", good]))
    assert reading.boards == (BOARD, BOARD)
    assert [fault.line for fault in reading.faults] == [2, 3, 4, 5, 6]
    assert {fault.code for fault in reading.faults} == {"notation/json", "notation/record"}


def test_records_come_one_by_one_from_pieces() -> None:
    content = tapete_json.write([BOARD, BOARD]).content
    pieces = [content[place : place + 7] for place in range(0, len(content), 7)]
    assert [filed for reading in tapete_json.read_many(pieces) for filed in reading.boards] == [BOARD, BOARD]


def test_records_of_ours_are_recognized() -> None:
    content = tapete_json.write([BOARD]).content
    assert tapete_json.evidence(content) == 95
    assert tapete_json.evidence(content.splitlines()[1]) == 60
    assert tapete_json.evidence(b"{}") == 0


def test_half_of_a_sign_is_told_and_costs_no_other_board() -> None:
    written = tapete_json.write([msgspec.structs.replace(BOARD, event="\ud800"), BOARD])
    assert [fault.code for fault in written.faults] == ["convert/character"]
    assert tapete_json.read(written.content).boards == (BOARD,)
