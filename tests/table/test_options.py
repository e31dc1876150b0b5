"""The options of a table, and who can be at it."""

import pytest

from tapete.table import Occupant, Options, Person

NURIA = Person("1", "Núria")


@pytest.mark.parametrize("tempo", [-1, 10_001])
def test_a_robots_tempo_is_ten_seconds_at_most(tempo: int) -> None:
    with pytest.raises(ValueError, match=str(tempo)):
        Options(tempo=tempo)


def test_the_usual_table_undoes_calls_admits_watchers_and_prepares_no_deal() -> None:
    options = Options()
    assert (options.undo.value, options.watchers, options.prepared_deals) == ("auction", True, False)


@pytest.mark.parametrize(
    ("occupant", "is_empty", "is_present", "is_away"),
    [
        (Occupant(), True, False, False),
        (Occupant(NURIA), False, True, False),
        (Occupant(is_robot=True), False, False, False),
        (Occupant(NURIA, away_since=1.0), False, False, True),
        (Occupant(NURIA, is_robot=True, away_since=1.0), False, False, True),
    ],
)
def test_a_seat_is_empty_played_by_a_person_or_held(
    occupant: Occupant, is_empty: bool, is_present: bool, is_away: bool
) -> None:
    assert (occupant.is_empty, occupant.is_present_person, occupant.is_away) == (
        is_empty,
        is_present,
        is_away,
    )
