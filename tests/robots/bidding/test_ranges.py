"""Ranges of points and cards."""

from hypothesis import given
from hypothesis import strategies as st

from tapete.robots.bidding.ranges import Range

NUMBERS = st.integers(0, 40)
RANGES = st.builds(lambda one, two: Range(min(one, two), max(one, two)), NUMBERS, NUMBERS)


@given(RANGES, RANGES, NUMBERS)
def test_what_two_ranges_have_in_common_lies_in_both(one: Range, two: Range, number: int) -> None:
    assert (number in one.common(two)) == (number in one and number in two)


@given(RANGES, RANGES, NUMBERS)
def test_a_joined_range_holds_all_of_both(one: Range, two: Range, number: int) -> None:
    assert number in one.joined(two) or (number not in one and number not in two)


@given(RANGES, NUMBERS)
def test_the_distance_is_nothing_inside_and_something_outside(range_: Range, number: int) -> None:
    assert (range_.distance(number) == 0) == (number in range_)


@given(RANGES, RANGES)
def test_a_players_last_word_counts_when_it_contradicts_the_first(first: Range, last: Range) -> None:
    known = first.narrowed(last)
    assert not known.is_empty
    assert known == (last if first.common(last).is_empty else first.common(last))


@given(RANGES)
def test_what_is_likely_lies_in_the_range_near_its_least(range_: Range) -> None:
    assert range_.likely in range_
    assert range_.likely <= range_.low + 3
