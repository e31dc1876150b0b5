"""A person may declare that he plays the house's system: all see it, and nobody changes it in a deal."""

from table.game import AINA, BIEL, HOUSE, JOAN, Game
from tapete.core import Seat
from tapete.table.intents import DeclareSystem, LeaveSeat, TakeSeat


def test_what_he_declares_stands_beside_his_name_for_all_to_read() -> None:
    game = Game().sit_down().does(JOAN, DeclareSystem(True))
    assert [seat for seat, seen in game.view(BIEL).seats.items() if seen.plays_house_card] == [Seat.SOUTH]
    game.does(JOAN, DeclareSystem(False))
    assert not game.view(AINA).seats[Seat.SOUTH].plays_house_card


def test_nobody_changes_his_system_while_a_deal_is_in_progress() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).shuffle().cut()
    assert not game.view(JOAN).may.declare_system
    assert game.refusal(JOAN, DeclareSystem(True)) == ("table/not-now", None)
    game.calls("P P P P").does(JOAN, DeclareSystem(True))


def test_only_who_sits_declares_and_says_it_once() -> None:
    game = Game().sit_down(Seat.SOUTH)
    assert game.refusal(BIEL, DeclareSystem(True)) == ("table/not-seated", None)
    assert game.refusal(HOUSE, DeclareSystem(True)) == ("table/not-yours", None)
    assert game.refusal(JOAN, DeclareSystem(False)) == ("table/not-now", None)


def test_it_is_his_while_the_seat_is_kept_for_him_and_of_nobody_after_him() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).does(JOAN, DeclareSystem(True))
    game.does(JOAN, LeaveSeat(), TakeSeat(Seat.SOUTH))
    assert game.view(JOAN).seats[Seat.SOUTH].plays_house_card
    other = Game().sit_down(Seat.SOUTH).does(JOAN, DeclareSystem(True), LeaveSeat())
    other.does(AINA, TakeSeat(Seat.SOUTH))
    assert not other.view(AINA).seats[Seat.SOUTH].plays_house_card
