"""What import format allows, and what is met besides, is understood as it was meant."""

from __future__ import annotations

import pytest

from tapete.core import Seat
from tapete.formats import pbn
from tapete.formats.reading import Filed, Reading

DEAL = '[Deal "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"]\n'
PLAYED = f'[Dealer "S"]\n[Vulnerable "None"]\n{DEAL}[Declarer "S"]\n[Contract "1NT"]\n'


def one(text: str) -> Filed:
    (filed,) = pbn.read(text).boards
    return filed


def told(reading: Reading) -> list[tuple[str, int, int, bool]]:
    return [(fault.code, fault.line, fault.column, fault.is_warning) for fault in reading.faults]


def calls(filed: Filed) -> str:
    return " ".join(map(str, filed.record.calls))


def cards(filed: Filed) -> str:
    return " ".join(map(str, filed.record.cards))


def test_only_what_stands_in_an_embedded_part_is_pbn() -> None:
    text = (
        'Dear all,\n[Board "9"]\n<PBN>\n[Board "1"]\n\n[Board "x"]\n</PBN>\n[Board "8"]\n<pbn>\n[Board "2"]\n'
    )
    reading = pbn.read(text)
    assert [filed.record.number for filed in reading.boards] == [1, None, 2]
    assert told(reading) == [("notation/board", 6, 1, True)], "lines count from the top of the mail"


def test_no_game_at_all_is_a_file_too() -> None:
    assert pbn.read("").boards == pbn.read("\n \n").boards == ()
    assert pbn.read("%only this").head == (("%", "only this"),)
    assert pbn.read("; and a remark").head == ((";", " and a remark"),)


def test_a_value_stands_for_all_games_after_it_until_said_anew() -> None:
    text = '[Event "##Copa"]\n[Board "1"]\n\n[Board "2"]\n\n[Event "Lliga"]\n\n[Event "#"]\n\n[Board "5"]\n'
    assert [filed.event for filed in pbn.read(text).boards] == ["Copa", "Copa", "Lliga", "Lliga", "Copa"]


def test_the_columns_of_a_table_are_inherited_and_its_rows_are_not() -> None:
    first, second = pbn.read('[ScoreTable "Rank;Names"]\n1 "A b"\n\n[ScoreTable "#"]\n2 "C;d"\n').boards
    assert first.extra == (("ScoreTable", 'Rank;Names\n1 "A b"'),)
    assert second.extra == (("ScoreTable", 'Rank;Names\n2 "C;d"'),)


def test_calls_as_other_programs_spell_them_are_understood() -> None:
    filed = one('[Dealer "S"]\n[Auction "S"]\n1♠ D R 1n\np P dbl Redouble 2C\n')
    assert calls(filed) == "1S X XX 1NT P P X XX 2C"


def test_what_fills_the_last_line_of_an_auction_is_no_call() -> None:
    reading = pbn.read('[Dealer "S"]\n[Auction "S"]\n1NT Pass Pass Pass\n- - -- *\n')
    assert calls(reading.boards[0]) == "1NT P P P"
    assert {fault.is_warning for fault in reading.faults} == {True}
    padded = pbn.read('[Dealer "S"]\n[Auction "W"]\n- - - 1NT\nPass Pass Pass -\n')
    assert (calls(padded.boards[0]), [fault.is_warning for fault in padded.faults]) == ("1NT P P P", [True])


def test_who_begins_an_auction_is_kept_where_no_dealer_is_known() -> None:
    filed = one('[Auction "W"]\n1NT AP\n')
    assert (filed.record.dealer, calls(filed)) == (None, "1NT P P P")
    assert filed.extra == ((".Auction", "W"),)
    assert one('[Auction "W"]\n* {none}\n').extra[0][0] != "Auction"


def test_a_call_ends_where_something_else_begins() -> None:
    filed = one('[Dealer "N"]\n[Auction "N"]\n1C{x}Pass=1=1H!$25AP\n[Note "1:no"]\n')
    assert calls(filed) == "1C P 1H P P P"
    assert filed.calls[1].explanation == "no"
    assert filed.extra == (("Auction.1.comment", "x"), ("Auction.3.nag", "1"), ("Auction.3.nag", "25"))


def test_a_call_that_cannot_be_read_ends_those_that_are_known() -> None:
    reading = pbn.read('[Dealer "N"]\n[Auction "N"]\n1C Pass 1Q Pass\nPass Pass\n')
    assert calls(reading.boards[0]) == "1C P"
    assert told(reading) == [("notation/call", 3, 9, False)]
    assert pbn.read(pbn.write(reading.boards).content).boards == reading.boards


def test_notes_of_the_auction_are_met_behind_the_play() -> None:
    text = PLAYED + '[Auction "S"]\n1NT =1= AP\n[Play "W"]\nD8 DQ D9 D4\n*\n[Note "1:15-17"]\n'
    reading = pbn.read(text)
    assert reading.boards[0].calls[0].explanation == "15-17"
    assert [fault for fault in reading.faults if not fault.is_warning] == []


def test_rows_that_begin_with_who_leads_are_put_under_their_seats() -> None:
    """The queen won: North leads to the second trick, and the row begins with his card."""
    reading = pbn.read(PLAYED + '[Play "W"]\nD8 DQ D9 D4\nHA H9 H5 H2\n*\n')
    assert cards(reading.boards[0]) == "D8 DQ D9 D4 HA H9 H5 H2"
    assert told(reading) == [("notation/play", 6, 1, True)]
    as_it_should_be = one(PLAYED + '[Play "W"]\nD8 DQ D9 D4\nH2 HA H9 H5\n*\n')
    assert as_it_should_be.record == reading.boards[0].record


def test_a_row_whose_cards_cannot_be_given_to_their_owners_stays() -> None:
    reading = pbn.read(PLAYED + '[Play "W"]\nD8 D7 D9 D4\n*\n')
    assert cards(reading.boards[0]) == "D8 D7 D9 D4"


def test_an_opening_leader_who_cannot_be_is_the_one_by_declarer() -> None:
    """The first column may be any seat's."""
    assert cards(one(PLAYED + '[Play "N"]\nDQ D9 D4 D8\n*\n')) == "D8 DQ D9 D4"


def test_a_play_with_annotations_keeps_them_with_its_cards() -> None:
    text = '[Play "W"] {lead}\nD8! {fourth} DQ D9=1= D4 ; end\n- + - -\n[Note "1:odd"]\n'
    filed = one(PLAYED + text)
    assert cards(filed) == "D8 DQ D9 D4"
    assert filed.comments == ("lead",)
    assert set(filed.extra) == {
        (".comments", "Play"),
        ("Play.1.nag", "7"),
        ("Play.1.comment", " fourth".strip()),
        ("Play.3.note", "odd"),
        ("Play.4.comment", " end"),
        ("Play.end", "+"),
    }
    assert pbn.read(pbn.write([filed]).content).boards == (filed,)


@pytest.mark.parametrize("spelled", ["D10 DQ D9 D4", "d8 dq d9 d4", "D8 DQ D9 -- *"])
def test_cards_as_other_programs_spell_them_are_understood(spelled: str) -> None:
    reading = pbn.read(PLAYED + f'[Play "W"]\n{spelled}\n')
    assert cards(reading.boards[0]).startswith(("DT DQ D9", "D8 DQ D9"))
    assert [fault for fault in reading.faults if not fault.is_warning] == []


@pytest.mark.parametrize(
    ("deal", "expected", "warnings", "errors"),
    [
        ("N:AK.. - - -", "N:AK... - - -", 0, 1),
        ("n:ak2... - - -", "N:AK2... - - -", 0, 0),
        ("N:A...  K... - -", "N:A... K... - -", 1, 0),
        ("E:A... K... - -", "N:- A... K... -", 0, 0),
        ("N:AA... K... - -", "N:- K... - -", 0, 1),
        ("N:A... A... K... -", "N:- - K... -", 0, 1),
        ("N:AB... K... - -", "N:- K... - -", 0, 1),
        ("N:A... K...", "N:- - - -", 0, 1),
        ("Q:A... K... - -", "N:- - - -", 0, 1),
    ],
)
def test_of_a_deal_that_cannot_be_what_can_be_is_kept(
    deal: str, expected: str, warnings: int, errors: int
) -> None:
    reading = pbn.read(f'[Deal "{deal}"]')
    kinds = [fault.is_warning for fault in reading.faults]
    assert (kinds.count(True), kinds.count(False)) == (warnings, errors)
    if expected != "N:AK... - - -":
        assert str(reading.boards[0].record.deal) == expected
    assert pbn.read(pbn.write(reading.boards).content).boards == reading.boards


def test_the_score_of_a_tag_is_compared_with_contract_and_result() -> None:
    stated = '[Vulnerable "None"]\n[Declarer "S"]\n[Contract "1NT"]\n[Result "8"]\n[Score "{}"]\n'
    assert pbn.read(stated.format("NS 120")).faults == ()
    (fault,) = pbn.read(stated.format("90")).faults
    assert (fault.code, fault.line, fault.is_warning) == ("record/score", 5, False)
    assert fault.text == "NS +90 is stated, 1NT by S with 8 tricks is +120"
    rubber = '[Scoring "Rubber"]\n' + stated.format("90")
    assert pbn.read(rubber).faults == ()


@pytest.mark.parametrize("name", ["Board", "Dealer", "Vulnerable", "Declarer", "Contract", "Result", "Claim"])
def test_a_value_that_cannot_be_read_is_told_and_kept(name: str) -> None:
    reading = pbn.read(f'[{name} "x y"]')
    assert [(fault.line, fault.column) for fault in reading.faults] == [(1, 1)]
    assert (name, "x y") in reading.boards[0].extra
    assert pbn.read(pbn.write(reading.boards).content).boards == reading.boards


def test_a_result_of_a_side_needs_a_declarer() -> None:
    filed = one('[Contract "1NT"]\n[Result "NS 9"]\n')
    assert (filed.record.stated.tricks_taken, filed.extra) == (None, (("Result", "NS 9"),))
    assert one('[Dealer "E"]\n[Result "NS 4"]\n[Auction "E"]\n1NT AP').record.stated.tricks_taken == 9
    assert (
        pbn.read('[Declarer "N"][Contract "1NT"][Result "14"]').faults[0].text == "more than 13 tricks: '14'"
    )


def test_nothing_but_signs_has_no_more_faults_than_can_be_read() -> None:
    reading = pbn.read('[Dealer "N"]\n[Auction "N"]\n' + "$ " * 5000)
    assert len(reading.faults) == 200
    assert reading.faults[-1].code == "notation/many"


def test_a_comment_without_end_is_told_and_costs_no_game_after_it() -> None:
    reading = pbn.read('{ never closed\n\n[Board "2"]\n{ nor this\n\n[Board "3"]\n')
    assert [filed.record.number for filed in reading.boards] == [2, 3]
    assert [fault.line for fault in reading.faults if fault.code == "notation/comment"] == [1, 4]


def test_a_name_with_a_small_letter_is_no_name_of_a_tag() -> None:
    reading = pbn.read('[board "2"]\n')
    assert "notation/tag" in {fault.code for fault in reading.faults}
    assert reading.boards[0].extra == (("board", "2"),)


def test_what_is_longer_than_any_game_is_cut() -> None:
    reading = pbn.read('[Board "1"]\n[X "a"]\n' + "row of a table\n" * 100_000)
    assert "notation/length" in {fault.code for fault in reading.faults}
    assert reading.boards[0].record.number == 1


def test_how_much_a_file_looks_like_pbn() -> None:
    assert pbn.evidence(b"% PBN 2.1\n") == pbn.evidence(b'\xef\xbb\xbf[Event "x"]') == 90
    assert pbn.evidence('[Event "x"]'.encode("utf-16")) == 90
    assert pbn.evidence(b'[Whatever "x"]') == 60
    assert pbn.evidence(b"%x") == 20
    assert pbn.evidence(b"md|1S") == 0


def test_the_tags_of_our_own_writer_are_read_with_care() -> None:
    reading = pbn.read(PLAYED + '[CardsPlayed "D8 XX"]\n[Play "W"]\nD8\n')
    assert "notation/card" in {fault.code for fault in reading.faults}
    wrong = pbn.read('[ExtraTable "Name;Value"]\n"a" b\n"\\q" "c"\n"d" "e"\n')
    assert wrong.boards[0].extra == (("d", "e"),)
    assert len([fault for fault in wrong.faults if fault.code == "notation/table"]) >= 2
    assert pbn.read('%Tapete-head nonsense\n[Board "1"]').head == (("%", "Tapete-head nonsense"),)


def test_games_of_one_board_may_share_it_where_asked_for() -> None:
    text = PLAYED + '\n[Board "2"]\n[Contract "2C"]\n\n[Contract "3C"]\n'
    first, second, third = pbn.read(text, carry_over=True).boards
    assert second.record.deal != first.record.deal
    assert third.record.dealer is None and Seat.SOUTH is first.record.dealer
