"""What each number of tricks is worth to declarer's side."""

import pytest

from robots.goals.test_odds import sheet_after
from robots.tables import to_play
from tapete.core import Seat, SeatView
from tapete.robots.goals import play_worth, worth_among
from tapete.robots.goals.other_tables import other_tables
from tapete.scoring import AnySheet, Form, auction1920, duplicate, rubber
from tapete.scoring.duplicate import Scoring

DEAL = "N:K852.A76.KQ5.843 QJ6.K982.J82.QT7 A73.QJ3.A743.KJ2 T94.T54.T96.A965"
MATCHPOINTS = duplicate.start(scoring=Scoring.MATCHPOINTS)
IMPS = duplicate.start(scoring=Scoring.IMPS)
TOTAL = duplicate.start(scoring=Scoring.TOTAL)


def declarer(contract: str = "3NT", declarer: Seat = Seat.SOUTH, calls: str = "") -> SeatView:
    """Declarer's view once dummy is down."""
    return to_play(DEAL, contract, declarer, "D6" if declarer is Seat.SOUTH else "D3", calls)


@pytest.mark.parametrize(
    "sheet", [MATCHPOINTS, IMPS, TOTAL, rubber.start(Seat.NORTH), sheet_after(Form.CHICAGO)]
)
@pytest.mark.parametrize("contract", ["3NT", "4S", "1C", "7NT"])
def test_a_trick_more_is_never_worth_less(sheet: AnySheet, contract: str) -> None:
    worth = play_worth(declarer(contract), sheet)
    values = [worth(tricks) for tricks in range(14)]
    assert values == sorted(values)


def test_the_parts_of_the_tables_add_up() -> None:
    for calls in ("", "1S 2H 4S P P P"):
        results = other_tables(declarer("4S" if calls else "3NT", calls=calls))
        assert sum(part for _, part in results) == pytest.approx(1)


def test_an_overtrick_is_a_matter_of_matchpoints_and_the_contract_of_imps() -> None:
    """Nine tricks for certain, or ten in three cases of four and else eight."""
    view = declarer()

    def gains_by_playing_on(sheet: AnySheet) -> bool:
        worth = play_worth(view, sheet)
        return 0.75 * worth(10) + 0.25 * worth(8) > worth(9)

    assert gains_by_playing_on(MATCHPOINTS)
    assert not gains_by_playing_on(IMPS)
    assert not gains_by_playing_on(TOTAL)
    assert not gains_by_playing_on(rubber.start(Seat.NORTH))


def test_in_1920_the_tricks_that_make_the_game_are_worth_a_game() -> None:
    worth = play_worth(declarer("1NT"), auction1920.start(Seat.NORTH))
    assert worth(9) - worth(8) > 90 > worth(8) - worth(7)


def test_with_sixty_below_two_hearts_is_played_for_game() -> None:
    view, plain = declarer("2H"), rubber.start(Seat.NORTH)
    with_sixty = play_worth(view, sheet_after(Form.RUBBER, "2H"))
    assert with_sixty(8) - with_sixty(7) > 150 + play_worth(view, plain)(8) - play_worth(view, plain)(7)


def test_east_and_west_count_their_own_points() -> None:
    worth = play_worth(declarer("1NT", Seat.EAST), TOTAL)
    assert worth(7) == 90
    assert worth(6) == -50


def test_a_defender_who_sees_no_dummy_counts_on_a_contract_as_good_as_any() -> None:
    view = to_play(DEAL, "3NT", Seat.SOUTH)
    worth = play_worth(view, MATCHPOINTS)
    assert 0 == worth(0) < worth(8) < 0.5 < worth(10) < worth(13) <= 1


def test_the_field_plays_on_in_the_bid_that_was_outbid() -> None:
    alone, fought = other_tables(declarer("4S")), other_tables(declarer("4S", calls="1S 4H 4S P P P"))
    assert max(score for score, _ in fought) >= 150 + max(score for score, _ in alone) or len(fought) > len(
        alone
    )


def test_total_points_are_set_against_the_mean_of_the_others() -> None:
    assert worth_among(((400, 0.5), (430, 0.5)), 430, Scoring.TOTAL) == 15
