from dealt_boards import duplicate, reported_faults
from tapete.core import Deal, PartialDeal
from tapete.formats import dup

ROW = reported_faults()["dup-record"]
RECORD = bytes.fromhex(ROW["input"]["record_hex"])
OTHER = Deal.from_number(5)


def test_a_record_is_156_bytes_without_line_ends() -> None:
    (filed,) = dup.read(RECORD).boards
    expected, told = ROW["expected"], dict(filed.extra)
    assert filed.record.deal == PartialDeal.parse(expected["deal"])
    assert (told["Random"] == "Y", told["Reverse"] == "Y") == (expected["random"], expected["reverse_count"])
    assert [int(told[name]) for name in ("Low", "Copies", "High")] == [
        expected["low"],
        expected["copies"],
        expected["high"],
    ]
    assert dup.write([filed]).content == RECORD


def test_boards_are_numbered_from_the_lowest_of_the_set() -> None:
    content = (RECORD[:148] + b"17 1 32 ") * 2
    assert [one.record.number for one in dup.read(content).boards] == [17, 18]


def test_counted_backwards_the_first_is_the_highest_and_that_is_told() -> None:
    content = (RECORD[:147] + b"Y17 1 32 ") * 2
    reading = dup.read(content)
    assert [one.record.number for one in reading.boards] == [32, 31]
    assert [(fault.code, fault.is_warning) for fault in reading.faults] == [("notation/number", True)]


def test_hands_shown_otherwise_than_dealt_are_told() -> None:
    shown = dup.write([duplicate(1, OTHER)]).content[78:146]
    reading = dup.read(RECORD[:78] + shown + RECORD[146:])
    assert [fault.code for fault in reading.faults] == ["record/deal"]
    assert reading.boards[0].record == dup.read(RECORD).boards[0].record
    unreadable = dup.read(RECORD[:78] + b"x" * 68 + RECORD[146:])
    assert [(fault.code, fault.column) for fault in unreadable.faults] == [("record/deal", 79)]


def test_a_board_not_to_be_seen_on_the_screen_stays_so() -> None:
    blind = RECORD[:78] + b" " * 68 + RECORD[146:]
    reading = dup.read(blind)
    assert not reading.faults
    assert dup.write(reading.boards).content == blind


def test_the_end_of_a_record_that_is_missing_is_told() -> None:
    reading = dup.read(RECORD + RECORD[:150])
    assert [(fault.code, fault.column, fault.board) for fault in reading.faults] == [("notation/dup", 303, 1)]
    assert [one.record.number for one in reading.boards] == [1, None]
    without_number = dup.read(RECORD[:148] + b"   1 32 ")
    assert without_number.boards[0].record.number is None


def test_a_record_whose_digits_are_no_deal_keeps_its_place() -> None:
    reading = dup.read(b"00" + RECORD[2:] + RECORD)
    assert [fault.code for fault in reading.faults] == ["notation/deal"]
    assert [one.record.number for one in reading.boards] == [1, 2]


def test_numbers_with_a_gap_cannot_be_said() -> None:
    written = dup.write([duplicate(1, OTHER), duplicate(3, OTHER)])
    assert [fault.code for fault in written.faults] == ["convert/number"]
    assert [one.record.number for one in dup.read(written.content).boards] == [1, 2]
