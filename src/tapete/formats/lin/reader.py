"""The pairs of LIN, one after the other."""

from __future__ import annotations

from tapete.formats.lin.boards import Boards
from tapete.formats.lin.codes import HANDLERS
from tapete.formats.lin.growing import MOST_CARDS
from tapete.formats.lin.tokens import Parts, is_code
from tapete.formats.lin.words import CARDS, SPELLED_CALLS, quoted

_PLAYED = ("pc", "\npc")
"""As nearly every card of a play is written: each alone, and a line for each trick."""


class LinReader:
    """Takes a text, whole or in pieces that end anywhere, and holds the boards finished so far."""

    def __init__(self, line: int = 1, column: int = 1) -> None:
        """`line` and `column` are those of the first letter in its file."""
        self.boards = Boards()
        self._line, self._column = line, column
        self._rest = ""
        self._is_lost = False

    def take(self, text: str) -> None:
        """Read on; a pair that is not complete waits for more."""
        whole = self._rest + text
        parts = self.boards.parts = Parts(whole, self._line, self._column)
        read = self._read_pairs(parts.parts)
        self._rest = "|".join(parts.parts[read:])
        end = len(whole) - len(self._rest)
        lines = whole.count("\n", 0, end)
        self._column = end - whole.rfind("\n", 0, end) if lines else self._column + end
        self._line += lines

    def end(self) -> None:
        """Nothing comes any more."""
        self.boards.parts = Parts(self._rest, self._line, self._column)
        code, bar, value = self._rest.partition("|")
        if code.strip():
            if bar and is_code(code.strip()):
                self.boards.fault(
                    "notation/unclosed", f"{code.strip()!r} has no bar at its end", 0, is_warning=True
                )
                self._pair(code, value, 1)
            else:
                self._not_a_code(code, 0)
        self.boards.finish()
        self._rest = ""

    @property
    def line(self) -> int:
        """The line that is read next."""
        return self._line + self._rest.count("\n")

    def forget_longer_than(self, longest: int) -> None:
        """Give up a pair that does not end: no board of bridge is so long."""
        if len(self._rest) > longest:
            self.boards.parts = Parts(self._rest, self._line, self._column)
            self.boards.fault("notation/unclosed", f"no bar for {len(self._rest)} letters", 0)
            self._line, self._rest = self.line, ""

    def _read_pairs(self, parts: list[str]) -> int:
        """Read complete pairs; returns the first part that belongs to none."""
        boards = self.boards
        index, end = 0, len(parts) - 2
        while index < end:
            code, value = parts[index], parts[index + 1]
            board = boards.board
            if board is not None:
                if code in _PLAYED:
                    card = CARDS.get(value)
                    if card is not None and board.claim is None and len(board.cards) < MOST_CARDS:
                        board.cards.append(card)
                        index += 2
                        continue
                elif code == "mb" and not board.cards and board.claim is None:
                    spelled = SPELLED_CALLS.get(value)
                    if spelled is not None:
                        board.call(*spelled)
                        index += 2
                        continue
            index += 2 if self._pair(code, value, index + 1) else 1
        return index

    def _pair(self, code: str, value: str, index: int) -> bool:
        """Read one pair; False where the first part is no code and only it is passed over."""
        code = code.strip()
        if not is_code(code):
            self._not_a_code(code, index - 1)
            return False
        self._is_lost = False
        handler = HANDLERS.get(code.lower())
        if handler is not None:
            handler(self.boards, value.strip(), index)
        else:
            self.boards.keep(code, value.strip())
        return True

    def _not_a_code(self, text: str, index: int) -> None:
        if not self._is_lost:
            said = (
                f"not a code of two letters: {quoted(text)}" if text else "a code is missing before this bar"
            )
            self.boards.fault("notation/code", said, index)
        self._is_lost = True
