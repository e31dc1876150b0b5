"""Duplicate at home: a board played two or more times, and what each result is worth against the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

import msgspec

from tapete.core import BySeat, Seat, Side, Vulnerability, board_dealer, board_vulnerability
from tapete.pad.counting import figures_of
from tapete.pad.state import Unit
from tapete.pad.units import pair
from tapete.scoring.imps import imps
from tapete.scoring.matchpoints import matchpoints, top
from tapete.scoring.ranking import places


class Method(Enum):
    """How results are compared: two in IMPs, three or more in matchpoints (Law 78)."""

    IMPS = "imps"
    MATCHPOINTS = "matchpoints"


class TravellerLine(msgspec.Struct, frozen=True):
    """One result of a board. Without a deal it is not yet played; its worth comes with a second result."""

    half: int
    deal: str | None
    score_ns: int | None
    worth_ns: int | None
    worth_ew: int | None


class Traveller(msgspec.Struct, frozen=True):
    """A board and its results."""

    board: int
    dealer: Seat
    vulnerability: Vulnerability
    lines: tuple[TravellerLine, ...]


class PairLine(msgspec.Struct, frozen=True):
    """What a pair has made of a set of boards."""

    players: tuple[str, str]
    boards: int
    """Results of theirs that could be compared."""
    worth: int
    """IMPs, or matchpoints (2 for each result beaten, 1 for each equalled)."""
    most: int
    """The most matchpoints they could have had; 0 in IMPs."""
    percent: float | None
    """Of the most; none in IMPs."""
    place: str
    """`1`, or `1=` when it is shared."""


def method_of(unit: Unit) -> Method:
    """How the results of a set are compared."""
    return Method.IMPS if len(unit.seatings) == 2 else Method.MATCHPOINTS


def travellers(unit: Unit) -> tuple[Traveller, ...]:
    """Every board of the set with its results so far."""
    scores = {
        deal: sum(entry.points if entry.side is Side.NS else -entry.points for entry in figures)
        for deal, figures in figures_of(unit).items()
    }
    return tuple(_traveller(unit, board, scores) for board in unit.boards)


def standings(unit: Unit) -> tuple[PairLine, ...]:
    """The pairs of a set and what they made, the best first."""
    boards = travellers(unit)
    made = [_made(unit, boards, players) for players in _pairs(unit)]
    keys = [line.worth if line.percent is None else line.percent for line in made]
    placed = [
        msgspec.structs.replace(line, place=str(place))
        for line, place in zip(made, places(keys), strict=True)
    ]
    return tuple(line for _, line in sorted(zip(keys, placed, strict=True), key=lambda one: -one[0]))


def _traveller(unit: Unit, board: int, scores_of: Mapping[str, int]) -> Traveller:
    deals = {deal.half: deal for deal in unit.deals if deal.board == board}
    scores = {half: scores_of[deal.id] for half, deal in sorted(deals.items())}
    worth = _worth(unit, scores)
    lines = tuple(
        _line(half, deals[half].id if half in deals else None, scores.get(half), worth.get(half))
        for half in range(1, len(unit.seatings) + 1)
    )
    return Traveller(board, board_dealer(board), board_vulnerability(board), lines)


def _line(half: int, deal: str | None, score: int | None, worth: tuple[int, int] | None) -> TravellerLine:
    ns, ew = worth or (None, None)
    return TravellerLine(half, deal, score, ns, ew)


def _worth(unit: Unit, scores: dict[int, int]) -> dict[int, tuple[int, int]]:
    """For each half what the result is worth to North-South and to East-West."""
    if len(scores) < 2:
        return {}
    if method_of(unit) is Method.IMPS:
        won = imps(scores[1] - scores[2])
        return {1: (won, -won), 2: (-won, won)}
    most = top(len(scores))
    return {
        half: (points, most - points)
        for half, points in zip(scores, matchpoints(tuple(scores.values())), strict=True)
    }


def _made(unit: Unit, played: tuple[Traveller, ...], players: tuple[str, str]) -> PairLine:
    """In IMPs a pair that played a board both ways has one comparison, not two."""
    boards = worth = most = 0
    for traveller in played:
        results = tuple(_results(unit, traveller, frozenset(players)))
        if results and method_of(unit) is Method.IMPS:
            results = results[:1]
        boards += len(results)
        worth += sum(results)
        if method_of(unit) is Method.MATCHPOINTS:
            most += len(results) * top(sum(line.deal is not None for line in traveller.lines))
    percent = (20_000 * worth + most) // (2 * most) / 100 if most else None  # half a hundredth up
    return PairLine(players, boards, worth, most, percent, "")


def _results(unit: Unit, traveller: Traveller, players: frozenset[str]) -> Iterator[int]:
    for line, seating in zip(traveller.lines, unit.seatings, strict=True):
        for side, worth in ((Side.NS, line.worth_ns), (Side.EW, line.worth_ew)):
            if worth is not None and pair(seating, side) == players:
                yield worth


def _pairs(unit: Unit) -> tuple[tuple[str, str], ...]:
    """Each pair once, in the order in which they first sit."""
    found: dict[frozenset[str], tuple[str, str]] = {}
    for seating in unit.seatings:
        for side in Side:
            found.setdefault(pair(seating, side), _two(seating, side))
    return tuple(found.values())


def _two(seating: BySeat[str], side: Side) -> tuple[str, str]:
    one, other = side.seats
    return seating[one], seating[other]
