"""What a writer meets that its format cannot say as it stands, one fault for each kind."""

from __future__ import annotations

from tapete.formats.reading import Fault


class Losses:
    """The faults of a writer: one of each kind, with the first board it was met in."""

    def __init__(self) -> None:
        self.board: int | None = None
        """The board being written."""
        self._found: dict[str, Fault] = {}

    @property
    def faults(self) -> tuple[Fault, ...]:
        """One of each kind, in the order met."""
        return tuple(self._found.values())

    def add(self, kind: str, text: str, *, is_warning: bool = False) -> None:
        """Remember that something of the present board was written otherwise or not at all."""
        self._found.setdefault(kind, Fault(f"convert/{kind}", text, board=self.board, is_warning=is_warning))
