"""Practice: positions are taken up as often as one likes, say so to everybody, and count nowhere."""

import pytest
from msgspec.structs import replace

from table.game import AINA, BIEL, HOUSE, JOAN, SPEC_AUCTION, SPEC_DEAL, SPEC_PLAY, Game
from tapete.core import Auction, Card, Contract, Outcome, Seat, parse_cards
from tapete.scoring import Form
from tapete.table import Options, Phase, deal_record, public_event
from tapete.table.events import PositionsLaid
from tapete.table.intents import (
    AskInterrupt,
    AskUndo,
    BeginPosition,
    BeginRubber,
    BringBoards,
    LayPositions,
    MakeCall,
    PlayCard,
    StopTable,
)
from tapete.table.options import Undo
from tapete.table.position import MOST_POSITIONS, Position

CALLS = Auction.of(Seat.SOUTH, SPEC_AUCTION).calls
CARDS = parse_cards(SPEC_PLAY)
WHOLE = Position(SPEC_DEAL, first_dealer=Seat.SOUTH)
FROM_LEAD = replace(WHOLE, calls=CALLS)
FROM_TRICK_FOUR = replace(FROM_LEAD, cards=CARDS[:14])
BIDDING = replace(WHOLE, is_bidding_only=True)


def practising(*positions: Position, form: Form = Form.RUBBER, undo: Undo = Undo.ANY) -> Game:
    game = Game(Options(undo=undo), form=form).sit_down().does(HOUSE, LayPositions(positions))
    return game.does(JOAN, BeginRubber())


def test_a_deal_is_taken_up_from_its_first_call_without_draw_shuffle_or_cut() -> None:
    game = practising(WHOLE)
    assert game.table.phase is Phase.AUCTION
    assert game.table.auction == Auction.start(Seat.SOUTH)
    assert game.view(Seat.SOUTH).proof is None, "no chance made it here"


def test_from_the_lead_on_the_auction_is_given_with_its_explanations() -> None:
    game = practising(FROM_LEAD)
    view = game.view(Seat.WEST)
    assert [call.call for call in view.auction] == list(CALLS)
    assert (view.phase, view.turn, len(view.may.cards)) == (Phase.PLAY, Seat.WEST, 13)


def test_from_a_trick_on_the_cards_before_it_are_gone_and_the_tricks_are_won() -> None:
    game = practising(FROM_TRICK_FOUR)
    view = game.view(BIEL)
    assert (view.tricks.ns, view.tricks.ew) == (2, 1)
    assert view.trick is not None and view.trick.cards == CARDS[12:14]
    assert [hand.seat for hand in view.hands] == [Seat.NORTH], "dummy, and no other hand"


def test_nobody_calls_before_a_position_is_begun() -> None:
    game = Game().sit_down().does(HOUSE, LayPositions((WHOLE,)))
    assert game.refusal(Seat.SOUTH, MakeCall(CALLS[0])) == ("table/not-now", None)


def test_everybody_is_told_that_it_is_practice_from_the_door_too() -> None:
    game = Game(Options(watchers=False)).sit_down().does(HOUSE, LayPositions((FROM_TRICK_FOUR, WHOLE)))
    for who in (JOAN, BIEL):
        seen = game.view(who).practice
        assert seen is not None
        assert (seen.place, seen.of, seen.following, seen.calls, seen.cards) == (0, 2, 1, 8, 14)


def test_nobody_is_told_what_was_laid_out() -> None:
    game = practising(WHOLE)
    laid = next(event for event in game.log if isinstance(event, PositionsLaid))
    assert public_event(laid) == PositionsLaid((), None)


def test_played_to_its_end_it_has_a_page_of_its_own_and_counts_nowhere() -> None:
    game = practising(FROM_TRICK_FOUR)
    for card in CARDS[14:]:
        game.does(_player(game), PlayCard(card))
    assert game.table.phase is Phase.RESULT
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.tricks_taken == 11
    assert [entry.points for entry in record.entries] == [120, 30]
    game.everyone_is_ready()
    assert (game.table.phase, game.table.rubber, game.table.rubbers) == (Phase.PLAY, 2, ())
    again = deal_record(game.table, 1, 1)
    assert again == record, "the sheet of that time is kept"


def test_when_all_are_ready_the_next_follows_and_after_the_last_the_first() -> None:
    game = practising(WHOLE, replace(WHOLE, first_dealer=Seat.WEST))
    places = []
    for _ in range(3):
        assert game.table.practice is not None
        places.append(game.table.practice.place)
        game.calls("P P P P").everyone_is_ready()
    assert places == [0, 1, 0]


def test_a_person_at_the_table_takes_the_same_up_again_whenever_he_likes() -> None:
    game = practising(WHOLE).calls("1C").does(JOAN, BeginPosition(0))
    assert game.table.auction == Auction.start(Seat.SOUTH)
    assert game.refusal(BIEL, BeginPosition(0)) == ("table/not-seated", None)
    assert game.refusal(HOUSE, BeginPosition(0)) == ("table/not-yours", None)
    assert game.refusal(JOAN, BeginPosition(1)) == ("table/bad-place", None)


def test_a_table_that_is_not_for_practice_begins_nothing_again() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).shuffle().cut()
    assert game.refusal(JOAN, BeginPosition(0)) == ("table/not-now", None)


def test_the_sheet_stands_as_it_stood_before_that_deal() -> None:
    part_score = Outcome(Contract.parse("2H", Seat.NORTH), 8)
    game = practising(replace(WHOLE, earlier=(part_score,)))
    assert game.table.sheet is not None and game.table.sheet.outcomes == (part_score,)
    assert game.view(JOAN).dealer is Seat.WEST


def test_a_board_keeps_its_number_its_dealer_and_its_vulnerability() -> None:
    game = practising(Position(SPEC_DEAL, board=7), form=Form.DUPLICATE)
    assert (game.view(JOAN).deal, game.view(JOAN).dealer) == (7, Seat.SOUTH)
    game.calls("P P P P")
    assert game.table.sheet is not None and game.table.sheet.deal_numbers == (7,)


def test_bidding_only_ends_with_the_auction_all_cards_open_and_nothing_scored() -> None:
    for calls in (SPEC_AUCTION, "P P P P"):
        game = practising(BIDDING).calls(calls)
        view = game.view(BIEL)
        assert (view.phase, len(view.hands), view.tricks_taken) == (Phase.RESULT, 4, None)
        assert all(len(hand.cards) == 13 for hand in view.hands)
        assert not game.table.finished
        game.everyone_is_ready()
        assert game.table.phase is Phase.AUCTION


def test_nothing_can_be_broken_off_or_stopped_where_nothing_counts() -> None:
    game = practising(WHOLE)
    assert game.refusal(JOAN, AskInterrupt()) == ("table/not-now", 80)
    assert game.refusal(JOAN, StopTable()) == ("table/not-now", None)


def test_what_was_given_is_not_taken_back() -> None:
    game = practising(FROM_TRICK_FOUR)
    assert all(game.refusal(seat, AskUndo())[0] == "table/nothing-to-undo" for seat in Seat)
    game.does(_player(game), PlayCard(CARDS[14]))
    asker = next(seat for seat in Seat if game.view(seat).may.ask_undo)
    game.does(asker, AskUndo())
    assert game.table.undo is not None and game.table.undo.cards == 14
    assert practising(replace(WHOLE, calls=CALLS[:1])).refusal(JOAN, AskUndo())[0] == "table/nothing-to-undo"


@pytest.mark.parametrize(
    "positions",
    [
        (),
        (WHOLE,) * (MOST_POSITIONS + 1),
        (replace(WHOLE, deal="N:- - - -"),),
        (replace(WHOLE, calls=(CALLS[2], CALLS[0])),),
        (replace(WHOLE, cards=CARDS[:1]),),
        (replace(FROM_LEAD, cards=(Card.parse("SA"),)),),
        (replace(FROM_LEAD, cards=CARDS),),
        (replace(FROM_LEAD, is_bidding_only=True),),
        (replace(WHOLE, calls=Auction.of(Seat.SOUTH, "P P P P").calls),),
        (replace(WHOLE, earlier=(Outcome(Contract.parse("4H", Seat.NORTH), 10),) * 2),),
        (replace(WHOLE, board=0),),
    ],
)
def test_what_is_no_position_is_laid_on_no_table(positions: tuple[Position, ...]) -> None:
    assert Game().refusal(HOUSE, LayPositions(positions)) == ("table/bad-deal", None)


def test_positions_are_laid_once_by_the_house_before_anything_is_played() -> None:
    game = Game().sit_down()
    assert game.refusal(AINA, LayPositions((WHOLE,))) == ("table/not-yours", None)
    game.does(HOUSE, LayPositions((WHOLE,)))
    assert game.refusal(HOUSE, LayPositions((WHOLE,))) == ("table/not-now", None)
    assert practising(WHOLE).refusal(HOUSE, LayPositions((WHOLE,))) == ("table/not-now", None)
    boards = Game(form=Form.DUPLICATE).does(HOUSE, LayPositions((WHOLE,)))
    assert boards.refusal(HOUSE, BringBoards("k4m/1", (SPEC_DEAL,))) == ("table/not-now", None)


def _player(game: Game) -> Seat:
    assert game.table.play is not None
    return game.table.player_of(game.table.play.turn)
