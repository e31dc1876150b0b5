"""Outcomes: all that a form of bridge needs of a deal to score it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import contracts
from tapete.core import PASSED_OUT, Contract, ImpossibleOutcome, Outcome


@given(contracts, st.integers(0, 13))
def test_overtricks_are_counted_over_those_the_contract_needs(contract: Contract, tricks: int) -> None:
    outcome = Outcome(contract, tricks)
    assert outcome.overtricks == tricks - 6 - contract.level
    assert not outcome.is_passed_out


def test_a_deal_that_all_four_passed_has_no_tricks() -> None:
    assert PASSED_OUT.is_passed_out
    assert (PASSED_OUT.tricks_taken, PASSED_OUT.overtricks) == (0, 0)
    with pytest.raises(ImpossibleOutcome, match="Law 22: nobody wins a trick in a passed-out deal"):
        Outcome(None, 1)


@given(contracts, st.sampled_from((-1, 14)))
def test_a_side_wins_no_less_than_none_and_no_more_than_thirteen(contract: Contract, tricks: int) -> None:
    with pytest.raises(
        ImpossibleOutcome, match=f"Law 1: a side wins 0 to 13 tricks, not {tricks}"
    ) as refused:
        Outcome(contract, tricks)
    assert (refused.value.code, refused.value.law) == ("score/tricks-impossible", 1)
