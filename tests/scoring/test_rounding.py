from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tapete.scoring.rounding import half_away_from_zero


@given(st.integers(-1000, 1000), st.integers(1, 40))
def test_it_is_the_nearest_and_of_two_nearest_the_one_further_from_zero(
    numerator: int, denominator: int
) -> None:
    exact, nearest = Fraction(numerator, denominator), half_away_from_zero(numerator, denominator)
    assert abs(exact - nearest) <= Fraction(1, 2)
    if abs(exact - nearest) == Fraction(1, 2):
        assert abs(nearest) > abs(exact)
