"""How a process hears that a table has news. A hint only: what is missed is healed by the version number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Told the table's id and its new version."""


class Bus(Protocol):
    """Carries hints to every process, this one included."""

    def publish(self, table_id: str, version: int) -> None:
        """Say that the table has come to this version."""

    def listen(self, listener: Listener) -> None:
        """Be told of all tables from now on."""


class MemoryBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table_id: str, version: int) -> None:
        """Tell every listener at once."""
        for listener in self._listeners:
            listener(table_id, version)

    def listen(self, listener: Listener) -> None:
        """Be told of all tables from now on."""
        self._listeners.append(listener)
