"""`tapete compare METHOD`: scores in, matchpoints, IMPs, victory points out (docs/cli.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec
import typer

from tapete.cli.json_lines import Fault, explain, run_on_standard_streams
from tapete.scoring import ScoreError, back_score
from tapete.scoring.butler import butler_imps, datum
from tapete.scoring.imps import cross_imp_averages, cross_imps, imps
from tapete.scoring.matchpoints import acbl_matchpoints, matchpoints, percentages
from tapete.scoring.neuberg import neuberg
from tapete.scoring.victory_points import wbf_continuous

_Question = TypeVar("_Question", bound="Question")
_CHOICES = {"scale": "a scale (wbf or acbl)"}


class Question(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every method takes: a name that comes back with the answer."""

    id: object = None


class MatchpointsQuestion(Question):
    """All North-South scores on a board."""

    ns_scores: list[int]
    scale: Literal["wbf", "acbl"] = "wbf"


class ImpsQuestion(Question):
    """A difference in points."""

    difference: int


class CrossImpsQuestion(Question):
    """All North-South scores on a board."""

    ns_scores: list[int]


class ButlerQuestion(Question):
    """All North-South scores on a board, and how many at each end the datum leaves out."""

    ns_scores: list[int]
    drop_each_end: int = 0


class VpQuestion(Question):
    """A match: its boards and the winner's margin in IMPs."""

    boards: int
    margin: int


class NeubergQuestion(Question):
    """The matchpoints in a group of `actual` scores, where `expected` would have been compared."""

    expected: Annotated[int, msgspec.Meta(le=1_000_000)]
    actual: int
    matchpoints: list[float]


class BackScoreQuestion(Question):
    """The margin of a rubber."""

    margin: int


def _matchpoints(asked: MatchpointsQuestion) -> dict[str, object]:
    scores = asked.ns_scores
    points, opponents = matchpoints(scores), matchpoints([-score for score in scores])
    counted: tuple[object, object] = (points, opponents)
    if asked.scale == "acbl":
        counted = acbl_matchpoints(scores), acbl_matchpoints([-score for score in scores])
    return {"ns": counted[0], "ew": counted[1], "percent_ns": percentages(points)}


def _imps(asked: ImpsQuestion) -> dict[str, object]:
    return {"imps": imps(asked.difference)}


def _cross_imps(asked: CrossImpsQuestion) -> dict[str, object]:
    totals = cross_imps(asked.ns_scores)
    return {"totals": totals, "averages": cross_imp_averages(totals)}


def _butler(asked: ButlerQuestion) -> dict[str, object]:
    middle = datum(asked.ns_scores, asked.drop_each_end)
    return {"datum": middle, "imps_ns": butler_imps(asked.ns_scores, middle)}


def _vp(asked: VpQuestion) -> dict[str, object]:
    return wbf_continuous(asked.boards, asked.margin)._asdict()


def _neuberg(asked: NeubergQuestion) -> dict[str, object]:
    return {"adjusted": neuberg(asked.matchpoints, asked.expected, asked.actual)}


def _back_score(asked: BackScoreQuestion) -> dict[str, object]:
    return {"hundreds": back_score(asked.margin)}


def _method(
    kind: type[_Question], compare: Callable[[_Question], dict[str, object]]
) -> Callable[[object], object]:
    """A method as the reader of lines calls it; the name comes back if the question has one."""

    def answer(question: object) -> object:
        try:
            asked = msgspec.convert(question, kind)
            answered = compare(asked)
        except msgspec.ValidationError as error:
            raise Fault("notation/field", explain(error, _CHOICES)) from None
        except ScoreError as error:
            raise Fault(error.code, str(error)) from None
        return answered if asked.id is None else {"id": asked.id, **answered}

    return answer


METHODS: dict[str, Callable[[object], object]] = {
    "matchpoints": _method(MatchpointsQuestion, _matchpoints),
    "imps": _method(ImpsQuestion, _imps),
    "cross-imps": _method(CrossImpsQuestion, _cross_imps),
    "butler": _method(ButlerQuestion, _butler),
    "vp": _method(VpQuestion, _vp),
    "neuberg": _method(NeubergQuestion, _neuberg),
    "back-score": _method(BackScoreQuestion, _back_score),
}
"""Every way of comparing, by its name on the command line."""


def command(method: Annotated[str, typer.Argument(metavar="METHOD", help=", ".join(METHODS))]) -> None:
    """Compare scores: matchpoints, IMPs, victory points (JSON Lines).

    Reads stdin, writes stdout, a line of JSON for each; docs/cli.md shows both.
    """
    if method not in METHODS:
        raise typer.BadParameter(f"{method!r} is no way to compare; they are: {', '.join(METHODS)}")
    raise typer.Exit(run_on_standard_streams(METHODS[method]))
