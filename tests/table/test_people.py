"""Who sits at a table: people, robots of the house, and programs of somebody's from outside."""

from msgspec.structs import replace

from table.game import BIEL, FOUR, JOAN, SPEC_AUCTION, Game
from tapete.core import Seat
from tapete.table import Person, Program, Task, public_event, task_at
from tapete.table.events import SeatTaken
from tapete.table.intents import Claim, LeaveSeat, TakeSeat

BOT = Person("id-of-bot", "Gib", Program("Núria"))


def at_north(program: Program) -> Game:
    """Joan, Pau and Aina with a program at North, before the auction."""
    game = Game()
    for seat, person in FOUR.items():
        game.does(replace(BOT, program=program) if seat is Seat.NORTH else person, TakeSeat(seat))
    return game


def test_everyone_is_shown_that_a_program_sits_there_and_whose_it_is() -> None:
    game = at_north(Program("Núria"))
    for viewer in (JOAN, BIEL, BOT):
        seats = game.view(viewer).seats
        assert (seats.north.name, seats.north.program) == ("Gib", Program("Núria"))
        assert seats.east.program is None and not seats.north.is_robot
    public = public_event(SeatTaken(Seat.NORTH, BOT))
    assert isinstance(public, SeatTaken) and public.person == Person("", "Gib", Program("Núria"))


def test_a_program_that_knows_claims_leaves_them_to_the_others() -> None:
    game = at_north(Program("Núria")).begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION).plays("CA")
    assert game.view(Seat.SOUTH).may.claim


def test_where_a_program_knows_no_claims_all_thirteen_tricks_are_played() -> None:
    game = at_north(Program("", claims=False)).begin().draw_for(Seat.SOUTH).deal()
    game.calls(SPEC_AUCTION).plays("CA")
    assert not game.view(Seat.SOUTH).may.claim
    assert game.refusal(Seat.SOUTH, Claim(11)) == ("table/no-claims", None)
    game.does(BOT, LeaveSeat())
    assert not game.view(Seat.SOUTH).may.claim, "the seat is held for it"


def test_what_a_robot_would_have_to_do_in_the_seat_of_somebody_else() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal()
    assert [task_at(game.table, seat) for seat in Seat] == [None, None, Task.CALL, None]
