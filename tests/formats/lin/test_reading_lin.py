"""Reading LIN: boards and rooms, results, calls, cards taken back, chat; what is wrong, and where."""

from __future__ import annotations

import pytest

from tapete.core import BySeat, PartialDeal, Seat, Stated
from tapete.core.contract import Contract
from tapete.formats import lin
from tapete.formats.lin.match import read_result, result_text
from tapete.formats.reading import Fault, Room, Told

HANDS = "SQ64H9432DJT97C87,SA5HAKD6432CJ9643,SKJ87H876DAK8CAQ5,"
DEAL = PartialDeal.parse("N:KJ87.876.AK8.AQ5 T932.QJT5.Q5.KT2 Q64.9432.JT97.87 A5.AK.6432.J9643")
VUGRAPH = f"""vg|Cup,Final,I,1,2,Us,0,Them,3.5|
rs|3NW+1,4SWx-4,PASS,|
pn|s,w,n,e,S2,W2,N2,E2|pg||
qx|o1|st||md|3{HANDS}|rh||ah|Board 1|sv|o|mb|1H|mb|p|mb|p|mb|p|pg||pc|HQ|pc|H4|pc|HK|pc|H6|mc|7|pg||
qx|c1|pn|a,b,c,d|st||md|3{HANDS}|ah|Board 1|sv|o|mb|p|mb|p|mb|p|mb|p|pg||
qx|o2|st||md|4{HANDS}|ah|Board 2|sv|n|pg||
qx|c2|st||md|4{HANDS}|ah|Board 2|sv|n|mb|1N!|an|15-17|pg||
"""


def codes(text: str) -> list[str]:
    return [fault.code for fault in lin.read(text).faults]


def test_a_match_has_two_rooms_with_players_and_results_of_their_own() -> None:
    reading = lin.read(VUGRAPH)
    assert [(one.record.number, one.room) for one in reading.boards] == [
        (1, Room.OPEN),
        (1, Room.CLOSED),
        (2, Room.OPEN),
        (2, Room.CLOSED),
    ]
    assert [one.names.south for one in reading.boards] == ["s", "a", "s", "a"]
    assert {one.event for one in reading.boards} == {"Cup"}
    assert {one.scoring for one in reading.boards} == {"IMP"}
    stated = [one.record.stated for one in reading.boards]
    no_trump, spades = Contract.parse("3NT", Seat.WEST), Contract.parse("4SX", Seat.WEST)
    assert stated == [
        Stated(no_trump.bid, no_trump.doubling, Seat.WEST, tricks_taken=10),
        Stated(spades.bid, spades.doubling, Seat.WEST, tricks_taken=6),
        Stated(is_passed_out=True),
        Stated(),
    ]
    assert reading.boards[3].calls == (Told("15-17", is_alerted=True),)
    assert [code for code, _ in reading.head] == ["vg", "rs"]
    assert reading.faults == ()
    assert lin.read(lin.write(reading.boards, reading.head).content) == reading


def test_boards_of_a_pairs_event_are_of_no_room() -> None:
    text = f"vg|Pairs,,P,1,2,,,,|qx|o1|md|3{HANDS}|qx|o2|md|3{HANDS}|"
    assert [one.room for one in lin.read(text).boards] == [None, None]
    assert [one.record.number for one in lin.read(text).boards] == [1, 2]
    assert [one.room for one in lin.read(text.replace(",P,", ",I,")).boards] == [Room.OPEN] * 2


@pytest.mark.parametrize(
    "between",
    ["", "qx|o2|", "pn|a,b,c,d|", "pn|a,b,c,d|st||", "st||rh||", "ah|Board 2|", "sv|n|", "pg||pn|,,,|qx|o2|"],
)
def test_a_board_ends_where_the_next_begins_whatever_code_is_first(between: str) -> None:
    reading = lin.read(f"st||md|3{HANDS}|sv|o|mb|p|{between}md|4{HANDS}|mb|1C|")
    assert [len(one.record.calls) for one in reading.boards] == [1, 1]
    assert [one.record.dealer for one in reading.boards] == [Seat.NORTH, Seat.EAST]


def test_deals_alone_follow_each_other() -> None:
    reading = lin.read(f"ah|Board 1|md|3{HANDS}|ah|Board 2|md|4{HANDS}|md|1{HANDS}|")
    assert [one.record.number for one in reading.boards] == [1, 2, None]
    assert [one.record.deal for one in reading.boards] == [DEAL] * 3


def test_the_number_is_told_by_the_title_else_by_the_room_code() -> None:
    titles = ["Board 7", "Mano 12", "Final, 2nd half"]
    boards = [lin.read(f"qx|o3|st||md||ah|{title}|").boards[0] for title in titles]
    assert [one.record.number for one in boards] == [7, 12, 3]
    assert [one.title for one in boards] == ["", "Mano 12", "Final, 2nd half"]
    assert boards[0].extra == ((".qx", "o3"),)


def test_many_calls_may_stand_in_one_code_and_ap_ends_the_auction() -> None:
    assert [str(call) for call in lin.read("mb|1Dp1Spp|").boards[0].record.calls] == [
        "1D",
        "P",
        "1S",
        "P",
        "P",
    ]
    (board,) = lin.read("mb|1N!|mb|d|mb|XX|mb|2c!p|mb|ap|").boards
    assert [str(call) for call in board.record.calls] == ["1NT", "X", "XX", "2C", "P", "P", "P"]
    assert [told.is_alerted for told in board.calls] == [True, False, False, True]
    assert len(lin.read("mb|ap|").boards[0].record.calls) == 4


def test_an_explanation_that_is_only_a_sign_of_alert_is_one() -> None:
    assert lin.read("mb|1C|an|!|").boards[0].calls == (Told("!", is_alerted=True),)


def test_cards_taken_back_are_not_played_and_are_kept_with_what_was_said_between() -> None:
    text = f"md|3{HANDS}|mb|1H|mb|ap|pc|HQ|pc|H4|nt|Oops|pc|HK|up|2|pc|H2|"
    (board,) = lin.read(text).boards
    assert [str(card) for card in board.record.cards] == ["HQ", "H2"]
    assert board.comments == ("Oops",)
    assert board.extra == (
        ("card 1 pc", "H4"),
        (".comment", "card 1"),
        ("card 1 pc", "HK"),
        ("card 1 up", "2"),
    )
    assert lin.read(lin.write([board]).content).boards == (board,)


def test_chat_stays_where_it_was() -> None:
    (board,) = lin.read("mb|1C|nt|hello|mb|p|pc|HQ|nt|pc|pc|HK|nt|bye|").boards
    assert board.comments == ("hello", "pc", "bye")
    assert [place for name, place in board.extra if name == ".comment"] == ["call 1", "card 1"]


def test_chat_that_looks_like_a_code_is_chat() -> None:
    (board,) = lin.read("mb|1C|nt|mb|mb|p|pc|HQ|").boards
    assert (board.comments, len(board.record.calls)) == (("mb",), 2)


def test_a_claim_may_stand_within_a_trick_and_be_of_no_trick() -> None:
    (board,) = lin.read(f"md|3{HANDS}|mb|1Hppp|pc|HQ|mc|0|pg||").boards
    assert (board.record.claim, board.record.tricks_taken) == (0, 0)


def test_names_with_plus_and_blanks_are_names() -> None:
    (board,) = lin.read("pn|a+b, c  d ,~~M25054gn,|md||").boards
    assert board.names == BySeat("~~M25054gn", "", "a+b", "c  d")


def test_a_comma_behind_four_names_is_no_other_table() -> None:
    boards = lin.read("pn|a,b,c,d,|qx|c1|md||mb|p|pn|e,f,g,h|qx|o1|md||mb|p|qx|c2|md||").boards
    assert [board.names.south for board in boards] == ["a", "e", "a"]


def test_a_fault_says_line_column_board_and_law() -> None:
    reading = lin.read(f"md|3{HANDS}|mb|1C|mb|p|\nqx|o2|st||md|4SAK,SA|\nmb|8S|")
    assert reading.faults == (
        Fault("record/card-twice", "in the hand of W and in another: SA", 2, 14, 1, 1),
        Fault("notation/call", "not a call: '8S' (1C to 7N, p, d, r)", 3, 4, 1, 18),
    )
    assert len(reading.boards) == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("md|7SAK|", "notation/dealer"),
        ("md|3SAK1,|", "notation/hand"),
        ("md|3SAA,|", "notation/hand"),
        ("md|3,,,,SA|", "notation/hand"),
        ("md|3SAKQJT98765432HA,|", "record/hand-too-long"),
        ("qx|room|", "notation/number"),
        ("sv|x|", "notation/vulnerability"),
        ("mb|1Cq|", "notation/call"),
        ("mb||", "notation/call"),
        ("pc|HQ|mb|p|", "notation/call"),
        ("pc|H1|", "notation/card"),
        ("mc|7|pc|HQ|", "notation/card"),
        ("mc|many|", "notation/claim"),
        ("mc|7|mc|8|", "notation/claim"),
        ("pc|HQ|up|2|", "notation/undo"),
        ("an|natural|", "notation/explanation"),
        ("pn|1,2,3,4,5,6,7,8,9|", "notation/names"),
        ("rs|4SW+9,|", "notation/result"),
        ("rs|4SxWx=,|", "notation/result"),
        ("mb|p|x|y|mb|p|", "notation/code"),
        ("mb|p||mb|p|", "notation/code"),
        ("mb|p|mb|p", "notation/unclosed"),
        ("nonsense", "notation/code"),
    ],
)
def test_each_wrong_thing_has_its_code(text: str, code: str) -> None:
    assert codes(text) == [code]


def test_what_explains_a_call_that_cannot_be_read_explains_no_other() -> None:
    (board,) = lin.read("mb|1C|mb|9S|an|five|mb|p|").boards
    assert board.calls == ()
    assert board.extra == (("call 1 mb", "9S"), ("call 1 an", "five"))


def test_reading_goes_on_behind_what_is_wrong() -> None:
    (board,) = lin.read("mb|1Cq|mb|p|junk|mb|x|mb|p|pc|ZZ|pc|HQ|").boards
    assert [str(call) for call in board.record.calls] == ["1C", "P", "X", "P"]
    assert [str(card) for card in board.record.cards] == ["HQ"]


@pytest.mark.parametrize("text", ["3NW+1", "4SWx-4", "5DExx=", "7NS", "2H", "PASS", "1CN-7"])
def test_a_result_is_written_as_it_was_read(text: str) -> None:
    stated = read_result(text)
    assert stated is not None and result_text(stated) == text


def test_a_result_needs_a_contract() -> None:
    assert result_text(Stated(tricks_taken=9)) is None
    assert read_result("4S*W=") == read_result("4SWx=")


def test_two_matches_in_one_file_keep_their_headers_and_results() -> None:
    reading = lin.read(VUGRAPH + VUGRAPH.replace("Cup", "Bowl").replace("3NW+1", "2CN-1"))
    assert [one.event for one in reading.boards] == ["Cup"] * 4 + ["Bowl"] * 4
    assert [one.record.stated.tricks_taken for one in reading.boards] == [10, 6, None, None, 7, 6, None, None]
    assert lin.read(lin.write(reading.boards, reading.head).content).boards == reading.boards


def test_a_file_without_a_bar_does_not_grow_for_ever() -> None:
    readings = list(lin.read_many(["x" * 1_000_000 + "\n"] * 6))
    assert [fault.code for reading in readings for fault in reading.faults] == [
        "notation/unclosed",
    ]
    assert all(reading.boards == () for reading in readings)


@pytest.mark.thorough
def test_places_go_on_from_piece_to_piece() -> None:
    text = "mb|1C|\n" * 200_000 + "mb|9Z|\n"
    faults = [
        fault
        for reading in lin.read_many(text[at : at + 70_001] for at in range(0, len(text), 70_001))
        for fault in reading.faults
    ]
    assert [(fault.line, fault.column) for fault in faults] == [(200_001, 4)]


@pytest.mark.thorough
def test_faults_come_with_their_board_when_a_file_comes_in_pieces() -> None:
    text = ("qx|o1|mb|9S|" + "mb|p|" * 220_000 + "\n") * 2
    readings = list(lin.read_many(text[at : at + 1000] for at in range(0, len(text), 1000)))
    assert len(readings) > 2
    place = 0
    for reading in readings:
        told = {fault.board for fault in reading.faults}
        assert told <= set(range(place, place + len(reading.boards)))
        place += len(reading.boards)
    assert place == 2


def test_of_one_board_no_more_than_two_hundred_faults_are_told() -> None:
    assert [fault.code for fault in lin.read("mb|9S|" * 999).faults].count("notation/call") == 199
    assert lin.read("mb|9S|" * 999).faults[-1].code == "notation/many"
    assert len(lin.read(("qx|o1|" + "mb|9S|" * 150) * 2).faults) == 300
