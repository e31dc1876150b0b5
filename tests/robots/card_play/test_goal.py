"""What a deal is played for."""

import pytest
from msgspec.structs import replace

from tapete.core import Auction, Contract, Outcome, Play, Seat, SeatView, Vulnerability
from tapete.robots.card_play.goal import tricks_to_play_for
from tapete.scoring import Form, auction1920, duplicate, unit
from tapete.scoring.duplicate import Scoring

NEW = auction1920.start(Seat.NORTH)


def view_of(calls: str, won: int = 0, lost: int = 0) -> SeatView:
    """The view of South, who declares, after his side has won and lost so many tricks."""
    auction = Auction.of(Seat.SOUTH, calls)
    assert auction.contract is not None
    play = replace(Play.start(auction.contract), tricks_ns=won, tricks_ew=lost)
    return SeatView(Seat.SOUTH, Vulnerability.NONE, auction, play, ())


@pytest.mark.parametrize("form", [Form.RUBBER, Form.CHICAGO, Form.DUPLICATE])
def test_contract_bridge_is_played_for_the_contract(form: Form) -> None:
    assert tricks_to_play_for(view_of("2S P P P"), unit.start(form, Seat.NORTH)) == 8


def test_at_matchpoints_the_contract_once_home_gives_way_to_overtricks() -> None:
    matchpoints, imps = duplicate.start(scoring=Scoring.MATCHPOINTS), duplicate.start()
    assert tricks_to_play_for(view_of("2S P P P", won=7, lost=3), matchpoints) == 8
    assert tricks_to_play_for(view_of("2S P P P", won=8, lost=3), matchpoints) == 10
    assert tricks_to_play_for(view_of("2S P P P", won=8, lost=3), imps) == 8
    assert tricks_to_play_for(view_of("2S P P P", won=3, lost=7), matchpoints) == 6


@pytest.mark.parametrize(
    ("calls", "goal"),
    [("1NT P P P", 9), ("1S P P P", 10), ("1C P P P", 11), ("5S P P P", 11), ("1H X P P P", 8)],
)
def test_in_1920_it_is_played_for_game_however_low_it_was_bid(calls: str, goal: int) -> None:
    assert tricks_to_play_for(view_of(calls), NEW) == goal


def test_in_1920_points_below_the_line_bring_the_goal_nearer() -> None:
    twenty = auction1920.score(NEW, Outcome(Contract.parse("1NT", Seat.SOUTH), 8))
    assert tricks_to_play_for(view_of("1S P P P"), twenty) == 8


def test_in_1920_a_game_out_of_reach_gives_way_to_the_contract_and_that_to_every_trick_left() -> None:
    assert tricks_to_play_for(view_of("2S P P P", won=3, lost=4), NEW) == 8
    assert tricks_to_play_for(view_of("2S P P P", won=3, lost=6), NEW) == 7
    assert tricks_to_play_for(view_of("1S P P P", won=7, lost=4), NEW) == 9
    assert tricks_to_play_for(view_of("1S P P P", won=10, lost=1), NEW) == 12
