"""The flat pairs of code and value of which a LIN file is made, and where in the file each stands."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate

_LINE_END = re.compile("\n")


class Parts:
    """What stands between the bars of a text, and the line and column of each part.

    Places are only counted once somebody asks: in most files nothing is wrong.
    """

    __slots__ = ("_ends", "_lines", "_text", "column", "line", "parts")

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        """`line` and `column` are those of the text's first letter."""
        self.parts = text.split("|")
        self.line, self.column = line, column
        self._text = text
        self._ends: list[int] = []
        self._lines: list[int] = []

    def place(self, index: int) -> tuple[int, int]:
        """Line and column, from 1, of the first letter of that part that is not blank."""
        part = self.parts[index]
        return self._at(self._end(index) - len(part.lstrip()))

    def _end(self, index: int) -> int:
        if not self._ends:
            self._ends = list(accumulate(len(part) + 1 for part in self.parts))
            self._lines = [found.start() for found in _LINE_END.finditer(self._text)]
        return self._ends[index] - 1

    def _at(self, offset: int) -> tuple[int, int]:
        lines = bisect_right(self._lines, offset - 1)
        if not lines:
            return self.line, self.column + offset
        return self.line + lines, offset - self._lines[lines - 1]


def is_code(text: str) -> bool:
    """Whether this can be a code: two letters, or a letter and a digit."""
    return len(text) == 2 and text.isascii() and text[0].isalpha() and text.isalnum()
