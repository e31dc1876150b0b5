"""Who sits where: coming, going, seats held, robots that stand in, and the beginning of a rubber."""

import pytest

from table.game import AINA, BIEL, HOUSE, JOAN, NURIA, PAU, SPEC_AUCTION, Game
from tapete.core import PASS, Seat, parse_cards
from tapete.table import AnyIntent, Duty, Options, Person, Phase, Robot, Task, duties
from tapete.table.intents import (
    AnswerClaim,
    AnswerInterrupt,
    AskInterrupt,
    BeginRubber,
    Claim,
    LeaveSeat,
    MakeCall,
    PlayCard,
    Ready,
    RemoveRobot,
    Say,
    SeatRobot,
    TakeSeat,
)


def in_play() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION)


def rubber_over() -> Game:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).does(NURIA, AskInterrupt())
    return (
        game.does(PAU, AnswerInterrupt(True))
        .does(JOAN, AnswerInterrupt(True))
        .does(AINA, AnswerInterrupt(True))
    )


def test_a_free_seat_is_taken_by_who_comes_first() -> None:
    game = Game().does(NURIA, TakeSeat(Seat.NORTH))
    assert game.refusal(PAU, TakeSeat(Seat.NORTH)) == ("table/seat-taken", None)
    assert game.refusal(NURIA, TakeSeat(Seat.NORTH)) == ("table/already-seated", None)
    view = game.view(NURIA)
    assert view.seat is Seat.NORTH and view.seats.north.is_you and view.seats.north.name == "Núria"
    assert not game.view(PAU).seats.north.is_you


def test_before_the_rubber_one_may_move_and_leave() -> None:
    game = Game().does(NURIA, TakeSeat(Seat.NORTH), TakeSeat(Seat.EAST))
    assert game.view(NURIA).seat is Seat.EAST and game.table.seats.north.is_empty
    game.does(NURIA, LeaveSeat())
    assert game.view(NURIA).seat is None
    assert game.refusal(NURIA, LeaveSeat()) == ("table/not-seated", None)


def test_only_people_sit_down() -> None:
    assert Game().refusal(HOUSE, TakeSeat(Seat.NORTH)) == ("table/not-yours", None)
    assert Game().refusal(Robot(Seat.NORTH), TakeSeat(Seat.NORTH)) == ("table/not-yours", None)


def test_robots_take_the_empty_seats_when_a_rubber_begins() -> None:
    game = Game().does(NURIA, TakeSeat(Seat.NORTH), BeginRubber())
    assert [seen.is_robot for seen in game.view(NURIA).seats] == [False, True, True, True]
    assert game.view(NURIA).phase is Phase.DRAW and game.view(NURIA).rubber == 1
    assert game.refusal(NURIA, BeginRubber()) == ("table/not-now", None)


def test_who_is_not_seated_begins_nothing_host_or_not() -> None:
    game = Game(host=JOAN).does(NURIA, TakeSeat(Seat.NORTH))
    assert game.refusal(JOAN, BeginRubber()) == ("table/not-seated", None)
    assert game.refusal(HOUSE, BeginRubber()) == ("table/not-yours", None)
    assert game.refusal(Robot(Seat.EAST), BeginRubber()) == ("table/not-yours", None)
    assert not game.view(JOAN).may.begin and game.view(NURIA).may.begin


def test_the_host_seats_robots_and_sends_them_away_without_sitting() -> None:
    game = Game(host=JOAN).does(JOAN, SeatRobot(Seat.WEST))
    assert game.view(JOAN).may.remove_robots == (Seat.WEST,)
    game.does(JOAN, RemoveRobot(Seat.WEST))
    assert game.refusal(BIEL, SeatRobot(Seat.WEST)) == ("table/not-seated", None)
    assert game.refusal(BIEL, RemoveRobot(Seat.WEST)) == ("table/not-seated", None)
    assert game.refusal(JOAN, RemoveRobot(Seat.WEST)) == ("table/no-robot", None)


def test_a_robot_is_not_seated_where_somebody_sits() -> None:
    game = Game().does(NURIA, TakeSeat(Seat.NORTH), SeatRobot(Seat.EAST))
    assert game.refusal(NURIA, SeatRobot(Seat.EAST)) == ("table/seat-taken", None)
    assert game.refusal(NURIA, SeatRobot(Seat.NORTH)) == ("table/not-away", None)


def test_robots_are_not_sent_away_during_a_rubber() -> None:
    game = Game().does(NURIA, TakeSeat(Seat.NORTH), BeginRubber())
    assert game.refusal(NURIA, RemoveRobot(Seat.EAST)) == ("table/not-now", None)


def test_somebody_may_take_over_a_robots_seat_in_the_middle_of_a_deal() -> None:
    game = Game().sit_down(Seat.SOUTH).begin().draw_for(Seat.SOUTH).deal()
    assert [hand.seat for hand in game.view(BIEL).hands] == []
    assert game.view(BIEL).may.take_seats == (Seat.NORTH, Seat.EAST, Seat.WEST)
    game.does(BIEL, TakeSeat(Seat.NORTH))
    assert [hand.seat for hand in game.view(BIEL).hands] == [Seat.NORTH]
    assert game.refusal(BIEL, TakeSeat(Seat.EAST)) == ("table/already-seated", None)


def test_a_seat_left_during_a_rubber_is_held_for_its_owner() -> None:
    game = in_play().does(AINA, LeaveSeat())
    assert game.view(NURIA).seats.west.is_away and game.view(NURIA).seats.west.name == "Aina"
    assert game.refusal(BIEL, TakeSeat(Seat.WEST)) == ("table/seat-held", None)
    assert game.refusal(AINA, LeaveSeat()) == ("table/away", None)
    assert game.view(AINA).may.take_seats == (Seat.WEST,)
    game.does(AINA, TakeSeat(Seat.WEST), PlayCard(parse_cards("CA")[0]))


@pytest.mark.parametrize(
    "intent", [PlayCard(parse_cards("CA")[0]), AskInterrupt(), Say("hola"), SeatRobot(Seat.WEST)]
)
def test_who_has_left_does_nothing_until_he_is_back(intent: AnyIntent) -> None:
    game = in_play().does(AINA, LeaveSeat())
    assert game.refusal(AINA, intent) == ("table/away", None)


def test_a_robot_stands_in_and_its_owner_has_his_seat_back_at_once() -> None:
    game = in_play().does(AINA, LeaveSeat())
    assert game.view(NURIA).may.seat_robots == (Seat.WEST,)
    game.does(NURIA, SeatRobot(Seat.WEST))
    seen = game.view(NURIA).seats.west
    assert seen.is_robot and seen.is_away and seen.name == "Aina"
    assert game.refusal(AINA, PlayCard(parse_cards("CA")[0])) == ("table/robot-stands-in", None)
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.PLAY),)
    game.does(AINA, TakeSeat(Seat.WEST))
    assert duties(game.table) == ()
    assert game.refusal(Robot(Seat.WEST), PlayCard(parse_cards("CA")[0])) == ("table/no-robot", None)
    game.does(AINA, PlayCard(parse_cards("CA")[0]))


def test_the_house_may_let_a_robot_stand_in() -> None:
    game = in_play().does(AINA, LeaveSeat()).does(HOUSE, SeatRobot(Seat.WEST))
    assert game.view(NURIA).seats.west.is_robot
    assert game.refusal(HOUSE, PlayCard(parse_cards("CA")[0])) == ("table/not-seated", None)


def test_a_stand_in_answers_a_claim_that_was_waiting_for_who_left() -> None:
    game = in_play().plays("CA").does(JOAN, Claim(11)).does(PAU, AnswerClaim(True), LeaveSeat())
    game.does(AINA, LeaveSeat()).does(NURIA, SeatRobot(Seat.WEST))
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.ANSWER_CLAIM),)
    game.does(Seat.WEST, AnswerClaim(True))
    assert game.view(NURIA).phase is Phase.RESULT


def test_a_stand_in_is_ready_for_who_left_and_who_comes_back_is_asked_again() -> None:
    game = in_play().plays("CA").does(JOAN, Claim(11)).claims_agreed()
    game.does(NURIA, Ready()).does(JOAN, Ready()).does(AINA, LeaveSeat()).does(NURIA, SeatRobot(Seat.WEST))
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.READY),)
    game.does(Seat.WEST, Ready()).does(AINA, TakeSeat(Seat.WEST))
    assert game.view(AINA).may.ready
    game.does(AINA, Ready()).does(PAU, Ready())
    assert game.view(AINA).phase is Phase.SHUFFLE


def test_four_robots_with_nobody_at_the_table_rest() -> None:
    game = Game().sit_down(Seat.SOUTH).begin().draw_for(Seat.SOUTH).deal().calls("1H")
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.CALL),)
    game.does(JOAN, LeaveSeat())
    assert duties(game.table) == ()
    assert game.view(BIEL).waiting_for == (Seat.WEST,)
    game.does(JOAN, TakeSeat(Seat.SOUTH))
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.CALL),)


def test_the_next_rubber_begins_when_all_who_are_there_are_ready() -> None:
    game = rubber_over()
    assert game.view(NURIA).waiting_for == tuple(Seat)
    game.does(PAU, LeaveSeat()).everyone_is_ready()
    view = game.view(NURIA)
    assert view.phase is Phase.DRAW and view.rubber == 2 and view.seats.east.is_robot
    assert view.sheet is None and len(view.rubbers) == 1


def test_when_somebody_gets_up_the_others_are_asked_again() -> None:
    game = rubber_over().does(NURIA, Ready()).does(PAU, Ready()).does(JOAN, Ready()).does(AINA, LeaveSeat())
    assert game.view(NURIA).waiting_for == (Seat.NORTH, Seat.EAST, Seat.SOUTH)
    game.does(NURIA, SeatRobot(Seat.WEST)).does(Seat.WEST, Ready()).does(
        NURIA, Ready(), RemoveRobot(Seat.WEST)
    )
    assert game.view(NURIA).waiting_for == (Seat.NORTH, Seat.EAST, Seat.SOUTH)


def test_who_takes_a_ready_robots_seat_has_yet_to_say_that_he_is_ready() -> None:
    game = rubber_over().does(PAU, LeaveSeat()).does(NURIA, SeatRobot(Seat.EAST)).does(Seat.EAST, Ready())
    game.does(BIEL, TakeSeat(Seat.EAST))
    assert Seat.EAST in game.view(BIEL).waiting_for


def test_a_seat_is_held_no_longer_than_its_rubber() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).does(NURIA, AskInterrupt()).does(AINA, LeaveSeat())
    game.does(NURIA, SeatRobot(Seat.WEST))
    for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST):
        game.does(seat, AnswerInterrupt(True))
    assert game.view(AINA).may.leave_seat and Seat.WEST in game.view(AINA).may.take_seats
    game.does(BIEL, TakeSeat(Seat.WEST))
    assert game.view(AINA).seat is None and game.view(BIEL).seats.west.name == "Biel"


def test_names_change_with_who_comes_back() -> None:
    game = in_play().does(AINA, LeaveSeat()).does(Person(AINA.id, "Aina R."), TakeSeat(Seat.WEST))
    assert game.view(NURIA).seats.west.name == "Aina R."


def test_a_robot_is_nobody_at_a_table_where_it_does_not_sit() -> None:
    game = Game(Options()).sit_down().begin()
    assert game.refusal(Robot(Seat.WEST), MakeCall(PASS)) == ("table/no-robot", None)
