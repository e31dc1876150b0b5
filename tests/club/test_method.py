from tapete.club import Method


def test_each_method_is_in_law_78() -> None:
    assert {method.law[:2] for method in Method} == {"78"}
    assert (Method.MATCHPOINTS.law, Method.BUTLER.law, Method.TOTAL_POINTS.law) == ("78A", "78B", "78C")


def test_only_matchpoints_have_a_top() -> None:
    assert {method for method in Method if method.is_matchpoints} == {
        Method.MATCHPOINTS,
        Method.ACBL_MATCHPOINTS,
    }
    assert repr(Method.IMPS) == "Method.IMPS"
