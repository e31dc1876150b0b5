from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tapete.scoring.rounding import half_away_from_zero, to_hundredths


@given(st.integers(-1000, 1000), st.integers(1, 40))
def test_it_is_the_nearest_and_of_two_nearest_the_one_further_from_zero(
    numerator: int, denominator: int
) -> None:
    exact, nearest = Fraction(numerator, denominator), half_away_from_zero(numerator, denominator)
    assert abs(exact - nearest) <= Fraction(1, 2)
    if abs(exact - nearest) == Fraction(1, 2):
        assert abs(nearest) > abs(exact)


@given(st.fractions(-50, 50))
def test_two_decimals_are_the_nearest_hundredth(exact: Fraction) -> None:
    hundredths = to_hundredths(exact) * 100
    assert abs(hundredths - round(hundredths)) < 1e-6
    assert abs(Fraction(round(hundredths), 100) - exact) <= Fraction(1, 200)
