"""Weighted and split scores: the plain methods told again, result by result."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import BySide
from tapete.scoring import CannotCompare
from tapete.scoring.assigned import Assigned, Potential
from tapete.scoring.butler import butler_imps
from tapete.scoring.imps import cross_imps, imps
from tapete.scoring.matchpoints import matchpoints, top
from tapete.scoring.weighted import (
    knockout_imps,
    match_imps,
    weighted_butler,
    weighted_cross_imps,
    weighted_matchpoints,
)

scores = st.integers(-40, 40).map(lambda tens: 10 * tens)
fields = st.lists(scores, min_size=1, max_size=7)
potentials = st.lists(st.builds(Potential, scores, st.integers(1, 100)), min_size=1, max_size=3).map(tuple)
assigned = st.builds(Assigned, potentials, potentials)


def field(played: list[int]) -> list[Assigned]:
    return [Assigned.played(score) for score in played]


@given(fields)
def test_scores_that_were_played_are_compared_as_on_any_board(played: list[int]) -> None:
    points = matchpoints(played)
    assert list(weighted_matchpoints(field(played))) == [BySide(ns, top(len(played)) - ns) for ns in points]
    assert list(weighted_cross_imps(field(played))) == [BySide(ns, -ns) for ns in cross_imps(played)]
    assert [weighted_butler(each, 100) for each in field(played)] == [
        BySide(ns, -ns) for ns in butler_imps(played, 100)
    ]


@given(fields, potentials)
def test_at_every_table_it_is_the_mean_of_the_boards_that_might_have_been(
    played: list[int], given_to_both: tuple[Potential, ...]
) -> None:
    found = weighted_matchpoints([*field(played), Assigned.both(*given_to_both)])
    boards = [matchpoints([*played, potential.score_ns]) for potential in given_to_both]
    weights = [potential.weight for potential in given_to_both]
    for place, points in enumerate(found):
        sums = sum(board[place] * weight for board, weight in zip(boards, weights, strict=True))
        assert abs(points.ns - Fraction(sums, sum(weights))) <= Fraction(5, 1000) + Fraction(1, 10**9)


@given(st.lists(assigned, min_size=1, max_size=5))
def test_each_direction_has_as_many_matchpoints_as_on_any_other_board(results: list[Assigned]) -> None:
    found = weighted_matchpoints(results)
    whole = len(results) * (len(results) - 1)
    assert sum(points.ns for points in found) == pytest.approx(whole, abs=0.03)
    assert sum(points.ew for points in found) == pytest.approx(whole, abs=0.03)


def test_converted_first_and_weighted_then() -> None:
    # Half of a game and half of one down, against a part-score: half a top, however far apart they are.
    adjusted = Assigned.both(Potential(620, 50), Potential(-100, 50))
    assert weighted_matchpoints([adjusted, Assigned.played(170)]) == (BySide(1, 1), BySide(1, 1))
    assert match_imps(adjusted, Assigned.played(170)) == BySide(1.5, -1.5)


def test_a_split_score_is_compared_for_each_side_with_what_it_was_given() -> None:
    split = Assigned((Potential(-100),), (Potential(620),))
    found = weighted_matchpoints([split, Assigned.played(170), Assigned.played(170)])
    assert found == (BySide(0, 0), BySide(3, 3), BySide(3, 3))


@given(scores, scores)
def test_teams_win_what_the_others_lose_on_a_board_that_was_played(open_ns: int, closed_ns: int) -> None:
    both = match_imps(Assigned.played(open_ns), Assigned.played(closed_ns))
    assert both == BySide(imps(open_ns - closed_ns), imps(closed_ns - open_ns))
    assert knockout_imps(Assigned.played(open_ns), Assigned.played(closed_ns)) == both.ns


@given(assigned, assigned)
def test_in_a_knockout_the_mean_of_both_is_won_by_one_and_lost_by_the_other(
    open_room: Assigned, closed_room: Assigned
) -> None:
    both = match_imps(open_room, closed_room)
    won = knockout_imps(open_room, closed_room)
    assert won == pytest.approx((both.ns - both.ew) / 2, abs=0.011)
    # The other team's view: rooms and directions changed over.
    assert knockout_imps(closed_room, open_room) == -won


def test_a_board_that_nobody_has_played_is_refused() -> None:
    with pytest.raises(CannotCompare):
        weighted_matchpoints([])
