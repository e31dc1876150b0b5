from dealt_boards import duplicate
from tapete.core import Deal
from tapete.formats import hrf

DEAL = Deal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")


def test_hrf_has_letters_after_the_number() -> None:
    assert hrf.write([duplicate(7, DEAL)]).content.startswith(b"7: ST2HAQ8DQJ3CAQT32SJ943")


def test_hrf_is_read_in_lines_or_in_records_of_128_bytes() -> None:
    line = hrf.write([duplicate(7, DEAL)]).content.strip()
    records = line.replace(b": ", b"").ljust(128, b"\0") + line.ljust(128, b"\0")
    assert [one.record.number for one in hrf.read(records).boards] == [7, 7]


def test_a_card_dealt_twice_is_told_and_the_number_kept() -> None:
    reading = hrf.read("7: " + "ST2HAQ8DQJ3CAQT32" * 4 + "\nnothing\n")
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [
        ("notation/deal", 1, 0),
        ("notation/deal", 2, 1),
    ]
    assert [one.record.number for one in reading.boards] == [7, None]


def test_a_number_of_many_digits_is_read_as_it_was_written() -> None:
    reading = hrf.read(hrf.write([duplicate(2311, DEAL)]).content)
    assert [one.record.number for one in reading.boards] == [2311]
    assert not reading.faults
