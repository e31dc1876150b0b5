"""Law 2: the duplicate boards."""

import json
from pathlib import Path

import pytest

from tapete.core import Board, Deal, board_dealer, board_vulnerability

GOLDEN = Path(__file__).parents[1] / "golden" / "scoring.json"
CYCLE = json.loads(GOLDEN.read_text(encoding="utf-8"))["board_cycle"]


def test_the_cycle_of_16_boards_is_complete() -> None:
    assert [row["board"] for row in CYCLE] == list(range(1, 17))


@pytest.mark.parametrize("row", CYCLE, ids=lambda row: str(row["board"]))
def test_dealer_and_vulnerability_go_by_the_number_of_the_board(row: dict[str, object]) -> None:
    deal = Deal.from_number(0)
    for number in range(int(str(row["board"])), 100, 16):
        board = Board.duplicate(number, deal)
        assert (board.number, str(board.dealer), str(board.vulnerability)) == (
            number,
            row["dealer"],
            row["vul"],
        )
        assert board.deal is deal


@pytest.mark.parametrize("number", [0, -1])
def test_boards_are_numbered_from_one(number: int) -> None:
    for of_board in (board_dealer, board_vulnerability):
        with pytest.raises(ValueError, match="boards are numbered from 1"):
            of_board(number)
