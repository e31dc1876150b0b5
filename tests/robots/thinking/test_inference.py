"""What the last cards tell of the layouts."""

from random import Random

import pytest

from robots.tables import NEW_SHEET, to_play
from tapete.core import Seat, SeatView, Suit
from tapete.dd import solver
from tapete.robots.layouts import likely_layouts
from tapete.robots.thinking.inference import by_the_lead, by_the_play, last_choices

DEAL = "N:K75.AJ4.QT6.9432 A2.K76.J9843.K85 QJ94.Q853.A75.A6 T863.T92.K2.QJT7"
FIVE_TRICKS = "CQ C2 C5 CA S4 S3 SK SA CK C6 C7 C3 C8 H3 CT C4 CJ C9 D3 D5 S6 S5 S2 SQ"


def view_after(cards: str) -> SeatView:
    return to_play(DEAL, "3NT", Seat.SOUTH, cards, "1NT P 3NT P P P")


def standing() -> float:
    return 0.0


def test_only_others_choices_are_gone_over_the_latest_first() -> None:
    view = view_after(FIVE_TRICKS)
    assert view.seat is Seat.SOUTH
    found = last_choices(view)
    assert [str(card) for _, _, card in found] == ["S2", "S6", "D3", "CJ"]
    assert all(seat in (Seat.EAST, Seat.WEST) for seat, _, _ in found)
    assert last_choices(view_after("CQ C2 C5")) == []


def test_weights_still_add_up_to_one_and_differ() -> None:
    view = view_after(FIVE_TRICKS)
    drawn = likely_layouts(view, NEW_SHEET, Random(1), 30)
    weighed = by_the_play(view, by_the_lead(view, drawn), solver(), 1.0, standing)
    assert weighed.weights.sum() == pytest.approx(1)
    assert (weighed.masks == drawn.masks).all()
    assert weighed.weights.max() > 1.5 * weighed.weights.min()


def test_nothing_is_gone_over_once_the_time_is_over() -> None:
    view = view_after(FIVE_TRICKS)
    drawn = likely_layouts(view, NEW_SHEET, Random(1), 30)
    assert by_the_play(view, drawn, solver(), 0.0, standing) is drawn


def test_the_suit_led_makes_a_hand_likelier_that_would_have_led_it() -> None:
    view = view_after("CQ C2")
    drawn = likely_layouts(view, NEW_SHEET, Random(1), 60)
    lengths = [hands[Seat.WEST].length(Suit.CLUBS) for hands in drawn.hands]
    assert by_the_lead(view, drawn).weights @ lengths > drawn.weights @ lengths
