"""Rounding that treats both sides alike: an exact half goes away from zero, whoever is ahead."""

from __future__ import annotations

from fractions import Fraction


def half_away_from_zero(numerator: int, denominator: int) -> int:
    """The whole number nearest to a fraction; Python's own `round` would send halves to the even one.

    >>> half_away_from_zero(5, 2), half_away_from_zero(-5, 2), half_away_from_zero(7, 3)
    (3, -3, 2)
    """
    nearest = (2 * abs(numerator) + denominator) // (2 * denominator)
    return nearest if numerator >= 0 else -nearest


def to_hundredths(exact: Fraction) -> float:
    """Two decimals, an exact half away from zero.

    >>> to_hundredths(Fraction(1, 8)), to_hundredths(Fraction(-2, 3))
    (0.13, -0.67)
    """
    return half_away_from_zero(100 * exact.numerator, exact.denominator) / 100
