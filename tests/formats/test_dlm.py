import re

import pytest

from dealt_boards import duplicate
from tapete.core import Deal
from tapete.formats import dlm

DEAL = Deal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")
SPADES = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


def written(number: int, deal: Deal) -> str:
    return dlm.write([duplicate(number, deal)]).content.decode("ascii")


def test_a_letter_is_two_cards_from_the_ace_of_spades_down() -> None:
    # Thirteen spades with North: six letters `a`, one for his last and East's first, then East's.
    letters = re.search(r"Board 01=([a-p]{26})", written(1, SPADES))
    assert letters is not None
    assert letters[1] == "aaaaaabffffffkkkkkklpppppp"


def test_a_file_holds_99_boards_of_which_those_outside_the_set_are_filling() -> None:
    text = written(7, DEAL)
    assert text.count("Board ") == 99
    assert [one.record.number for one in dlm.read(text).boards] == [7]
    assert "From board=7\r\nTo board=7\r\n" in text


def test_a_deal_like_the_filling_is_a_board_within_the_set() -> None:
    assert dlm.read(written(3, SPADES)).boards[0].record.deal.hands == SPADES.hands


@pytest.mark.parametrize("with_number", [True, False])
def test_the_checksum_is_right_with_the_number_of_the_board_or_without_it(with_number: bool) -> None:
    found = re.search(r"Board 07=([a-p]{26})(\d{3})", written(7, DEAL))
    assert found is not None
    value = int(found[2]) if with_number else int(found[2]) ^ 7
    reading = dlm.read(f"[Document]\nBoard 07={found[1]}{value:03}\n")
    assert not reading.faults
    assert reading.boards[0].record.deal.hands == DEAL.hands


@pytest.mark.parametrize("checksum", ["000", ""])
def test_another_checksum_only_warns(checksum: str) -> None:
    found = re.search(r"Board 07=([a-p]{26})", written(7, DEAL))
    assert found is not None
    reading = dlm.read(f"[Document]\nBoard 07={found[1]}{checksum}\n")
    assert [(fault.code, fault.line, fault.is_warning) for fault in reading.faults] == [
        ("notation/checksum", 2, True)
    ]
    assert reading.boards[0].record.deal.hands == DEAL.hands


def test_what_cannot_be_read_is_told_line_by_line() -> None:
    text = f"[Document]\nFrom board=1\nTo board=2\nhello\nBoard 01=zz\nBoard 02={'a' * 26}001\n"
    reading = dlm.read(text)
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [
        ("notation/dlm", 4, None),
        ("notation/deal", 5, 0),
        ("notation/checksum", 6, 1),
        ("notation/deal", 6, 1),
    ]
    assert [one.record.number for one in reading.boards] == [1, 2]


def test_a_board_dealt_outside_the_set_is_kept_and_told() -> None:
    reading = dlm.read(written(7, DEAL).replace("To board=7", "To board=6"))
    assert [fault.code for fault in reading.faults] == ["record/number"]
    assert [one.record.number for one in reading.boards] == [7]


def test_boards_that_are_encrypted_are_told() -> None:
    reading = dlm.read(written(7, DEAL).replace("Crypto key=0", "Crypto key=4"))
    assert [fault.code for fault in reading.faults] == ["notation/dlm"]


def test_settings_and_copies_are_kept() -> None:
    text = (
        written(7, DEAL).replace("Headline=", "Headline=Club").replace("Duplicates 07=0", "Duplicates 07=2")
    )
    reading = dlm.read(text)
    assert dict(reading.head)["Headline"] == "Club"
    assert reading.boards[0].extra == (("Duplicates", "2"),)
    assert dlm.write(reading.boards, reading.head).content.decode("ascii") == text


def test_the_sum_of_the_settings_is_that_of_the_public_programs() -> None:
    # Copies, lowest and highest number, and 1 where boards may be shown, combined by exclusive or.
    assert f"Checksum={0 ^ 7 ^ 7 ^ 1}\r\n" in written(7, DEAL)


def test_numbers_over_99_twice_or_with_gaps_are_told() -> None:
    boards = [duplicate(number, DEAL) for number in (5, 5, 2, 100)]
    content, faults = (made := dlm.write(boards)).content, made.faults
    assert [(fault.code, fault.board) for fault in faults] == [
        ("convert/number", 1),
        ("convert/number", 3),
        ("convert/order", None),
    ]
    assert [one.record.number for one in dlm.read(content).boards] == [2, 5]


def test_a_long_line_of_blanks_costs_no_more_than_reading_it() -> None:
    reading = dlm.read(" " * 200_000 + "x\n" + "a=" + " " * 200_000 + "b\n")
    assert [fault.code for fault in reading.faults][:1] == ["notation/dlm"]
