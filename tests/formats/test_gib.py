from hypothesis import given
from hypothesis import strategies as st

from dealt_boards import shared_file, solved_boards, undealt
from tapete.core import Deal, Seat, Strain
from tapete.formats import gib
from tapete.formats.double_dummy import tricks_of
from tapete.formats.reading import Filed

LINE = "T5.K4.652.A98542 K6.QJT976.QT7.Q6 432.A.AKJ93.JT73 AQJ987.8532.84.K:65658888888843433232"


def test_hands_stand_from_west_on_and_a_digit_is_the_tricks_of_north_and_south() -> None:
    (filed,) = gib.read(LINE).boards
    assert str(filed.record.deal[Seat.WEST]) == "T5.K4.652.A98542"
    tricks = tricks_of(filed)
    assert tricks is not None
    # Solved by DDS: at no trump East makes seven with South to lead, so that North and South make six.
    assert tricks[Seat.EAST, Strain.NOTRUMP] == 7
    assert tricks[Seat.NORTH, Strain.NOTRUMP] == 5
    assert {tricks[seat, Strain.SPADES] for seat in (Seat.NORTH, Seat.SOUTH)} == {8}


def test_the_public_file_is_read_and_written_again() -> None:
    content = shared_file("corpus/files/dds/dds-bridge__sol10.txt")
    reading = gib.read(content)
    assert (len(reading.boards), reading.faults) == (10, ())
    assert gib.write(reading.boards).content == content
    assert gib.evidence(content) >= 90


@given(st.lists(solved_boards(), max_size=4))
def test_solved_deals_are_written_and_read_again(boards: list[Filed]) -> None:
    written = gib.write(boards)
    assert not written.faults
    assert gib.read(written.content).boards == tuple(boards)


@given(st.binary(max_size=200) | st.text(" AKQJT98765432.:0123456789ABCDE-\n", max_size=200))
def test_whatever_comes_in_only_faults_come_out(content: bytes | str) -> None:
    gib.write(gib.read(content).boards)


def test_each_line_that_cannot_be_read_is_told_with_its_place() -> None:
    hands = LINE.split(":", maxsplit=1)[0]
    reading = gib.read(f"{LINE}\nnothing\n{hands[1:]}X:{'6' * 20}\n{hands}:666\n\n{hands}:{'D' * 19}E\n")
    assert [(fault.code, fault.line, fault.column, fault.board) for fault in reading.faults] == [
        ("notation/gib", 2, 1, 1),
        ("notation/deal", 3, 1, 2),
        ("notation/double-dummy", 4, len(hands) + 2, 3),
        ("notation/gib", 6, 1, 4),
    ]
    assert len(reading.boards) == 5
    assert reading.boards[3].record == reading.boards[0].record


def test_an_ending_has_no_more_tricks_than_cards() -> None:
    (filed,) = gib.read(f"2... 3... 4... 5...:{'1' * 20}").boards
    tricks = tricks_of(filed)
    assert tricks is not None
    assert {tricks[Seat.NORTH, strain] for strain in Strain} == {1}
    assert {tricks[Seat.EAST, strain] for strain in Strain} == {0}
    assert gib.read(f"2... 3... 4... 5...:{'2' * 20}").faults[0].code == "notation/double-dummy"


def test_a_deal_without_a_table_cannot_be_written() -> None:
    written = gib.write([undealt(Deal.from_number(1))])
    codes = ["convert/double-dummy", "convert/nothing"]
    assert (written.content, [fault.code for fault in written.faults]) == (b"", codes)
