"""Enumerations whose order is a rule of bridge: clubs below diamonds, deuce below ace."""

from __future__ import annotations

from enum import Enum
from typing import Self


class Ordered(Enum):
    """Members compare by place, with their own kind only: a strain is never more than a seat."""

    index: int
    """Place in the order, from 0."""

    def __init__(self, *_: object) -> None:
        self.index = len(type(self).__members__)

    def __lt__(self, other: Self) -> bool:
        return self.index < other.index if type(other) is type(self) else NotImplemented

    def __le__(self, other: Self) -> bool:
        return self.index <= other.index if type(other) is type(self) else NotImplemented

    def __gt__(self, other: Self) -> bool:
        return self.index > other.index if type(other) is type(self) else NotImplemented

    def __ge__(self, other: Self) -> bool:
        return self.index >= other.index if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        # Enum hashes the name, which is salted: sets of seats would differ from run to run.
        return self.index

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        return str(self.value)
