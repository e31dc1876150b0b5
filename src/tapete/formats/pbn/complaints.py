"""What is wrong with one game, with its line and column in the file."""

from __future__ import annotations

import re
from bisect import bisect_right

from tapete.formats.pbn.blocks import Block
from tapete.formats.reading import Fault

MOST = 200
"""Faults told of one game; what is no PBN at all would have one for every sign."""


class Complaints:
    """Collects the faults of a game, `notation/...` unless said; places are told as offsets in its block."""

    def __init__(self, block: Block, board: int) -> None:
        self.block, self.board = block, board
        self.faults: list[Fault] = []
        self._ends: list[int] | None = None

    def wrong(self, code: str, text: str, at: int, law: int | None = None) -> None:
        """Something that cannot be read or must not be there."""
        self._add(code, text, at, law, is_warning=False)

    def odd(self, code: str, text: str, at: int, law: int | None = None) -> None:
        """Something understood though it is not what the standard has."""
        self._add(code, text, at, law, is_warning=True)

    def _add(self, code: str, text: str, at: int, law: int | None, is_warning: bool) -> None:
        if len(self.faults) >= MOST:
            return
        if len(self.faults) == MOST - 1:
            code, text, law, is_warning = "many", "and more; no more is told of this game", None, False
        line, column = self._place(at)
        whole = code if "/" in code else f"notation/{code}"
        self.faults.append(Fault(whole, text, line, column, self.board, law, is_warning))

    def _place(self, at: int) -> tuple[int, int]:
        if self._ends is None:
            self._ends = [found.end() for found in re.finditer("\n", self.block.text)]
        above = bisect_right(self._ends, at)
        return self.block.line + above, at - (self._ends[above - 1] if above else 0) + 1
