from tapete.club import Comparison


def test_each_method_is_in_law_78() -> None:
    assert {method.law[:2] for method in Comparison} == {"78"}
    assert (Comparison.MATCHPOINTS.law, Comparison.BUTLER.law, Comparison.TOTAL_POINTS.law) == (
        "78A",
        "78B",
        "78C",
    )


def test_only_matchpoints_have_a_top() -> None:
    assert {method for method in Comparison if method.is_matchpoints} == {
        Comparison.MATCHPOINTS,
        Comparison.ACBL_MATCHPOINTS,
    }
    assert repr(Comparison.IMPS) == "Comparison.IMPS"
