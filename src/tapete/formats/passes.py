"""What files write in one word for the passes that end an auction."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core import PASS, Call


def passes_left(calls: Sequence[Call]) -> int:
    """How many passes end the auction: to three in a row, or to four where nobody has bid.

    >>> passes_left(()), passes_left((PASS, PASS)), passes_left((PASS,) * 4)
    (4, 2, 0)
    """
    last = calls[-4:]
    passes = next((place for place, call in enumerate(reversed(last)) if call is not PASS), len(last))
    return max(0, (4 if passes == len(calls) else 3) - passes)
