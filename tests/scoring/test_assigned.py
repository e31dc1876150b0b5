from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import Side
from tapete.scoring import CannotCompare
from tapete.scoring.assigned import Assigned, Potential, expected

scores = st.integers(-30, 30).map(lambda tens: 10 * tens)
potentials = st.lists(st.builds(Potential, scores, st.integers(1, 100)), min_size=1, max_size=3)


def difference(ours: int, other: int) -> int:
    return ours - other


def test_a_score_that_was_played_is_the_same_for_both_sides() -> None:
    played = Assigned.played(-50)
    assert [played.of(side) for side in Side] == [(Potential(-50, 100),)] * 2
    assert not played.is_split


def test_a_split_score_gives_each_side_its_own() -> None:
    split = Assigned((Potential(-100),), (Potential(620, 60), Potential(170, 40)))
    assert split.is_split
    assert split.of(Side.NS) == (Potential(-100),)
    assert split.of(Side.EW) == (Potential(620, 60), Potential(170, 40))


@given(potentials, potentials)
def test_a_comparison_is_the_mean_of_all_results_by_their_weights(
    ours: list[Potential], others: list[Potential]
) -> None:
    def mean(each: list[Potential]) -> Fraction:
        return Fraction(
            sum(potential.score_ns * potential.weight for potential in each),
            sum(potential.weight for potential in each),
        )

    assert expected(ours, others, difference) == mean(ours) - mean(others)


@given(potentials, potentials, st.integers(2, 9))
def test_only_the_shares_of_the_weights_matter(
    ours: list[Potential], others: list[Potential], times: int
) -> None:
    larger = [Potential(potential.score_ns, potential.weight * times) for potential in ours]
    assert expected(larger, others, difference) == expected(ours, others, difference)


@pytest.mark.parametrize("given_to_ns", [(), (Potential(420, 0),), (Potential(420), Potential(-50, -10))])
def test_a_score_of_no_results_or_of_no_weight_cannot_be_assigned(
    given_to_ns: tuple[Potential, ...],
) -> None:
    with pytest.raises(CannotCompare, match="one result or more"):
        Assigned(given_to_ns, (Potential(420),))
