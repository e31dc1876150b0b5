"""What tricks are worth in contract bridge: the scoring table, one function a row (Law 81; spec 000 §05).

Rubber bridge, Chicago and duplicate share these values; what they add for games and part-scores
is their own.
"""

from __future__ import annotations

from tapete.core import Contract, Doubling, Strain

_TIMES = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}
_INSULT = {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}


def odd_trick_value(strain: Strain) -> int:
    """What each odd trick is worth undoubled: 20 in a minor, 30 in a major or at no trump."""
    return 20 if strain.is_minor else 30


def trick_points(contract: Contract) -> int:
    """Points below the line for a contract fulfilled: the odd tricks bid, doubled or redoubled.

    At no trump the first odd trick is worth 10 more, and doubling doubles those too:

    >>> from tapete.core import Seat
    >>> trick_points(Contract.parse("3NT", Seat.SOUTH)), trick_points(Contract.parse("1NTXX", Seat.SOUTH))
    (100, 160)
    """
    first = 10 if contract.strain is Strain.NOTRUMP else 0
    return (odd_trick_value(contract.strain) * contract.level + first) * _TIMES[contract.doubling]


def overtrick_points(contract: Contract, overtricks: int, *, vulnerable: bool) -> int:
    """Points above the line for tricks over the contract; 30 each at no trump, never 40."""
    if contract.doubling is Doubling.UNDOUBLED:
        return odd_trick_value(contract.strain) * overtricks
    each = 200 if vulnerable else 100
    return each * overtricks * (1 if contract.doubling is Doubling.DOUBLED else 2)


def insult_points(doubling: Doubling) -> int:
    """Points for fulfilling a doubled (50) or redoubled (100) contract."""
    return _INSULT[doubling]


def slam_points(level: int, *, vulnerable: bool) -> int:
    """Points for a slam bid and made: small at level 6, grand at level 7; doubling does not touch them."""
    if level < 6:
        return 0
    small, grand = (750, 1500) if vulnerable else (500, 1000)
    return small if level == 6 else grand


def undertrick_points(doubling: Doubling, undertricks: int, *, vulnerable: bool) -> int:
    """Points to the defenders for tricks that the contract is short of.

    >>> undertrick_points(Doubling.DOUBLED, 3, vulnerable=False)
    500
    """
    if doubling is Doubling.UNDOUBLED:
        return (100 if vulnerable else 50) * undertricks
    first, second_and_third, later = (200, 300, 300) if vulnerable else (100, 200, 300)
    points = first + second_and_third * min(undertricks - 1, 2) + later * max(undertricks - 3, 0)
    return points if doubling is Doubling.DOUBLED else 2 * points
