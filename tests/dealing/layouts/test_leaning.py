"""Leaning: strong hands get honors rather, and no layout that fits counts less than was thought."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import BySeat, Hand
from tapete.dealing.layouts import Limits, layouts
from tapete.dealing.layouts.leaning import Stand, factors, least_weight, power

ALL_HONORS = (4, 4, 4, 4)
NOTRUMP = Stand(13, 0, Limits(points=(15, 17)))
WEAK = Stand(13, 0, Limits(hcp=(0, 5)))
ANY = Stand(13, 0, Limits())


def test_where_nobody_has_shown_anything_nobody_is_favored() -> None:
    assert factors([ANY, ANY, ANY], ALL_HONORS) == [1.0, 1.0, 1.0]
    assert factors([], ALL_HONORS) == []


def test_a_strong_hand_is_favored_and_a_weak_one_is_not() -> None:
    strong, weak, other = factors([NOTRUMP, WEAK, ANY], ALL_HONORS)
    assert min(strong, other) > weak == 1.0


def test_what_is_known_of_a_hand_counts() -> None:
    """Fifteen points of which all have been seen: nothing more is wanted."""
    seen = Stand(6, 15, Limits(points=(15, 17)))
    rest = (2, 2, 2, 0)
    assert factors([seen, ANY], rest)[0] == 1.0


spans = st.tuples(st.integers(0, 20), st.integers(0, 37))
stands = st.lists(
    st.builds(Stand, st.integers(1, 13), st.integers(0, 10), st.builds(Limits, hcp=spans, points=spans)),
    min_size=1,
    max_size=3,
)


@given(stands, st.integers(0, 40), st.lists(st.integers(16, 32), min_size=3, max_size=3))
def test_the_least_weight_is_the_least_of_all_points_that_fit(
    hidden: list[Stand], unseen: int, sixteenths: list[int]
) -> None:
    leaning = [each / 16 for each in sixteenths][: len(hidden)]
    least = least_weight(hidden, unseen, leaning)
    possible = [stand.possible for stand in hidden]
    for points in product(*(range(low, high + 1, 3) for low, high in possible)):
        if sum(points) >= unseen:
            weight = 1.0
            for factor, count in zip(leaning, points, strict=True):
                weight *= power(factor, count)
            assert weight >= least * (1 - 1e-12)


def test_a_strong_hand_takes_few_tries() -> None:
    """A hand of 20 or 21 comes once in eighty deals."""
    known = BySeat(Hand.parse("9632.543.T32.432"), Hand(), Hand(), Hand())
    limits = BySeat(Limits(), Limits(hcp=(20, 21)), Limits(), Limits())
    assert layouts(known, limits, 200, seed=1).tries < 200 * 25


def test_a_power_is_so_many_products() -> None:
    assert power(1.5, 3) == pytest.approx(3.375) and power(2.0, 0) == 1.0
