"""The play at the table (Laws 41 to 45 and 66, spec 000 §04 and §07)."""

import pytest

from table.game import BIEL, JOAN, SPEC_AUCTION, SPEC_PLAY, Game
from tapete.core import PASS, BySide, Card, Seat, Side, parse_cards
from tapete.scoring import Reason
from tapete.table import Phase, deal_record
from tapete.table.intents import MakeCall, PlayCard


def in_play() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION)


def seen(game: Game, viewer: Seat) -> set[Seat]:
    return {hand.seat for hand in game.view(viewer).hands}


def refusal(game: Game, seat: Seat, card: str) -> tuple[str, int | None]:
    return game.refusal(seat, PlayCard(Card.parse(card)))


def test_declarers_left_hand_opponent_leads_before_dummy_is_faced() -> None:
    game = in_play()
    assert all(seen(game, seat) == {seat} for seat in Seat)
    assert game.view(BIEL).hands == ()
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH):
        assert refusal(game, seat, "CA") == ("play/out-of-turn", 53)
    game.plays("CA")
    assert all(seen(game, seat) == {seat, Seat.NORTH} for seat in Seat)
    assert [hand.seat for hand in game.view(BIEL).hands] == [Seat.NORTH]


def test_dummy_lies_by_suits_with_trumps_on_its_right() -> None:
    dummy = in_play().plays("CA").view(Seat.WEST).hands[0]
    assert dummy.is_dummy and str(dummy.suits[0]) == "H"
    assert dummy.cards == parse_cards("HJ H9 H7 SK S8 S3 S2 DA DQ D5 CJ C4 C3")


def test_columns_do_not_move_when_a_suit_runs_out() -> None:
    game = in_play()
    before = [suit for suit in game.view(Seat.SOUTH).hands[0].suits if str(suit) != "C"]
    game.plays("CA C3 C7 CK")
    own = game.view(Seat.SOUTH).hands[1]
    assert list(own.suits) == before


def test_declarer_plays_dummys_cards_each_hand_in_its_turn() -> None:
    game = in_play().plays("CA")
    assert game.view(Seat.SOUTH).turn is Seat.NORTH and game.view(Seat.SOUTH).waiting_for == (Seat.SOUTH,)
    assert game.view(Seat.NORTH).may.cards == () and refusal(game, Seat.NORTH, "C3") == (
        "play/out-of-turn",
        53,
    )
    assert refusal(game, Seat.SOUTH, "CK") == ("play/not-held", 45)
    game.does(Seat.SOUTH, PlayCard(Card.parse("C3")))


def test_a_suit_must_be_followed() -> None:
    game = in_play().plays("CA")
    assert refusal(game, Seat.SOUTH, "HJ") == ("play/must-follow", 44)
    assert game.view(Seat.SOUTH).may.cards == parse_cards("CJ C4 C3")


def test_the_worked_example_of_the_rules_plays_as_it_says() -> None:
    game = in_play().plays("CA C3 C7 CK")
    assert game.view(JOAN).turn is Seat.WEST, "the king does not beat the ace"
    game = in_play().plays(SPEC_PLAY)
    view = game.view(JOAN)
    assert view.phase is Phase.RESULT and view.tricks_taken == 11 and view.tricks == BySide(11, 2)
    assert view.sheet is not None
    assert [(entry.points, entry.reason) for entry in view.sheet.entries] == [
        (120, Reason.TRICKS),
        (30, Reason.OVERTRICKS),
    ]
    assert view.sheet.games_won == BySide(1, 0) and view.may.cards == ()


def test_the_play_is_over_after_fifty_two_cards() -> None:
    game = in_play().plays(SPEC_PLAY)
    assert refusal(game, Seat.SOUTH, "HA") == ("play/over", 44)
    assert game.refusal(Seat.SOUTH, MakeCall(PASS)) == ("call/auction-over", 39)
    assert {hand.seat: len(hand.cards) for hand in game.view(BIEL).hands} == dict.fromkeys(Seat, 13)


def test_the_last_trick_is_shown_until_ones_side_plays_to_the_next() -> None:
    game = in_play().plays("CA C3 C7")
    assert all(game.view(seat).last_trick is None for seat in Seat)
    game.plays("CK")
    tricks = [game.view(viewer).last_trick for viewer in (*Seat, BIEL)]
    assert all(trick is not None and trick.winner is Seat.WEST and len(trick.cards) == 4 for trick in tricks)
    game.plays("CQ")
    shown = {seat.side: game.view(seat).last_trick is not None for seat in Seat}
    assert shown == {Side.NS: True, Side.EW: False} and game.view(BIEL).last_trick is None
    game.plays("C4")
    assert all(game.view(seat).last_trick is None for seat in Seat)


def test_everything_is_shown_when_the_deal_is_over_and_kept_on_its_page() -> None:
    game = in_play().plays("CA C3 C7 CK")
    assert deal_record(game.table, 1, 1) is None
    game.plays(SPEC_PLAY.split("CK", 1)[1])
    record = deal_record(game.table, 1, 1)
    assert record is not None and len(record.tricks) == 13 and record.tricks_taken == 11
    assert (record.tricks[0].cards, record.tricks[0].winner) == (parse_cards("CA C3 C7 CK"), Seat.WEST)


@pytest.mark.parametrize("seat", Seat)
def test_cards_left_are_counted_in_every_hand_seen_or_not(seat: Seat) -> None:
    game = in_play().plays("CA C3")
    view = game.view(Seat.EAST)
    assert view.seats[seat].cards_left == (12 if seat in (Seat.WEST, Seat.NORTH) else 13)
