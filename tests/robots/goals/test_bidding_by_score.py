"""The same hand after the same calls is bid differently as the form and the sheet change."""

import pytest
from msgspec.structs import replace

from robots.goals.test_odds import sheet_after
from robots.tables import to_call
from tapete.core import Seat, Vulnerability
from tapete.robots import choose_call
from tapete.scoring import AnySheet, Form, chicago, duplicate
from tapete.scoring.chicago import ChicagoOptions
from tapete.scoring.duplicate import Scoring

NONE, NS, EW, BOTH = Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH


def call(hand: str, calls: str, sheet: AnySheet, vulnerability: Vulnerability = NONE) -> str:
    view = replace(to_call(hand, calls), vulnerability=vulnerability)
    return str(choose_call(view, sheet).call)


@pytest.mark.parametrize(
    ("scoring", "vulnerability", "rebid"),
    [
        (Scoring.IMPS, BOTH, "3S"),
        (Scoring.TOTAL, BOTH, "3S"),
        (Scoring.IMPS, NONE, "P"),
        (Scoring.MATCHPOINTS, BOTH, "P"),
    ],
)
def test_a_vulnerable_game_is_looked_for_at_imps_and_not_at_matchpoints(
    scoring: Scoring, vulnerability: Vulnerability, rebid: str
) -> None:
    sheet = duplicate.start(scoring=scoring)
    assert call("AQ954.73.KQJ2.K8", "1S P 2S P", sheet, vulnerability) == rebid


def test_an_invitation_is_accepted_on_deal_four_of_chicago_and_declined_on_deal_one() -> None:
    hand, last = "KJ954.A3.QJ62.J8", sheet_after(Form.CHICAGO, "4S", "4S", "4S")
    assert call(hand, "1S P 3S P", sheet_after(Form.CHICAGO)) == "P"
    assert call(hand, "1S P 3S P", last, BOTH) == "4S"


def test_in_rubber_bridge_a_part_score_makes_game_near() -> None:
    hand = "AQ954.A3.KQ62.K8"
    assert call(hand, "1S P 2S P", sheet_after(Form.RUBBER)) == "4S"
    assert call(hand, "1S P 2S P", sheet_after(Form.RUBBER, "2H")) == "P"


def test_a_side_that_is_vulnerable_risks_more_for_the_last_game_of_a_rubber() -> None:
    hand = "AQ954.A3.QJ62.K8"
    assert call(hand, "1S P 2S P", sheet_after(Form.RUBBER)) == "4S"
    assert call(hand, "1S P 2S P", sheet_after(Form.RUBBER, "4S"), NS) == "3S"


def test_in_1920_nobody_bids_a_game_that_overtricks_will_make() -> None:
    hand = "AQ954.A3.KQ62.K8"
    assert call(hand, "1S P 2S P", sheet_after(Form.AUCTION1920)) == "P"


HONORS = [
    ("AKQT4.K54.J2.A65", "", "1S", "1NT"),
    ("AKQJ5.A9.K2.Q653", "1S P 1NT P", "4S", "3NT"),
    ("AKQT5.K9.72.Q653", "1S P 1NT P", "2S", "P"),
    ("AQJT5.Q9.72.QT53", "1NT P", "4S", "3S"),
    ("A95.AQJT3.A2.KJ4", "1H P 1S P 2NT P 3NT P", "4H", "P"),
    ("AQ953.A.AQ62.A98", "1S P 2S P", "3NT", "4S"),
]
"""A hand, the calls before it, its call where honors score and where they do not."""


@pytest.mark.parametrize(("hand", "calls", "scored", "unscored"), HONORS)
def test_four_honors_or_aces_in_one_hand_choose_the_strain_where_they_score(
    hand: str, calls: str, scored: str, unscored: str
) -> None:
    without = chicago.start(Seat.NORTH, ChicagoOptions(honors=False))
    for sheet in (sheet_after(Form.RUBBER), chicago.start(Seat.NORTH)):
        assert call(hand, calls, sheet) == scored
    for sheet in (without, duplicate.start(scoring=Scoring.TOTAL)):
        assert call(hand, calls, sheet) == unscored


@pytest.mark.parametrize(("vulnerability", "answer"), [(NONE, "4S"), (EW, "4S"), (NS, "P")])
def test_a_sacrifice_is_a_matter_of_who_is_vulnerable(vulnerability: Vulnerability, answer: str) -> None:
    """East has five trumps and nothing else, over their game."""
    side = {NONE: NONE, EW: NS, NS: EW}[vulnerability]
    assert call("KJ863.4.T9532.87", "1H 1S 4H", duplicate.start(), side) == answer
