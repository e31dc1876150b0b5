"""The card of a robot that thinks comes of what it sees and of nothing else."""

from functools import partial
from itertools import count
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from robots.tables import NEW_SHEET, ending, played_deals
from tapete.core import BySeat, Card, Deal, Hand, Play, Seat, SeatView, Vulnerability, seat_view
from tapete.dd import solver
from tapete.dd.dds import Dds
from tapete.robots.layouts import likely_layouts
from tapete.robots.thinking import CardThought, Effort, seed_of, think_card

FEW = Effort(seconds=1.0, layouts=5)


def standing() -> float:
    """A clock that stands."""
    return 0.0


def thought_at(view: SeatView, effort: Effort = FEW) -> CardThought:
    return think_card(view, NEW_SHEET, solver(), seed_of(view), effort, standing)


def south_to_play(hands: str, contract: str = "3NT", cards: str = "") -> SeatView:
    """South declares and leads in an ending; he sees North and himself."""
    auction, play, four = ending(hands, contract)
    for card in map(Card.parse, cards.split()):
        play = play.after(card, four[play.turn])
    played = Hand(play.played)
    seen = tuple((seat, four[seat] - played) for seat in (Seat.NORTH, Seat.SOUTH))
    return SeatView(Seat.SOUTH, Vulnerability.NONE, auction, play, seen)


@pytest.mark.thorough
def test_no_hidden_card_changes_the_card_or_what_is_thought_of_any() -> None:
    chance, asked = Random(5), 0
    for played in played_deals(8, seed=5):
        contract, whole = played.auction.contract, played.play
        if contract is None or whole is None:
            continue
        play = Play.start(contract)
        place = chance.choice((0, 17, 22, 27, 33))
        for card in whole.cards[:place]:
            play = play.after(card, played.deal[play.turn])
        chooser = contract.declarer if play.turn is contract.dummy else play.turn

        seen = partial(seat_view, chooser, played.terms.vulnerability, auction=played.auction, play=play)
        other = likely_layouts(seen(played.deal), played.sheet, chance, 8).hands[-1]
        permuted = Deal(BySeat(*(other[seat] | play.played_by(seat) for seat in Seat)))
        assert thought_at(seen(permuted)) == thought_at(seen(played.deal))
        asked += permuted != played.deal
    assert asked > 4


def test_a_single_legal_card_is_played_at_once_and_nobody_is_asked() -> None:
    view = south_to_play("5... .5.. A... ..5.")
    thought = think_card(view, NEW_SHEET, Silent(), 1, FEW, standing)
    assert (thought.card, thought.cards, thought.layouts, thought.exact) == (Card.parse("SA"), (), 0, True)


def test_all_layouts_are_looked_at_once_they_are_few() -> None:
    thought = thought_at(south_to_play("AQ..2. K5...3 43..3. J6...2"))
    assert thought.exact and thought.layouts <= 20
    assert {str(chance.card) for chance in thought.cards} == {"S4", "S3", "D3"}


def test_a_finesse_is_taken_when_it_is_all_that_is_left() -> None:
    thought = thought_at(south_to_play("AQ... J5... 43... K6...", cards="S3 S6"))
    assert thought.card is Card.parse("SQ")
    assert thought.cards[0].tricks > thought.cards[1].tricks


class Silent(Dds):
    """A solver that must not be asked."""

    def __init__(self) -> None:
        """Nothing is loaded."""

    def cards_of_layouts(
        self, play: Play, left: npt.NDArray[np.uint64], goal: int | None = None
    ) -> npt.NDArray[np.int8]:
        raise AssertionError("nobody should be asked")


def test_a_robot_whose_time_is_over_plays_by_the_first_few_layouts() -> None:
    seconds = count()
    view = south_to_play("AK542..A32. Q98.KQ.KQ4. J73..JT9.Q2 T6.AJ.865.J")
    thought = think_card(view, NEW_SHEET, solver(), 1, Effort(0.5, 100), lambda: float(next(seconds)))
    assert thought.layouts == 5 and not thought.exact
