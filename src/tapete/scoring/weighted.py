"""A board on which scores were assigned, by each method: converted result by result, then weighted.

Every comparison is shared by the two who are compared, so that North-South together have as many
matchpoints as on any other board, and East-West too; at a table with a split score the two sides may
have more or fewer than a top between them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from tapete.core import BySide, Side
from tapete.scoring.assigned import Assigned, expected
from tapete.scoring.errors import CannotCompare
from tapete.scoring.imps import imps
from tapete.scoring.rounding import to_hundredths


def weighted_matchpoints(results: Sequence[Assigned]) -> tuple[BySide[float], ...]:
    """Both sides' matchpoints (2 for each score below, 1 for each equal), two decimals.

    >>> from tapete.scoring.assigned import Potential
    >>> adjusted = Assigned.both(Potential(620, 60), Potential(-100, 40))
    >>> weighted_matchpoints([adjusted, Assigned.played(170), Assigned.played(-100)])[0]
    BySide(ns=2.8, ew=1.2)
    """
    return _compared(results, lambda ours, other: 1 + (ours > other) - (ours < other))


def weighted_cross_imps(results: Sequence[Assigned]) -> tuple[BySide[float], ...]:
    """Both sides' IMPs against all the others, added up, two decimals; each side sees its own gain."""
    return _compared(results, _won)


def weighted_butler(result: Assigned, datum_ns: int) -> BySide[float]:
    """Both sides' IMPs against the datum, two decimals; each side sees its own gain."""
    middle = Assigned.played(datum_ns)
    return _rounded(BySide(*(_seen_by(side, _won, result, middle) for side in Side)))


def match_imps(open_room: Assigned, closed_room: Assigned) -> BySide[float]:
    """The IMPs of both teams on a board, two decimals; first the one that is North-South in the open room.

    After a split score they may both gain, or both lose.

    >>> from tapete.scoring.assigned import Potential
    >>> split = Assigned((Potential(-100),), (Potential(620),))
    >>> match_imps(split, Assigned.played(170))
    BySide(ns=-7.0, ew=-10.0)
    """
    return _rounded(_teams(open_room, closed_room))


def knockout_imps(open_room: Assigned, closed_room: Assigned) -> float:
    """The same in a knockout match, where one team must win what the other loses: the mean of both.

    As the team sees it that is North-South in the open room (Law 86B in the code of 2007).

    >>> from tapete.scoring.assigned import Potential
    >>> knockout_imps(Assigned((Potential(-100),), (Potential(620),)), Assigned.played(170))
    1.5
    """
    ours, theirs = _teams(open_room, closed_room)
    return to_hundredths((ours - theirs) / 2)


def _teams(open_room: Assigned, closed_room: Assigned) -> BySide[Fraction]:
    """Each team against its own opponents: what it was given in one room with what they were in the other."""
    return BySide(expected(open_room.ns, closed_room.ew, _won), expected(closed_room.ns, open_room.ew, _won))


def _compared(results: Sequence[Assigned], worth: Callable[[int, int], int]) -> tuple[BySide[float], ...]:
    if not results:
        raise CannotCompare("a board that nobody has played cannot be compared")
    return tuple(
        _rounded(BySide(*(_against_the_others(results, place, side, worth) for side in Side)))
        for place in range(len(results))
    )


def _against_the_others(
    results: Sequence[Assigned], place: int, side: Side, worth: Callable[[int, int], int]
) -> Fraction:
    others = (*results[:place], *results[place + 1 :])
    return sum((_seen_by(side, worth, results[place], other) for other in others), Fraction())


def _won(ours: int, other: int) -> int:
    return imps(ours - other)


def _seen_by(side: Side, worth: Callable[[int, int], int], result: Assigned, other: Assigned) -> Fraction:
    """A comparison with what the same side was given at another table."""
    if side is Side.NS:
        return expected(result.ns, other.ns, worth)
    return expected(result.ew, other.ew, lambda ours, others: worth(-ours, -others))


def _rounded(exact: BySide[Fraction]) -> BySide[float]:
    return BySide.of(lambda side: to_hundredths(exact[side]))
