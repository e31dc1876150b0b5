"""A board: a deal with its number, dealer and vulnerability (Law 2)."""

from __future__ import annotations

import msgspec

from tapete.core.deal import Deal
from tapete.core.seats import Seat, Vulnerability

_CYCLE = tuple(Vulnerability)


def board_dealer(number: int) -> Seat:
    """The dealer of a duplicate board: North on board 1, then clockwise (Law 2)."""
    return Seat.NORTH.after(_place(number))


def board_vulnerability(number: int) -> Vulnerability:
    """The vulnerability of a duplicate board, in a cycle of 16 (Law 2).

    >>> [str(board_vulnerability(number)) for number in (1, 2, 3, 4, 5, 16)]
    ['None', 'NS', 'EW', 'Both', 'NS', 'EW']
    """
    place = _place(number)
    return _CYCLE[(place + place // 4) % 4]


class Board(msgspec.Struct, frozen=True):
    """What is played at a table: a deal, its number, who deals, who is vulnerable."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal

    @staticmethod
    def duplicate(number: int, deal: Deal) -> Board:
        """The board of that number as duplicate has it."""
        return Board(number, board_dealer(number), board_vulnerability(number), deal)


def _place(number: int) -> int:
    if number < 1:
        raise ValueError(f"boards are numbered from 1, not {number}")
    return number - 1
