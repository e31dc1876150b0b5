"""`tapete compare`: boards, matches and rankings as they were played."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tapete.cli.comparing import Number, Question, method
from tapete.core import Side
from tapete.scoring import back_score
from tapete.scoring.board_a_match import board_a_match
from tapete.scoring.butler import butler_imps, datum, median_datum
from tapete.scoring.imps import cross_imp_averages, cross_imps, imps
from tapete.scoring.matchpoints import acbl_matchpoints, matchpoints, percentages
from tapete.scoring.ranking import places_by
from tapete.scoring.total_points import total_points
from tapete.scoring.victory_points import acbl_20, acbl_30, wbf_continuous, wbf_discrete


class MatchpointsQuestion(Question):
    """All North-South scores on a board."""

    ns_scores: list[int]
    scale: Literal["wbf", "acbl"] = "wbf"


class ImpsQuestion(Question):
    """A difference in points."""

    difference: int


class ScoresQuestion(Question):
    """All North-South scores on a board; for total points, those of a pair."""

    ns_scores: list[int]


class ButlerQuestion(Question):
    """All North-South scores on a board, and how many at each end the datum leaves out."""

    ns_scores: list[int]
    drop_each_end: int = 0
    datum: Literal["mean", "median"] = "mean"


class TeamBoardQuestion(Question):
    """The scores of a board in both rooms, as North-South see them."""

    open_ns: int
    closed_ns: int


class VpQuestion(Question):
    """A match: its boards and the winner's margin in IMPs."""

    boards: int
    margin: int
    scale: Literal["wbf", "wbf-discrete", "acbl-20", "acbl-30"] = "wbf"


class RankingQuestion(Question):
    """Results, the largest the best; a list of numbers is ranked by the first, a tie broken by the next."""

    results: list[float | Annotated[list[float], msgspec.Meta(min_length=1)]]


class BackScoreQuestion(Question):
    """The margin of a rubber."""

    margin: Number


def _matchpoints(asked: MatchpointsQuestion) -> dict[str, object]:
    scores = asked.ns_scores
    points, opponents = matchpoints(scores), matchpoints([-score for score in scores])
    counted: tuple[object, object] = (points, opponents)
    if asked.scale == "acbl":
        counted = acbl_matchpoints(scores), acbl_matchpoints([-score for score in scores])
    return {"ns": counted[0], "ew": counted[1], "percent_ns": percentages(points)}


def _imps(asked: ImpsQuestion) -> dict[str, object]:
    return {"imps": imps(asked.difference)}


def _cross_imps(asked: ScoresQuestion) -> dict[str, object]:
    totals = cross_imps(asked.ns_scores)
    return {"totals": totals, "averages": cross_imp_averages(totals)}


def _butler(asked: ButlerQuestion) -> dict[str, object]:
    scores = asked.ns_scores
    middle = median_datum(scores) if asked.datum == "median" else datum(scores, asked.drop_each_end)
    return {"datum": middle, "imps_ns": butler_imps(scores, middle)}


def _board_a_match(asked: TeamBoardQuestion) -> dict[str, object]:
    won = board_a_match(asked.open_ns, asked.closed_ns)
    return {"ns": won, "ew": 2 - won}


def _total_points(asked: ScoresQuestion) -> dict[str, object]:
    return {str(side).lower(): total_points(asked.ns_scores, side) for side in Side}


_SCALES = {"wbf": wbf_continuous, "wbf-discrete": wbf_discrete, "acbl-20": acbl_20, "acbl-30": acbl_30}


def _vp(asked: VpQuestion) -> dict[str, object]:
    return _SCALES[asked.scale](asked.boards, asked.margin)._asdict()


def _ranking(asked: RankingQuestion) -> dict[str, object]:
    ranked = [tuple(each) if isinstance(each, list) else (each,) for each in asked.results]
    return {"places": [str(place) for place in places_by(ranked)]}


def _back_score(asked: BackScoreQuestion) -> dict[str, object]:
    return {"hundreds": back_score(asked.margin)}


BOARDS = {
    "matchpoints": method(MatchpointsQuestion, _matchpoints),
    "imps": method(ImpsQuestion, _imps),
    "cross-imps": method(ScoresQuestion, _cross_imps),
    "butler": method(ButlerQuestion, _butler),
    "bam": method(TeamBoardQuestion, _board_a_match),
    "total-points": method(ScoresQuestion, _total_points),
    "vp": method(VpQuestion, _vp),
    "ranking": method(RankingQuestion, _ranking),
    "back-score": method(BackScoreQuestion, _back_score),
}
"""By name on the command line."""
