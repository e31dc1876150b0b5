"""What a program is told of a board, read off the table as its seat sees it."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import Hand, Play, Seat
from tapete.table import Phase, Table, seat_view_of

BoardKey = tuple[int, int]
"""Which set, and which board of it by its place; (0, 0) is none."""
NO_BOARD: BoardKey = (0, 0)
_BETWEEN = (Phase.SEATING, Phase.RESULT, Phase.RUBBER_OVER)


def key_of(table: Table) -> BoardKey:
    """The board in progress, or the last one."""
    return table.rubber, table.place


def is_between_boards(table: Table) -> bool:
    """Whether no board is in progress."""
    return table.phase in _BETWEEN


def next_board(told: BoardKey) -> Callable[[Table], bool | None]:
    """Whether there is another board than the one that was told; None while that cannot be said."""

    def found(table: Table) -> bool | None:
        if table.phase is Phase.RUBBER_OVER:
            return False
        is_dealt = table.is_dealing or table.phase is Phase.RESULT
        return True if is_dealt and key_of(table) != told else None

    return found


def has_acted(table: Table, seat: Seat) -> bool:
    """Whether that seat has called or played in this board, or the board is over."""
    if table.phase is Phase.RESULT or table.auction is None:
        return True
    return any(caller is seat for caller, _ in table.auction.seats_and_calls())


def dealt_to(table: Table, reader: Seat, owner: Seat) -> Hand:
    """The thirteen cards of a hand that the reader may see."""
    view = seat_view_of(table, reader)
    left = view.hand(owner)
    assert left is not None
    return left | view.played_by(owner)


def explanation_of(table: Table, place: int) -> str | None:
    """What the call at that place of the auction shows, in English, if anything was said."""
    return table.explanations[place].en or None


def turn_at(play: Play, number: int) -> Seat:
    """Whose hand plays the card of that number, from 0."""
    trick, place = divmod(number, 4)
    leader = play.opening_leader if trick == 0 else play.all_tricks()[trick - 1].winner(play.trump)
    return leader.after(place)
