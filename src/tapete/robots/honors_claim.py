"""Honors that a robot claims once the deal is over."""

from __future__ import annotations

from tapete.core import Hand, Strain

ENOUGH = 4
"""The fewest honors in one hand that score (Law 81)."""


def honors_to_claim(hand: Hand, strain: Strain) -> int:
    """How many honors the thirteen cards `hand` may claim in that strain: 5, 4 or, where fewer, 0.

    >>> honors_to_claim(Hand.parse("AKQJ.432.432.432"), Strain.SPADES)
    4
    >>> honors_to_claim(Hand.parse("AKQ2.432.432.432"), Strain.SPADES)
    0
    """
    held = hand.honors(strain)
    return held if held >= ENOUGH else 0
