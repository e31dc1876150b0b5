from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import SCORES
from tapete.scoring.artificial import Artificial

ROWS: dict[str, dict[str, Any]] = {row["kind"]: row for row in SCORES["artificial"]}


@pytest.mark.parametrize("kind", Artificial)
def test_golden_averages_are_worth_their_imps(kind: Artificial) -> None:
    assert kind.imps == ROWS[kind.value.replace("_", " ")]["imps"]


@given(st.floats(0, 100))
def test_average_plus_is_at_least_60_and_average_minus_at_most_40(own_session: float) -> None:
    plus, minus = Artificial.AVERAGE_PLUS.percent(own_session), Artificial.AVERAGE_MINUS.percent(own_session)
    assert plus == max(own_session, ROWS["average plus"]["mp_percent_min"])
    assert minus == min(own_session, ROWS["average minus"]["mp_percent_max"])
    assert Artificial.AVERAGE.percent(own_session) == ROWS["average"]["mp_percent"]


def test_it_is_written_as_it_is_typed() -> None:
    assert repr(Artificial.AVERAGE_PLUS) == "Artificial.AVERAGE_PLUS"
