"""Deals found: so many under a condition, from a seed, with an honest count of the tries."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import numpy as np
import numpy.typing as npt

from tapete.core import Deal, PartialDeal
from tapete.dealing.batch import Batch
from tapete.dealing.condition import Condition, Judge, NoSolver, Solver, needs_solver
from tapete.dealing.language.tree import Truth
from tapete.dealing.shuffle import NOTHING_GIVEN, blocks
from tapete.dealing.swap import Swap, swapped

MOST_TRIES = 10_000_000
"""As many deals are tried where nobody says how many: a second or two."""
_AT_ONCE = 16
"""Deals for which a solver is asked together."""


class CannotSwap(ValueError):  # noqa: N818 (what is wrong, in the words of whoever deals)
    """Hands that change places take given cards away from their seat."""


Places = npt.NDArray[np.int64]


class Found(msgspec.Struct, frozen=True):
    """What one stretch of tries brought, as arrays."""

    deals: Batch
    places: Places
    """Which try found each, from 1."""
    tried: int
    """How many deals have been tried by now."""


class Dealt(msgspec.Struct, frozen=True):
    """Deals that were found; fewer than were wanted only if the tries came to an end."""

    deals: tuple[Deal, ...]
    tries: int
    """Deals looked at, the last one found included; all of them where not enough were found."""
    wanted: int

    @property
    def is_complete(self) -> bool:
        """Whether all that were wanted are there."""
        return len(self.deals) == self.wanted


def deals(
    condition: Condition | str | None,
    count: int,
    seed: int,
    *,
    given: PartialDeal = NOTHING_GIVEN,
    swap: Swap = Swap.NONE,
    most_tries: int | None = MOST_TRIES,
    solver: Solver | None = None,
) -> Dealt:
    """So many deals of which the condition is true: the first of the seed's stream.

    Raises `ConditionError`, `CannotSwap`, `NoSolver`.

    >>> dealt = deals("hcp(N) in 15..17 and balanced(N)", 2, seed=1)
    >>> [deal.hands.north.hcp for deal in dealt.deals], dealt.tries
    ([15, 17], 35)
    """
    stretches = search(condition, seed, given=given, swap=swap, most_tries=most_tries, solver=solver)
    return gathered(stretches, count)


def gathered(
    stretches: Iterator[Found], count: int, go_on: Callable[[int, int], bool] = lambda _tried, _found: True
) -> Dealt:
    """The first so many deals of a search; `go_on`, told how many were tried and found, may end it."""
    kept: list[Deal] = []
    tried = 0
    for found in stretches if count > 0 else ():
        missing = count - len(kept)
        kept += found.deals.first(missing)
        if len(kept) == count:
            return Dealt(tuple(kept), int(found.places[missing - 1]), count)
        tried = found.tried
        if not go_on(tried, len(kept)):
            break
    return Dealt(tuple(kept), tried, count)


def search(
    condition: Condition | str | None,
    seed: int,
    *,
    given: PartialDeal = NOTHING_GIVEN,
    swap: Swap = Swap.NONE,
    most_tries: int | None = None,
    solver: Solver | None = None,
) -> Iterator[Found]:
    """Stretch by stretch what is found, without end or up to so many tries; a stretch may bring nothing.

    Raises as `deals` does, before the first stretch.
    """
    if isinstance(condition, str):
        condition = Condition.parse(condition)
    taken = swap.forbidden_by(given)
    if taken is not None:
        raise CannotSwap(f"{taken} was given cards: the hand cannot change places")
    if condition is not None and condition.needs_solver and solver is None:
        raise NoSolver("a solver is needed for tricks with all cards in view")
    return _search(condition, (swapped(block, swap) for block in blocks(seed, given)), most_tries, solver)


def _search(
    condition: Condition | None, batches: Iterator[Batch], most_tries: int | None, solver: Solver | None
) -> Iterator[Found]:
    parts = condition.parts if condition is not None else ()
    cheap = [part for part in parts if not needs_solver(part)]
    solved = [part for part in parts if needs_solver(part)]
    tried = 0
    for batch in batches:
        left = len(batch) if most_tries is None else min(len(batch), most_tries - tried)
        places = np.arange(tried + 1, tried + 1 + left)
        tried += left
        found = Found(*_chosen(batch.first(left), places, cheap, None), tried)
        if solved:
            yield from _solved(found, solved, solver)
        else:
            yield found
        if tried == most_tries:
            return


def _solved(found: Found, parts: list[Truth], solver: Solver | None) -> Iterator[Found]:
    """What is left once the solver was asked, a few deals at a time: enough may be found with the first."""
    for start in range(0, len(found.deals) or 1, _AT_ONCE):
        some = np.arange(start, min(start + _AT_ONCE, len(found.deals)))
        few, places = _chosen(found.deals.where(some), found.places[some], parts, solver)
        is_last = start + _AT_ONCE >= len(found.deals)
        yield Found(few, places, found.tried if is_last else int(found.places[some[-1]]))


def _chosen(batch: Batch, places: Places, parts: list[Truth], solver: Solver | None) -> tuple[Batch, Places]:
    """The deals of which each part is true, and which tries they were."""
    for part in parts:
        chosen = np.flatnonzero(Judge(batch, solver).truth(part))
        batch, places = batch.where(chosen), places[chosen]
    return batch, places
