"""What is wrong with one game, with its line and column in the file."""

from __future__ import annotations

from tapete.formats.pbn.blocks import Block
from tapete.formats.reading import Fault


class Complaints:
    """Collects the faults of a game, `notation/...` unless said; places are told as offsets in its block."""

    def __init__(self, block: Block, board: int) -> None:
        self.block, self.board = block, board
        self.faults: list[Fault] = []

    def wrong(self, code: str, text: str, at: int, law: int | None = None) -> None:
        """Something that cannot be read or must not be there."""
        self._add(code, text, at, law, is_warning=False)

    def odd(self, code: str, text: str, at: int, law: int | None = None) -> None:
        """Something understood though it is not what the standard has."""
        self._add(code, text, at, law, is_warning=True)

    def _add(self, code: str, text: str, at: int, law: int | None, is_warning: bool) -> None:
        before = self.block.text[:at]
        line = self.block.line + before.count("\n")
        column = at - before.rfind("\n")
        self.faults.append(
            Fault(
                code if "/" in code else f"notation/{code}", text, line, column, self.board, law, is_warning
            )
        )
