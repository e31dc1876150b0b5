"""The real boards of the corpus, written as LIN and as RBN, are read back as they were."""

from __future__ import annotations

import json
from functools import cache

import pytest
from msgspec.structs import replace

from dealt_boards import shared_file
from tapete.core import Call, PartialDeal, Record, Seat, Stated, Vulnerability, parse_cards
from tapete.core.contract import Contract
from tapete.formats import lin, rbn
from tapete.formats.reading import Filed

pytestmark = pytest.mark.corpus

VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}


@cache
def corpus() -> tuple[Filed, ...]:
    return tuple(map(filed, shared_file("corpus/boards.jsonl").decode().splitlines()))


def filed(line: str) -> Filed:
    board = json.loads(line)
    stated = Stated(declarer=Seat(board["declarer"]) if board["declarer"] else None)
    if board["contract"] == "Pass":
        stated = Stated(is_passed_out=True)
    elif board["contract"]:
        contract = Contract.parse(board["contract"], Seat.NORTH)
        stated = replace(
            stated, bid=contract.bid, doubling=contract.doubling, tricks_taken=board["rec_result"]
        )
    record = Record(
        PartialDeal.parse(board["deal"]),
        None,
        Seat(board["dealer"]) if board["dealer"] else None,
        VULNERABILITY.get(board["vul"]),
        tuple(map(Call.parse, board["auction"])),
        parse_cards(board["play"]),
        board["claim"],
        stated,
    )
    return Filed(record)


def test_all_boards_in_one_file_of_lin() -> None:
    written = lin.write(corpus())
    reading = lin.read(written.content)
    assert reading.boards == corpus()
    assert len(reading.boards) == 2311
    assert written.faults == reading.faults == ()


def test_each_board_alone_and_in_an_address() -> None:
    """Every twentieth: an address has no place for a result but as a claim, which tells the same."""
    for board in corpus()[::20]:
        assert lin.read(lin.write([board]).content).boards == (board,)
        (shown,) = lin.read(lin.handviewer_address(board)).boards
        assert (shown.record.calls, shown.record.cards) == (board.record.calls, board.record.cards)
        if board.record.dealer and board.record.calls:
            assert shown.record.outcome == board.record.outcome


def test_lin_in_pieces_is_the_same() -> None:
    content = lin.write(corpus()[::4]).content
    pieces = (content[at : at + 99_999] for at in range(0, len(content), 99_999))
    assert tuple(board for reading in lin.read_many(pieces) for board in reading.boards) == corpus()[::4]


def test_every_fourth_in_rbn_but_for_claims_which_are_results_there() -> None:
    boards = corpus()[::4]
    expected = tuple(replace(board, record=as_result(board.record)) for board in boards)
    written = rbn.write(boards)
    assert [fault.code for fault in written.faults] == ["convert/claim"]
    reading = rbn.read(written.content)
    assert reading.faults == ()
    assert reading.boards == expected


def as_result(record: Record) -> Record:
    tricks = record.stated.tricks_taken if record.claim is None else record.claim
    return replace(record, claim=None, stated=replace(record.stated, tricks_taken=tricks))
