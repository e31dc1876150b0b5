from dealt_boards import shared_file
from tapete.formats import ber, hrf

FILES = "corpus/files/dealing/njhammond__11261300"


def test_the_two_public_files_of_one_event_hold_the_same_first_board() -> None:
    by_owner = ber.read(shared_file(f"{FILES}-1-e.txt"))
    by_hand = hrf.read(shared_file(f"{FILES}.txt"))
    assert not by_owner.faults + by_hand.faults
    assert [one.record.number for one in by_hand.boards] == [1, 2, 3]
    assert by_owner.boards[0].record.deal == by_hand.boards[0].record.deal


def test_a_line_that_is_no_board_is_told_with_its_place() -> None:
    reading = ber.read("41324334\n" + "1" * 52 + "\n  x\n")
    assert [(fault.code, fault.line, fault.column, fault.board) for fault in reading.faults] == [
        ("notation/deal", 1, 1, 0),
        ("notation/deal", 2, 1, 1),
        ("notation/deal", 3, 3, 2),
    ]
    assert len(reading.boards) == 3
