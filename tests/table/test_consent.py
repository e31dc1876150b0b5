"""What needs the consent of others: taking back a call or a card, and breaking the rubber off (Law 80)."""

import pytest

from table.game import NURIA, PAU, SPEC_AUCTION, Game
from tapete.core import Call, Seat, Side, Vulnerability, parse_cards
from tapete.scoring import Reason
from tapete.table import Duty, Options, Phase, Robot, Task, deal_record, duties
from tapete.table.intents import (
    AnswerClaim,
    AnswerInterrupt,
    AnswerUndo,
    AskInterrupt,
    AskUndo,
    Claim,
    LeaveSeat,
    MakeCall,
    SeatRobot,
)
from tapete.table.options import Undo


def dealt(undo: Undo = Undo.ANY) -> Game:
    return Game(Options(undo=undo, prepared_deals=True)).sit_down().begin().draw_for(Seat.SOUTH).deal()


def granted(game: Game, asker: Seat) -> Game:
    game.does(asker, AskUndo())
    return game.does(asker.lho, AnswerUndo(True)).does(asker.rho, AnswerUndo(True))


# Undo


def test_a_call_is_taken_back_with_all_that_followed_when_both_opponents_grant_it() -> None:
    game = granted(dealt().calls("1H P 2H"), Seat.SOUTH)
    view = game.view(Seat.SOUTH)
    assert view.auction == () and view.turn is Seat.SOUTH and view.undo is None
    game.calls("1C")


def test_its_explanation_goes_with_it() -> None:
    game = granted(dealt().calls("1H P 2H P"), Seat.NORTH)
    assert [str(seen.call) for seen in game.view(Seat.SOUTH).auction] == ["1H", "P"]
    assert len(game.table.explanations) == 2


def test_the_opponents_are_asked_and_one_refusal_is_enough() -> None:
    game = dealt().calls("1H").does(Seat.SOUTH, AskUndo())
    assert set(game.view(Seat.NORTH).waiting_for) == {Seat.EAST, Seat.WEST}
    game.does(Seat.EAST, AnswerUndo(True))
    assert game.view(Seat.EAST).waiting_for == (Seat.WEST,)
    game.does(Seat.WEST, AnswerUndo(False))
    assert game.view(Seat.EAST).undo is None and len(game.view(Seat.EAST).auction) == 1


def test_partner_has_no_say_and_nobody_answers_twice() -> None:
    game = dealt().calls("1H").does(Seat.SOUTH, AskUndo())
    assert game.refusal(Seat.NORTH, AnswerUndo(True)) == ("table/not-yours", None)
    assert game.refusal(Seat.NORTH, AnswerUndo(False)) == ("table/not-yours", None)
    assert game.refusal(Seat.SOUTH, AnswerUndo(True)) == ("table/not-yours", None)
    game.does(Seat.EAST, AnswerUndo(True))
    assert game.refusal(Seat.EAST, AnswerUndo(True)) == ("table/answered", None)


def test_who_asked_may_withdraw_and_who_granted_may_think_better_of_it() -> None:
    for seat in (Seat.SOUTH, Seat.EAST):
        game = dealt().calls("1H").does(Seat.SOUTH, AskUndo()).does(Seat.EAST, AnswerUndo(True))
        assert game.view(seat).may.withdraw_undo and not game.view(seat).may.answer_undo
        game.does(seat, AnswerUndo(False))
        assert game.view(Seat.NORTH).undo is None and len(game.view(Seat.NORTH).auction) == 1


def test_one_question_at_a_time() -> None:
    game = dealt().calls("1H P").does(Seat.SOUTH, AskUndo())
    assert game.refusal(Seat.WEST, AskUndo()) == ("table/asked-already", None)


def test_it_lapses_when_the_game_goes_on() -> None:
    game = dealt().calls("1H").does(Seat.SOUTH, AskUndo()).calls("P")
    assert game.view(Seat.SOUTH).undo is None
    assert game.refusal(Seat.EAST, AnswerUndo(True)) == ("table/nothing-asked", None)
    game.calls("2H P 4H P P P").plays("CA").does(Seat.WEST, AskUndo()).plays("C3")
    assert game.view(Seat.SOUTH).undo is None


@pytest.mark.parametrize("undo", [Undo.AUCTION, Undo.ANY])
def test_the_call_that_closed_the_auction_can_be_taken_back(undo: Undo) -> None:
    game = granted(dealt(undo).calls(SPEC_AUCTION), Seat.EAST)
    view = game.view(Seat.EAST)
    assert view.phase is Phase.AUCTION and view.contract is None and view.turn is Seat.EAST
    game.does(Seat.EAST, MakeCall(Call.parse("4S"))).calls("P P P")
    assert game.view(Seat.EAST).contract is not None


def test_a_table_that_never_undoes_undoes_nothing() -> None:
    game = dealt(Undo.NEVER).calls("1H")
    assert game.refusal(Seat.SOUTH, AskUndo()) == ("table/no-undo", None)


def test_a_table_that_undoes_calls_undoes_nothing_after_the_opening_lead() -> None:
    game = dealt(Undo.AUCTION).calls(SPEC_AUCTION).plays("CA")
    assert game.refusal(Seat.WEST, AskUndo()) == ("table/no-undo", None)
    assert not game.view(Seat.WEST).may.ask_undo


def test_a_card_is_taken_back_where_the_table_allows_it() -> None:
    game = granted(dealt().calls(SPEC_AUCTION).plays("CA C3 C7 CK CQ"), Seat.EAST)
    view = game.view(Seat.EAST)
    assert view.turn is Seat.EAST and view.trick is not None
    assert view.trick.cards == parse_cards("CA C3") and view.last_trick is None


def test_the_opening_lead_taken_back_covers_dummy_again() -> None:
    game = granted(dealt().calls(SPEC_AUCTION).plays("CA"), Seat.WEST)
    assert [hand.seat for hand in game.view(Seat.WEST).hands] == [Seat.WEST]
    assert game.view(Seat.WEST).phase is Phase.PLAY


def test_declarer_takes_back_dummys_card_as_his_own() -> None:
    game = granted(dealt().calls(SPEC_AUCTION).plays("CA C3"), Seat.SOUTH)
    assert game.view(Seat.SOUTH).turn is Seat.NORTH
    assert game.refusal(Seat.NORTH, AskUndo()) == ("table/nothing-to-undo", None)


def test_who_has_not_called_has_nothing_to_take_back() -> None:
    game = dealt().calls("1H")
    assert game.refusal(Seat.WEST, AskUndo()) == ("table/nothing-to-undo", None)
    assert game.refusal(Seat.EAST, AnswerUndo(True)) == ("table/nothing-asked", None)


def test_nothing_is_taken_back_once_a_claim_has_faced_a_hand() -> None:
    game = dealt().calls(SPEC_AUCTION).plays("CA").does(Seat.WEST, AskUndo()).does(Seat.SOUTH, Claim(11))
    assert game.view(Seat.WEST).undo is None
    assert game.refusal(Seat.WEST, AskUndo()) == ("table/not-now", None)
    game.does(Seat.WEST, AnswerClaim(False))
    assert game.refusal(Seat.WEST, AskUndo()) == ("table/no-undo", None)


def test_a_robot_that_stands_in_answers_for_who_left() -> None:
    game = dealt().calls("1H").does(Seat.SOUTH, AskUndo()).does(Seat.EAST, AnswerUndo(True))
    game.does(Seat.WEST, LeaveSeat())
    assert duties(game.table) == ()
    game.does(NURIA, SeatRobot(Seat.WEST))
    assert duties(game.table) == (Duty(Robot(Seat.WEST), Task.ANSWER_UNDO),)
    game.does(Seat.WEST, AnswerUndo(True))
    assert game.view(NURIA).auction == ()


# Breaking off


def broken_off(game: Game) -> Game:
    game.does(Seat.NORTH, AskInterrupt())
    for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST):
        game.does(seat, AnswerInterrupt(True))
    return game


def game_won(game: Game) -> Game:
    """North-South have won a game and lie ready for the next deal."""
    game.calls(SPEC_AUCTION).plays("CA").does(Seat.SOUTH, Claim(11)).claims_agreed()
    return game.everyone_is_ready()


def test_when_all_agree_the_rubber_is_scored_as_it_stands_and_the_deal_in_progress_is_void() -> None:
    game = game_won(dealt()).deal().calls("P 1C P P P")
    view = broken_off(game).view(NURIA)
    assert view.phase is Phase.RUBBER_OVER and view.sheet is not None and view.sheet.is_interrupted
    assert [(entry.points, entry.reason) for entry in view.sheet.entries][-1] == (300, Reason.UNFINISHED_GAME)
    assert len(view.sheet.deals) == 1 and view.hands == () and view.auction == ()
    assert view.rubbers[0].winner is Side.NS and view.vulnerability is Vulnerability.NS
    assert deal_record(game.table, 1, 2) is None


@pytest.mark.parametrize("seat", [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST])
def test_one_refusal_and_the_rubber_goes_on(seat: Seat) -> None:
    game = game_won(dealt()).does(Seat.NORTH, AskInterrupt()).does(Seat.EAST, AnswerInterrupt(True))
    game.does(seat, AnswerInterrupt(False))
    assert game.view(NURIA).interrupt is None and game.view(NURIA).phase is Phase.SHUFFLE
    game.does(Seat.SOUTH, AskInterrupt())


def test_nobody_agrees_twice_and_nobody_proposes_while_it_is_proposed() -> None:
    game = game_won(dealt()).does(Seat.NORTH, AskInterrupt())
    assert game.refusal(Seat.NORTH, AnswerInterrupt(True)) == ("table/not-yours", None)
    assert game.refusal(Seat.EAST, AskInterrupt()) == ("table/asked-already", None)
    game.does(Seat.EAST, AnswerInterrupt(True))
    assert game.refusal(Seat.EAST, AnswerInterrupt(True)) == ("table/answered", None)
    assert game.view(PAU).may.withdraw_interrupt


def test_the_game_goes_on_while_the_question_is_open() -> None:
    game = dealt().does(Seat.WEST, AskInterrupt()).calls("1H P")
    assert game.view(NURIA).interrupt is not None
    game.does(Seat.NORTH, AnswerInterrupt(False))


def test_a_rubber_that_has_been_won_meanwhile_is_not_broken_off() -> None:
    game = game_won(dealt())
    for _ in range(3):
        game.deal().calls("P P P P").everyone_is_ready()
    game.deal().calls(SPEC_AUCTION).does(Seat.NORTH, AskInterrupt()).plays("CA")
    game.does(Seat.SOUTH, Claim(11)).claims_agreed()
    assert game.view(NURIA).interrupt is None
    assert game.refusal(Seat.EAST, AnswerInterrupt(True)) == ("table/nothing-asked", None)
    assert game.refusal(Seat.EAST, AskInterrupt()) == ("table/not-now", 80)
    assert not game.view(PAU).may.ask_interrupt


def test_there_is_no_rubber_to_break_off_before_the_draw_is_over() -> None:
    assert Game().sit_down().refusal(Seat.NORTH, AskInterrupt()) == ("table/not-now", None)
    assert Game().sit_down().begin().refusal(Seat.NORTH, AskInterrupt()) == ("table/not-now", None)
    assert Game().sit_down().begin().refusal(Seat.NORTH, AnswerInterrupt(True)) == (
        "table/nothing-asked",
        None,
    )


def test_robots_agree_for_who_left() -> None:
    game = game_won(dealt()).does(Seat.WEST, LeaveSeat()).does(NURIA, SeatRobot(Seat.WEST), AskInterrupt())
    assert Duty(Robot(Seat.WEST), Task.ANSWER_INTERRUPT) in duties(game.table)
    game.does(Seat.WEST, AnswerInterrupt(True)).does(Seat.EAST, AnswerInterrupt(True))
    game.does(Seat.SOUTH, AnswerInterrupt(True))
    assert game.view(NURIA).phase is Phase.RUBBER_OVER
