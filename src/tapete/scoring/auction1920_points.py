"""What tricks and honors are worth in the auction bridge of 1920, one function a rule (spec 001 §05-07)."""

from __future__ import annotations

from tapete.core import Doubling, Strain

_VALUES = {Strain.CLUBS: 6, Strain.DIAMONDS: 7, Strain.HEARTS: 8, Strain.SPADES: 9, Strain.NOTRUMP: 10}
_TIMES = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}
_BONUS = {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}


def trick_points(strain: Strain, doubling: Doubling, tricks_taken: int) -> int:
    """Points below the line for a contract fulfilled: every trick over six, bid or not (§05).

    >>> trick_points(Strain.SPADES, Doubling.UNDOUBLED, 10), trick_points(Strain.HEARTS, Doubling.DOUBLED, 9)
    (36, 48)
    """
    return (tricks_taken - 6) * _VALUES[strain] * _TIMES[doubling]


def doubled_bonus(doubling: Doubling) -> int:
    """Points above the line for fulfilling a doubled contract, and again for each trick over it (§06)."""
    return _BONUS[doubling]


def undertrick_points(doubling: Doubling, undertricks: int) -> int:
    """Points to the defenders: 50 for each trick short, 100 doubled, 200 redoubled (§06)."""
    return 50 * _TIMES[doubling] * undertricks


def slam_points(tricks: int) -> int:
    """Points for a side that wins 12 tricks or all 13, whichever side and whatever was bid (§06).

    >>> [slam_points(tricks) for tricks in (11, 12, 13)]
    [0, 50, 100]
    """
    return {12: 50, 13: 100}.get(tricks, 0)


def honor_points(strain: Strain, one_hand: int, partners_hand: int) -> int:
    """Points for the honors dealt to a pair: one row of the table, never two (§07).

    Four spade honors in one hand are worth 8 times 9; three in one hand and one in the other,
    four divided, only 4 times 9:

    >>> honor_points(Strain.SPADES, 4, 0), honor_points(Strain.SPADES, 3, 1)
    (72, 36)
    """
    held, most = one_hand + partners_hand, max(one_hand, partners_hand)
    if strain is Strain.NOTRUMP:
        return {3: 30, 4: 100 if most == 4 else 40}.get(held, 0)
    times = {3: 2, 4: 8 if most == 4 else 4, 5: {5: 10, 4: 9}.get(most, 5)}
    return times.get(held, 0) * _VALUES[strain]
