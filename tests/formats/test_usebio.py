import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealt_boards import reported_faults
from result_lines import named, travellers
from tapete.core import Bid, BySeat, PartialDeal, Record, Seat, Stated, Strain, Vulnerability
from tapete.formats import usebio
from tapete.formats.reading import Filed, Reading
from tapete.formats.results import Line, record_of
from tapete.formats.usebio.told import date_of

FILE = (Path(__file__).parent / "files" / "usebio.xml").read_bytes()
"""Made for these tests, with what public files have: a prolog of Latin-1, a document type, empty elements."""

LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>"
    "<CONTRACT>{contract}</CONTRACT><PLAYED_BY>{by}</PLAYED_BY><LEAD>{lead}</LEAD><TRICKS>{tricks}</TRICKS>"
    "<SCORE>{score}</SCORE></TRAVELLER_LINE>"
)


def board(number: str = "1", **told: str) -> str:
    line = LINE.format(**({"contract": "", "by": "", "lead": "", "tricks": "", "score": ""} | told))
    return f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{line}</BOARD>"


def event(*boards: str) -> Reading:
    return usebio.read(f'<USEBIO Version="1.2">\n<EVENT>\n{chr(10).join(boards)}\n</EVENT>\n</USEBIO>')


def codes(reading: Reading) -> list[tuple[str, int, int | None]]:
    return [(fault.code, fault.line, fault.board) for fault in reading.faults]


def test_a_traveller_has_a_board_for_each_line() -> None:
    reading = usebio.read(FILE)
    assert [one.record.number for one in reading.boards] == [1, 1, 2, 2, 3]
    first = reading.boards[0]
    assert (first.event, first.site, first.date, first.scoring) == (
        "Torneo del martes",
        "Círculo de Bridge & Té",
        "2026.11.03",
        "MP",
    )
    assert first.names == BySeat("Ana Núñez", "Carles Roca", "Berta Soler", "Dolors Pi")
    outcome = first.record.outcome
    assert outcome is not None
    assert (str(outcome.contract), outcome.tricks_taken, str(first.record.cards[0])) == ("4HX", 10, "CK")
    assert dict(first.extra)["Score_NS"] == "590"
    assert str(first.record.deal) == "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"
    assert reading.boards[2].record.stated.is_passed_out
    assert dict(reading.boards[3].extra)["Artificial_NS"] == "60"
    assert not reading.boards[4].record.cards
    assert [fault.code for fault in reading.faults if not fault.is_warning] == []


def test_all_that_a_file_says_is_written_again() -> None:
    reading = usebio.read(FILE)
    written = usebio.write(reading.boards, reading.head)
    assert not written.faults
    again = usebio.read(written.content)
    assert again.boards == reading.boards
    assert again.head == reading.head
    assert usebio.write(again.boards, again.head).content == written.content


@given(travellers())
def test_travellers_are_written_and_read_again(boards: list[Filed]) -> None:
    written = usebio.write(boards)
    assert not written.faults
    again = usebio.read(written.content)
    assert [replace(one, extra=tuple(sorted(one.extra))) for one in again.boards] == [
        replace(one, extra=tuple(sorted(one.extra))) for one in boards
    ]
    assert not again.faults
    rewritten = usebio.write(again.boards, again.head)
    assert (rewritten.content, rewritten.faults) == (written.content, ())


@given(travellers().map(named))
def test_who_took_part_is_written_and_read_again(boards: list[Filed]) -> None:
    written = usebio.write(boards)
    assert not written.faults
    assert [one.names for one in usebio.read(written.content).boards] == [one.names for one in boards]


def test_an_artificial_score_is_no_number() -> None:
    row = reported_faults()["usebio-adjusted"]
    (filed,) = usebio.read(row["input"]).boards
    told = dict(filed.extra)
    assert filed.record.replay().contract is row["expected"]["contract"]
    assert {"ns_pct": int(told["Artificial_NS"]), "ew_pct": int(told["Artificial_EW"])} == (
        row["expected"]["artificial"]
    )
    assert (told["PairNS"], told["PairEW"]) == ("1", "4")


@pytest.mark.parametrize(
    ("written", "date"),
    [
        ("03/11/2026", "2026.11.03"),
        ("3/1/2026", "2026.01.03"),
        ("2026-11-03", "2026.11.03"),
        ("2026-11-03T19:30:00", "2026.11.03"),
        ("Tuesday", "Tuesday"),
        ("", ""),
    ],
)
def test_a_date_is_by_day_in_version_1_2_and_by_year_in_1_3(written: str, date: str) -> None:
    assert date_of(written) == date


@pytest.mark.parametrize(
    "declared",
    [
        '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">',
        '<!ENTITY a SYSTEM "file:///etc/passwd">',
        '<!ENTITY % a SYSTEM "http://example.org/a.dtd"> %a;',
    ],
)
def test_entities_are_refused(declared: str) -> None:
    reading = usebio.read(f"<!DOCTYPE USEBIO [{declared}]><USEBIO><EVENT>{board()}&a;&b;</EVENT></USEBIO>")
    assert (reading.boards, [fault.code for fault in reading.faults]) == ((), ["notation/entity"])


def test_a_document_type_is_not_fetched() -> None:
    reading = usebio.read(
        f'<!DOCTYPE USEBIO SYSTEM "http://example.org/no.dtd"><USEBIO><EVENT>{board()}</EVENT></USEBIO>'
    )
    assert (len(reading.boards), reading.faults) == (1, ())


def test_elements_too_deep_are_refused() -> None:
    assert [fault.code for fault in usebio.read("<A>" * 200).faults] == ["notation/xml"]


def test_an_ampersand_in_a_name_is_read_as_it_was_meant() -> None:
    text = "<USEBIO><CLUB><CLUB_NAME>{}</CLUB_NAME></CLUB><EVENT>" + board() + "</EVENT></USEBIO>"
    for written, meant, warned in (
        ("Roca & Pi", "Roca & Pi", 1),
        ("Caf&eacute;", "Café", 1),
        ("A&nosuch;B", "A&nosuch;B", 1),
        ("A&amp;B&#233;&#xe9;", "A&Béé", 0),
        ("<![CDATA[A & B]]>", "A & B", 0),
    ):
        reading = usebio.read(text.format(written))
        assert reading.boards[0].site == meant
        assert [fault.code for fault in reading.faults] == ["notation/ampersand"] * warned


def test_signs_that_xml_has_no_place_for_are_left_out_and_told() -> None:
    reading = usebio.read(f"<USEBIO><EVENT>\x1a{board()}</EVENT></USEBIO>\x00")
    assert (len(reading.boards), [fault.code for fault in reading.faults]) == (1, ["notation/character"])


def test_reading_goes_on_with_the_next_board_after_a_fault() -> None:
    broken = board("2").replace("</NS_PAIR_NUMBER>", "")
    reading = event(board("1"), broken, board("3"), "<BOARD><BOARD_NUMBER>4", board("5"))
    assert [one.record.number for one in reading.boards] == [1, 2, 3, 4, 5]
    assert [fault.line for fault in reading.faults if fault.code == "notation/xml"][:1] == [4]


def test_reading_goes_on_with_the_next_line_or_pair_after_a_fault() -> None:
    line = LINE.format(contract="1C", by="N", lead="", tricks="7", score="70")
    bad = line.replace("</CONTRACT>", "")
    reading = event(f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line}\n{bad}\n{line}</BOARD>")
    assert [one.record.number for one in reading.boards] == [1, 1, 1]
    assert reading.boards[2].record == reading.boards[0].record
    pair = "<PAIR><PAIR_NUMBER>{}</PAIR_NUMBER><PLAYER><PLAYER_NAME>{}</PLAYER_NAME></PLAYER></PAIR>"
    broken = pair.format("9", "x").replace("</PLAYER>", "")
    people = f"<PARTICIPANTS>{broken}{pair.format('1', 'Ana')}</PARTICIPANTS>"
    assert event(people, board()).boards[0].names.north == "Ana"


def test_what_cannot_be_read_of_a_line_is_told_and_kept() -> None:
    reading = event(board("1", contract="9Z", by="Q", lead="K", tricks="all", score="NP"), board("x"))
    assert codes(reading) == [
        ("notation/score", 3, 0),
        ("notation/contract", 3, 0),
        ("notation/declarer", 3, 0),
        ("notation/tricks", 3, 0),
        ("notation/lead", 3, 0),
        ("notation/number", 4, 1),
    ]
    assert {("CONTRACT", "9Z"), ("PLAYED_BY", "Q"), ("Lead", "K"), ("TRICKS", "all"), ("SCORE", "NP")} <= set(
        reading.boards[0].extra
    )
    again = usebio.read(usebio.write(reading.boards, reading.head).content)
    assert again.boards == reading.boards


def test_a_score_that_is_not_that_of_the_result_is_told() -> None:
    reading = event(board("1", contract="3NT", by="N", tricks="9", score="600"))
    assert codes(reading) == [("record/score", 3, 0)]


def test_hands_stand_apart_from_the_travellers_too() -> None:
    hand = "<HAND><DIRECTION>{}</DIRECTION><SPADES>{}</SPADES><HEARTS>-</HEARTS></HAND>"
    hands = hand.format("North", "A K 10 2") + hand.format("E", "Q,J")
    sets = (
        f"<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{hands}</BOARD>"
        f"<BOARD><BOARD_NUMBER>7</BOARD_NUMBER>{hands}</BOARD><BOARD>{hands}</BOARD></HANDSET>"
    )
    reading = event(board("1"), sets)
    assert [one.record.number for one in reading.boards] == [1, 7]
    assert {str(one.record.deal) for one in reading.boards} == {"N:AKT2... QJ... - -"}
    assert [fault.code for fault in reading.faults] == ["notation/number"]


def test_hands_that_cannot_be_read_are_told() -> None:
    hand = "<HAND><DIRECTION>{}</DIRECTION><SPADES>{}</SPADES></HAND>"
    text = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD>"
    assert codes(event(text.format(hand.format("Z", "A")))) == [("notation/deal", 3, 0)]
    assert codes(event(text.format(hand.format("N", "A1")))) == [("notation/deal", 3, 0)]
    assert codes(event(text.format(hand.format("N", "A") + hand.format("E", "A")))) == [
        ("notation/deal", 3, 0)
    ]


def test_pairs_of_one_number_are_told_apart_by_their_direction() -> None:
    pair = (
        "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>{}</DIRECTION>"
        "<PLAYER><PLAYER_NAME>{}</PLAYER_NAME></PLAYER></PAIR>"
    )
    people = f"<PARTICIPANTS>{pair.format('NS', 'Ana')}{pair.format('EW', 'Cesc')}</PARTICIPANTS>"
    line = board("1").replace("<EW_PAIR_NUMBER>4", "<EW_PAIR_NUMBER>1")
    reading = event(people, line)
    assert reading.boards[0].names == BySeat("Ana", "Cesc", "", "")
    assert [(fault.code, fault.is_warning) for fault in reading.faults] == [("notation/seats", True)]


def test_boards_of_sections_and_matches_keep_their_place() -> None:
    reading = usebio.read(
        '<USEBIO><EVENT><SESSION><SECTION SECTION_ID="A">' + board("1") + '</SECTION><SECTION SECTION_ID="B">'
        "<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>"
        + board("1")
        + "</SECTION></SESSION></EVENT></USEBIO>"
    )
    assert [dict(one.extra)["Within"] for one in reading.boards] == [
        "USEBIO/EVENT/SESSION/SECTION",
        "USEBIO/EVENT/SESSION/SECTION[2]",
    ]
    assert [one.scoring for one in reading.boards] == ["", "IMP;Cross"]
    written = usebio.write(reading.boards, reading.head)
    assert not written.faults
    assert usebio.read(written.content).boards == reading.boards


def test_lines_in_any_order_are_put_on_one_traveller_for_each_board_of_a_section() -> None:
    def filed(number: int, section: str, pair: str) -> Filed:
        record, _ = record_of(Line("1C", "N", "7"), number)
        names = BySeat(f"{section}{pair}", "", "", "")
        extra = (("Section", section), ("PairNS", pair), ("PairEW", "9"), ("Score_NS", "70"))
        return Filed(record, names, extra=extra)

    boards = [
        filed(1, "A", "1"),
        filed(2, "B", "1"),
        filed(1, "B", "1"),
        filed(2, "A", "2"),
        filed(1, "A", "2"),
    ]
    written = usebio.write(boards)
    assert [(fault.code, fault.is_warning) for fault in written.faults] == [("convert/order", True)]
    assert written.content.count(b"<BOARD>") == 4
    again = usebio.read(written.content)
    assert [(one.record.number, dict(one.extra)["Section"], one.names.north) for one in again.boards] == [
        (1, "A", "A1"),
        (1, "A", "A2"),
        (2, "A", "A2"),
        (2, "B", "B1"),
        (1, "B", "B1"),
    ]
    assert usebio.write(again.boards, again.head).content == written.content


def test_what_is_unknown_to_us_is_kept() -> None:
    line = board("1", contract="1C", by="N", tricks="7", score="70")
    line = line.replace(
        "</TRAVELLER_LINE>", '<NOTE LANG="ca"><DEEP>x &lt; y</DEEP></NOTE></TRAVELLER_LINE><ROOM>Blue</ROOM>'
    )
    reading = event(line)
    assert {("NOTE@LANG", "ca"), ("NOTE/DEEP", "x < y"), ("BOARD/ROOM", "Blue")} <= set(
        reading.boards[0].extra
    )
    written = usebio.write(reading.boards, reading.head)
    assert not written.faults
    assert usebio.read(written.content).boards == reading.boards


def test_an_empty_file_is_told() -> None:
    assert [fault.code for fault in usebio.read(b"").faults] == ["notation/xml"]


def test_two_events_or_a_pair_of_three_have_no_place() -> None:
    def filed(names: BySeat[str], event: str) -> Filed:
        record = Record(PartialDeal.parse("N:- - - -"), 1)
        return Filed(record, names, event=event, extra=(("PairNS", "1"), ("PairEW", "2")))

    written = usebio.write(
        [filed(BySeat("a", "b", "c", "d"), "one"), filed(BySeat("x", "b", "c", "d"), "two")]
    )
    assert [fault.code for fault in written.faults] == ["convert/event", "convert/names"]


def test_what_the_writer_has_no_place_for_is_told() -> None:
    record = Record(PartialDeal.parse("N:- - - -"), 1, Seat.SOUTH)
    strange = Filed(
        record, extra=(("PairNS", "1"), ("auction link", "x"), ("NOTE[7]", "y")), comments=("hm",)
    )
    written = usebio.write([strange], [("Headline", "x"), ("USEBIO/EVENT[9]/A", "y")])
    assert [fault.code for fault in written.faults] == [
        "convert/comments",
        "convert/extra",
        "convert/dealer",
        "convert/head",
        "convert/extra",
    ]


def test_a_line_that_says_nothing_keeps_its_place_among_the_others() -> None:
    played = Filed(Record(PartialDeal.parse("N:- - - -"), 1), extra=(("PairNS", "1"),))
    written = usebio.write([played, replace(played, extra=())])
    assert not written.faults
    assert [filed.extra for filed in usebio.read(written.content).boards] == [(("PairNS", "1"),), ()]


def test_a_board_without_a_number_is_read_as_one_and_told() -> None:
    part = PartialDeal.parse("N:AK... - - -")
    reading = usebio.read(usebio.write([Filed(Record(part)), Filed(Record(part))]).content)
    assert [filed.record for filed in reading.boards] == [Record(part)] * 2
    assert codes(reading) == [("notation/number", 4, 0)]


def test_a_score_of_the_other_vulnerability_is_told_as_such() -> None:
    """Who is vulnerable has no place in the file: it goes by the number."""
    stated = Stated(Bid(4, Strain.SPADES), declarer=Seat.NORTH, tricks_taken=10)
    record = Record(PartialDeal.parse("N:- - - -"), 1, vulnerability=Vulnerability.NS, stated=stated)
    written = usebio.write([Filed(record)])
    assert [fault.code for fault in written.faults] == ["convert/dealer"]
    (fault,) = usebio.read(written.content).faults
    assert fault.text == (
        "the score is written as 620 for North and South, and by the result it is 420"
        "; it would be right with NS or Both vulnerable"
    )


def test_boards_without_a_number_are_told() -> None:
    filed = Filed(Record(PartialDeal.parse("N:- - - -")), extra=(("PairNS", "1"),))
    (fault,) = usebio.write([filed, filed]).faults
    assert (fault.code, fault.board) == ("convert/number", 0)


def test_a_result_read_otherwise_is_told() -> None:
    contract = Stated(Bid(1, Strain.CLUBS), declarer=Seat.NORTH, tricks_taken=7)
    filed = Filed(Record(PartialDeal.parse("N:- - - -"), 1, stated=contract), extra=(("CONTRACT", "9Z"),))
    assert [fault.code for fault in usebio.write([filed]).faults] == ["convert/result"]


def test_the_format_is_known_by_its_name_or_by_a_traveller() -> None:
    assert usebio.evidence(FILE) == 95
    assert usebio.evidence(b"<TRAVELLER_LINE>") == 70
    assert not usebio.evidence(b'[Event ""]')


_PIECES = st.sampled_from(
    [
        *re.findall(r"<[^>]{1,40}>", FILE.decode("latin-1"))[:60],
        "4H",
        "&",
        "&amp;",
        "&a;",
        "<!ENTITY a 'b'>",
        "<![CDATA[",
        "]]>",
        "<!--",
        "-->",
        "A6040",
        "\x00",
        "é",
    ]
)


@given(st.binary(max_size=300) | st.lists(_PIECES | st.text(max_size=5), max_size=30).map("".join))
def test_whatever_comes_in_only_faults_come_out(content: bytes | str) -> None:
    reading = usebio.read(content)
    assert len(reading.faults) <= 1000
    usebio.write(reading.boards, reading.head)


@given(st.data())
def test_a_file_cut_or_changed_anywhere_still_gives_only_faults(data: st.DataObject) -> None:
    content = bytearray(FILE)
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] = data.draw(st.integers(0, 255))
    usebio.read(bytes(content))
    usebio.read(bytes(content[:at]))


def test_boards_that_come_in_another_order_are_told() -> None:
    first, then = (
        Filed(Record(PartialDeal.parse(f"N:{hand}... - - -"), 1, Seat.NORTH, Vulnerability.NONE))
        for hand in "AK"
    )
    boards = [first, replace(then, extra=(("Within", "USEBIO/CLUB"),))]
    written = usebio.write(boards, [("USEBIO/CLUB/CLUB_NAME", "Here")])
    assert "convert/order" in [fault.code for fault in written.faults]
