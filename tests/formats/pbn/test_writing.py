"""Export format: the tags in their order, lines of the standard's length, annotations in theirs."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Auction, BySeat, PartialDeal, Record, Seat, Stated, parse_cards
from tapete.formats import pbn
from tapete.formats.reading import Filed, Told

DEAL = PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")
RECORD = Record(
    DEAL,
    5,
    Seat.SOUTH,
    calls=Auction.of(Seat.SOUTH, "1NT P P P").calls,
    cards=parse_cards("D8 DQ D9 D4 H8"),
    stated=Stated(tricks_taken=8),
)


def lines(filed: Filed) -> list[str]:
    content = pbn.write([filed]).content
    assert content.count(b"\n") == content.count(b"\r\n"), "lines end as the standard has it"
    return content.decode("latin-1").split("\r\n")


def test_a_board_as_it_is_exported() -> None:
    filed = Filed(
        RECORD, BySeat("Ana", "", "Pau", ""), event="Copa", calls=(Told("15-17", True),), title="Final"
    )
    assert lines(filed) == [
        "% PBN 2.1",
        "% EXPORT",
        '[Event "Copa"]',
        '[Site "?"]',
        '[Date "?"]',
        '[Board "5"]',
        '[West "?"]',
        '[North "Ana"]',
        '[East "?"]',
        '[South "Pau"]',
        '[Dealer "S"]',
        '[Vulnerable "?"]',
        '[Deal "S:KQ876.KT65.4.K64 A5.J732.AKT875.5 T2.AQ8.QJ3.AQT32 J943.94.962.J987"]',
        '[Scoring "?"]',
        '[Declarer "S"]',
        '[Contract "1NT"]',
        '[Result "8"]',
        '[Alerted "1"]',
        '[Derived "Contract Declarer"]',
        '[Description "Final"]',
        '[Auction "S"]',
        "1NT =1= Pass Pass Pass",
        '[Note "1: 15-17"]',
        '[Play "W"]',
        "D8 DQ D9 D4",
        "- H8 - -",
        "*",
        "",
    ]


def test_suffixes_become_numbers_after_the_note_and_in_order() -> None:
    text = '[Dealer "S"]\n[Auction "S"]\n1S !! =1= $25 {x} Pass ?! AP\n[Note "1:five"]\n'
    filed = pbn.read(text).boards[0]
    assert "1S =1= $3 $25 {x} Pass $6 Pass Pass" in lines(filed)


def test_the_same_explanation_has_one_note() -> None:
    told = (Told("15-17"), Told(), Told("15-17"))
    assert [line for line in lines(Filed(RECORD, calls=told)) if "=1=" in line or "Note" in line] == [
        "1NT =1= Pass Pass =1= Pass",
        '[Note "1: 15-17"]',
    ]


def test_more_explanations_than_there_are_notes_become_comments() -> None:
    calls = Auction.of(Seat.SOUTH, " ".join(f"{n}C {n}D {n}H {n}S {n}NT" for n in range(1, 8))).calls
    filed = Filed(replace(RECORD, calls=calls, cards=()), calls=tuple(Told(f"t{n}") for n in range(35)))
    written = pbn.write([filed])
    assert [fault.code for fault in written.faults] == ["convert/note"] * 3
    assert b"{t34}" in written.content


def test_a_deal_that_was_passed_out_by_its_calls_is_so_by_its_tags() -> None:
    passed = replace(RECORD, calls=Auction.of(Seat.SOUTH, "P P P P").calls, cards=(), stated=Stated())
    found = lines(Filed(passed))
    assert found[14:18] == ['[Declarer ""]', '[Contract "Pass"]', '[Result ""]', '[Derived "Contract"]']
    assert pbn.read(pbn.write([Filed(passed)]).content).boards[0].record == passed


def test_an_auction_and_a_play_that_break_off_end_with_an_asterisk_or_a_plus() -> None:
    cut = replace(RECORD, calls=RECORD.calls[:2], stated=Stated())
    assert "1NT Pass *" in lines(Filed(cut))
    waiting = Filed(replace(cut, cards=()), extra=(("Auction.end", "+"), ("Play.end", "+")))
    assert "1NT Pass +" in lines(waiting)
    assert "+ - - -" in lines(waiting)
    assert pbn.read(pbn.write([waiting]).content).boards[0].record == waiting.record


def test_long_comments_go_over_lines_and_long_values_are_told() -> None:
    filed = Filed(RECORD, event="x" * 300, comments=("word " * 100, "y" * 300, "one } two", "a }\nb"))
    written = pbn.write([filed])
    codes = [fault.code for fault in written.faults]
    assert "convert/wrapped" in codes
    assert codes.count("convert/long-line") == 1
    assert "lines of more than 255 letters: 2" in {fault.text for fault in written.faults}
    assert codes.count("convert/character") == 1
    assert b";one } two\r\n" in written.content
    assert pbn.read(written.content).boards[0].comments[2] == "one } two"


def test_what_no_line_can_hold_becomes_a_blank_and_is_told() -> None:
    filed = Filed(RECORD, event="a\nb\tc", comments=("x\r\ny",), extra=(("Round", "1\x002"), ("%", "a\nb")))
    written = pbn.write([filed], [("%", "a\tb"), ("%", "c\nd"), ("vg", "1|2")])
    assert b'[Event "a b c"]' in written.content
    assert {fault.code for fault in written.faults} == {"convert/character"}
    reading = pbn.read(written.content)
    assert reading.head == (("%", "a b"), ("%", "c\nd"), ("vg", "1|2"))
    assert ("Round", "1\x002") in reading.boards[0].extra and ("%", "a\nb") in reading.boards[0].extra


def test_a_value_that_would_inherit_is_told() -> None:
    written = pbn.write([Filed(RECORD, event="#", site="##x", date="?", extra=(("Round", "#"),))])
    codes = sorted(fault.code for fault in written.faults)
    assert codes == ["convert/inheritance", "convert/inheritance", "convert/unknown"]
    assert ("Round", "#") in pbn.read(written.content).boards[0].extra


def test_letters_outside_of_latin_are_written_in_utf_8_which_the_file_says() -> None:
    written = pbn.write([Filed(RECORD, event="Łódź ♠")], [("%", "Creator x")])
    assert written.content.startswith(
        b"% PBN 2.1\r\n% EXPORT\r\n%Content-type: text/x-pbn; charset=UTF-8\r\n"
    )
    reading = pbn.read(written.content)
    assert (reading.boards[0].event, reading.head) == ("Łódź ♠", (("%", "Creator x"),))
    assert b"Pe\xf1a" in pbn.write([Filed(RECORD, event="Peña")]).content
    assert pbn.read(pbn.write([Filed(RECORD, event="Ã±")]).content).boards[0].event == "Ã±"


def test_half_of_a_sign_is_told() -> None:
    written = pbn.write([Filed(RECORD, event="\ud800")])
    assert [fault.code for fault in written.faults] == ["convert/character"]
    assert b'[Event "?"]' in written.content


def test_notes_that_nothing_refers_to_are_kept_with_a_number_that_is_free() -> None:
    filed = Filed(RECORD, calls=(Told("a"),), extra=(("Auction.note", "1:b"), ("Auction.note", "x:c")))
    found = [line for line in lines(filed) if line.startswith("[Note")]
    assert found == ['[Note "1: a"]', '[Note "32: b"]', '[Note "31: c"]']
    told = pbn.write(
        [Filed(replace(RECORD, calls=(), cards=()), extra=(("Auction.note", "1:b"), ("Play.note", "1:c")))]
    )
    assert [fault.code for fault in told.faults] == ["convert/note"] * 2


def test_comments_whose_tag_is_gone_stand_at_the_end() -> None:
    filed = Filed(RECORD, comments=("where", "there"), extra=((".comments", "Round Site"),))
    found = lines(filed)
    assert found[-2] == "{where}" and found[4] == "{there}"


def test_a_section_that_was_kept_is_dropped_once_the_record_says_otherwise() -> None:
    filed = pbn.read('[Dealer "S"]\n[Auction "S"]\n1NT ^I 1C AP\n').boards[0]
    assert "1NT ^I 1C AP" in lines(filed)
    changed = replace(filed, record=replace(filed.record, calls=RECORD.calls))
    found = lines(changed)
    assert "1NT Pass Pass Pass" in found
    assert any(line.startswith('"Auction" ') for line in found), "what it said is not lost"


def test_cards_that_rows_cannot_tell_are_listed() -> None:
    twice = replace(RECORD, cards=parse_cards("D8 DQ D9 D4 D8 H8"))
    assert '[CardsPlayed "D8 DQ D9 D4 D8 H8"]' in lines(Filed(twice))


def test_a_line_that_would_begin_a_part_in_pbn_is_told() -> None:
    written = pbn.write(
        [Filed(RECORD, comments=("a\n<PBN>\nb",), extra=(("Table1", "a\n</pbn>"), ("Z", "<PBN>")))]
    )
    assert [fault.code for fault in written.faults] == ["convert/embedded"]
    (filed,) = pbn.read(written.content).boards
    assert filed.record == RECORD and ("Table1", "a\n</pbn>") in filed.extra
