"""The same layouts from C++."""

from __future__ import annotations

from types import ModuleType

from tapete.core import BySeat, Hand
from tapete.dealing.layouts.counted import shares
from tapete.dealing.layouts.limits import Limits, Span
from tapete.dealing.layouts.result import Layouts

_FAR = 99
"""Beyond any number of cards or points."""


def drawn(
    hot: ModuleType, known: BySeat[Hand], limits: BySeat[Limits], count: int, seed: int, most_tries: int
) -> Layouts:
    """So many layouts; what is known has been checked."""
    masks, tries = hot.layouts(
        [hand.mask for hand in known],
        [[_near(span) for span in (*one.lengths, one.hcp, one.points)] for one in limits],
        [one.cannot.mask for one in limits],
        [shares(one.points_weights) for one in limits],
        count,
        seed,
        most_tries,
    )
    return Layouts(masks, tries, count)


def _near(span: Span) -> Span:
    low, high = span
    return max(-_FAR, min(low, _FAR)), max(-_FAR, min(high, _FAR))
