"""Reading RBN: labels that hold on, notes, plays with cards not named; what is wrong, and where."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from dealt_boards import reported_faults
from tapete.core import BySeat, PartialDeal, Record, Seat, Stated, Vulnerability, parse_cards
from tapete.core.contract import Contract
from tapete.formats import rbn
from tapete.formats.reading import Fault, Filed, Room, Told

HANDS = "N:T2.AQ8.QJ3.AQT32:J943.94.962.J987:KQ876.KT65.4.K64:"
DEAL = PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")
WHOLE = f"""D 20010704:1930
T A hand:: of mine:Somebody
L Toronto ON:Royal
E Cup
S F:2
F X:Butler
K Italy:USA1:999:22
N North+South:West+East:O
{{Before the deal,
in two lines}}
B 8
H {HANDS}
A WZ:P1C^1PP:1S!*A
1 could be short
9 nobody refers to it
C 1S:W:N
P CK:C2!
1 a fine lead
R 9-300:0
M 9
I thing
{{After}}

N :Jan+Joe:6:late
A NB:PPPP

B 9
D
{{Only a number}}
"""


def test_a_deal_with_everything() -> None:
    reading = rbn.read(WHOLE)
    board = reading.boards[0]
    contract = Contract.parse("1S", Seat.WEST)
    stated = Stated(contract.bid, contract.doubling, contract.declarer, tricks_taken=9)
    calls = rbn.read("A WZ:P1CPP1SPPP").boards[0].record.calls
    record = Record(DEAL, 8, Seat.WEST, Vulnerability.NONE, calls, parse_cards("CK C2"), None, stated)
    assert board.record == record
    assert board.names == BySeat("North", "East", "South", "West")
    assert (board.room, board.event, board.site, board.date) == (
        Room.OPEN,
        "Cup",
        "Toronto ON: Royal",
        "2001.07.04",
    )
    assert (board.scoring, board.title) == ("IMP;Cross;Butler", "A hand: of mine")
    assert board.calls == (Told(), Told("could be short"), Told(), Told(), Told("", is_alerted=True))
    assert board.comments == ("Before the deal,\nin two lines", "After")
    assert dict(board.extra) == {
        "Annotator": "Somebody",
        "Stage": "F: 2",
        "HomeTeam": "Italy",
        "VisitTeam": "USA1",
        "Carryover": "999:22",
        "D": "20010704:1930",
        "A": "WZ:P1C^1PP:1S!*A",
        "C": "1S:W:N",
        "P": "CK:C2!",
        "R": "9-300:0",
        "9": "nobody refers to it",
        "P 1": "a fine lead",
        "M": "9",
        "I": "thing",
        ".text": "heading",
    }
    assert reading.faults == ()


def test_headings_hands_and_number_hold_until_said_anew_and_the_rest_never() -> None:
    _, second, third = rbn.read(WHOLE).boards
    assert (second.record.deal, second.record.number, second.event) == (DEAL, 8, "Cup")
    assert (second.names, second.room) == (BySeat("", "Joe", "", "Jan"), None)
    assert dict(second.extra)["Table"] == "6" and dict(second.extra)["Names"] == "late"
    assert (second.record.stated, second.record.cards, second.comments) == (Stated(), (), ())
    assert (third.record.number, third.record.deal, third.date, third.record.calls) == (9, DEAL, "", ())
    assert third.comments == ("Only a number",)


def test_a_whole_file_is_written_as_it_was_read() -> None:
    reading = rbn.read("{For all}\n\n" + WHOLE)
    written = rbn.write(reading.boards, reading.head)
    assert written.faults == ()
    assert rbn.read(written.content) == reading
    assert reading.head == (("text", "For all"),)
    assert "C 1S:W:N\nP CK:C2!\n1 a fine lead\nR 9-300:0\n" in written.content.decode()


def test_the_reported_fault() -> None:
    row = reported_faults()["rbn-board"]
    expected = row["expected"]
    (board,) = rbn.read(row["input"]).boards
    record = board.record
    contract = record.replay().contract
    assert str(record.deal[Seat.WEST]) == expected["W"]
    assert (str(record.vulnerability), str(record.dealer)) == (expected["vul"], expected["dealer"])
    assert list(map(str, record.calls)) == expected["calls"]
    assert contract is not None
    assert (str(contract), str(contract.declarer)) == (expected["contract"], expected["declarer"])


def test_without_dealer_in_front_west_deals_as_the_notation_has_it() -> None:
    (board,) = rbn.read("A 1C:A").boards
    assert (board.record.dealer, board.record.vulnerability) == (Seat.WEST, None)
    assert rbn.read("A ?N:1C").boards[0].record.dealer is None


def test_all_pass_is_as_many_passes_as_end_the_auction() -> None:
    for text, number in (("A", 4), ("PA", 4), ("1CA", 4), ("1CPPA", 4), ("1CPPPA", 4), ("PPP1CA", 7)):
        assert len(rbn.read(f"A NZ:{text}").boards[0].record.calls) == number
    passed_out = Filed(rbn.read("A NZ:A").boards[0].record)
    assert rbn.write([passed_out]).content == b"A NZ:A\n\n"


def test_lowest_highest_and_any_are_cards_where_only_one_can_be_meant() -> None:
    text = f"H {HANDS}\nA NZ:1NA\nP S3+5-"
    (board,) = rbn.read(text).boards
    assert board.record.cards == parse_cards("S3 SK S5 S2")
    text = f"H {HANDS}\nA NZ:1NA\nP D2.A3:S.+\n"
    reading = rbn.read(text)
    assert reading.boards[0].record.cards == parse_cards("D2 D4 DA D3")
    assert [(fault.code, fault.line, fault.column) for fault in reading.faults] == [("notation/card", 3, 9)]
    assert rbn.read(rbn.write(reading.boards).content).boards == reading.boards


def test_a_suit_is_only_said_where_it_is_not_the_one_led() -> None:
    record = Record(rbn.read(f"H {HANDS}").boards[0].record.deal, cards=parse_cards("CK C9 H7 C2 D3"))
    assert b"P CK9H72:D3\n" in rbn.write([Filed(record)]).content


def test_explanations_share_notes_and_there_are_ten() -> None:
    calls = rbn.read("A NZ:" + "P1C1D1H1S1N2C2D2H2S2N3C").boards[0].record.calls
    told = tuple(Told(f"number {place // 2}") for place in range(12))
    text = rbn.write([Filed(Record(DEAL, 1, Seat.NORTH, None, calls), calls=told)])
    assert text.faults == ()
    assert text.content.count(b"number") == 6
    many = tuple(Told(f"number {place}") for place in range(12))
    written = rbn.write([Filed(Record(DEAL, 1, Seat.NORTH, None, calls), calls=many)])
    assert [fault.code for fault in written.faults] == ["convert/told"]


def test_a_fault_says_line_column_board_and_law() -> None:
    reading = rbn.read(f"B 1\n\nB 2\nH {HANDS[:-1]}\nA NZ:1C8S\n")
    assert reading.faults == (Fault("notation/call", "not a call: '8S' (1C to 7N, P, X, R, A)", 5, 8, 1, 18),)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("B 12a\n", "notation/number"),
        ("H T2.AQ8\n", "notation/hand"),
        ("H N:T2.AQ8.1:\n", "notation/hand"),
        ("H N:AA...:\n", "notation/hand"),
        ("H N:::::A:\n", "notation/hand"),
        ("H N:A...:A...\n", "record/card-twice"),
        ("H N:AKQJT98765432.A..:\n", "record/hand-too-long"),
        ("A NZ:1C^1\n", "notation/note"),
        ("A NZ:1Cq\n", "notation/call"),
        ("C 9S:N\n", "notation/contract"),
        ("R 14\n", "notation/result"),
        ("P C11\n", "notation/card"),
        ("P 2\n", "notation/card"),
        ("P C+\n", "notation/card"),
        ("B 1\nZ what\n", "notation/label"),
        ("B 1\nsomething\n", "notation/label"),
        ("B 1\n\nE Cup\n", "notation/label"),
        ("B 1\n{no end\n\nB 2\n", "notation/text"),
        ("B 1\n{no end", "notation/text"),
    ],
)
def test_each_wrong_thing_has_its_code(text: str, code: str) -> None:
    reading = rbn.read(text)
    assert [fault.code for fault in reading.faults] == [code]
    assert rbn.read(rbn.write(reading.boards).content).boards == reading.boards


def test_what_rbn_cannot_say_is_a_fault_and_names_keep_their_parts() -> None:
    board = Filed(
        Record(DEAL, 0, None, Vulnerability.EW, claim=9),
        BySeat("a+b", "c:d", "", ""),
        Room.CLOSED,
        event="two\nlines",
        date="yesterday",
        title="T:",
        scoring="a:b",
        comments=("x}\ny\n\nz",),
        extra=(("Table", "3"), ("Competition", "Pairs")),
    )
    written = rbn.write([board])
    assert {fault.code for fault in written.faults} == {
        "convert/extra",
        "convert/date",
        "convert/event",
        "convert/scoring",
        "convert/names",
        "convert/number",
        "convert/dealer",
        "convert/claim",
        "convert/comments",
    }
    (again,) = rbn.read(written.content).boards
    assert again.names == BySeat("a&b", "c;d", "", "")
    assert again.record.stated.tricks_taken == 9
    assert (again.title, again.event, again.comments) == ("T:", "two lines", ("x}.\ny\nz",))


def test_in_pieces_it_is_the_same() -> None:
    text = WHOLE.encode() * 3
    pieces = [text[at : at + 97] for at in range(0, len(text), 97)]
    readings = list(rbn.read_many(pieces))
    assert tuple(board for one in readings for board in one.boards) == rbn.read(text).boards


def test_of_the_lines_of_one_deal_no_more_than_two_hundred_faults_are_told() -> None:
    faults = rbn.read("nothing\n" * 999).faults
    assert (len(faults), faults[-1].code) == (200, "notation/many")


def test_rooms_tables_dates_and_notes_that_rbn_would_take_for_something_else_are_told() -> None:
    def faults(**changed: Any) -> list[str]:
        written = rbn.write([replace(Filed(Record(DEAL, 1, Seat.NORTH)), **changed)])
        return [fault.code for fault in written.faults]

    assert faults(room=Room.OPEN, extra=(("Table", "3"),)) == ["convert/extra"]
    assert faults(extra=(("Table", "o"),)) == ["convert/extra"]
    assert faults(date="1998") == ["convert/date"]
    assert faults(title="T", extra=(("Annotator", ":x"),)) == ["convert/title"]
    assert faults(event="x: :y") == ["convert/event"]
    assert faults(calls=(Told("late"),)) == ["convert/told"]
    hands = f"{DEAL}"[: f"{DEAL}".rindex(" ")] + " -"
    assert faults(record=Record(PartialDeal.parse(hands), 1, Seat.NORTH)) == ["convert/deal"]


def test_a_line_kept_as_it_was_is_written_only_while_it_says_the_same() -> None:
    (board,) = rbn.read("A NZ:1C!A\nP C2!\nR 9-50\nC 1C:N:W\nH N:AK..;:\n").boards
    text = rbn.write([board]).content.decode()
    assert "A NZ:1C!A\nC 1C:N:W\nP C2!\nR 9-50\n" in text and "H N:AK..;:\n" in text
    other = replace(board, record=Record(DEAL, 1, Seat.EAST, None, board.record.calls[:1], parse_cards("C3")))
    assert rbn.write([other]).content.decode() == f"B 1\nH {HANDS}\nA E?:1C\nP C3\n\n"
    told = replace(board, calls=(Told("", is_alerted=True),))
    assert "A NZ:1C*A\n" in rbn.write([told]).content.decode()


def test_paragraphs_and_deals_without_end_are_cut() -> None:
    endless = "{" + ("word " * 20 + "\n") * 1000
    assert "notation/length" in [fault.code for fault in rbn.read("B 1\n" + endless).faults]
    assert [fault.code for fault in rbn.read("M 1\n" * 70_000).faults] == ["notation/length"]


def test_what_rbn_looks_like() -> None:
    assert rbn.evidence(WHOLE.encode()) == rbn.evidence(b"\xef\xbb\xbfB 1\rH N:AK..:\r") == 85
    assert rbn.evidence(b"L something\n") == 10
    assert rbn.evidence(b'[Event "x"]\n') == rbn.evidence(b"") == 0
