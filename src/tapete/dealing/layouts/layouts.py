"""Layouts drawn: so many that fit what is known, from a seed."""

from __future__ import annotations

from tapete.core import BySeat, Hand
from tapete.dealing.chance import checked_seed
from tapete.dealing.layouts import at_once, quickly
from tapete.dealing.layouts.limits import Limits, check
from tapete.dealing.layouts.result import Layouts
from tapete.dealing.native import hot

MOST_TRIES = 200_000
"""As many splits are tried where nobody says how many: some hundredths of a second."""


def layouts(
    known: BySeat[Hand],
    limits: BySeat[Limits],
    count: int,
    seed: int,
    *,
    most_tries: int = MOST_TRIES,
) -> Layouts:
    """So many layouts that hold the known cards and keep within the limits; one may come more than once.

    `known` are the cards that each seat was dealt as far as they are known: played, faced or one's own; the
    others are dealt until each seat has thirteen. Raises `LayoutError` and `SeedError`; where nothing fits
    it gives none.

    >>> known = BySeat(Hand.parse("AKQJT98765432..."), Hand(), Hand(), Hand())
    >>> found = layouts(known, BySeat.of(lambda _: Limits(hcp=(10, 10))), count=2, seed=1)
    >>> [[hand.hcp for hand in layout] for layout in found]
    [[10, 10, 10, 10], [10, 10, 10, 10]]
    """
    check(known, count, most_tries)
    checked_seed(seed)
    if hot is None:
        return at_once.drawn(known, limits, count, seed, most_tries)
    return quickly.drawn(hot, known, limits, count, seed, most_tries)
