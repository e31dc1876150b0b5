"""One battery for the files of dealing machines: what is written is read again, bytes give only faults."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealt_boards import duplicate, sets_of_boards, undealt, unnumbered_boards
from tapete.core import Deal, PartialDeal, Record, Seat, Vulnerability
from tapete.formats import ber, bri, dge, dlm, dup, hrf
from tapete.formats.reading import Filed

UNNUMBERED = {
    "bri": (bri.read, bri.write, bri.evidence),
    "ber": (ber.read, ber.write, ber.evidence),
    "dge": (dge.read, dge.write, dge.evidence),
}
NUMBERED = {
    "hrf": (hrf.read, hrf.write, hrf.evidence),
    "dup": (dup.read, dup.write, dup.evidence),
    "dlm": (dlm.read, dlm.write, dlm.evidence),
}
ALL = UNNUMBERED | NUMBERED
DEAL = Deal.from_number(10**27)


@pytest.mark.parametrize("name", UNNUMBERED)
@given(unnumbered_boards)
def test_deals_are_written_and_read_again(name: str, boards: list[Filed]) -> None:
    read, write, _ = UNNUMBERED[name]
    written = write(boards)
    assert not written.faults
    again = read(written.content)
    assert again.boards == tuple(boards)
    assert not again.faults


@pytest.mark.parametrize("name", NUMBERED)
@given(sets_of_boards())
def test_a_set_of_boards_is_written_and_read_again_with_its_numbers(name: str, boards: list[Filed]) -> None:
    read, write, _ = NUMBERED[name]
    written = write(boards)
    assert not written.faults
    again = read(written.content)
    assert [one.record for one in again.boards] == [one.record for one in boards]
    assert not again.faults
    rewritten = write(again.boards, again.head)
    assert (rewritten.content, rewritten.faults) == (written.content, ())
    assert read(rewritten.content) == again


@pytest.mark.parametrize("name", ALL)
@given(st.binary(max_size=400) | st.text(max_size=200))
def test_whatever_comes_in_only_faults_come_out(name: str, content: bytes | str) -> None:
    read, write, _ = ALL[name]
    reading = read(content)
    assert all(fault.code.split("/")[0] in ("notation", "record") for fault in reading.faults)
    write(reading.boards, reading.head)


@pytest.mark.parametrize("name", ALL)
@given(data=st.data())
def test_a_file_with_a_place_changed_still_gives_its_other_boards(name: str, data: st.DataObject) -> None:
    read, write, _ = ALL[name]
    content = bytearray(write([duplicate(1, DEAL), duplicate(2, DEAL)]).content)
    content[data.draw(st.integers(0, min(len(content), 600) - 1))] = data.draw(st.integers(0, 255))
    reading = read(bytes(content))
    dealt = [one for one in reading.boards if one.record.deal.hands == DEAL.hands]
    assert dealt or reading.faults


@pytest.mark.parametrize("name", ALL)
def test_each_kind_of_file_is_known_by_its_beginning(name: str) -> None:
    content = ALL[name][1]([duplicate(1, DEAL), duplicate(2, DEAL)]).content
    weights = {other: evidence(content) for other, (_, _, evidence) in ALL.items()}
    assert max(weights, key=lambda other: weights[other]) == name
    assert weights[name] >= 80
    assert not ALL[name][2](b'[Event ""]\n')


@pytest.mark.parametrize("name", UNNUMBERED)
def test_a_number_has_no_place_where_there_is_none(name: str) -> None:
    codes = {fault.code for fault in UNNUMBERED[name][1]([duplicate(7, DEAL)]).faults}
    assert codes == {"convert/number", "convert/dealer", "convert/vulnerability"}


@pytest.mark.parametrize("name", NUMBERED)
def test_a_dealer_other_than_that_of_the_number_cannot_be_said(name: str) -> None:
    record = Record(PartialDeal(DEAL.hands), 1, Seat.SOUTH, Vulnerability.NONE)
    (fault,) = NUMBERED[name][1]([Filed(record)]).faults
    assert (fault.code, fault.board, fault.law) == ("convert/dealer", 0, 2)


@pytest.mark.parametrize("name", NUMBERED)
def test_a_board_without_a_number_is_given_one_and_told(name: str) -> None:
    read, write, _ = NUMBERED[name]
    written = write([undealt(DEAL)])
    assert [fault.code for fault in written.faults] == ["convert/number"]
    assert read(written.content).boards[0].record.number == 1


@pytest.mark.parametrize("name", ALL)
def test_a_deal_of_which_a_hand_is_missing_cannot_be_written(name: str) -> None:
    part = Filed(Record(PartialDeal.parse("N:AKQJT98765432... - - -")))
    written = ALL[name][1]([part])
    assert [fault.code for fault in written.faults] == ["convert/deal", "convert/nothing"]
    assert not [one for one in ALL[name][0](written.content).boards if one.record.deal == part.record.deal]


@pytest.mark.parametrize("name", ALL)
def test_no_boards_are_written_as_no_boards(name: str) -> None:
    read, write, _ = ALL[name]
    assert read(write([]).content).boards == ()


@pytest.mark.parametrize("name", sorted(set(ALL) - {"dlm"}))
def test_what_stands_beside_the_boards_has_no_place(name: str) -> None:
    assert [fault.code for fault in ALL[name][1]([], [("Headline", "Club")]).faults] == ["convert/head"]
