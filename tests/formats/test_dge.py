from dealt_boards import duplicate
from tapete.core import Deal
from tapete.formats import dge

DEAL = Deal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")


def test_dge_has_the_suit_signs_of_dos_and_fills_records_to_128_bytes() -> None:
    content = dge.write([duplicate(1, DEAL)]).content
    assert content.startswith(b"\x06T2\x03AQ8\x04QJ3\x05AQT32\x06J943")
    assert (len(content), content[68:]) == (128, b"\0" * 60)


def test_dge_tells_where_a_board_cannot_be_read() -> None:
    content = dge.write([duplicate(1, DEAL)] * 2).content
    reading = dge.read(b"\x06" + content[:67] + b"\0" + content[128:])
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [("notation/deal", 1, 0)]
    assert reading.boards[1].record.deal.hands == DEAL.hands
