"""Honors held in one hand: what they are worth and which claims cannot be true (Law 81; spec 000 §05)."""

from __future__ import annotations

from tapete.core import Outcome, Seat, Strain
from tapete.scoring.errors import HonorsRefused

ENOUGH = 4
"""The fewest honors in one hand that score: four trumps, or all four aces at no trump."""


def honors_in_pack(strain: Strain) -> int:
    """How many honors there are: ace to ten of trumps, or the four aces at no trump."""
    return 4 if strain is Strain.NOTRUMP else 5


def honor_points(strain: Strain, held: int) -> int:
    """Points for the honors in one hand; partners' honors are never added together.

    >>> [honor_points(Strain.SPADES, held) for held in (3, 4, 5)], honor_points(Strain.NOTRUMP, 4)
    ([0, 100, 150], 150)
    """
    if held < ENOUGH:
        return 0
    return 150 if held == honors_in_pack(strain) else 100


def check_honors(
    outcome: Outcome, refused: type[HonorsRefused] = HonorsRefused, enough: int = ENOUGH
) -> None:
    """Refuse honors that cannot have been dealt: more than the pack holds, or a seat named twice.

    Fewer than `enough`, which score nothing, may also stand on a passed-out deal.
    """
    seats = [seat for seat, _ in outcome.honors]
    for seat, held in outcome.honors:
        if seats.count(seat) > 1:
            raise refused("twice", f"the honors of {seat} are given twice")
        if held < 0:
            raise refused("impossible", f"{seat} cannot hold {held} honors")
    held_by_all = sum(held for _, held in outcome.honors)
    if outcome.contract is None:
        if held_by_all >= enough:
            raise refused("impossible", "a passed-out deal has no trumps and so no honors")
        return
    strain = outcome.contract.strain
    if held_by_all > honors_in_pack(strain):
        what = "aces" if strain is Strain.NOTRUMP else "trump honors"
        raise refused(
            "impossible", f"there are {honors_in_pack(strain)} {what} in the pack, not {held_by_all}"
        )


def with_claim(outcome: Outcome, seat: Seat, count: int) -> Outcome:
    """The outcome with the honors that `seat` now claims; raises `HonorsRefused`."""
    held = dict(outcome.honors)
    if held.get(seat, 0) >= ENOUGH:
        raise HonorsRefused("twice", f"{seat} has claimed honors on this deal already")
    if count < ENOUGH:
        raise HonorsRefused("too-few", f"honors score from {ENOUGH} in one hand; {seat} claims {count}")
    held[seat] = count
    claimed = Outcome(outcome.contract, outcome.tricks_taken, tuple(held.items()))
    check_honors(claimed)
    return claimed
