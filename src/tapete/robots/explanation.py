"""What a call shows by the book, in the three languages of the house."""

from __future__ import annotations

import msgspec

from tapete.core import Call


class Explanation(msgspec.Struct, frozen=True):
    """What a call shows: the book's row it comes from, and the text for the players."""

    row: str
    es: str
    ca: str
    en: str


class Choice(msgspec.Struct, frozen=True):
    """A call that a robot makes, and what it shows."""

    call: Call
    explanation: Explanation
