"""Board-a-match: a board between two teams is won, halved or lost, by however much (Law 78D of duplicate)."""

from __future__ import annotations


def board_a_match(open_ns: int, closed_ns: int) -> int:
    """2, 1 or 0 for the team that sits North-South in the open room; the other team has the rest of 2.

    >>> board_a_match(430, 420), board_a_match(-50, -50), board_a_match(400, 420)
    (2, 1, 0)
    """
    return 1 + (open_ns > closed_ns) - (open_ns < closed_ns)
