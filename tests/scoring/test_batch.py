"""Very many duplicate outcomes at once: the same scores as one by one, for every outcome there is."""

import subprocess
import sys
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import outcomes, vulnerabilities
from tapete.core import BIDS, PASSED_OUT, Contract, Doubling, Outcome, Seat, Vulnerability
from tapete.scoring import ScoreError, duplicate
from tapete.scoring.batch import NOBODY_BID, Outcomes, columns, scores_ns


@pytest.mark.parametrize(
    "step", [11, pytest.param(1, marks=pytest.mark.thorough)], ids=["one in eleven", "all"]
)
def test_every_outcome_there_is_scores_as_one_by_one(step: int) -> None:
    contracts = [Contract(*parts) for parts in product(BIDS, Doubling, Seat)]
    played = [
        (Outcome(contract, tricks), vulnerability)
        for contract, tricks, vulnerability in product(contracts, range(14), Vulnerability)
    ]
    played = played[::step] + [(PASSED_OUT, vulnerability) for vulnerability in Vulnerability]
    assert scores_ns(columns(played)).tolist() == [duplicate.score_ns(*each) for each in played]


def test_a_passed_out_board_scores_0_whatever_stands_in_the_other_columns() -> None:
    others = list(product(range(3), range(14), range(4), range(2)))
    rows = np.array([(NOBODY_BID, *each) for each in others])
    assert not scores_ns(Outcomes(*rows.T)).any()


@given(st.lists(st.tuples(outcomes(), vulnerabilities), max_size=20), st.integers(1, 5000))
def test_however_many_they_are_and_however_wide_their_numbers(
    played: list[tuple[Outcome, Vulnerability]], times: int
) -> None:
    expected = [duplicate.score_ns(*each) for each in played] * times
    once = columns(played)
    for dtype in (np.int8, np.uint64):
        many = Outcomes(*(np.tile(column.astype(dtype), times) for column in once))
        assert scores_ns(many).tolist() == expected


@pytest.mark.parametrize(
    ("name", "number", "text"),
    [
        ("bid", 36, "Law 77: bid is 0 to 35, not 3 to 36"),
        ("doubling", -1, "Law 77: doubling is 0 to 2, not -1 to 1"),
        ("tricks_taken", 14, "Law 77: tricks_taken is 0 to 13, not 9 to 14"),
        ("vulnerability", 4, "Law 77: vulnerability is 0 to 3, not 0 to 4"),
        ("side", 2, "Law 77: side is 0 to 1, not 1 to 2"),
    ],
)
def test_numbers_that_stand_for_nothing_are_refused(name: str, number: int, text: str) -> None:
    first = {"bid": 3, "doubling": 1, "tricks_taken": 9, "vulnerability": 0, "side": 1}
    rows = [first.values(), (first | {name: number}).values()]
    with pytest.raises(ScoreError) as refused:
        scores_ns(Outcomes(*np.array([list(row) for row in rows]).T))
    assert (refused.value.code, str(refused.value)) == ("score/cannot-score", text)


def test_columns_of_other_lengths_or_of_fractions_are_refused() -> None:
    three = Outcomes(*np.zeros((5, 3), np.int8))
    with pytest.raises(ScoreError, match="side is no column of 3 outcomes"):
        scores_ns(three._replace(side=np.zeros(2, np.int8)))
    with pytest.raises(ScoreError, match="tricks_taken is of whole numbers, not of float64"):
        scores_ns(three._replace(tricks_taken=np.zeros(3)))  # type: ignore[arg-type]  # wrong on purpose


def test_whoever_does_not_score_by_the_million_does_not_load_numpy() -> None:
    loaded = "import sys, tapete.scoring, tapete.scoring.unit; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
