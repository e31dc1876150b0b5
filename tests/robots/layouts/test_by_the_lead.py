"""An opening lead tells what is held in its suit: leads are natural."""

import numpy as np
import pytest

from tapete.core import Hand, Play, Seat, Strain
from tapete.robots.layouts.by_the_lead import lead_agreement


def agreement(lead: str, *hands: str, trump: Strain = Strain.NOTRUMP) -> list[float]:
    play = Play.of(trump, Seat.WEST, lead)
    masks = np.array([Hand.parse(hand).mask for hand in hands], np.uint64)
    found = lead_agreement(play, Seat.WEST, masks)
    assert found is not None
    return [float(each) for each in found]


@pytest.mark.parametrize(
    ("lead", "natural", "other"),
    [
        ("S4", "KJ74...", "K943..."),
        ("SQ", "QJT...", "Q832..."),
        ("SK", "KQ4...", "K954..."),
    ],
)
def test_a_natural_holding_is_likelier(lead: str, natural: str, other: str) -> None:
    one, two = agreement(lead, natural, other)
    assert one == 0 > two


def test_who_did_not_lead_tells_nothing_by_it() -> None:
    play = Play.of(Strain.HEARTS, Seat.WEST, "S4")
    assert lead_agreement(play, Seat.EAST, np.zeros(1, np.uint64)) is None
    start = Play(Strain.HEARTS, Seat.WEST, Seat.WEST, Seat.WEST)
    assert lead_agreement(start, Seat.WEST, np.zeros(1, np.uint64)) is None
