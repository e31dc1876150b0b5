"""Boards that were dealt elsewhere are played again, and nobody is told what is in them."""

import pytest

from table.game import BIEL, HOUSE, JOAN, SPEC_DEAL, Game
from tapete.core import Deal, Seat, board_dealer
from tapete.scoring import Form
from tapete.table import Options, Phase, deal_record, public_event
from tapete.table.events import BoardsBrought
from tapete.table.intents import BringBoards

DEALS = (SPEC_DEAL, str(Deal.from_number(47)), str(Deal.from_number(20261130)))


def brought(form: Form = Form.DUPLICATE) -> Game:
    return Game(Options(boards=8), form=form).does(HOUSE, BringBoards("k4m/1", DEALS)).sit_down()


def test_boards_brought_are_played_as_they_are_with_no_shuffle_and_no_proof() -> None:
    game = brought().begin_boards()
    assert game.view(JOAN).phase is Phase.AUCTION and game.view(JOAN).boards_from == "k4m/1"
    assert game.view(JOAN).boards == 3
    for number, text in enumerate(DEALS, 1):
        assert game.table.deal == Deal.parse(text)
        assert game.view(BIEL).dealer is board_dealer(number)
        assert game.view(BIEL).proof is None
        game.calls("P P P P").everyone_is_ready()
        record = deal_record(game.table, 1, number)
        assert record is not None and record.proof is None
    assert game.table.phase is Phase.RUBBER_OVER


def test_the_next_set_at_that_table_is_dealt_there() -> None:
    game = brought().begin_boards()
    for _ in DEALS:
        game.calls("P P P P").everyone_is_ready()
    game.everyone_is_ready()
    assert game.table.phase is Phase.SHUFFLE and game.view(JOAN).boards == 8
    assert game.view(JOAN).boards_from is None


def test_nobody_hears_what_is_in_them() -> None:
    event = next(event for event in brought().log if isinstance(event, BoardsBrought))
    assert public_event(event) == BoardsBrought("k4m/1", ())


def test_the_house_alone_brings_boards_and_only_before_anything_is_played() -> None:
    game = Game(form=Form.DUPLICATE)
    assert game.refusal(JOAN, BringBoards("k4m/1", DEALS)) == ("table/not-yours", None)
    assert brought().refusal(HOUSE, BringBoards("k4m/1", DEALS)) == ("table/not-now", None)
    assert game.sit_down().begin_boards().refusal(HOUSE, BringBoards("k4m/1", DEALS)) == (
        "table/not-now",
        None,
    )


def test_boards_belong_to_duplicate() -> None:
    assert Game(form=Form.RUBBER).refusal(HOUSE, BringBoards("k4m/1", DEALS)) == ("table/not-now", None)


@pytest.mark.parametrize("deals", [(), ("N:- - - -",), DEALS * 13])
def test_a_set_is_one_to_thirty_six_whole_deals(deals: tuple[str, ...]) -> None:
    game = Game(form=Form.DUPLICATE)
    assert game.refusal(HOUSE, BringBoards("k4m/1", deals)) == ("table/bad-deal", None)
    assert Seat.NORTH in game.view(JOAN).may.take_seats
