from dealt_boards import duplicate
from tapete.core import Deal
from tapete.formats import hand_text

DEAL = Deal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")


def test_dge_has_the_suit_signs_of_dos_and_fills_records_to_128_bytes() -> None:
    content = hand_text.write_dge([duplicate(1, DEAL)]).content
    assert content.startswith(b"\x06T2\x03AQ8\x04QJ3\x05AQT32\x06J943")
    assert (len(content), content[68:]) == (128, b"\0" * 60)


def test_dge_tells_where_a_board_cannot_be_read() -> None:
    content = hand_text.write_dge([duplicate(1, DEAL)] * 2).content
    reading = hand_text.read_dge(b"\x06" + content[:67] + b"\0" + content[128:])
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [("notation/deal", 1, 0)]
    assert reading.boards[1].record.deal.hands == DEAL.hands


def test_hrf_has_letters_after_the_number() -> None:
    assert hand_text.write_hrf([duplicate(7, DEAL)]).content.startswith(b"7: ST2HAQ8DQJ3CAQT32SJ943")


def test_hrf_is_read_in_lines_or_in_records_of_128_bytes() -> None:
    line = hand_text.write_hrf([duplicate(7, DEAL)]).content.strip()
    records = line.replace(b": ", b"").ljust(128, b"\0") + line.ljust(128, b"\0")
    assert [one.record.number for one in hand_text.read_hrf(records).boards] == [7, 7]


def test_a_card_dealt_twice_is_told_and_the_number_kept() -> None:
    reading = hand_text.read_hrf("7: " + "ST2HAQ8DQJ3CAQT32" * 4 + "\nnothing\n")
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [
        ("notation/deal", 1, 0),
        ("notation/deal", 2, 1),
    ]
    assert [one.record.number for one in reading.boards] == [7, None]
