"""What a program is told of a board."""

from hypothesis import given
from hypothesis import strategies as st

from strategies import contracts, deals, played
from table.game import SPEC_AUCTION, Game
from tapete.core import Contract, Deal, Play, Seat
from tapete.server.bluechip.board import dealt_to, explanation_of, has_acted, key_of, next_board, turn_at


@given(deals, contracts, st.binary(min_size=52, max_size=52))
def test_whose_hand_each_card_came_from_is_known_however_far_the_play_has_gone(
    deal: Deal, contract: Contract, choices: bytes
) -> None:
    play = Play.start(contract)
    whole = played(play, deal, choices)
    for number, card in enumerate(whole.cards):
        assert turn_at(whole, number) is play.turn
        play = play.after(card, deal[play.turn])


def test_a_hand_is_told_as_it_was_dealt_and_dummy_once_he_is_faced() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION).plays("CA C3 C7 CK")
    assert str(dealt_to(game.table, Seat.SOUTH, Seat.SOUTH)) == "AQT.AKQ854.JT3.K"
    assert str(dealt_to(game.table, Seat.EAST, Seat.NORTH)) == "K832.J97.AQ5.J43"
    assert explanation_of(game.table, 0) is None


def test_who_has_called_has_acted_and_the_next_board_is_another() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal()
    assert next_board((0, 0))(game.table) and next_board(key_of(game.table))(game.table) is None
    assert not has_acted(game.table, Seat.SOUTH)
    game.calls("1H")
    assert has_acted(game.table, Seat.SOUTH) and not has_acted(game.table, Seat.WEST)
