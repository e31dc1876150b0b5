"""Writing LIN: as Bridge Base Online lays it out, and a fault for whatever it cannot say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.core import PASS, BySeat, PartialDeal, Record, Seat, Stated, Vulnerability, parse_cards
from tapete.core.contract import Contract
from tapete.formats import lin
from tapete.formats.reading import Filed, Room, Told

DEAL = PartialDeal.parse("N:KJ87.876.AK8.AQ5 T932.QJT5.Q5.KT2 Q64.9432.JT97.87 A5.AK.6432.J9643")
CALLS = lin.read("mb|1Nppp|").boards[0].record.calls
PLAYED = Record(DEAL, 7, Seat.SOUTH, Vulnerability.BOTH, CALLS, parse_cards("HA HT H2 H7 HK"), 7)
STATED = Contract.parse("1NT", Seat.SOUTH)
RESULT = Stated(STATED.bid, STATED.doubling, STATED.declarer, tricks_taken=7)


def text(*boards: Filed) -> str:
    return lin.write(boards).content.decode()


def faults(*boards: Filed, head: tuple[tuple[str, str], ...] = ()) -> list[tuple[str, bool]]:
    return [(fault.code, fault.is_warning) for fault in lin.write(boards, head).faults]


def test_one_board_a_line_for_each_trick() -> None:
    board = Filed(PLAYED, BySeat("N", "E", "S", "W"), calls=(Told("12-14", is_alerted=True),))
    assert text(board) == (
        "pn|S,W,N,E|st||md|1SQ64H9432DJT97C87,SA5HAKD6432CJ9643,SKJ87H876DAK8CAQ5,|rh||ah|Board 7|sv|b|"
        "mb|1N!|an|12-14|mb|p|mb|p|mb|p|pg||\npc|HA|pc|HT|pc|H2|pc|H7|pg||\npc|HK|mc|7|pg||\n"
    )


def test_many_boards_have_their_numbers_and_names_once() -> None:
    boards = [Filed(replace(PLAYED, number=number), BySeat("N", "E", "S", "W")) for number in (7, 8)]
    assert text(*boards).count("pn|") == 1
    assert [line[:6] for line in text(*boards).splitlines() if line.startswith("qx")] == ["qx|o7|", "qx|o8|"]


def test_a_match_begins_with_its_header_results_and_all_eight_players() -> None:
    open_room = Filed(
        replace(PLAYED, stated=RESULT),
        BySeat("N", "E", "S", "W"),
        Room.OPEN,
        "Cup",
        scoring="IMP",
        extra=(("Stage", "Final"), ("HomeTeam", "Us"), ("VisitTeam", "Them")),
    )
    closed = replace(open_room, record=PLAYED, names=BySeat("n", "e", "s", "w"), room=Room.CLOSED)
    assert text(open_room, closed).startswith(
        "vg|Cup,Final,I,7,7,Us,,Them,|\nrs|1NS=,|\npn|S,W,N,E,s,w,n,e|pg||\nqx|o7|st||"
    )
    assert lin.read(text(open_room, closed)).boards == (open_room, closed)


def test_a_header_that_agrees_is_written_as_it_was_and_another_is_mended() -> None:
    head = (("vg", "Cup,,I,1,9,A,3,B,4"), ("rs", "1NS=,," * 9), ("bn", "1,2"))
    board = Filed(replace(PLAYED, stated=RESULT), event="Cup", scoring="IMP", room=Room.OPEN)
    board = replace(board, extra=(("HomeTeam", "A"), ("VisitTeam", "B")))
    written = lin.write([board], head).content.decode()
    assert written.startswith("vg|Cup,,I,1,9,A,3,B,4|\nrs|" + "1NS=,," * 9 + "|\nbn|1,2|\n")
    other = replace(board, event="Bowl", record=PLAYED)
    written = lin.write([other], head).content.decode()
    assert written.startswith("vg|Bowl,,I,1,9,A,3,B,4|\nrs|" + "1NS=,," * 6 + ",,1NS=")
    assert lin.read(written).boards == (other,)


def test_a_board_of_no_room_in_a_match_has_no_letter() -> None:
    board = Filed(PLAYED, event="Cup", scoring="IMP")
    assert "qx|" not in text(board)
    assert "qx|7|" in text(board, replace(board, record=replace(PLAYED, number=8)))


@pytest.mark.parametrize(
    ("changed", "code", "is_warning"),
    [
        ({"site": "Vic"}, "convert/site", False),
        ({"date": "2026.11.30"}, "convert/date", False),
        ({"scoring": "IMP;Cross"}, "convert/scoring", True),
        ({"scoring": "Rubber"}, "convert/scoring", False),
        ({"scoring": "MP", "room": Room.OPEN}, "convert/room", False),
        ({"event": "Cup, 2026"}, "convert/event", True),
        ({"title": "a|b"}, "convert/title", True),
        ({"title": "Board 9"}, "convert/number", False),
        ({"names": BySeat("a,b", "", "", "")}, "convert/names", True),
        ({"calls": (Told("x|y"),)}, "convert/told", True),
        ({"calls": (Told("!"),)}, "convert/told", True),
        ({"calls": (Told(),) * 4 + (Told("late"),)}, "convert/told", False),
        ({"comments": ("a|b\r\nc",)}, "convert/comments", True),
        ({"extra": (("bt", "a|b"),)}, "convert/extra", True),
        ({"extra": (("Competition", "Pairs"),)}, "convert/extra", False),
        ({"record": replace(PLAYED, number=0)}, "convert/number", False),
        ({"record": replace(PLAYED, stated=Stated(tricks_taken=9))}, "convert/result", False),
        ({"record": replace(PLAYED, deal=PartialDeal.parse(f"{DEAL}"[:-16] + "-"))}, "convert/deal", True),
    ],
)
def test_what_lin_cannot_say_is_a_fault(changed: dict[str, Any], code: str, is_warning: bool) -> None:
    assert faults(replace(Filed(PLAYED), **changed)) == [(code, is_warning)]


def test_what_only_one_match_can_have_is_a_fault_of_the_other() -> None:
    board = Filed(PLAYED, event="Cup")
    assert faults(board, replace(board, event="Bowl")) == [("convert/event", False)]
    assert faults(board, replace(board, scoring="IMP")) == [("convert/scoring", False)]
    assert faults(board, replace(board, extra=(("Stage", "Final"),))) == [("convert/extra", False)]
    assert faults(board, head=(("Creator", "x"), (".dotted", "y"))) == [("convert/head", False)]


def test_boards_that_do_not_agree_with_the_header_of_a_later_match_are_told() -> None:
    board = Filed(Record(DEAL, 1, calls=(PASS,)))
    first = replace(board, extra=(("call 1 vg", "Bowl,,I,1,2,,,,"), ("call 1 rs", "1NS=,")))
    assert faults(first, board) == [("convert/match", False)]
    agreeing = replace(
        board, event="Bowl", scoring="IMP", room=Room.OPEN, record=replace(board.record, stated=RESULT)
    )
    assert faults(first, agreeing) == []
    assert lin.read(text(first, agreeing)).boards == (first, agreeing)


def test_several_results_of_one_board_each_have_a_place() -> None:
    boards = tuple(
        Filed(Record(DEAL, 1, stated=replace(RESULT, tricks_taken=tricks)), event="Club")
        for tricks in (6, 7, 8)
    )
    assert faults(*boards) == []
    assert lin.read(text(*boards)).boards == boards


def test_what_was_kept_of_a_place_that_is_no_more_is_written_at_the_end() -> None:
    board = Filed(Record(DEAL, 1), extra=((".comment", "card 9"), ("card 10 bt", "x")), comments=("late",))
    assert text(board).endswith("nt|late|bt|x|pg||\n")
    assert faults(replace(board, comments=())) == []


def test_letters_that_cannot_be_written_do_not_stop_anything() -> None:
    assert b"ah|?|" in lin.write([Filed(PLAYED, title="\ud800")]).content
    assert lin.handviewer_address(Filed(PLAYED, title="\ud800"))
