"""What is known and thought of a seat's hand, as dealt."""

from __future__ import annotations

from math import isfinite

import msgspec

from tapete.core import BySeat, Hand, Seat

Span = tuple[int, int]
"""The fewest and the most."""

MOST_HCP = 37
MOST_POINTS = 46
"""More than thirteen cards can have: 37 high-card points, or nine cards over four and 10 points."""


class LayoutError(ValueError):
    """What is known of the hands does not go together, or limits that are none."""


class Limits(msgspec.Struct, frozen=True):
    """What the thirteen cards of one seat may be; a seat of which all cards are known has none.

    >>> Limits(points=(15, 17), lengths=((2, 5),) * 4).hcp
    (0, 37)
    """

    lengths: tuple[Span, Span, Span, Span] = ((0, 13),) * 4
    """Cards in clubs, diamonds, hearts and spades."""
    hcp: Span = (0, MOST_HCP)
    points: Span = (0, MOST_POINTS)
    """High-card points and one for each card over four in a suit."""
    cannot: Hand = Hand()
    """Cards that are not in the hand: of those nobody has seen, or a whole suit that was shown out of."""
    points_weights: tuple[float, ...] = ()
    """How likely each number of points is, from 0 on, and 0 beyond the last; nothing: each layout alike."""

    def __post_init__(self) -> None:
        weights = self.points_weights
        if any(not isfinite(weight) or weight < 0 for weight in weights) or (weights and not any(weights)):
            raise LayoutError(f"weights are 0 or more, and not all of them 0: {weights}")


ANYTHING: BySeat[Limits] = BySeat.of(lambda _: Limits())
"""No seat has shown anything."""


def check(known: BySeat[Hand], count: int, most_tries: int) -> None:
    """Raises `LayoutError` for cards that cannot be known so, and for numbers below 0."""
    if min(count, most_tries) < 0:
        raise LayoutError(f"numbers of layouts and tries are 0 or more, not {count} and {most_tries}")
    seen = Hand()
    for seat, hand in known.items():
        if len(hand) > 13:
            raise LayoutError(f"{seat} has {len(hand)} cards, which are more than thirteen")
        if (seen & hand).mask:
            raise LayoutError(f"{next(iter(seen & hand))} is in two hands")
        seen |= hand
    if all(len(known[seat]) < 13 for seat in Seat):
        raise LayoutError("one hand at least must be known in full: whoever imagines sees his own")
