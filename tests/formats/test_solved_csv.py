from hypothesis import given
from hypothesis import strategies as st

from dealt_boards import shared_file, solved_boards, undealt
from strategies import partial_deals
from tapete.core import Deal, PartialDeal, Record, Seat, Strain
from tapete.formats import solved_csv
from tapete.formats.double_dummy import tricks_of
from tapete.formats.reading import Filed

DEAL = "N:J92.J76.K72.9432 AKQ6.84.J863.T65 87543.KQ9532..K7 T.AT.AQT954.AQJ8"
LINE = f"{DEAL},1,1,6,4,1,11,12,6,8,9,1,1,7,5,1,10,12,6,8,9"


def test_twenty_numbers_are_those_of_north_from_clubs_to_no_trump_then_of_east() -> None:
    (filed,) = solved_csv.read(LINE).boards
    tricks = tricks_of(filed)
    assert tricks is not None
    assert [tricks[Seat.NORTH, strain] for strain in Strain] == [1, 1, 6, 4, 1]
    assert [tricks[Seat.EAST, strain] for strain in Strain] == [11, 12, 6, 8, 9]


def test_the_public_file_is_read_and_written_again() -> None:
    content = shared_file("corpus/files/csv/sotetsuk__contractbridge-ddstable-sample100.csv")
    reading = solved_csv.read(content)
    assert (len(reading.boards), reading.faults) == (100, ())
    assert solved_csv.write(reading.boards).content == content
    assert solved_csv.evidence(content) >= 90


@given(st.lists(solved_boards() | partial_deals().map(lambda deal: Filed(Record(deal))), max_size=4))
def test_deals_are_written_and_read_again(boards: list[Filed]) -> None:
    written = solved_csv.write(boards)
    assert not written.faults
    assert solved_csv.read(written.content).boards == tuple(boards)


@given(st.binary(max_size=200) | st.text("NESW:AKQJT98765432. ,0123456789-\n", max_size=200))
def test_whatever_comes_in_only_faults_come_out(content: bytes | str) -> None:
    solved_csv.write(solved_csv.read(content).boards)


def test_each_line_that_cannot_be_read_is_told_with_its_place() -> None:
    reading = solved_csv.read(f"deal,clubs\n{DEAL},1,2\n{DEAL}\n{LINE[:-1]}x\n{LINE[:-1]}14\n")
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [
        ("notation/deal", 1, 0),
        ("notation/double-dummy", 2, 1),
        ("notation/double-dummy", 4, 3),
        ("notation/double-dummy", 5, 4),
    ]
    assert {one.record.deal for one in reading.boards[1:]} == {PartialDeal.parse(DEAL)}


def test_a_number_has_no_place() -> None:
    assert not solved_csv.write([undealt(Deal.from_number(2))]).faults
    numbered = Filed(Record(PartialDeal.parse(DEAL), 3))
    assert [fault.code for fault in solved_csv.write([numbered]).faults] == ["convert/number"]
