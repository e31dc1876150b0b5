from hypothesis import given
from hypothesis import strategies as st

from tapete.scoring.ranking import Place, places, places_by


@given(st.lists(st.integers(0, 6), max_size=12))
def test_a_place_is_one_more_than_those_who_did_better(results: list[int]) -> None:
    for result, place in zip(results, places(results), strict=True):
        assert place.number == 1 + sum(other > result for other in results)
        assert place.is_shared == (results.count(result) > 1)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=12))
def test_a_tie_is_broken_by_the_next_number_and_only_then_shared(results: list[tuple[int, int]]) -> None:
    for result, place in zip(results, places_by(results), strict=True):
        assert place.number == 1 + sum(other > result for other in results)
        assert place.is_shared == (results.count(result) > 1)


def test_who_is_equal_shares_a_place_and_the_next_is_skipped() -> None:
    assert [str(place) for place in places([60, 60, 55.5])] == ["1=", "1=", "3"]
    assert places([7]) == (Place(1),)
