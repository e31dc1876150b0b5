from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.scoring import CannotCompare
from tapete.scoring.carry_over import carried_imps, carried_matchpoints


@given(st.integers(0, 500), st.integers(1, 60), st.integers(1, 60))
def test_half_the_share_of_the_tops_is_carried(qualifying: int, top: int, final_top: int) -> None:
    assert carried_matchpoints(qualifying, top, final_top) == pytest.approx(
        qualifying / top * final_top / 2, abs=0.006
    )


def test_another_share_may_be_agreed() -> None:
    assert carried_matchpoints(300, 12, 24, Fraction(1, 4)) == 150
    assert carried_matchpoints(300, 12, 24, Fraction(0)) == 0


@given(st.integers(-120, 120), st.integers(0, 40))
def test_the_loser_of_the_earlier_match_carries_what_the_winner_does_with_the_other_sign(
    margin: int, most: int
) -> None:
    carried = carried_imps(margin, most=most)
    assert carried == -carried_imps(-margin, most=most)
    assert abs(carried) == min(abs(margin) / 2, most)


@pytest.mark.parametrize(("qualifying_top", "final_top"), [(0, 12), (12, 0), (-2, 12)])
def test_without_a_top_nothing_can_be_carried(qualifying_top: float, final_top: float) -> None:
    with pytest.raises(CannotCompare, match="cannot be carried"):
        carried_matchpoints(100, qualifying_top, final_top)


@pytest.mark.parametrize("share", [Fraction(-1, 2), Fraction(3, 2)])
def test_a_share_is_between_none_and_all(share: Fraction) -> None:
    with pytest.raises(CannotCompare, match="a share is between none and all"):
        carried_matchpoints(100, 12, 12, share)
    with pytest.raises(CannotCompare, match="a share is between none and all"):
        carried_imps(20, share)


def test_a_limit_below_nothing_is_refused() -> None:
    with pytest.raises(CannotCompare, match="at most -1 IMPs"):
        carried_imps(20, most=-1)
