"""The boards of LIN as they come: which is being read, which are finished, and what was wrong."""

from __future__ import annotations

from tapete.core import BySeat, Stated
from tapete.formats.lin.growing import NOBODY, Growing, room_of
from tapete.formats.lin.match import Match, read_result
from tapete.formats.lin.tokens import Parts
from tapete.formats.reading import Fault, Filed

MOST = 200
"""Faults told of one board; what is no LIN at all would have one for every bar."""

_NOT_STATED = Stated()


class Finished:
    """A board that has been read; its room is known once the whole match is."""

    __slots__ = ("board", "names")

    def __init__(self, board: Growing, names: BySeat[str]) -> None:
        self.board, self.names = board, names

    def filed(self, is_team_match: bool) -> Filed:
        """The board, in a match of which both rooms are in the file or not."""
        board, match = self.board, self.board.match
        stated = _NOT_STATED
        if match.results:
            place = match.place(board.number, board.letter == "c")
            text = match.results[place] if place < len(match.results) else ""
            stated = (read_result(text) if text else None) or _NOT_STATED
        room = room_of(board.letter, is_team_match or match.of_teams)
        return board.filed(self.names, room, stated, match)


class Boards:
    """The boards finished so far, the one that is being read, and what holds for those to come."""

    def __init__(self) -> None:
        self.finished: list[Finished] = []
        self.faults: list[Fault] = []
        self.head: list[tuple[str, str]] = []
        self.count = 0
        """Boards finished, those that were taken away too."""
        self.has_closed_room = False
        self._told = 0
        self.board: Growing | None = None
        self.match = Match()
        self.names: dict[str, BySeat[str]] = {}
        """Who sits there, by the letter of the room."""
        self.parts = Parts("")
        """What is being read, to tell places in it."""

    def opened(self, code: str) -> Growing:
        """The board to which a code belongs that may begin another."""
        board = self.board
        if board is not None and (
            board.is_over
            or ("md" in board.codes and (code in board.codes or code == "qx"))
            or (code == "qx" and "qx" in board.codes)
        ):
            self.finish()
            board = None
        if board is None:
            board = self.board = Growing(self.match)
        board.codes.add(code)
        return board

    def present(self) -> Growing:
        """The board to which a code belongs that begins none."""
        if self.board is None:
            self.board = Growing(self.match)
        return self.board

    def finish(self) -> None:
        """Nothing more comes of the board that is being read."""
        board = self.board
        if board is None:
            return
        self.board = None
        board.close()
        if board.names is not None:
            self.names[board.letter] = board.names
        self.finished.append(Finished(board, self.names.get(board.letter, NOBODY)))
        self.count += 1
        self._told = 0

    def keep(self, code: str, value: str) -> None:
        """Keep what has no place in a record: at its place in the board, else at the head."""
        if self.board is None:
            self.head.append((code, value))
        else:
            self.board.keep(code, value)

    def keep_of_match(self, code: str, value: str) -> bool:
        """Keep what is said of a match at the head, or where one is over before: then True."""
        if self.board is None or (not self.count and not self.board.has_begun):
            self.head.append((code, value))
            return False
        self.board.keep(code, value)
        self.board.is_closed = self.board.has_begun
        return True

    def match_of_board(self) -> None:
        """A board that has not begun is of the match whose header comes now."""
        if self.board is not None and not self.board.has_begun:
            self.board.match = self.match

    def fault(
        self, code: str, text: str, index: int, law: int | None = None, *, is_warning: bool = False
    ) -> None:
        """Something is wrong with that part of what is being read."""
        self._told += 1
        if self._told > MOST:
            return
        if self._told == MOST:
            code, text, law, is_warning = (
                "notation/many",
                "and more; no more is told of this board",
                None,
                False,
            )
        board = self.count if self.board is not None else None
        line, column = self.parts.place(index)
        self.faults.append(Fault(code, text, line, column, board, law, is_warning))

    def taken(self) -> tuple[list[Finished], list[Fault], list[tuple[str, str]]]:
        """What is known for good; the faults of a board that is still being read wait for it."""
        finished, faults, head = self.finished, self.faults, self.head
        waiting = [one for one in faults if one.board is not None and one.board >= self.count]
        self.finished, self.faults, self.head = [], waiting, []
        return finished, faults[: len(faults) - len(waiting)], head
