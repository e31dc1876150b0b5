"""Defending robots concede and claim, and answer who does so against or beside them; they never ask twice."""

import secrets

import pytest
from msgspec.structs import replace

from table.game import Game
from tapete.core import Seat
from tapete.dd import solver
from tapete.server.robot_moves import intent_for, offers_claim
from tapete.server.thinking_job import CardQuestion, decide
from tapete.table import Duty, Robot, Task, seat_view_of
from tapete.table.intents import AnswerClaim, Claim, PlayCard
from tapete.table.people import Occupant

DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
"""South has all the trumps."""


def three_left(*robots: Seat, trump: str = "D", is_led: bool = True) -> Game:
    """Ten tricks have been played; South's trumps have won them, else West's clubs. West is to play."""
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal(DEAL).calls(f"3{trump} P P P")
    while game.table.play is None or game.table.play.tricks_left > 3 or is_led > bool(game.table.play.led):
        seat = game.table.player_of(game.table.play.turn)  # type: ignore[union-attr]
        game.does(seat, PlayCard(game.view(seat).may.cards[-1]))
    seats = game.table.seats
    for seat in robots:
        seats = seats.with_seat(seat, Occupant(is_robot=True))
    game.put(replace(game.table, seats=seats))
    return game


def doing(game: Game, seat: Seat, task: Task) -> object:
    return intent_for(game.table, Duty(Robot(seat), task), secrets)


def test_a_defending_robot_concedes_what_it_cannot_win_and_its_partner_accepts() -> None:
    game = three_left(Seat.WEST, Seat.EAST)
    concession = doing(game, Seat.WEST, Task.PLAY)
    assert concession == Claim(0)
    game.does(Seat.WEST, Claim(0))
    assert doing(game, Seat.EAST, Task.ANSWER_CLAIM) == AnswerClaim(True)
    assert game.does(Seat.EAST, AnswerClaim(True)).view(Seat.SOUTH).tricks_taken == 13


def test_a_strong_robot_concedes_by_the_same_test() -> None:
    table = three_left(Seat.WEST).table
    assert table.sheet is not None
    question = CardQuestion(seat_view_of(table, Seat.WEST), table.sheet, offers_claim(table, Seat.WEST))
    assert decide(question, 0.05, solver()).claim == (0, ())


@pytest.mark.parametrize("is_strong", [False, True])
def test_a_defending_robot_claims_what_nobody_can_take_from_it_and_declarer_accepts(is_strong: bool) -> None:
    game = three_left(Seat.WEST, Seat.SOUTH, trump="NT", is_led=False)
    assert game.table.sheet is not None
    if is_strong:
        question = CardQuestion(seat_view_of(game.table, Seat.WEST), game.table.sheet, may_claim=True)
        assert decide(question, 0.05, solver()).claim == (3, ())
    else:
        assert doing(game, Seat.WEST, Task.PLAY) == Claim(3)
    game.does(Seat.WEST, Claim(3))
    assert game.table.claim is not None and game.table.claim.asked == (Seat.SOUTH,)
    assert doing(game, Seat.SOUTH, Task.ANSWER_CLAIM) == AnswerClaim(True)
    assert game.does(Seat.SOUTH, AnswerClaim(True)).view(Seat.NORTH).tricks_taken == 0


def test_it_concedes_no_second_time_in_a_deal_in_which_somebody_objected() -> None:
    game = three_left(Seat.WEST)
    game.does(Seat.WEST, Claim(0)).does(Seat.EAST, AnswerClaim(False))
    for _ in range(4):
        seat = game.table.player_of(game.table.play.turn)  # type: ignore[union-attr]
        if seat is Seat.WEST:
            assert isinstance(doing(game, seat, Task.PLAY), PlayCard)
            game.does(seat, doing(game, seat, Task.PLAY))  # type: ignore[arg-type]
        else:
            game.does(seat, PlayCard(game.view(seat).may.cards[-1]))
    assert not offers_claim(game.table, Seat.WEST) and offers_claim(game.table, Seat.SOUTH)


@pytest.mark.parametrize(("claimed", "agrees"), [(0, True), (1, False), (3, False)])
def test_robots_answer_a_person_who_defends_by_what_is_certain(claimed: int, agrees: bool) -> None:
    game = three_left(Seat.EAST, Seat.SOUTH).does(Seat.WEST, Claim(claimed))
    assert game.table.claim is not None
    asked = game.table.claim.asked[0]
    if claimed == 1:  # his partner would not have it that he gives two: he can give all
        assert doing(game, asked, Task.ANSWER_CLAIM) == AnswerClaim(True)
        game.does(asked, AnswerClaim(True))
        asked = game.table.claim.asked[0]
    assert doing(game, asked, Task.ANSWER_CLAIM) == AnswerClaim(agrees)
