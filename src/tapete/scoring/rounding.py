"""Rounding that treats both sides alike: an exact half goes away from zero, whoever is ahead."""

from __future__ import annotations


def half_away_from_zero(numerator: int, denominator: int) -> int:
    """The whole number nearest to a fraction; Python's own `round` would send halves to the even one.

    >>> half_away_from_zero(5, 2), half_away_from_zero(-5, 2), half_away_from_zero(7, 3)
    (3, -3, 2)
    """
    nearest = (2 * abs(numerator) + denominator) // (2 * denominator)
    return nearest if numerator >= 0 else -nearest
