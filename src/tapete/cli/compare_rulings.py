"""`tapete compare`: boards on which something went wrong, and what is carried into the next stage."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from tapete.cli.comparing import Amount, Number, Percent, Question, method
from tapete.core import BySide
from tapete.scoring.artificial import Artificial
from tapete.scoring.assigned import Assigned, Potential
from tapete.scoring.carry_over import carried_imps, carried_matchpoints
from tapete.scoring.fouled import fouled_matchpoints
from tapete.scoring.neuberg import acbl_neuberg, neuberg
from tapete.scoring.weighted import knockout_imps, match_imps, weighted_cross_imps, weighted_matchpoints

Weighted = list[tuple[Number, Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]]]
"""Scores as North-South see them, each with its weight."""


class Split(msgspec.Struct, forbid_unknown_fields=True):
    """What each side is given, where it is not the same."""

    ns: Weighted
    ew: Weighted


Result = Number | Weighted | Split
"""A score as it was played, several with their weights, or those of either side."""


class NeubergQuestion(Question):
    """The matchpoints in a group of `actual` scores, where `expected` would have been compared."""

    expected: Annotated[int, msgspec.Meta(le=1_000_000)]
    actual: int
    matchpoints: list[float]
    scale: Literal["wbf", "acbl"] = "wbf"


class FouledQuestion(Question):
    """All North-South scores on a fouled board, a list for each version of it."""

    groups: list[list[int]]
    small_groups: bool = True


class AverageQuestion(Question):
    """An artificial score, and the percentage of the side on its other boards."""

    kind: Artificial
    session: Percent = 50


class WeightedQuestion(Question):
    """All results on a board, some of them assigned."""

    results: list[Result]
    method: Literal["matchpoints", "cross-imps"] = "matchpoints"


class TeamsQuestion(Question):
    """The results of a board in both rooms, one of them or both assigned."""

    open: Result
    closed: Result


class CarryOverQuestion(Question):
    """A qualifying score in matchpoints, the tops of a board there and in the final, the share in percent."""

    matchpoints: Amount
    top: Amount
    final_top: Amount
    share: Percent = 50


class CarryImpsQuestion(Question):
    """The margin of an earlier match, the share that is carried in percent, and at most how much."""

    margin: Number
    share: Percent = 50
    most: Number | None = None


def _neuberg(asked: NeubergQuestion) -> dict[str, object]:
    adjust = acbl_neuberg if asked.scale == "acbl" else neuberg
    return {"adjusted": adjust(asked.matchpoints, asked.expected, asked.actual)}


def _fouled(asked: FouledQuestion) -> dict[str, object]:
    groups = fouled_matchpoints(asked.groups, small_groups=asked.small_groups)
    return {"groups": [_columns(group) for group in groups]}


def _average(asked: AverageQuestion) -> dict[str, object]:
    return {"percent": asked.kind.percent(asked.session), "imps": asked.kind.imps}


def _weighted(asked: WeightedQuestion) -> dict[str, object]:
    compare = weighted_cross_imps if asked.method == "cross-imps" else weighted_matchpoints
    return _columns(compare([_assigned(result) for result in asked.results]))


def _teams(asked: TeamsQuestion) -> dict[str, object]:
    rooms = _assigned(asked.open), _assigned(asked.closed)
    both = match_imps(*rooms)
    return {"ns": both.ns, "ew": both.ew, "knockout_ns": knockout_imps(*rooms)}


def _carry_over(asked: CarryOverQuestion) -> dict[str, object]:
    carried = carried_matchpoints(asked.matchpoints, asked.top, asked.final_top, _share(asked.share))
    return {"carried": carried}


def _carry_imps(asked: CarryImpsQuestion) -> dict[str, object]:
    return {"carried": carried_imps(asked.margin, _share(asked.share), asked.most)}


def _share(percent: float) -> Fraction:
    # What was typed, not the binary fraction next to it.
    return Fraction(str(percent)) / 100


def _assigned(result: Result) -> Assigned:
    if isinstance(result, Split):
        return Assigned(_potentials(result.ns), _potentials(result.ew))
    if isinstance(result, list):
        return Assigned.both(*_potentials(result))
    return Assigned.played(result)


def _potentials(weighted: Weighted) -> tuple[Potential, ...]:
    return tuple(Potential(score, weight) for score, weight in weighted)


def _columns(points: tuple[BySide[float], ...]) -> dict[str, object]:
    return {"ns": [each.ns for each in points], "ew": [each.ew for each in points]}


RULINGS = {
    "neuberg": method(NeubergQuestion, _neuberg),
    "fouled": method(FouledQuestion, _fouled),
    "average": method(AverageQuestion, _average),
    "weighted": method(WeightedQuestion, _weighted),
    "team-imps": method(TeamsQuestion, _teams),
    "carry-over": method(CarryOverQuestion, _carry_over),
    "carry-imps": method(CarryImpsQuestion, _carry_imps),
}
"""By name on the command line."""
