"""For whom the table waits and what the house and the robots have to do; `test_anything.py` has the rest."""

from table.game import HOUSE, JOAN, SECRET, SPEC_AUCTION, Game
from tapete.core import Seat, parse_cards
from tapete.table import Duty, House, Robot, Task, duties, waiting_for
from tapete.table.intents import (
    AnswerClaim,
    BeginRubber,
    Claim,
    Cut,
    DrawCard,
    PlayCard,
    Shuffle,
    SpreadPack,
)


def alone() -> Game:
    """Joan at South with three robots."""
    return Game().sit_down(Seat.SOUTH)


def tasks(game: Game) -> list[tuple[str, Task]]:
    return [("house" if isinstance(d.who, House) else d.who.seat.value, d.task) for d in duties(game.table)]


def test_a_table_waits_for_nobody_before_its_first_rubber() -> None:
    game = alone()
    assert waiting_for(game.table) == () and duties(game.table) == ()


def test_the_house_spreads_the_pack_then_robots_draw() -> None:
    game = alone().does(JOAN, BeginRubber())
    assert tasks(game) == [("house", Task.SPREAD_PACK)]
    game.does(HOUSE, SpreadPack(SECRET))
    assert tasks(game) == [("N", Task.DRAW), ("E", Task.DRAW), ("W", Task.DRAW)]
    assert waiting_for(game.does(Seat.EAST, DrawCard(5)).table) == (Seat.NORTH, Seat.SOUTH, Seat.WEST)


def test_the_house_shuffles_and_a_robot_cuts() -> None:
    game = alone().begin().draw_for(Seat.SOUTH)
    assert tasks(game) == [("house", Task.SHUFFLE)]
    game.does(HOUSE, Shuffle(SECRET))
    assert tasks(game) == [("E", Task.CUT)] and waiting_for(game.table) == (Seat.EAST,)
    game.does(Seat.EAST, Cut("00" * 16))
    assert tasks(game) == [] and waiting_for(game.table) == (Seat.SOUTH,)


def test_a_robot_calls_plays_answers_and_lets_pass_in_its_turn() -> None:
    game = alone().begin().draw_for(Seat.SOUTH).deal().calls("1H")
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.CALL),)
    game.calls("P 2H P 4H P P P")
    assert tasks(game) == [("W", Task.PLAY)]
    game.plays("CA")
    assert tasks(game) == [], "declarer plays the robot's cards"
    game.does(JOAN, Claim(0))
    assert tasks(game) == [("W", Task.ANSWER_CLAIM), ("E", Task.ANSWER_CLAIM)]
    game.does(Seat.WEST, AnswerClaim(False))
    assert game.view(JOAN).claim is not None and tasks(game) == []
    game.does(JOAN, PlayCard(parse_cards("CJ")[0]))
    assert tasks(game) == [("W", Task.LET_PLAY_PASS), ("E", Task.LET_PLAY_PASS)]


def test_a_robot_that_declares_plays_both_hands() -> None:
    game = alone().begin().draw_for(Seat.NORTH).deal().calls("1H P P P").plays("D2 D3")
    assert tasks(game) == [("W", Task.PLAY)]
    game.plays("D4")
    assert tasks(game) == [("N", Task.PLAY)]


def test_robots_are_ready_as_soon_as_a_deal_is_over() -> None:
    game = alone().begin().draw_for(Seat.SOUTH).deal().calls("P P P P")
    assert tasks(game) == [("N", Task.READY), ("E", Task.READY), ("W", Task.READY)]


def test_a_person_in_turn_gives_no_robot_a_duty() -> None:
    game = Game().sit_down(Seat.SOUTH, Seat.WEST).begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION)
    assert tasks(game) == [] and waiting_for(game.table) == (Seat.WEST,)
