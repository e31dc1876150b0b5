"""How much one browser may ask of the server."""

from __future__ import annotations

from collections import Counter

LONGEST_MESSAGE = 64 * 1024
"""Bytes of a message; what is longer is refused."""
LONGEST_FRAME = 1024 * 1024
"""Bytes of a frame; whoever sends a longer one is cut off."""
PATIENCE = 200
"""Messages refused for haste, one after the other, after which a connection is cut off."""


class Rate:
    """A bucket of messages: `at_once` fit in it, and it fills again at so many a second."""

    def __init__(self, per_second: float, at_once: int, now: float) -> None:
        self._per_second, self._at_once = per_second, at_once
        self._left, self._at = float(at_once), now

    def allows(self, now: float) -> bool:
        """Whether one more message is in order; if so it is counted."""
        self._left = min(self._at_once, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connections:
    """How many websockets each browser has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def opens(self, browser: str) -> bool:
        """Count one more, unless it is one too many."""
        if self._open[browser] >= self._most:
            return False
        self._open[browser] += 1
        return True

    def closes(self, browser: str) -> None:
        """Count one less."""
        self._open[browser] -= 1
        if self._open[browser] <= 0:
            del self._open[browser]
